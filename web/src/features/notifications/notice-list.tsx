// Notifications as rows: kind, sentence, time, and a dot while unread.
import type { Notification, NotificationEvent } from '@folio/contract/notifications';
import {
  IconAt,
  IconCalendarDue,
  IconClipboardText,
  IconEyeCheck,
  IconFileAlert,
  IconFileCheck,
  IconGauge,
  IconGavel,
  IconLinkOff,
  IconMessageCircle,
  type TablerIcon,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import tiles from '../../ui/icon-tile.module.css';
import { formatAgo, formatDateTime } from '../../ui/intl-format.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './notices.module.css';
import { useOpenNotice } from './use-notices.ts';

const icons: Record<NotificationEvent, TablerIcon> = {
  order_finished: IconFileCheck,
  order_failed: IconFileAlert,
  comment: IconMessageCircle,
  mention: IconAt,
  limits: IconGauge,
  assigned: IconClipboardText,
  review_requested: IconEyeCheck,
  decided: IconGavel,
  due_soon: IconCalendarDue,
  quote_ready: IconFileCheck,
  query: IconMessageCircle,
  delivered: IconFileCheck,
  links_broken: IconLinkOff,
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The whole row is the link; `onOpen` is called when one was followed. */
export function NoticeList({ notices, onOpen }: { notices: Notification[]; onOpen?: () => void }) {
  const { t, language } = useText();
  const open = useOpenNotice();
  return (
    <ul aria-label={t('notices.title')}>
      {notices.map((notice) => {
        const Icon = icons[notice.event];
        const content = (
          <>
            <span className={`${tiles.tile} ${classes.tile}`} data-event={notice.event} aria-hidden="true">
              <Icon size={18} stroke={1.6} />
            </span>
            <Stack as="span" flex="shrink" gap={2}>
              <Text as="span" tone="muted" breaks className={classes.text}>
                {notice.text}
              </Text>
              <Text
                as="time"
                size="xs"
                tone="quiet"
                className={classes.when}
                dateTime={notice.created_at}
                title={formatDateTime(notice.created_at, language)}
              >
                {formatAgo(notice.created_at, language)}
              </Text>
            </Stack>
            {notice.is_read ? null : (
              <span className={classes.dot}>
                <span className="visually-hidden">{t('notices.unread')}</span>
              </span>
            )}
          </>
        );
        const follow = (event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          open(notice);
          onOpen?.();
        };
        return (
          <li key={notice.id}>
            {notice.path ? (
              <a href={notice.path} className={classes.notice} data-unread={!notice.is_read || undefined} onClick={follow}>
                {content}
              </a>
            ) : (
              <button
                type="button"
                className={classes.notice}
                data-unread={!notice.is_read || undefined}
                onClick={() => open(notice)}
              >
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
