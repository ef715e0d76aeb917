// Actions of a coordinator on a request; every change is shown as the server has it.
import type { TranslationRequest } from '@folio/contract/translation-requests';
import type { HumanStage } from '@folio/contract/translation-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

export interface StageRate {
  line_id: number;
  stage: HumanStage;
  rate: number;
}

type Wanted =
  | { act: 'quote'; rates: StageRate[]; dueAt: string; message: string }
  | { act: 'hold'; note: string }
  | { act: 'resume' }
  | { act: 'cancel' };

const said = {
  hold: 'translationDesk.requests.isOnHold',
  resume: 'translationDesk.requests.resumed',
  cancel: 'translationDesk.requests.cancelled',
} as const;

/** `run` does one thing at a time, however often it is asked. */
export function useQueuedRequest({ id, revision }: Pick<TranslationRequest, 'id' | 'revision'>) {
  const { t, language } = useText();
  const client = useQueryClient();
  const isRunning = useRef(false);
  const change = useMutation({
    mutationFn: (wanted: Wanted) => {
      const named = { id, revision };
      if (wanted.act === 'quote') {
        return api.translationRequests.quote({
          ...named,
          rates: wanted.rates,
          due_at: wanted.dueAt,
          message: wanted.message,
        });
      }
      if (wanted.act === 'hold') return api.translationRequests.hold({ ...named, note: wanted.note });
      return api.translationRequests[wanted.act](named);
    },
    onSuccess: ({ translation_request: { quote } }, { act }) =>
      toastSuccess(
        act === 'quote' ? t('translationDesk.quote.sent', { credits: formatNumber(quote?.total ?? 0, language) }) : t(said[act]),
      ),
    onError: (error) =>
      toastError(
        error instanceof ApiError && error.code === 'REQUEST_CHANGED' ? t('translationDesk.requests.changed') : messageOf(error),
      ),
    onSettled: () => {
      isRunning.current = false;
      return invalidate(client, 'translation_request.changed');
    },
  });
  const run = (wanted: Wanted, onDone?: () => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    change.mutate(wanted, { onSuccess: () => onDone?.() });
  };
  return { run, running: change.isPending ? change.variables.act : null };
}

export type QueuedRequestState = ReturnType<typeof useQueuedRequest>;
