// The steps from a key to a model that writes: the key is tested, then the chosen model, and only then it is saved.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import type { HostedProvider } from './providers.ts';

export interface Access {
  provider: HostedProvider;
  baseUrl: string;
  apiKey: string;
}

/** Errors by field; `form` has errors without a field. */
type Faults = Partial<Record<'api_key' | 'base_url' | 'model' | 'form', string>>;

function faultsOf(error: unknown): Faults {
  if (error instanceof ApiError) {
    const named = (['api_key', 'base_url', 'model'] as const).flatMap((field) => {
      const [sentence] = error.errors[field] ?? [];
      return sentence === undefined ? [] : [[field, sentence] as const];
    });
    if (named.length > 0) return Object.fromEntries(named);
  }
  return { form: messageOf(error) };
}

const inputOf = ({ provider, baseUrl, apiKey }: Access) => ({
  provider,
  base_url: provider === 'openai-compatible' ? baseUrl.trim() || null : null,
  api_key: apiKey.trim() || null,
});

export function useConnectModel(access: Access, onConnected: (connected: { model: string; isChosen: boolean }) => void) {
  const client = useQueryClient();
  const [faults, setFaults] = useState<Faults>({});
  const test = useMutation({
    mutationFn: () => api.models.tryProvider(inputOf(access)),
    onMutate: () => setFaults({}),
    onError: (error) => setFaults(faultsOf(error)),
  });
  const connect = useMutation({
    mutationFn: (model: string) => api.models.connectModel({ ...inputOf(access), model: model.trim() }),
    onMutate: () => setFaults({}),
    onError: (error) => setFaults(faultsOf(error)),
    onSuccess: async ({ is_chosen: isChosen }, model) => {
      await invalidate(client, 'model.changed');
      test.reset();
      onConnected({ model: model.trim(), isChosen });
    },
  });
  return {
    faults,
    /** Models of the provider, once its key has passed. */
    listed: test.data ?? null,
    isTesting: test.isPending,
    isConnecting: connect.isPending,
    test: () => {
      if (!test.isPending) test.mutate();
    },
    connect: (model: string) => {
      if (!connect.isPending && model.trim()) connect.mutate(model);
    },
    /** Another key, or another provider. */
    restart: () => {
      setFaults({});
      test.reset();
    },
  };
}
