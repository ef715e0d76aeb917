import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { orderKeys } from '../../base/query-keys.ts';
import { showAtOnce } from '../../base/show-at-once.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

/** The folders of a place (null is Personal); the documents list brings them too, this is for other places. */
export const foldersQuery = (workspaceId: number | null) =>
  queryOptions({
    queryKey: [...orderKeys.folders, workspaceId],
    queryFn: ({ signal }) => api.folders.show({ workspace_id: workspaceId }, { signal }),
    staleTime: 10_000,
  });

/** Mutations of folders and their contents; lists and counts are fetched again. */
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
  /** Another name or place, which shows at once. */
  const change = useMutation({
    scope: { id: 'folders.change' },
    mutationFn: (call: { folder_id: number; name?: string; parent_id?: number | null }) => api.folders.update(call),
    onMutate: ({ folder_id: id, ...fields }) =>
      showAtOnce(client, orderKeys.all, (row) => (row['isFolder'] === true && row['id'] === id ? { ...row, ...fields } : row)),
    onSuccess: ({ message }) => toastSuccess(message),
    onError,
    onSettled: (_answer, error, _call, end) =>
      end?.(error === null) === false ? undefined : invalidate(client, 'folder.changed'),
  });
  const remove = useMutation({
    mutationFn: (call: Parameters<typeof api.documents.removeFolder>[0]) => api.documents.removeFolder(call),
    onSuccess,
    onError,
  });
  return { update, change, remove };
}
