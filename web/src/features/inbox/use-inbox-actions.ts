// Actions on inbox items: they leave the list at once, and come back if the call fails or is undone.
import type { InboxItem } from '@folio/contract/inbox';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { toastError } from '../../ui/toast.tsx';
import { inboxLists } from './inbox.queries.ts';

type Change = 'read' | 'unread' | 'done' | 'todo' | 'snooze';
type Page = Awaited<ReturnType<typeof api.inbox.show>>;

interface Wanted {
  item: Pick<InboxItem, 'key'>;
  action: Change;
  until?: Date;
}

/** Returns an item after a change; null if it leaves the list. */
const changed = (item: InboxItem, action: Change): InboxItem | null =>
  action === 'read' || action === 'unread' ? { ...item, is_read: action === 'read' } : null;

export function useInboxActions() {
  const client = useQueryClient();
  return useMutation({
    // In sequence, so an undo runs after its action.
    scope: { id: 'inbox.update' },
    mutationFn: ({ item, action, until }: Wanted) =>
      api.inbox.update({ keys: [item.key], action, ...(until ? { until: until.toISOString() } : {}) }),
    onMutate: async ({ item, action }) => {
      await client.cancelQueries(inboxLists);
      client.setQueriesData<InfiniteData<Page>>(
        inboxLists,
        (before) =>
          before && {
            ...before,
            pages: before.pages.map((page) => ({
              ...page,
              items: page.items.flatMap((one) => (one.key === item.key ? (changed(one, action) ?? []) : one)),
            })),
          },
      );
    },
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => invalidate(client, 'inbox.changed'),
  });
}
