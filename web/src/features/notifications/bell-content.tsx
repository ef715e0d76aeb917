// What the bell opens: the latest eight notices, and the way to all of them.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListHead } from '../../ui/list-head.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './bell.module.css';
import { NoticeList } from './notice-list.tsx';
import { bellQuery } from './notices.queries.ts';
import { useReadNotices } from './use-notices.ts';

/** Looks again when it is opened, so that it never shows less than the badge says. */
export function BellContent({ onClose }: { onClose: () => void }) {
  const { t, language } = useText();
  const { data, isPending, refetch } = useQuery({ ...bellQuery(language), staleTime: 2_000 });
  const read = useReadNotices();
  return (
    <>
      <ListHead>
        <Text as="h2" size="lg" weight="semibold">
          {t('notices.title')}
        </Text>
        {data && data.unread_count > 0 ? (
          <button type="button" className="text-link" disabled={read.isPending} onClick={() => read.mutate(null)}>
            {t('notices.readAll')}
          </button>
        ) : null}
      </ListHead>
      <div className={classes.body}>
        {isPending ? <SkeletonRows rows={3} /> : null}
        {!isPending && !data ? <ErrorState title={t('notices.failed')} onRetry={() => void refetch()} /> : null}
        {data?.notifications.length === 0 ? <EmptyState title={t('notices.empty')}>{t('notices.emptyLead')}</EmptyState> : null}
        {data && data.notifications.length > 0 ? <NoticeList notices={data.notifications} onOpen={onClose} /> : null}
      </div>
      <Text as="div" size="sm" px={16} py={12} line="top" className={classes.foot}>
        <Link to="/notifications" className="text-link" onClick={onClose}>
          {t('notices.all')}
        </Link>
      </Text>
    </>
  );
}
