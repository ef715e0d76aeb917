import type { RequestLine, RequestStage, TranslationRequest } from '@folio/contract/translation-requests';
import { Select } from '@mantine/core';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { ChangesPanel } from './changes-panel.tsx';
import classes from './request-page.module.css';

const delivered = new Set(['delivered', 'done']);

/** Returns the stages of a line with readable text, the last one first. */
export const deliveredStages = (line: RequestLine): (RequestStage & { job_id: number })[] =>
  line.stages
    .filter((stage): stage is RequestStage & { job_id: number } => stage.job_id !== null && delivered.has(stage.state))
    .toReversed();

interface DeliveredTextProps {
  request: TranslationRequest;
  line: RequestLine;
  /** Of the stage; null for the last one. */
  jobId: number | null;
  onChooseStage: (jobId: number) => void;
}

/** Changes of a delivered stage of a line; nothing before the first delivery. */
export function DeliveredText({ request, line, jobId, onChooseStage }: DeliveredTextProps) {
  const { t } = useText();
  const stages = deliveredStages(line);
  const stage = stages.find((one) => one.job_id === jobId) ?? stages[0];
  if (!stage) return null;
  return (
    <Stack as="section" flex="shrink" gap={16} aria-label={t('translationRequests.changes.title')}>
      {stages.length > 1 ? (
        <Select
          className={classes.choice}
          allowDeselect={false}
          checkIconPosition="right"
          comboboxProps={{ shadow: 'none' }}
          label={t('translationRequests.changes.stage')}
          data={stages.map((one) => ({ value: String(one.job_id), label: t(`translationRequests.stages.${one.stage}`) }))}
          value={String(stage.job_id)}
          onChange={(chosen) => onChooseStage(Number(chosen))}
        />
      ) : null}
      <ChangesPanel
        key={stage.job_id}
        jobId={stage.job_id}
        source={request.source_language}
        target={line.target_language}
        isFirst={stage.stage === 'translation'}
      />
    </Stack>
  );
}
