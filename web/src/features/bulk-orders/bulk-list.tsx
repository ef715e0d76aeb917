// Bulk orders as rows: tile, title above the description, progress, status and date.
import type { BulkOrder } from '@folio/contract/bulk-orders';
import { Link } from '@tanstack/react-router';
import covering from '../../ui/covering-link.module.css';
import { formatAgo, formatDateTime } from '../../ui/intl-format.ts';
import opening from '../../ui/opening-row.module.css';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';
import { OrderBar, OrderState, useFigures } from './bulk-figures.tsx';
import classes from './bulk-list.module.css';

export function BulkList({ orders }: { orders: BulkOrder[] }) {
  const { t, language } = useText();
  const figures = useFigures();
  return (
    <ul aria-label={t('shell.bulkOrders')}>
      {orders.map((order) => (
        <li key={order.id} className={`${opening.row} ${classes.row}`}>
          <Row flex="shrink" gap={12} className={classes.main}>
            <ToolTile icon={order.icon} category={order.macrocategory} />
            <Stack as="span" flex="shrink" py={8} align="start">
              <Link to="/orders/bulk/{-$id}" params={{ id: String(order.id) }} className={`${covering.link} ${opening.title}`}>
                {order.title}
              </Link>
              <span className={opening.second}>
                {order.tool_name}
                {order.workspace_id === null ? '' : ` · ${order.user.name}`}
              </span>
            </Stack>
          </Row>
          <Stack gap={6} className={classes.progress}>
            <OrderBar order={order} />
            <Text as="span" size="sm" tone="quiet">
              {figures(order)}
            </Text>
          </Stack>
          <div>
            <OrderState order={order} />
          </div>
          <Text
            as="time"
            size="sm"
            tone="quiet"
            nowrap
            className={classes.date}
            data-only="desktop"
            dateTime={order.created_at}
            title={formatDateTime(order.created_at, language)}
          >
            {formatAgo(order.created_at, language)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
