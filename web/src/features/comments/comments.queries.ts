// Comments of a document, asked for every ten seconds while it is open; query itself pauses in a hidden tab. The tab follows the stream of changes.

import type { Comment } from '@folio/contract/comments';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { commentKeys } from '../../base/query-keys.ts';

/** Milliseconds between two looks. */
export const commentsRhythm = 10_000;
const atOnce = 500;

/** All comments of a document, and the users that can be mentioned in one. */
export const commentsQuery = (orderDetailId: number) =>
  queryOptions({
    queryKey: commentKeys.document(orderDetailId),
    queryFn: async ({ signal }) => {
      const page = (number: number) =>
        api.comments.show({ order_detail_id: orderDetailId, page: number, per_page: atOnce }, { signal });
      const first = await page(1);
      const rest = first.recordsTotal > atOnce ? await page(2) : null;
      return { comments: [...first.comments, ...(rest?.comments ?? [])], people: first.people };
    },
    refetchInterval: commentsRhythm,
  });

export type CommentsOfWhich = 'written' | 'mentioned';

/** One page of one's own comments, or of those that name one. */
export const myCommentsQuery = (which: CommentsOfWhich, page: number) =>
  queryOptions({
    queryKey: [...commentKeys.mine, which, page],
    queryFn: ({ signal }) => api.comments.mine({ which, page }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A comment with its answers. */
export interface Thread {
  first: Comment;
  answers: Comment[];
}

/** Comments as threads, in the order in which they were begun. */
export function readThreads(comments: Comment[]): Thread[] {
  const threads = new Map(
    comments
      .filter(({ parent_id: parent }) => parent === null)
      .map((first): [number, Thread] => [first.id, { first, answers: [] }]),
  );
  for (const comment of comments) if (comment.parent_id !== null) threads.get(comment.parent_id)?.answers.push(comment);
  return [...threads.values()];
}
