import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { voiceKeys } from '../../base/query-keys.ts';

/** Voices of a place (null is Personal) by name, presets and the limit; `isWhole` gives an owner those of the whole account. */
export const voicesQuery = (workspaceId: number | null, language: string, isWhole = false) =>
  queryOptions({
    queryKey: [...voiceKeys.all, workspaceId, isWhole, language],
    queryFn: ({ signal }) => api.brandVoices.show({ workspace_id: workspaceId, ...(isWhole ? { all: true } : {}) }, { signal }),
    staleTime: 30_000,
  });

/** Tones to choose from in a place: its voices and the built-in ones, with the reader's usual one. */
export const tonesQuery = (workspaceId: number | null, language: string) =>
  queryOptions({
    queryKey: [...voiceKeys.tones, workspaceId, language],
    queryFn: ({ signal }) => api.brandVoices.showTones({ workspace_id: workspaceId }, { signal }),
    staleTime: 30_000,
  });
