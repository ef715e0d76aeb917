// Confirmation before a run is undone: the number of removed links, and later edits.
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../ui/dialog.tsx';
import { QuestionFoot } from '../../../ui/form-foot.tsx';
import { Row } from '../../../ui/row.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { runQuery } from '../links.queries.ts';
import classes from './runs.module.css';

interface UndoDialogProps {
  id: number;
  isBusy: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

export function UndoDialog({ id, isBusy, onConfirm, onKeep }: UndoDialogProps) {
  const { t } = useText();
  const { data } = useQuery(runQuery(id));
  const run = data?.link_builder;
  const applied = run?.targets.filter(({ state }) => state === 'applied') ?? [];
  const edited = applied.filter(({ problem }) => problem !== null);
  return (
    <Dialog title={t('links.runs.undoTitle', { number: run?.number ?? '' })} size={540} variant="question" onClose={onKeep}>
      {run ? (
        <>
          <p>{t('links.runs.undoLead', { count: run.links })}</p>
          <ul className={classes.undo}>
            <Row as="li" px={14} py={12} gap={10} align="stretch">
              <IconCircleCheck size={17} stroke={1.7} className={classes.fine} aria-hidden="true" />
              {t('links.runs.untouched', { count: applied.length - edited.length })}
            </Row>
            {edited.slice(0, 10).map((target) => (
              <Row as="li" key={target.id} px={14} py={12} gap={10} align="stretch">
                <IconAlertTriangle size={17} stroke={1.7} className={classes.warning} aria-hidden="true" />
                {t('links.runs.editedSince', { title: target.subject.title })}
              </Row>
            ))}
          </ul>
          <Text size="sm" tone="quiet" className={classes.quiet}>
            {t('links.runs.undoNote')}
          </Text>
        </>
      ) : (
        <SkeletonRows rows={3} />
      )}
      <QuestionFoot
        verb={t('links.runs.undoVerb', { count: run?.links ?? 0 })}
        keep={t('confirm.keep')}
        isBusy={isBusy || !run}
        onConfirm={onConfirm}
        onKeep={onKeep}
      />
    </Dialog>
  );
}
