// SQL of monthly caps as far as holding credits depends on them.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { creditCaps } from './ledger.table.ts';

const thisMonth = sql`date_trunc('month', now() at time zone 'utc')::date`;

/** Credits of this month that count against a cap. Names are written out: in a query of one table columns come without theirs. */
export const usedOfCap = sql<number>`(select coalesce(sum(m.credits), 0)::int from credit_months m
  where m.month = ${thisMonth} and (m.user_id = credit_caps.user_id or m.workspace_id = credit_caps.workspace_id))`;

/** Caps of an output, with the usage of each; read after credits were reserved, while the account's row is locked. */
export function listCapsOf(db: Db, userId: number, workspaceId: number | null) {
  return db.orm
    .select({
      monthly: creditCaps.monthly_credits,
      userId: creditCaps.user_id,
      workspaceId: creditCaps.workspace_id,
      used: usedOfCap,
    })
    .from(creditCaps)
    .where(sql`${creditCaps.user_id} = ${userId} or ${creditCaps.workspace_id} = ${workspaceId ?? 0}`);
}

/** Deletes the caps of a person or workspace that is removed. */
export async function deleteCaps(tx: Db, of: { userId: number } | { workspaceId: number }): Promise<void> {
  await tx.orm
    .delete(creditCaps)
    .where('userId' in of ? eq(creditCaps.user_id, of.userId) : eq(creditCaps.workspace_id, of.workspaceId));
}
