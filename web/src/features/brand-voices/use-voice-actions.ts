// Actions on a voice from the list and from its own page.

import type { BrandVoice } from '@folio/contract/brand-voices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

type Changes = Omit<Parameters<typeof api.brandVoices.edit>[0], 'id'>;

/** Everything that lists voices, or tones made of them, is asked again. */
export function useVoiceRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => invalidate(client, 'voice.changed');
}

/** Each action reports its result or its error. */
export function useVoiceActions(voice: Pick<BrandVoice, 'id'>) {
  const refresh = useVoiceRefresh();
  const said = {
    onSuccess: async ({ message }: { message?: string | undefined }) => {
      await refresh();
      toastSuccess(message);
    },
    onError: (error: unknown) => toastError(messageOf(error)),
  };
  const change = useMutation({ mutationFn: (changes: Changes) => api.brandVoices.edit({ id: voice.id, ...changes }), ...said });
  const reset = useMutation({ mutationFn: () => api.brandVoices.resetDefault({ id: voice.id }), ...said });
  const remove = useMutation({ mutationFn: () => api.brandVoices.remove({ id: voice.id }), ...said });
  return { change, reset, remove };
}
