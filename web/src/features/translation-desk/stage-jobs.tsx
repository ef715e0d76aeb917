import { languageName } from '@folio/contract/language-names';
import type { TranslationRequest } from '@folio/contract/translation-requests';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Panel } from '../../ui/panel.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { DueTime } from '../../ui/translation/due-time.tsx';
import { StageMark } from '../../ui/translation/stage-marks.tsx';
import { useText } from '../../ui/use-text.ts';
import { editorPath } from './editor-path.ts';
import classes from './request-queue.module.css';

const over = new Set(['delivered', 'done', 'cancelled']);

interface StageJobsProps {
  request: TranslationRequest;
  /** Opens the candidates for a job. */
  onAssign: (jobId: number, name: string) => void;
}

/** The jobs of a request with their linguists. */
export function StageJobs({ request, onAssign }: StageJobsProps) {
  const { t, language } = useText();
  const jobs = request.lines.flatMap((line) =>
    line.stages.flatMap((stage) => (stage.job_id === null ? [] : [{ line, stage, jobId: stage.job_id }])),
  );
  const failed = new Set(request.failed?.order_detail_ids);
  return (
    <Panel isFlush title={t('translationDesk.assign.title')}>
      <ul className={classes.jobs}>
        {jobs.map(({ line, stage, jobId }) => {
          const name = `${t(`translationRequests.stages.${stage.stage}`)}, ${line.name}, ${languageName(line.target_language, language)}`;
          return (
            <li key={jobId}>
              <StageMark stage={stage.stage} state={stage.state} />
              <Stack as="span" flex="shrink">
                <Link to={editorPath(jobId)} className={classes.name}>
                  {name}
                </Link>
                <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
                  {t(`translationRequests.stageStates.${stage.state}`)}
                </Text>
              </Stack>
              <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
                {stage.linguist ?? t('translationDesk.assign.nobody')}
              </Text>
              <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
                <DueTime at={stage.due_at} isOver={over.has(stage.state)} />
              </Text>
              {over.has(stage.state) || failed.has(line.order_detail_id) ? (
                <span />
              ) : (
                <Button
                  size="compact-md"
                  variant="default"
                  aria-label={t('translationDesk.assign.assignOne', { name })}
                  onClick={() => onAssign(jobId, name)}
                >
                  {t('translationDesk.assign.assign')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
