import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ListHead } from '../../ui/list-head.tsx';
import { QuietTabNav } from '../../ui/quiet-tabs.tsx';
import { useText } from '../../ui/use-text.ts';
import { useReadNotices } from './use-notices.ts';

/** All or unread, a choice that is in the address; and everything read at once. */
export function NoticeFilter({ isUnread, unreadCount }: { isUnread: boolean; unreadCount: number }) {
  const { t } = useText();
  const read = useReadNotices();
  return (
    <ListHead>
      <QuietTabNav label={t('notices.filter')}>
        <Link
          to="/notifications"
          search={{}}
          activeOptions={{ exact: true }}
          data-chosen={!isUnread || undefined}
          aria-current={isUnread ? undefined : 'true'}
        >
          {t('notices.filters.all')}
        </Link>
        <Link
          to="/notifications"
          search={{ show: 'unread' }}
          data-chosen={isUnread || undefined}
          aria-current={isUnread ? 'true' : undefined}
        >
          {t('notices.filters.unread')}
        </Link>
      </QuietTabNav>
      <Button variant="default" disabled={unreadCount === 0} loading={read.isPending} onClick={() => read.mutate(null)}>
        {t('notices.readAll')}
      </Button>
    </ListHead>
  );
}
