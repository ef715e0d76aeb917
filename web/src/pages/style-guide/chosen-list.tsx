// The list of documents with sample rows.
import type { OrderRow } from '@folio/contract/document-shapes';
import { OrderList } from '../../features/orders/order-list.tsx';
import { useSelection } from '../../ui/use-selection.ts';

const hourMs = 3_600_000;
const before = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();

const row = (id: number, title: string, more: Partial<OrderRow>): OrderRow => ({
  id,
  order_id: id,
  order_detail_id: id,
  title,
  tool: 'seo_article',
  tool_name: 'SEO article',
  icon: 'article',
  macrocategory: 'ai_writer',
  category: 'text',
  status: 'accepted',
  reason: null,
  is_cancelled: false,
  progress: null,
  language: 'en',
  words: 1204,
  price: 400,
  user: { id: 1, name: 'Marta Ferri' },
  workspace_id: null,
  folder_id: null,
  thumbnail: null,
  versions: 3,
  bulk_order_id: null,
  excerpt: null,
  created_at: before(1),
  updated_at: before(1),
  can: { edit: true, delete: true, move: true, retry: false, cancel: false, download: true },
  ...more,
});

export const sampleRows = [
  row(1, 'How to choose trail shoes for wet autumn paths', {}),
  row(2, 'Winter sleeping bags: a guide to comfort ratings', {
    status: 'in_progress',
    words: null,
    versions: 0,
    created_at: before(2),
  }),
  row(3, 'Terms of hire, certified Spanish', { status: 'onHold', language: 'es', versions: 0, created_at: before(170) }),
  row(4, 'Autumn newsletter: the long weekend issue', {
    status: 'failed',
    reason: 'Source URL could not be read',
    tool_name: 'Newsletter',
    icon: 'mail',
    versions: 0,
    created_at: before(220),
  }),
];

/** Documents of nobody, with the first one selected by its box. */
export function ChosenList() {
  const selection = useSelection('state', sampleRows, (order) => order.id);
  return <OrderList orders={sampleRows} selection={selection} />;
}
