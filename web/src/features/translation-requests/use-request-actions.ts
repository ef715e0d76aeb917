// Actions on a translation request; every change is shown as the server has it.
import type { TranslationRequest } from '@folio/contract/translation-requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

type Wanted =
  | { act: 'quote' | 'decline' | 'approve' | 'resume' | 'cancel' }
  | { act: 'authorise'; hash: string }
  | { act: 'requestRevision'; note: string; lineIds: number[] | null }
  | { act: 'hold'; note: string }
  | { act: 'edit'; title: string; turnaround: TranslationRequest['turnaround']; wantedBy: string; notes: string };

type Named = Pick<TranslationRequest, 'id' | 'revision'>;

function send(request: Named, wanted: Wanted) {
  const change = { id: request.id, revision: request.revision };
  switch (wanted.act) {
    case 'authorise':
      return api.translationRequests.authorise({ ...change, quote_hash: wanted.hash });
    case 'requestRevision':
      return api.translationRequests.requestRevision({
        ...change,
        note: wanted.note,
        ...(wanted.lineIds === null ? {} : { line_ids: wanted.lineIds }),
      });
    case 'hold':
      return api.translationRequests.hold({ ...change, note: wanted.note });
    case 'edit':
      return api.translationRequests.edit({
        ...change,
        title: wanted.title,
        turnaround: wanted.turnaround,
        wanted_by: wanted.wantedBy === '' ? null : wanted.wantedBy,
        notes: wanted.notes,
      });
    default:
      return api.translationRequests[wanted.act](change);
  }
}

/**
 * `run` runs one action at a time and ignores repeated calls. `onFault` receives field errors and returns true if it shows them.
 */
export function useRequestActions(request: Named) {
  const { t } = useText();
  const client = useQueryClient();
  const isRunning = useRef(false);
  const change = useMutation({
    mutationFn: ({ wanted }: { wanted: Wanted; onFault?: (error: unknown) => boolean }) => send(request, wanted),
    onSuccess: ({ translation_request: changed }, { wanted }) => {
      const isAsked = wanted.act === 'quote' && changed.state === 'quote_requested';
      toastSuccess(t(`translationRequests.done.${isAsked ? 'quoteRequested' : wanted.act}`));
      return invalidate(client, 'translation_request.changed');
    },
    onError: (error, { onFault }) => {
      const code = error instanceof ApiError ? error.code : null;
      if (onFault?.(error)) return undefined;
      if (code === 'REQUEST_CHANGED') toastError(t('translationRequests.changed'));
      else if (code === 'QUOTE_CHANGED') toastError(t('translationRequests.quoteChanged'));
      else toastError(messageOf(error));
      return invalidate(client, 'translation_request.changed');
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const run = (wanted: Wanted, then: { onDone?: () => void; onFault?: (error: unknown) => boolean } = {}) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const { onDone, onFault } = then;
    change.mutate({ wanted, ...(onFault ? { onFault } : {}) }, { onSuccess: () => onDone?.() });
  };
  return { run, running: change.isPending ? change.variables.wanted.act : null };
}

export type RequestActionsState = ReturnType<typeof useRequestActions>;

/** Deletes a request that was never authorised. */
export function useRequestDeletion(request: Named, onDeleted: () => void) {
  const { t } = useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.translationRequests.remove({ id: request.id, revision: request.revision }),
    onSuccess: ({ message }) => {
      toastSuccess(message ?? t('translationRequests.done.delete'));
      onDeleted();
      return invalidate(client, 'translation_request.deleted');
    },
    onError: (error) => {
      toastError(messageOf(error));
      return invalidate(client, 'translation_request.changed');
    },
  });
}
