// The only statement that inserts orders and their documents, however many.
import type { Db } from '../../kernel/db/database.ts';
import type { OrderDetailRow, OrderRow } from './orders.queries.ts';

/** A document (`order_details`) of an order; what it leaves out is the order's. */
export interface NewDocument
  extends Partial<
    Pick<OrderDetailRow, 'kind' | 'reason' | 'tool_slug' | 'title' | 'language' | 'fields' | 'bulk_order_id' | 'row_number'>
  > {
  status: 'processing' | 'in_progress' | 'onHold';
  /** In credits. */
  price: number;
}

type Owner = Pick<OrderRow, 'account_id' | 'workspace_id' | 'user_id'> & Partial<Pick<OrderRow, 'folder_id'>>;

export interface NewOrder
  extends Owner,
    Pick<OrderRow, 'tool_slug' | 'title' | 'language' | 'fields' | 'impersonator_id'>,
    Partial<
      Pick<
        OrderRow,
        'category' | 'source_ids' | 'brand_voice_id' | 'guideline_id' | 'website_id' | 'price' | 'is_draft' | 'is_bulk'
      >
    > {
  /** Of a draft, which takes these columns. Callers hold its row. */
  id?: number | undefined;
  documents: readonly NewDocument[];
}

/** An order that is placed already and gets more documents. */
export interface KnownOrder extends Owner {
  id: number;
  documents: readonly (NewDocument & Pick<OrderDetailRow, 'tool_slug' | 'title' | 'language'>)[];
}

export interface InsertedOrder {
  orderId: number;
  /** In the order of the documents, ascending. */
  detailIds: number[];
}

/** Credits that a document holds from the start. One that is made as it is placed is free. */
export const reservedFor = ({ status, price }: NewDocument): number => (status === 'in_progress' ? 0 : price);

const shared = 'account_id, workspace_id, folder_id, user_id';
const columns = `${shared}, impersonator_id, tool_slug, title, category, language, fields, source_ids, brand_voice_id, guideline_id, website_id,
  price, is_draft, is_bulk`;
const names = columns.split(/,\s+/);
const defaults: Record<string, string> = {
  category: `'text'`,
  source_ids: `'{}'`,
  price: '0',
  is_draft: 'false',
  is_bulk: 'false',
};
const types: Record<string, string> = {
  tool_slug: 'text',
  title: 'text',
  category: 'text',
  language: 'text',
  fields: 'jsonb',
  source_ids: 'int[]',
  is_draft: 'boolean',
  is_bulk: 'boolean',
};

/** Ids are drawn first, so that each row is known by its position. A row without fields names an order that is there. */
const insertAll = {
  name: 'insert-orders',
  text: `with given as materialized (
      select *, coalesce(id, nextval(pg_get_serial_sequence('orders', 'id'))::int) as order_id
      from rows from (jsonb_to_recordset($1::jsonb) as (id int, ${names.map((name) => `${name} ${types[name] ?? 'int'}`).join(', ')}))
        with ordinality as g(id, ${columns}, position)),
    placed as (
      insert into orders (id, ${columns}) overriding system value
      select order_id, ${names.map((name) => (defaults[name] ? `coalesce(${name}, ${defaults[name]})` : name)).join(', ')}
      from given where fields is not null order by position
      on conflict (id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = now() where orders.is_draft),
    outputs as materialized (
      select *, nextval(pg_get_serial_sequence('order_details', 'id'))::int as detail_id
      from rows from (jsonb_to_recordset($2::jsonb) as (of_order int, status text, kind text, reason text, tool_slug text, title text, language text,
        fields jsonb, price int, credits_reserved int, bulk_order_id int, row_number int))
        with ordinality as d(of_order, status, kind, reason, tool_slug, title, language, fields, price, credits_reserved, bulk_order_id, row_number, place)),
    waiting as (
      insert into order_details (id, order_id, ${shared}, tool_slug, title, category, language, status, kind, reason, fields, price,
        credits_reserved, bulk_order_id, row_number) overriding system value
      select d.detail_id, g.order_id, ${shared}, coalesce(d.tool_slug, g.tool_slug), coalesce(d.title, g.title), coalesce(g.category, 'text'),
        coalesce(d.language, g.language), d.status, coalesce(d.kind, 'content'), d.reason, d.fields, d.price, d.credits_reserved,
        d.bulk_order_id, d.row_number
      from outputs d join given g on g.position = d.of_order order by d.detail_id)
    select g.order_id as "orderId", coalesce(array_agg(d.detail_id order by d.detail_id) filter (where d.detail_id is not null), '{}') as "detailIds"
    from given g left join outputs d on d.of_order = g.position group by g.position, g.order_id order by g.position`,
};

/** Inserts in the order of the given. Documents name credits, which the caller reserves in the same transaction. */
export async function insertOrders(tx: Db, orders: readonly (NewOrder | KnownOrder)[]): Promise<InsertedOrder[]> {
  const rows = orders.map(({ documents: _, ...row }) => row);
  const documents = orders.flatMap((order, index) =>
    order.documents.map((document) => ({ ...document, of_order: index + 1, credits_reserved: reservedFor(document) })),
  );
  const values = [JSON.stringify(rows), JSON.stringify(documents)];
  return (await tx.client.query<InsertedOrder>({ ...insertAll, values })).rows;
}
