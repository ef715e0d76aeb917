// The bell in the top bar: how much is unread, and what it was. Its content is loaded when it is first opened.
import { Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '../../ui/intl-format.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './bell.module.css';
import { bellQuery } from './notices.queries.ts';

const load = () => import('./bell-content.tsx');
const BellContent = lazy(() => load().then((module) => ({ default: module.BellContent })));

/** Says politely what came in while the page was open. */
export function Bell({ className }: { className: string | undefined }) {
  const { t, language } = useText();
  const { data } = useQuery(bellQuery(language));
  const [isOpen, setOpen] = useState(false);
  const [announced, setAnnounced] = useState<{ id: number; text: string } | null>(null);
  const unread = data?.unread_count ?? 0;
  const newest = data?.notifications[0];
  if (data && (announced === null || (newest && newest.id > announced.id)))
    setAnnounced({ id: newest?.id ?? 0, text: announced && newest && !newest.is_read ? newest.text : '' });
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={392}
      radius="lg"
      shadow="none"
      trapFocus
      returnFocus
      withinPortal={false}
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{ dropdown: classes.dropdown ?? '' }}
    >
      <Popover.Target>
        <button
          type="button"
          className={`${className ?? ''} ${classes.bell}`}
          aria-label={unread > 0 ? t('notices.bell', { count: unread }) : t('notices.title')}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={() => setOpen(!isOpen)}
        >
          <IconBell size={19} stroke={1.6} aria-hidden="true" />
          {unread > 0 ? (
            <span className={classes.badge} aria-hidden="true">
              {unread > 99 ? '99+' : formatNumber(unread, language)}
            </span>
          ) : null}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('notices.title')}>
        <Suspense fallback={<SkeletonRows rows={3} />}>{isOpen ? <BellContent onClose={() => setOpen(false)} /> : null}</Suspense>
      </Popover.Dropdown>
      <span aria-live="polite" className="visually-hidden">
        {announced?.text ? t('notices.news', { text: announced.text }) : ''}
      </span>
    </Popover>
  );
}
