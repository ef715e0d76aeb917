// In My profile: the caller's notifications, their channels, and the caller's groups.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { MyComments } from '../features/comments/my-comments.tsx';
import { NoticeFilter } from '../features/notifications/notice-filter.tsx';
import { NoticeList } from '../features/notifications/notice-list.tsx';
import { noticesQuery } from '../features/notifications/notices.queries.ts';
import { OwnMatrix } from '../features/notifications/own-matrix.tsx';
import type { ProfileSearch } from '../features/notifications/profile-search.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { useText } from '../ui/use-text.ts';
import stack from './stack.module.css';

/** Filter and page are in the address. */
export function OwnNotifications({ search }: { search: ProfileSearch }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const isUnread = search.show === 'unread';
  const { page = 1 } = search;
  const { data, isPending, refetch } = useQuery(noticesQuery(language, { page, isUnread }));
  const isNothing = data?.recordsFiltered === 0;
  return (
    <div className={stack.stack}>
      <OwnMatrix />
      <Panel isFlush>
        <NoticeFilter isUnread={isUnread} unreadCount={data?.unread_count ?? 0} />
        {isPending ? <SkeletonRows rows={4} /> : null}
        {!isPending && !data ? <ErrorState title={t('notices.failed')} onRetry={() => void refetch()} /> : null}
        {isNothing && data.recordsTotal === 0 ? (
          <EmptyState title={t('notices.empty')}>{t('notices.emptyLead')}</EmptyState>
        ) : null}
        {isNothing && data.recordsTotal > 0 ? (
          <EmptyState title={t('notices.caughtUp')}>{t('notices.caughtUpLead')}</EmptyState>
        ) : null}
        {data && !isNothing ? (
          <>
            <NoticeList notices={data.notifications} />
            <Stack line="top">
              <Pager
                page={page}
                total={data.recordsFiltered}
                onChange={(next, replace) => void navigate({ to: '/my-profile', search: { ...search, page: next }, replace })}
              />
            </Stack>
          </>
        ) : null}
      </Panel>
      <MyComments />
    </div>
  );
}
