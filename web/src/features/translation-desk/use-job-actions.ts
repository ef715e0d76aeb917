// Actions on a job: by its linguist, and by the coordinator offering it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

type Wanted =
  | { act: 'accept' }
  | { act: 'decline'; note: string }
  | { act: 'offer'; linguistIds: number[] }
  | { act: 'withdraw'; note: string };

const said = {
  accept: 'translationDesk.offers.accepted',
  decline: 'translationDesk.offers.declined',
  offer: 'translationDesk.assign.offered',
  withdraw: 'translationDesk.assign.withdrawn',
} as const;

async function send(id: number, wanted: Wanted): Promise<void> {
  if (wanted.act === 'accept') await api.translationJobs.accept({ id });
  else if (wanted.act === 'decline') await api.translationJobs.decline({ id, note: wanted.note });
  else if (wanted.act === 'offer') await api.translationJobs.offer({ id, linguist_ids: wanted.linguistIds });
  else await api.translationJobs.withdraw({ id, note: wanted.note });
}

/** `run` does one thing at a time; a refusal, such as that another linguist has the job, is shown and the lists are loaded again. */
export function useJobActions(id: number) {
  const { t } = useText();
  const client = useQueryClient();
  const isRunning = useRef(false);
  const change = useMutation({
    mutationFn: (wanted: Wanted) => send(id, wanted),
    onSuccess: (_, { act }) => toastSuccess(t(said[act])),
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => {
      isRunning.current = false;
      return invalidate(client, 'translation_job.changed', { jobId: id });
    },
  });
  const run = (wanted: Wanted, onDone?: () => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    change.mutate(wanted, { onSuccess: () => onDone?.() });
  };
  return { run, running: change.isPending ? change.variables.act : null };
}
