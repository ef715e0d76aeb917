import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { commentsQuery, readThreads } from './comments.queries.ts';

/** Comments of a document: the open threads' passages, and their number. */
export function useComments(orderDetailId: number) {
  const { data } = useQuery(commentsQuery(orderDetailId));
  return useMemo(() => {
    const open = readThreads(data?.comments ?? []).filter(({ first }) => first.resolved_at === null);
    const passages = open.flatMap(({ first: { id, quote, anchor } }) =>
      quote !== null && anchor ? [{ id, quote, anchor }] : [],
    );
    return { passages, openCount: open.length };
  }, [data]);
}
