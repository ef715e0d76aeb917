// SQL of a tool's orders and documents under the specification's addresses.
import type { Db } from '../../kernel/db/database.ts';
import { scopeSql } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import type { OrderListRow } from '../documents/index.ts';

/** Outputs of one order in an answer. */
const shownDetails = 100;

export interface ProductOrderRow {
  id: number;
  title: string;
  tool_slug: string;
  price: number;
  bulk_order_id: number | null;
  user_id: number;
  workspace_id: number | null;
  created_at: Date;
  details: (Pick<OrderListRow, 'id' | 'title' | 'status' | 'reason' | 'reason_detail'> & {
    description: string | null;
  })[];
}

interface Page {
  page: number;
  perPage: number;
}

/** Unfinished outputs are first, so that a poll sees the end only when it has come. */
const orderColumns = `o.id, o.title, o.tool_slug, o.price, b.id as bulk_order_id, o.user_id, o.workspace_id, o.created_at,
  (select coalesce(json_agg(s), '[]') from (
    select d.id, d.title, d.description, d.status, d.reason, d.reason_detail from order_details d
    where d.order_id = o.id and d.workspace_id is not distinct from o.workspace_id and (o.workspace_id is not null or d.user_id = o.user_id)
    order by d.status in ('processing', 'in_progress') desc, d.id limit ${shownDetails}) s) as details`;

const scopeCondition = (scope: Scope, alias: string) => scopeSql(scope, alias, () => '$1');
const scopeValue = (scope: Scope) => scope.workspaceId ?? scope.userId;

/** One page of a tool's placed orders in a place, newest first, with how many there are. */
export async function listProductOrders(
  db: Db,
  scope: Scope,
  slug: string,
  { page, perPage }: Page,
): Promise<{ rows: ProductOrderRow[]; total: number }> {
  const where = `${scopeCondition(scope, 'o')} and o.tool_slug = $2 and not o.is_draft`;
  const counted = await db.client.query<{ count: number }>(`select count(*)::int as count from orders o where ${where}`, [
    scopeValue(scope),
    slug,
  ]);
  const { rows } = await db.client.query<ProductOrderRow>(
    `select ${orderColumns} from (select * from orders o where ${where} order by o.created_at desc nulls last, o.id desc nulls last limit $3 offset $4) o
     left join bulk_orders b on b.order_id = o.id order by o.created_at desc, o.id desc`,
    [scopeValue(scope), slug, perPage, (page - 1) * perPage],
  );
  return { rows, total: counted.rows[0]?.count ?? 0 };
}

/** One placed order by its id, as lists have it, or null. Whether the caller may see it is the policy's to say. */
export async function findProductOrder(db: Db, id: number): Promise<ProductOrderRow | null> {
  const { rows } = await db.client.query<ProductOrderRow>(
    `select ${orderColumns} from orders o left join bulk_orders b on b.order_id = o.id where o.id = $1 and not o.is_draft`,
    [id],
  );
  return rows[0] ?? null;
}

const documentColumns = `d.id, d.order_id, d.title, d.tool_slug, d.category, d.status, d.kind, d.reason, d.reason_detail, d.progress, d.language, d.words, d.price,
  d.workspace_id, d.folder_id, d.bulk_order_id, d.version_count, d.user_id, u.name as user_name, d.created_at, d.updated_at`;

/** The person's own accepted documents of a tool in a place, newest first, with how many there are. */
export async function listAccepted(
  db: Db,
  scope: Scope,
  slug: string,
  { page, perPage }: Page,
): Promise<{ rows: OrderListRow[]; total: number }> {
  const where = `${scopeCondition(scope, 'd')} and d.status = 'accepted' and d.user_id = $2 and d.tool_slug = $3`;
  const values = [scopeValue(scope), scope.userId, slug];
  const counted = await db.client.query<{ count: number }>(
    `select count(*)::int as count from order_details d where ${where}`,
    values,
  );
  const { rows } = await db.client.query<OrderListRow>(
    `select ${documentColumns} from order_details d join users u on u.id = d.user_id where ${where}
     order by d.created_at desc nulls last, d.id desc nulls last limit $4 offset $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows, total: counted.rows[0]?.count ?? 0 };
}
