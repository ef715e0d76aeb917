import { Link } from '@tanstack/react-router';
import { useText } from '../../ui/use-text.ts';
import classes from './notices.module.css';

/** All or unread; the choice stands in the address. */
export function NoticeFilter({ isUnread }: { isUnread: boolean }) {
  const { t } = useText();
  return (
    <nav aria-label={t('notices.filter')} className={classes.tabs}>
      <Link to="/notifications" search={{}} className={classes.tab} aria-current={isUnread ? undefined : 'true'}>
        {t('notices.filters.all')}
      </Link>
      <Link to="/notifications" search={{ show: 'unread' }} className={classes.tab} aria-current={isUnread ? 'true' : undefined}>
        {t('notices.filters.unread')}
      </Link>
    </nav>
  );
}
