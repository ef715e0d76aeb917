// A guest's decision on the content that is shown: it carries that content's hash.
import type { GuestDecided } from '@folio/contract/guest-review';
import { Button, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useDecisionNote } from '../../base/use-decision-note.ts';
import { useKeptText } from '../../base/use-kept-text.ts';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Stack } from '../../ui/stack.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './guest-review.module.css';
import { keptNote } from './kept-words.ts';

type Verdict = 'approve' | 'changes' | 'reject';

interface GuestDecisionProps {
  token: string;
  company: string;
  taskId: number;
  /** Of the content, which is scrolled away on a phone while the buttons stay. */
  title: string;
  step: { id: number; name: string };
  hash: string;
}

interface NoGuestDecisionProps {
  taskId: number;
  /** Last decision of the guest. */
  decided: GuestDecided | null;
}

/** Shown while the guest's step is not active: their last decision, and the unsent note. */
export function NoGuestDecision({ taskId, decided }: NoGuestDecisionProps) {
  const { t, language } = useText();
  const [note] = useKeptText(keptNote(taskId));
  return (
    <Stack as="section" flex="shrink" gap={12} className={classes.block} aria-label={t('guestReview.decision')}>
      <h2>{t('guestReview.decision')}</h2>
      {decided ? <p>{t(`guestReview.decided.${decided.verdict}`, { day: formatDateTime(decided.at, language) })}</p> : null}
      <p className={classes.quiet}>{t('guestReview.nothingToDecide')}</p>
      {note === '' ? null : (
        <Stack size="sm" breaks gap={4} align="start" className={classes.context}>
          <p className={classes.quiet}>{t('guestReview.noteKept')}</p>
          <p className={classes.words}>{note}</p>
        </Stack>
      )}
    </Stack>
  );
}

/** Approve, ask for changes or reject; the last two need a note. */
export function GuestDecision({ token, company, taskId, title, step, hash }: GuestDecisionProps) {
  const { t } = useText();
  const client = useQueryClient();
  const { note, forget, isEnoughFor, field } = useDecisionNote(keptNote(taskId), {
    changes: t('guestReview.noteMissing'),
    reject: t('guestReview.rejectionNoteMissing'),
  });
  const decide = useMutation({
    mutationFn: (verdict: Verdict) =>
      api.guestReview.decide(
        { task_id: taskId, step_id: step.id, package_hash: hash, verdict, note },
        { context: { reviewToken: token } },
      ),
    onSuccess: (_, verdict) => {
      forget();
      toastSuccess(t(`guestReview.done.${verdict}`));
    },
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => invalidate(client, 'guest_review.changed', { token }),
  });
  const submit = (verdict: Verdict) => {
    if (!decide.isPending && isEnoughFor(verdict)) decide.mutate(verdict);
  };
  return (
    <Stack as="section" flex="shrink" gap={12} className={classes.block} aria-label={t('guestReview.decision')}>
      <h2>{t('guestReview.decision')}</h2>
      <p className={classes.quiet}>
        {t(step.name ? 'guestReview.decisionText' : 'guestReview.decisionPlain', { company, step: step.name })}
      </p>
      <Textarea label={t('guestReview.note')} rows={3} {...field} />
      <div className={classes.acts}>
        <p className={classes.subject}>{title}</p>
        <Button
          className={classes.approve ?? ''}
          leftSection={<IconCheck size={16} stroke={1.8} aria-hidden="true" />}
          loading={decide.isPending}
          onClick={() => submit('approve')}
        >
          {t('guestReview.approve')}
        </Button>
        <Button variant="default" disabled={decide.isPending} onClick={() => submit('changes')}>
          {t('guestReview.changes')}
        </Button>
        <Button variant="default" className={classes.reject ?? ''} disabled={decide.isPending} onClick={() => submit('reject')}>
          {t('guestReview.reject')}
        </Button>
      </div>
    </Stack>
  );
}
