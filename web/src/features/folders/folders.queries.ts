import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { orderKeys } from '../../base/query-keys.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

/** The folders of a place (null is Personal); the documents list brings them too, this is for other places. */
export const foldersQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: [...orderKeys.folders, workspaceId],
    queryFn: ({ signal }) => api.folders.show({ workspace_id: workspaceId }, { signal }),
    staleTime: 10_000,
  });

/** What changes folders, or what is in them; lists and counts are asked for again. */
export function useFolderActions() {
  const client = useQueryClient();
  const onError = (error: unknown) => toastError(messageOf(error));
  const onSuccess = async ({ message }: { message?: string | undefined }) => {
    toastSuccess(message);
    await invalidate(client, 'folder.changed');
  };
  const update = useMutation({
    mutationFn: (call: Parameters<typeof api.folders.update>[0]) => api.folders.update(call),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (call: Parameters<typeof api.documents.removeFolder>[0]) => api.documents.removeFolder(call),
    onSuccess,
    onError,
  });
  return { update, remove };
}
