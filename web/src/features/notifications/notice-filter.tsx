import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitchNav } from '../../ui/view-switch.tsx';
import { useReadNotices } from './use-notices.ts';

/** All or unread, a choice that is in the address; and everything read at once. */
export function NoticeFilter({ isUnread, unreadCount }: { isUnread: boolean; unreadCount: number }) {
  const { t } = useText();
  const read = useReadNotices();
  return (
    <FilterBar
      views={
        <ViewSwitchNav label={t('notices.filter')} current={String(isUnread)}>
          <Link
            to="/my-profile"
            search={{ tab: 'notifications' }}
            activeOptions={{ exact: true }}
            aria-current={isUnread ? undefined : 'true'}
          >
            {t('notices.filters.all')}
          </Link>
          <Link to="/my-profile" search={{ tab: 'notifications', show: 'unread' }} aria-current={isUnread ? 'true' : undefined}>
            {t('notices.filters.unread')}
          </Link>
        </ViewSwitchNav>
      }
      actions={
        <Button variant="default" disabled={unreadCount === 0} loading={read.isPending} onClick={() => read.mutate(null)}>
          {t('notices.readAll')}
        </Button>
      }
    />
  );
}
