// Documents as rows: tile, title over a quiet second line, status, language, date, menu; two-line cards on a phone.
import type { OrderRow } from '@folio/contract/orders';
import { Link } from '@tanstack/react-router';
import { formatAgo, formatDateTime } from '../../ui/intl-format.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';
import { OrderLine } from './order-line.tsx';
import classes from './order-list.module.css';
import { OrderMenu } from './order-menu.tsx';

/** `isBrief` leaves out the head, languages and menus, for the dashboard. */
export function OrderList({ orders, isBrief = false }: { orders: OrderRow[]; isBrief?: boolean }) {
  const { t } = useText();
  return (
    <div className={classes.table} data-brief={isBrief || undefined}>
      {isBrief ? null : (
        <div className={classes.head} aria-hidden="true">
          <span>{t('orders.columns.title')}</span>
          <span>{t('orders.columns.status')}</span>
          <span>{t('orders.columns.language')}</span>
          <span>{t('orders.columns.created')}</span>
        </div>
      )}
      <ul aria-label={t('orders.title')}>
        {orders.map((order) => (
          <OrderListRow key={order.order_detail_id} order={order} isBrief={isBrief} />
        ))}
      </ul>
    </div>
  );
}

function OrderListRow({ order, isBrief }: { order: OrderRow; isBrief: boolean }) {
  const { language } = useText();
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <ToolTile icon={order.icon} category={order.macrocategory} />
        <span className={classes.words}>
          <Link to="/orders/$orderDetailId" params={{ orderDetailId: String(order.order_detail_id) }} className={classes.title}>
            {order.title}
          </Link>
          <span className={classes.second}>
            <OrderLine order={order} withAuthor={!isBrief || order.workspace_id !== null} />
          </span>
        </span>
      </div>
      <div>
        <StatusBadge status={order.status} />
      </div>
      {isBrief ? null : (
        <div className={classes.language}>
          <span className={classes.code}>{order.language.split('-')[0]?.toUpperCase()}</span>
        </div>
      )}
      <div className={classes.date}>
        <time dateTime={order.created_at} title={formatDateTime(order.created_at, language)}>
          {formatAgo(order.created_at, language)}
        </time>
      </div>
      {isBrief ? null : (
        <div className={classes.menu}>
          <OrderMenu order={order} />
        </div>
      )}
    </li>
  );
}
