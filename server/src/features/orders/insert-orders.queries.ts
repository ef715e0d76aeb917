// The only statement that inserts orders and their documents, however many.
import type { Db } from '../../kernel/db/database.ts';
import type { orderDetails, orders } from './orders.table.ts';

type OrderRow = typeof orders.$inferInsert;
type DetailRow = typeof orderDetails.$inferInsert;

/** A document (`order_details`) of an order; tool, title and language are the order's unless given. The price is in credits. */
export interface NewDocument
  extends Pick<DetailRow, 'price' | 'kind' | 'reason' | 'fields' | 'bulk_order_id' | 'row_number'>,
    Partial<Pick<DetailRow, 'tool_slug' | 'title' | 'language'>> {
  status: 'processing' | 'in_progress' | 'onHold';
}

type OwnerName = 'account_id' | 'workspace_id' | 'user_id' | 'impersonator_id';
type Owner = Pick<typeof orders.$inferSelect, OwnerName>;

/** An order with its documents, except its owner. The id is that of a draft, which takes these columns; callers hold its row. */
export interface OrderColumns extends Omit<OrderRow, OwnerName | 'created_at' | 'updated_at'> {
  language: string;
  documents: readonly NewDocument[];
}

export type NewOrder = OrderColumns & Owner;

/** An order that is placed already and gets more documents. */
export interface KnownOrder extends Omit<Owner, 'impersonator_id'> {
  id: number;
  folder_id: number | null;
  documents: readonly (NewDocument & Pick<DetailRow, 'tool_slug' | 'title' | 'language'>)[];
}

export interface InsertedOrder {
  orderId: number;
  /** In the order of the documents, ascending. */
  detailIds: number[];
}

/** Credits that a document holds from the start. One that is made as it is placed is free. */
export const reservedFor = ({ status, price }: NewDocument): number => (status === 'in_progress' ? 0 : price);

const shared = 'account_id, workspace_id, folder_id, user_id';
const given = `${shared}, impersonator_id, tool_slug, title, language, fields, brand_voice_id, guideline_id, website_id`;
const changed = `${given}, category, source_ids, price, is_draft, is_bulk`.split(', ');

/** Ids are drawn first, so that each row is known by its position. A row without fields names an order that is there. */
const insertAll = {
  name: 'insert-orders',
  text: `with given as materialized (
      select *, coalesce(id, nextval(pg_get_serial_sequence('orders', 'id'))::int) as order_id
      from jsonb_populate_recordset(null::orders, $1::jsonb) with ordinality),
    placed as (
      insert into orders (id, ${changed.join(', ')}) overriding system value
      select order_id, ${given}, coalesce(category, 'text'), coalesce(source_ids, '{}'), coalesce(price, 0), coalesce(is_draft, false),
        coalesce(is_bulk, false)
      from given where fields is not null order by ordinality
      on conflict (id) do update set ${changed.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = now() where orders.is_draft),
    outputs as materialized (
      select *, nextval(pg_get_serial_sequence('order_details', 'id'))::int as detail_id
      from jsonb_populate_recordset(null::order_details, $2::jsonb) with ordinality),
    waiting as (
      insert into order_details (id, order_id, ${shared}, tool_slug, title, language, category, status, kind, reason, fields, price,
        credits_reserved, bulk_order_id, row_number) overriding system value
      select d.detail_id, g.order_id, g.account_id, g.workspace_id, g.folder_id, g.user_id, coalesce(d.tool_slug, g.tool_slug),
        coalesce(d.title, g.title), coalesce(d.language, g.language), coalesce(g.category, 'text'), d.status, coalesce(d.kind, 'content'),
        d.reason, d.fields, d.price, d.credits_reserved, d.bulk_order_id, d.row_number
      from outputs d join given g on g.ordinality = d.order_id order by d.detail_id)
    select g.order_id as "orderId", coalesce(array_agg(d.detail_id order by d.detail_id) filter (where d.detail_id is not null), '{}') as "detailIds"
    from given g left join outputs d on d.order_id = g.ordinality group by g.ordinality, g.order_id order by g.ordinality`,
};

/** Inserts in the order of the given. Documents name credits, which the caller reserves in the same transaction. */
export async function insertOrders(tx: Db, orders: readonly (NewOrder | KnownOrder)[]): Promise<InsertedOrder[]> {
  const rows = orders.map((order) => ({ ...order, documents: undefined }));
  const documents = orders.flatMap((order, index) =>
    // Until the ids are drawn, the order is named by its position.
    order.documents.map((document) => ({ ...document, order_id: index + 1, credits_reserved: reservedFor(document) })),
  );
  const values = [JSON.stringify(rows), JSON.stringify(documents)];
  return (await tx.client.query<InsertedOrder>({ ...insertAll, values })).rows;
}

export async function insertOrder(tx: Db, order: NewOrder | KnownOrder): Promise<InsertedOrder> {
  const [inserted] = await insertOrders(tx, [order]);
  if (!inserted) throw new Error('The order was not inserted');
  return inserted;
}
