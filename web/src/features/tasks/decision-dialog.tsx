// The note of a decision: requested changes, the reason for a rejection, or a note with an approval.
import type { Task } from '@folio/contract/task-shapes';
import { Textarea } from '@mantine/core';
import { useDecisionNote } from '../../base/use-decision-note.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';
import type { Verdict } from './use-held-decision.ts';

interface DecisionDialogProps {
  task: Pick<Task, 'id' | 'title'>;
  stepId: number;
  verdict: Verdict;
  onClose: () => void;
  /** Rejects the whole task instead. */
  onReject: () => void;
  onSend: (note: string) => void;
}

/** The note survives a reload. */
export function DecisionDialog({ task, stepId, verdict, onClose, onReject, onSend }: DecisionDialogProps) {
  const { t } = useText();
  const { note, forget, isEnoughFor, field } = useDecisionNote(`task.${task.id}.note.${stepId}`, {
    changes: t('tasks.review.noteMissing'),
    reject: t('tasks.review.rejectionNoteMissing'),
  });
  return (
    <FormDialog
      title={t(`inbox.${verdict}Title`, { title: task.title })}
      verb={t(`inbox.${verdict}`)}
      isBusy={false}
      onClose={onClose}
      onSubmit={() => {
        if (!isEnoughFor(verdict)) return;
        forget();
        onSend(note);
      }}
    >
      <Textarea
        label={t('tasks.review.note')}
        description={verdict === 'approve' ? undefined : t('tasks.review.noteHint')}
        rows={4}
        data-autofocus
        {...field}
      />
      {verdict === 'changes' ? (
        <button type="button" className="text-link" style={{ justifySelf: 'start' }} onClick={onReject}>
          {t('inbox.reject')}
        </button>
      ) : null}
    </FormDialog>
  );
}
