// Orders of one document each, with what is written in the queue, in one statement however many there are.
import type { Db } from '../../kernel/db/database.ts';

/** Columns of an order that a call makes and that waits to be written; those of its document are the same. */
export interface NewOrder {
  account_id: number;
  workspace_id: number | null;
  folder_id: number | null;
  user_id: number;
  impersonator_id: number | null;
  tool_slug: string;
  title: string;
  category: 'text' | 'media';
  language: string;
  fields: Record<string, unknown>;
  source_ids: number[];
  brand_voice_id: number | null;
  guideline_id: number | null;
  website_id: number | null;
  price: number;
}

const shared = 'account_id, workspace_id, folder_id, user_id, tool_slug, title, category, language, price';
const ofOrder = `${shared}, impersonator_id, fields, source_ids, brand_voice_id, guideline_id, website_id`;

/** Ids are drawn first, so that each row is known by its position. The document holds its price, which the caller reserves in the same transaction. */
const insertAll = {
  name: 'insert-orders',
  text: `with given as materialized (
      select *, nextval(pg_get_serial_sequence('orders', 'id'))::int as new_order, nextval(pg_get_serial_sequence('order_details', 'id'))::int as new_detail
      from rows from (jsonb_to_recordset($1::jsonb) as (account_id int, workspace_id int, folder_id int, user_id int, impersonator_id int,
        tool_slug text, title text, category text, language text, fields jsonb, source_ids int[], brand_voice_id int, guideline_id int,
        website_id int, price int)) with ordinality as g(account_id, workspace_id, folder_id, user_id, impersonator_id, tool_slug, title, category,
        language, fields, source_ids, brand_voice_id, guideline_id, website_id, price, position) order by position),
    placed as (insert into orders (id, ${ofOrder}) overriding system value select new_order, ${ofOrder} from given),
    waiting as (insert into order_details (id, order_id, ${shared}, status, credits_reserved) overriding system value
      select new_detail, new_order, ${shared}, 'processing', price from given)
    select new_order as "orderId", new_detail as "detailId" from given order by position`,
};

/** Ids in the order of the given. */
export async function insertOrders(tx: Db, orders: readonly NewOrder[]): Promise<{ orderId: number; detailId: number }[]> {
  const { rows } = await tx.client.query<{ orderId: number; detailId: number }>({
    ...insertAll,
    values: [JSON.stringify(orders)],
  });
  return rows;
}
