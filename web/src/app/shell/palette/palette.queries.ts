import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { orderKeys } from '../../../base/query-keys.ts';

/** Documents of a workspace (null is Personal) that hold the words, at most six; without words the newest four. */
export const paletteDocumentsQuery = (workspaceId: number | null, search: string) =>
  queryOptions({
    queryKey: [...orderKeys.palette, { workspaceId, search }],
    queryFn: ({ signal }) =>
      api.documents.show(
        { action: 'product-list', workspace_id: workspaceId, per_page: search ? 6 : 4, ...(search ? { search } : {}) },
        { signal },
      ),
    staleTime: 10_000,
  });
