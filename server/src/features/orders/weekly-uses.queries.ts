// SQL of weekly limits.
import { and, count, eq, gte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { orderDetails } from './orders.table.ts';

/** Lets nobody else count the uses of this tool by this person until the transaction ends. */
export async function lockUses(tx: Db, userId: number, slug: string): Promise<void> {
  await tx.orm.execute(sql`select pg_advisory_xact_lock(${userId}, hashtext(${slug}))`);
}

/** Outputs of a tool that a person ordered since then; failed ones do not count. */
export async function countUses(db: Db, userId: number, slug: string, since: Date): Promise<number> {
  const [row] = await db.orm
    .select({ uses: count() })
    .from(orderDetails)
    .where(
      and(
        eq(orderDetails.user_id, userId),
        eq(orderDetails.tool_slug, slug),
        gte(orderDetails.created_at, since),
        ne(orderDetails.status, 'failed'),
      ),
    );
  return row?.uses ?? 0;
}
