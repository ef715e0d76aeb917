// A sample paragraph held against the voice as the form has it now, and rewritten by the connected model.
import '@fontsource-variable/source-serif-4';
import type { VoiceLanguage, VoiceProfile } from '@folio/contract/brand-voices';
import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { useMe } from '../../base/use-me.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { markLines } from '../../ui/voice-marks.ts';
import { VoiceReportView } from '../../ui/voice-report.tsx';
import classes from './voice-editor.module.css';

/** Nothing of it is kept. */
export function VoiceTryOut({ profile, language }: { profile: VoiceProfile; language: VoiceLanguage }) {
  const { t } = useText();
  const [text, setText] = useState('');
  const attempt = useMutation({
    mutationFn: async (sample: string) => ({ sample, ...(await api.brandVoices.tryOut({ profile, language, text: sample })) }),
  });
  const sample = text.trim();
  const { data } = attempt;
  return (
    <Panel title={t('voices.try.title')}>
      <Stack
        as="form"
        gap={16}
        onSubmit={(event) => {
          event.preventDefault();
          if (sample && !attempt.isPending) attempt.mutate(sample);
        }}
      >
        <Textarea
          label={t('voices.try.sample')}
          placeholder={t('voices.try.placeholder')}
          maxLength={4000}
          rows={5}
          lang={language}
          error={attempt.error ? messageOf(attempt.error) : undefined}
          styles={{ input: { resize: 'vertical' } }}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="default" loading={attempt.isPending} disabled={!sample}>
            {t('voices.try.verb')}
          </Button>
        </div>
      </Stack>
      <div aria-live="polite">
        {data ? (
          <Stack mt={20} gap={20}>
            <VoiceReportView report={data.report} />
            {data.report.findings.some((finding) => finding.line) ? (
              <p className={classes.sample} lang={language}>
                {markLines(data.sample, data.report.findings).map(({ at, text: piece, mark }) =>
                  mark ? (
                    <mark key={at} data-mark={mark}>
                      {piece}
                    </mark>
                  ) : (
                    <span key={at}>{piece}</span>
                  ),
                )}
              </p>
            ) : null}
            <Rewritten text={data.rewritten} by={data.written_by} problem={data.problem} language={language} />
          </Stack>
        ) : null}
      </div>
    </Panel>
  );
}

interface TryOutResult {
  text: string | null;
  by: string | null;
  problem: string | null;
  language: VoiceLanguage;
}

function Rewritten({ text, by, problem, language }: TryOutResult) {
  const { t } = useText();
  const { user_info: me } = useMe();
  if (text !== null) {
    return (
      <section>
        <Row mb={6} gap={12} justify="between">
          <Text as="h3" size="sm" weight="semibold">
            {t('voices.try.rewritten')}
          </Text>
          <CopyButton text={text} label={t('voices.try.copy')} />
        </Row>
        <p className={classes.rewritten} lang={language}>
          {text}
        </p>
        {by ? (
          <Text size="sm" tone="quiet" mt={6} className={classes.quiet}>
            {t('voices.try.by', { model: by })}
          </Text>
        ) : null}
      </section>
    );
  }
  return (
    <Text size="sm" tone="quiet" mt={6} className={classes.quiet}>
      {problem ?? t(me.text_model ? 'voices.try.notRewritten' : 'voices.try.noModel')}{' '}
      {!me.text_model && me.can.manage_models ? (
        <Link to="/control-panel/{-$section}" params={{ section: 'models' }} className="text-link">
          {t('editor.connectModel')}
        </Link>
      ) : null}
    </Text>
  );
}
