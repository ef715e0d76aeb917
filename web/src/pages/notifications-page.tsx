// `/notifications`: the caller's notifications, their channels, and the groups one is in.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { MyComments } from '../features/comments/my-comments.tsx';
import { NoticeFilter } from '../features/notifications/notice-filter.tsx';
import { NoticeList } from '../features/notifications/notice-list.tsx';
import { noticesQuery } from '../features/notifications/notices.queries.ts';
import { OwnMatrix } from '../features/notifications/own-matrix.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { Stack } from '../ui/stack.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import stack from './stack.module.css';

const route = getRouteApi('/shell/notifications');

/** Filter and page are in the address. */
export function NotificationsPage() {
  const { t, language } = useText();
  const search = route.useSearch();
  const navigate = useNavigate();
  const isUnread = search.show === 'unread';
  const { page = 1 } = search;
  const { data, isPending, refetch } = useQuery(noticesQuery(language, { page, isUnread }));
  usePageTitle(t('notices.title'));
  const isNothing = data?.recordsFiltered === 0;
  return (
    <PageFrame isNarrow>
      <PageHeader title={t('notices.title')} lead={t('notices.lead')} />
      <div className={stack.stack}>
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
                  onChange={(next, replace) =>
                    void navigate({ to: '/notifications', search: { ...search, page: next }, replace })
                  }
                />
              </Stack>
            </>
          ) : null}
        </Panel>
        <MyComments />
        <OwnMatrix />
      </div>
    </PageFrame>
  );
}
