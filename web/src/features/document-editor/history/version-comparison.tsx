// Two versions of a text, the older on the left: what came in is underlined, what went out is struck.
import type { DocumentVersion } from '@folio/contract/orders';
import { Button, SegmentedControl, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Trans } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/intl-format.ts';
import { SkeletonBlock } from '../../../ui/skeleton-rows.tsx';
import { useText } from '../../../ui/use-text.ts';
import { compareBlocks } from './compare-blocks.ts';
import { ComparedText, type ComparisonView } from './compared-text.tsx';
import classes from './history.module.css';
import { versionQuery } from './history.queries.ts';
import { readBlocks } from './read-blocks.ts';

interface VersionComparisonProps {
  versions: DocumentVersion[];
  chosen: DocumentVersion;
  current: DocumentVersion;
  language: string;
  isRestoring: boolean;
  onRestore: () => void;
}

/** The current version is compared with the one before it, any other with the current one, until something else is chosen. */
export function VersionComparison({ versions, chosen, current, language, isRestoring, onRestore }: VersionComparisonProps) {
  const { t } = useText();
  const [view, setView] = useState<ComparisonView>('inline');
  const before = versions.find((version) => version.number < chosen.number);
  const [otherId, setOtherId] = useState(chosen.id === current.id ? before?.id : current.id);
  const other = versions.find((version) => version.id === otherId) ?? chosen;
  const [older, newer] = chosen.number <= other.number ? [chosen, other] : [other, chosen];
  const nameOf = (version: DocumentVersion) => version.name ?? t('editor.history.version', { number: version.number });
  const options = versions
    .filter((version) => version.id !== chosen.id)
    .map((version) => ({
      value: String(version.id),
      label: version.is_current ? `${nameOf(version)} (${t('editor.history.current')})` : nameOf(version),
    }));
  return (
    <div className={classes.compared}>
      <div className={classes.bar}>
        {options.length > 0 ? (
          <Select
            w={200}
            aria-label={t('editor.history.compareWith', { name: nameOf(chosen) })}
            data={options}
            value={otherId === undefined ? null : String(otherId)}
            allowDeselect={false}
            comboboxProps={{ withinPortal: true, shadow: 'none' }}
            onChange={(value) => setOtherId(Number(value))}
          />
        ) : null}
        <SegmentedControl
          aria-label={t('editor.history.view')}
          value={view}
          data={[
            { value: 'inline', label: t('editor.history.inline') },
            { value: 'sides', label: t('editor.history.sides') },
          ]}
          onChange={(value) => setView(value)}
        />
        <span style={{ flex: 1 }} />
        {chosen.id === current.id ? null : (
          <Button loading={isRestoring} onClick={onRestore}>
            {t('editor.history.restore')}
          </Button>
        )}
      </div>
      <Compared older={older} newer={newer} view={view} language={language} names={[nameOf(older), nameOf(newer)]} />
    </div>
  );
}

interface ComparedProps {
  older: DocumentVersion;
  newer: DocumentVersion;
  view: ComparisonView;
  language: string;
  names: [string, string];
}

function Compared({ older, newer, view, language, names }: ComparedProps) {
  const { t, language: reader } = useText();
  const answers = useQueries({ queries: [older, newer].map((version) => versionQuery(version.id, version.updated_at)) });
  const [olderHtml, newerHtml] = answers.map((answer) => answer.data?.version.html);
  const comparison = useMemo(
    () =>
      olderHtml === undefined || newerHtml === undefined ? null : compareBlocks(readBlocks(olderHtml), readBlocks(newerHtml)),
    [olderHtml, newerHtml],
  );
  if (answers.some((answer) => answer.isError)) {
    const again = () => answers.forEach((answer) => void answer.refetch());
    return <ErrorState title={t('editor.history.showFailed')} onRetry={again} />;
  }
  if (!comparison) {
    return (
      <div className={classes.waiting}>
        <SkeletonBlock height={360} />
      </div>
    );
  }
  const { added, removed } = comparison;
  const isSame = added === 0 && removed === 0 && comparison.rows.every((row) => row.before && row.after);
  const figures = {
    added: formatNumber(added, reader),
    removed: formatNumber(removed, reader),
    older: names[0],
    newer: names[1],
  };
  return (
    <section className={classes.scroll} aria-label={t('editor.history.comparison')}>
      <p className={classes.said} style={{ marginBottom: 18 }} aria-live="polite">
        {older.id === newer.id || isSame ? (
          t('editor.history.noDifference')
        ) : (
          <Trans i18nKey="editor.history.compared" values={figures} components={{ ins: <ins />, del: <del /> }} />
        )}
      </p>
      <ComparedText comparison={comparison} view={view} language={language} names={names} />
    </section>
  );
}
