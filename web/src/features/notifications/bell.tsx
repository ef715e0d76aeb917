// The bell in the top bar: how much is unread, and what it was. Its content is loaded when it is first opened.
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { cloneElement, useEffect, useState } from 'react';
import { useMe } from '../../base/use-me.ts';
import { formatNumber } from '../../ui/intl-format.ts';
import { onDemand } from '../../ui/on-demand.ts';
import { useOpenedLater } from '../../ui/use-opened-later.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './bell.module.css';
import { bellQuery, bellRhythm } from './notices.queries.ts';

const code = onDemand(() => import('./bell-popover.tsx'));

/** Says politely what came in while the page was open. How much is unread at first, the caller's own answer said. */
export function Bell({ className }: { className: string | undefined }) {
  const { t, language } = useText();
  const { unread_notifications: atFirst } = useMe().user_info;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), bellRhythm);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...bellQuery(language), enabled: isDue });
  const { opened, handlers } = useOpenedLater(code);
  const [announced, setAnnounced] = useState<{ id: number; text: string } | null>(null);
  const unread = data?.unread_count ?? atFirst;
  const newest = data?.notifications[0];
  if (data && (announced === null || (newest && newest.id > announced.id))) {
    const isNews = announced !== null || data.unread_count > atFirst;
    setAnnounced({ id: newest?.id ?? 0, text: isNews && newest && !newest.is_read ? newest.text : '' });
  }
  const button = (
    <button
      type="button"
      className={`${className ?? ''} ${classes.bell}`}
      aria-label={unread > 0 ? t('notices.bell', { count: unread }) : t('notices.title')}
    >
      <IconBell size={19} stroke={1.6} aria-hidden="true" />
      {unread > 0 ? (
        <span className={classes.badge} aria-hidden="true">
          {unread > 99 ? '99+' : formatNumber(unread, language)}
        </span>
      ) : null}
    </button>
  );
  return (
    <>
      {opened ? <opened.BellPopover button={button} /> : cloneElement(button, { 'aria-haspopup': 'dialog', ...handlers })}
      <span aria-live="polite" className="visually-hidden">
        {announced?.text ? t('notices.news', { text: announced.text }) : ''}
      </span>
    </>
  );
}
