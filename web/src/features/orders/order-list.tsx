// Documents as rows: tile, title over a quiet second line, status, language, versions, date, menu; two-line cards on a phone.

import type { OrderRow } from '@folio/contract/document-shapes';
import { baseOf } from '@folio/contract/languages';
import { Link } from '@tanstack/react-router';
import type { DragEvent, KeyboardEvent } from 'react';
import covering from '../../ui/covering-link.module.css';
import { formatAgo, formatDateTime, formatNumber } from '../../ui/intl-format.ts';
import opening from '../../ui/opening-row.module.css';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Text } from '../../ui/text.tsx';
import type { Selection } from '../../ui/use-selection.ts';
import { useText } from '../../ui/use-text.ts';
import { OrderLine } from './order-line.tsx';
import classes from './order-list.module.css';
import { OrderListHead } from './order-list-head.tsx';
import { OrderMenu } from './order-menu.tsx';
import type { OrderSearch } from './order-search.ts';
import { OrderTile } from './order-tile.tsx';

interface OrderListProps {
  orders: OrderRow[];
  /** Leaves out the head, choosing, languages, versions and menus, for the dashboard. */
  isBrief?: boolean;
  selection?: Selection<OrderRow>;
  search?: OrderSearch;
  onMove?: (order: OrderRow) => void;
  /** Data of a dragged row. */
  onDragStart?: (event: DragEvent, order: OrderRow) => void;
}

/** Up and down go from title to title; space chooses, with shift up to where it was chosen last. */
export function OrderList({ orders, isBrief = false, selection, search = {}, onMove, onDragStart }: OrderListProps) {
  const { t } = useText();
  const walk = (event: KeyboardEvent<HTMLAnchorElement>, order: OrderRow) => {
    const titles = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLAnchorElement>('a[data-title]') ?? [])];
    const at = titles.indexOf(event.currentTarget);
    if (event.key === ' ' && selection) {
      event.preventDefault();
      selection.toggle(order, event.shiftKey);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    const next = step === 0 ? undefined : titles[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className={classes.table} data-brief={isBrief || undefined}>
      {isBrief ? null : <OrderListHead search={search} selection={selection} />}
      <ul aria-label={t('orders.title')}>
        {orders.map((order) => (
          <OrderListRow
            key={order.order_detail_id}
            order={order}
            isBrief={isBrief}
            selection={selection}
            onMove={onMove}
            onDragStart={onDragStart}
            onWalk={walk}
          />
        ))}
      </ul>
    </div>
  );
}

type RowProps = {
  order: OrderRow;
  isBrief: boolean;
  onWalk: (event: KeyboardEvent<HTMLAnchorElement>, order: OrderRow) => void;
} & {
  [Name in 'selection' | 'onMove' | 'onDragStart']: OrderListProps[Name] | undefined;
};

function OrderListRow({ order, isBrief, selection, onMove, onDragStart, onWalk }: RowProps) {
  const { t, language } = useText();
  const isChosen = selection?.has(order) ?? false;
  return (
    <li className={`${opening.row} ${classes.row}`} data-chosen={isChosen || undefined}>
      {selection ? (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t('orders.selection.choose', { title: order.title })}
            // The browser's event behind it is the click, with its modifiers.
            onChange={({ nativeEvent }) => selection.toggle(order, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          />
        </label>
      ) : null}
      <Row flex="shrink" gap={12}>
        <OrderTile order={order} />
        <Stack as="span" flex="shrink" py={8} align="start">
          <Link
            to="/orders/$orderDetailId"
            params={{ orderDetailId: String(order.order_detail_id) }}
            className={`${covering.link} ${opening.title} ${classes.title}`}
            data-title
            // The title reaches over the whole row, so that this drags the row.
            draggable={order.can.move && onDragStart !== undefined}
            onDragStart={(event) => {
              const row = event.currentTarget.closest('li');
              if (row) event.dataTransfer.setDragImage(row, 24, 24);
              onDragStart?.(event, order);
            }}
            onKeyDown={(event) => onWalk(event, order)}
          >
            {order.title}
          </Link>
          <span className={`${opening.second} ${classes.second}`}>
            {order.excerpt ? (
              <Excerpt parts={order.excerpt} />
            ) : (
              <OrderLine order={order} withAuthor={!isBrief || order.workspace_id !== null} />
            )}
          </span>
        </Stack>
      </Row>
      <div>
        <StatusBadge status={order.status} isCancelled={order.is_cancelled} />
      </div>
      {isBrief ? null : (
        <>
          <div className={classes.language}>
            <Text as="span" size="xxs" tone="muted" weight="semibold" className={opening.code}>
              {baseOf(order.language).toUpperCase()}
            </Text>
          </div>
          <Text
            as="div"
            size="sm"
            tone="quiet"
            className={classes.versions}
            title={t('orders.versions', { count: order.versions })}
          >
            {order.versions > 0 ? formatNumber(order.versions, language) : '–'}
          </Text>
        </>
      )}
      <Text as="div" size="sm" tone="quiet" nowrap className={classes.date} data-only="desktop">
        <time dateTime={order.created_at} title={formatDateTime(order.created_at, language)}>
          {formatAgo(order.created_at, language)}
        </time>
      </Text>
      {isBrief ? null : (
        <div className={opening.menu}>
          <OrderMenu order={order} onMove={onMove ? () => onMove(order) : undefined} />
        </div>
      )}
    </li>
  );
}

/** Excerpt of the search hit. */
function Excerpt({ parts }: { parts: NonNullable<OrderRow['excerpt']> }) {
  let at = 0;
  return parts.map(({ text, is_hit: isHit }) => {
    at += text.length;
    return isHit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
  });
}
