// Brand voice report of the text, and the users responsible for its exceptions.

import type { VoiceFinding } from '@folio/contract/brand-voices';
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../base/api.ts';
import { useDocumentSession } from '../../../base/document-session-context.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatDay } from '../../../ui/intl-format.ts';
import { SkeletonBlock } from '../../../ui/skeleton-rows.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { VoiceReportView } from '../../../ui/voice-report.tsx';
import classes from '../core/side-panel.module.css';
import { voiceReportQuery } from './voice.queries.ts';
import { WaiveForm } from './waive-form.tsx';

/** Looked at again with every save, not with every key. */
export function VoiceTab({ order }: { order: DocumentDetail }) {
  const { showLine } = useDocumentSession();
  const { t, language } = useText();
  const { data, error, refetch } = useQuery(voiceReportQuery(order.order_detail_id, order.updated_at));
  const [waived, setWaived] = useState<string | null>(null);
  // The pressed button is gone: focus continues from the remaining elements.
  const [justWaived, setJustWaived] = useState<string | null>(null);
  if (error && !data) {
    return <ErrorState title={t('voices.document.failed')} message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonBlock height={220} />;
  const { report, brand_voice: voice, can } = data;
  if (!report) return null;
  const actionFor = (finding: VoiceFinding) => {
    const { rule, waiver } = finding;
    if (waiver) {
      const { name, reason, at } = waiver;
      return (
        <p className={classes.waiver} tabIndex={-1} ref={rule === justWaived ? (line) => line?.focus() : null}>
          {t('voices.document.waived', { name, reason, day: formatDay(at, language) })}
        </p>
      );
    }
    // A rule is waived for the whole text, so it is asked once.
    const isFirst = report.findings.find((one) => one.rule === rule) === finding;
    if (rule === null || !can.waive || !isFirst) return null;
    if (waived === rule) {
      return (
        <WaiveForm
          order={order}
          finding={finding}
          rule={rule}
          onWaived={() => setJustWaived(rule)}
          onClose={() => setWaived(null)}
        />
      );
    }
    return (
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('voices.document.waiveLabel', { rule: finding.detail })}
        onClick={() => setWaived(rule)}
      >
        {t('voices.document.waive')}
      </Button>
    );
  };
  return (
    <>
      <VoiceReportView
        report={report}
        onShow={({ line, detail, kind }) => showLine({ line, words: kind === 'sentence_length' ? '' : detail })}
        actionFor={actionFor}
      />
      {voice ? (
        <Text size="sm" tone="quiet" className={classes.against}>
          {t('voices.document.against', { name: voice.name })}
        </Text>
      ) : null}
    </>
  );
}
