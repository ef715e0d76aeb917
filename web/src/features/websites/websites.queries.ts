// Asks for websites and for where a document is published, again each second while it is on its way.

import type { Publication } from '@folio/contract/publishing';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { publicationKeys, websiteKeys } from '../../base/query-keys.ts';

const whileSent = 1000;

/** One page of a place's websites. */
export const websiteListQuery = (workspaceId: number | null, search = '', page = 1, perPage = 10) =>
  queryOptions({
    queryKey: [...websiteKeys.all, workspaceId, { search, page, perPage }],
    queryFn: ({ signal }) =>
      api.websites.show(
        {
          page,
          per_page: perPage,
          ...(workspaceId === null ? {} : { workspace_id: workspaceId }),
          ...(search ? { search } : {}),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** True until a document has arrived or failed. */
export const isOnItsWay = ({ state }: Publication) => state === 'queued' || state === 'sending';

/** Publications of a document. */
export const publicationsQuery = (orderDetailId: number) =>
  queryOptions({
    queryKey: publicationKeys.document(orderDetailId),
    queryFn: ({ signal }) => api.publishing.showPublications({ order_detail_id: orderDetailId }, { signal }),
    refetchInterval: ({ state }) => (state.data?.publications.some(isOnItsWay) ? whileSent : false),
  });
