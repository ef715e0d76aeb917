import { queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { guestReviewKeys } from '../../base/query-keys.ts';

/** Content of a review link, and the remaining steps of this browser before it can read. */
export const guestLinkQuery = (token: string, campaignId?: number) =>
  queryOptions({
    queryKey: campaignId === undefined ? guestReviewKeys.link(token) : [...guestReviewKeys.link(token), 'campaign', campaignId],
    queryFn: ({ signal }) =>
      api.guestReview.show(campaignId === undefined ? {} : { campaign_id: campaignId }, {
        signal,
        context: { reviewToken: token },
      }),
    retry: false,
  });

/** The content of one task of the link. */
export const guestTaskQuery = (token: string, id: number) =>
  queryOptions({
    queryKey: guestReviewKeys.task(token, id),
    queryFn: ({ signal }) => api.guestReview.task({ task_id: id }, { signal, context: { reviewToken: token } }),
    staleTime: 0,
  });
