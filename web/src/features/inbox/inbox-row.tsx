import type { InboxItem } from '@folio/contract/inbox';
import covering from '../../ui/covering-link.module.css';
import tiles from '../../ui/icon-tile.module.css';
import { dateFormat } from '../../ui/intl-format.ts';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './inbox.module.css';
import { kindIcons } from './inbox-kinds.ts';

interface InboxRowProps {
  item: InboxItem;
  isOpen: boolean;
  onOpen: () => void;
}

/** Two lines: the title, and the reason. The whole row opens the item. */
export function InboxRow({ item, isOpen, onOpen }: InboxRowProps) {
  const { t, language } = useText();
  const { kind, title, reason, at, is_read: isRead } = item;
  const Icon = kindIcons[kind];
  return (
    <li className={classes.row} data-key={item.key} data-open={isOpen || undefined} data-unread={!isRead || undefined}>
      <span className={`${tiles.tile} ${classes.tile}`} data-kind={kind} aria-hidden="true">
        <Icon size={18} stroke={1.6} />
      </span>
      <span className={classes.words}>
        <button
          type="button"
          className={`${covering.link} ${classes.title}`}
          data-inbox-row
          dir="auto"
          aria-current={isOpen || undefined}
          onClick={onOpen}
        >
          {isRead ? null : <span className="visually-hidden">{t('inbox.unread')}: </span>}
          {title}
        </button>
        <Text as="span" size="sm" tone="quiet" truncate block dir="auto">
          {reason}
        </Text>
      </span>
      <span className={classes.when}>
        <Text as="time" size="sm" tone="quiet" dateTime={at}>
          {dateFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(at))}
        </Text>
        {isRead ? null : <span className={classes.dot} aria-hidden="true" />}
      </span>
    </li>
  );
}
