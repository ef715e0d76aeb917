import type { DocumentVersion } from '@folio/contract/document-shapes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../base/api.ts';
import { versionKeys } from '../../../base/query-keys.ts';

/** Versions of a document, newest first; asked again with every opening. */
export const historyQuery = (orderDetailId: number) =>
  queryOptions({
    queryKey: versionKeys.list(orderDetailId),
    queryFn: ({ signal }) => api.documents.history({ order_detail_id: orderDetailId }, { signal }),
    staleTime: 0,
  });

/** The versions that are compared. */
export interface VersionPair {
  from: DocumentVersion;
  to: DocumentVersion;
}

/** Two versions with their texts; when they were changed is part of the key, because an open version may still grow. */
export const comparisonQuery = (from: DocumentVersion, to: DocumentVersion) =>
  queryOptions({
    queryKey: [...versionKeys.comparisons, from.id, from.updated_at, to.id, to.updated_at],
    queryFn: ({ signal }) => api.documents.compareVersions({ version_id: from.id, other_version_id: to.id }, { signal }),
    staleTime: 60_000,
  });
