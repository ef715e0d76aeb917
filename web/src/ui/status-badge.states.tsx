import type { OrderStatus } from '@folio/contract/orders';
import type { ComponentStates } from './component-states.ts';
import { StatusBadge } from './status-badge.tsx';

const statuses: OrderStatus[] = ['accepted', 'in_progress', 'failed', 'onHold'];

export const states: ComponentStates = {
  page: 'components/buttons',
  width: 150,
  note: 'documents',
  states: {
    ...Object.fromEntries(statuses.map((status) => [status, () => <StatusBadge status={status} />])),
    cancelled: () => <StatusBadge status="failed" isCancelled />,
  },
};
