// The items of the inbox as they are shown: without those that were decided on and can still be undone.
import type { InboxItem } from '@folio/contract/inbox';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../ui/use-text.ts';
import { inboxQuery } from './inbox.queries.ts';
import type { InboxSearch } from './inbox-search.ts';

export function useInboxList(search: InboxSearch, isHeld: (item: InboxItem) => boolean) {
  const { language } = useText();
  const query = useInfiniteQuery(inboxQuery(language, search));
  const pages = query.data?.pages;
  const all = pages?.flatMap(({ items }) => items) ?? [];
  const items = all.filter((item) => !isHeld(item));
  return {
    items: pages ? items : null,
    todo: Math.max(0, (pages?.[0]?.counts.todo ?? 0) - (search.state === undefined ? all.length - items.length : 0)),
    isFailed: query.isError && !pages,
    isEmpty: pages !== undefined && items.length === 0 && !query.hasNextPage,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? { isBusy: query.isFetchingNextPage, load: () => void query.fetchNextPage() } : null,
  };
}
