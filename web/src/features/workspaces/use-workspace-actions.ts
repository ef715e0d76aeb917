import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

/**
 * Changes of one workspace; each reports its result, and all queries that show the workspace are refetched. List entries are
 * added and removed one by one, and switches send the wanted value, so another user's changes made meanwhile stay.
 */
export function useWorkspaceActions(id: number) {
  const client = useQueryClient();
  const onError = (error: unknown) => toastError(messageOf(error));
  const onSuccess = async ({ message }: { message?: string | undefined }) => {
    toastSuccess(message);
    await invalidate(client, 'workspace.changed');
  };
  return {
    addUsers: useMutation({ mutationFn: (users: number[]) => api.workspaces.addUsers({ id, users }), onSuccess, onError }),
    deleteUsers: useMutation({ mutationFn: (users: number[]) => api.workspaces.deleteUsers({ id, users }), onSuccess, onError }),
    update: useMutation({
      mutationFn: (settings: {
        name?: string;
        default_brand_voice_id?: number | null;
        default_guideline_id?: number | null;
        add_default_source_ids?: number[];
        remove_default_source_ids?: number[];
        time_zone?: string;
        add_free_days?: string[];
        remove_free_days?: string[];
        allow_self_approval?: boolean;
      }) => api.workspaceSettings.update({ id, ...settings }),
      onSuccess,
      onError,
    }),
    toggleBrandVoice: useMutation({
      mutationFn: (voice: { brand_voice_id: number; is_on: boolean }) => api.workspaceSettings.toggleBrandVoice({ id, ...voice }),
      onSuccess,
      onError,
    }),
    toggleSource: useMutation({
      mutationFn: (source: { additional_source_id: number; is_on: boolean }) =>
        api.workspaceSettings.toggleAdditionalSource({ id, ...source }),
      onSuccess,
      onError,
    }),
    // The page handles a deletion: the workspace is gone.
    remove: useMutation({ mutationFn: () => api.workspaces.remove({ id }), onError }),
  };
}
