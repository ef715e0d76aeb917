// The demo's history: what was made in a minute is dated over six weeks, in the order in which it was made, on working days.
import type { Database } from '../kernel/db/database.ts';

/** Days over which it is spread. */
const days = 42;

/**
 * Moves everything of the founder's account back in time: orders, documents, versions, comments, movements of credits, and what stands for them in the
 * search. The newest stays as it is.
 */
export async function spreadDates(database: Database, founderId: number): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await tx.client.query<{ account_id: number }>('select account_id from users where id = $1', [founderId]);
    const accountId = rows[0]?.account_id;
    await tx.client.query('create temporary table demo_shift (order_id int primary key, by interval) on commit drop');
    await tx.client.query(
      `insert into demo_shift
        select id as order_id, make_interval(secs => round((count(*) over () - row_number() over (order by id)) * $2 * 86400.0 / count(*) over ()))
        from orders where account_id = $1`,
      [accountId, days],
    );
    // From Saturday and Sunday to the Friday before.
    await tx.client.query(
      `update demo_shift s set by = s.by + make_interval(days => greatest(0, extract(isodow from o.created_at - s.by)::int - 5))
        from orders o where o.id = s.order_id and s.by > interval '1 day'`,
    );
    const shifted = [
      `update orders o set created_at = o.created_at - s.by from demo_shift s where s.order_id = o.id`,
      `update order_details d set created_at = d.created_at - s.by, updated_at = d.updated_at - s.by from demo_shift s where s.order_id = d.order_id`,
      `update document_versions v set created_at = v.created_at - s.by, updated_at = v.updated_at - s.by
        from order_details d join demo_shift s on s.order_id = d.order_id where d.id = v.order_detail_id`,
      `update comments c set created_at = c.created_at - s.by from order_details d join demo_shift s on s.order_id = d.order_id where d.id = c.order_detail_id`,
      `update credit_movements m set created_at = m.created_at - s.by from order_details d join demo_shift s on s.order_id = d.order_id where d.id = m.order_detail_id`,
    ];
    for (const statement of shifted) await tx.client.query(statement);
    await tx.client.query(`update users set created_at = created_at - make_interval(days => $2) where account_id = $1`, [
      accountId,
      days,
    ]);
    await tx.client.query(`update accounts set created_at = created_at - make_interval(days => $2) where id = $1`, [
      accountId,
      days,
    ]);
  });
}
