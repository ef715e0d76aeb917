// On the dashboard: the newest items of the inbox, each with one button. Its height is known before the items are.
import type { InboxItem } from '@folio/contract/inbox';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import tiles from '../../ui/icon-tile.module.css';
import { formatAgo, formatDay } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './attention-panel.module.css';
import own from './inbox.module.css';
import { attentionQuery } from './inbox.queries.ts';
import { kindIcons } from './inbox-kinds.ts';

const maxShown = 4;

/** `count` is how many items wait as far as the page knows; nothing is drawn without any. */
export function AttentionPanel({ count }: { count: number }) {
  const { t, language } = useText();
  const { data } = useQuery({ ...attentionQuery(language, maxShown), enabled: count > 0 });
  const todo = data?.counts.todo ?? count;
  if (todo === 0) return null;
  const shown = Math.min(maxShown, todo);
  return (
    <Panel
      isFlush
      title={
        <>
          {t('inbox.attention.title')}{' '}
          <Text as="span" size="sm" tone="quiet" weight="regular">
            {t('inbox.attention.of', { shown, count: todo })}
          </Text>
        </>
      }
      aside={
        <Link to="/inbox" className="text-link">
          {t('inbox.attention.open')}
        </Link>
      }
    >
      <ul style={{ minHeight: shown * 57 }} aria-label={t('inbox.attention.title')}>
        {data ? data.items.map((item) => <Item key={item.key} item={item} />) : <SkeletonRows rows={shown} />}
      </ul>
    </Panel>
  );
}

const verbs = {
  review: 'inbox.review',
  mention: 'inbox.reply',
  hold: 'inbox.open',
  offer: 'inbox.review',
  overdue: 'inbox.open',
  failed_publication: 'inbox.retry',
  warning: 'inbox.open',
  setup: 'inbox.open',
} as const satisfies Record<InboxItem['kind'], string>;

/** The button opens the item in the inbox, where it is decided; a model is connected where models are. */
function Item({ item }: { item: InboxItem }) {
  const { t, language } = useText();
  const { key, kind, title, reason, at, due_at: due } = item;
  const Icon = kindIcons[kind];
  const isForModel = item.can.includes('connect_model');
  const verb = isForModel ? t('inbox.connect') : t(verbs[kind]);
  const look = { variant: 'default', size: 'compact-md', 'aria-label': `${verb}: ${title}` } as const;
  return (
    <li className={classes.item}>
      <span className={`${tiles.tile} ${own.tile}`} data-kind={kind} aria-hidden="true">
        <Icon size={18} stroke={1.6} />
      </span>
      <span className={classes.words}>
        <Text as="span" block weight="medium" truncate dir="auto">
          {title}
        </Text>
        <Text as="span" block size="sm" tone="quiet" truncate dir="auto">
          {reason}
        </Text>
      </span>
      <Text as="span" size="sm" tone="quiet" nowrap className={classes.when}>
        {kind === 'review' && due ? t('inbox.due', { day: formatDay(due, language) }) : formatAgo(at, language)}
      </Text>
      {isForModel ? (
        <ButtonLink to="/control-panel/{-$section}" params={{ section: 'models' }} {...look}>
          {verb}
        </ButtonLink>
      ) : (
        <ButtonLink to="/inbox" search={{ item: key }} {...look}>
          {verb}
        </ButtonLink>
      )}
    </li>
  );
}
