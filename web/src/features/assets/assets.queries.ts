import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';

/** The bytes of a file, which never change. */
export const assetBytesQuery = (assetId: number) =>
  queryOptions({
    queryKey: ['asset', assetId],
    queryFn: () => api.documents.showFile({ asset_id: assetId }),
    staleTime: Infinity,
  });
