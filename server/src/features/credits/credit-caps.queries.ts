// SQL of monthly caps and of a period's credit usage.
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { usedOfCap } from '../ledger/index.ts';
import { creditCaps } from '../ledger/ledger.table.ts';
import { workspaces } from '../workspaces/workspaces.table.ts';
import type { Period } from './movements.queries.ts';

/** Caps of an account by name, with the usage of each. */
export async function listCaps(db: Db, accountId: number, page: number, perPage: number) {
  const where = eq(creditCaps.account_id, accountId);
  const rows = await db.orm
    .select({ cap: creditCaps, person: users.name, workspace: workspaces.name, used: usedOfCap })
    .from(creditCaps)
    .leftJoin(users, eq(users.id, creditCaps.user_id))
    .leftJoin(workspaces, eq(workspaces.id, creditCaps.workspace_id))
    .where(where)
    .orderBy(asc(sql`coalesce(${workspaces.name}, ${users.name})`), asc(creditCaps.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [total] = await db.orm.select({ count: count() }).from(creditCaps).where(where);
  return { rows, total: total?.count ?? 0 };
}

/** The name of the person or workspace of this account that a cap is to bear on, or null. A workspace is kept from being deleted until the transaction ends. */
export async function findCapSubject(
  db: Db,
  accountId: number,
  subject: { userId: number } | { workspaceId: number },
): Promise<string | null> {
  const [row] =
    'userId' in subject
      ? await db.orm
          .select({ name: users.name })
          .from(users)
          .where(and(eq(users.id, subject.userId), eq(users.account_id, accountId), isNull(users.removed_at)))
      : await db.orm
          .select({ name: workspaces.name })
          .from(workspaces)
          .where(and(eq(workspaces.id, subject.workspaceId), eq(workspaces.account_id, accountId)))
          .for('key share');
  return row?.name ?? null;
}

/** Sets a cap again, or lifts it where `monthly` is null. */
export async function setCap(
  db: Db,
  accountId: number,
  subject: { userId: number } | { workspaceId: number },
  monthly: number | null,
): Promise<void> {
  const who = 'userId' in subject ? eq(creditCaps.user_id, subject.userId) : eq(creditCaps.workspace_id, subject.workspaceId);
  if (monthly === null) {
    await db.orm.delete(creditCaps).where(and(who, eq(creditCaps.account_id, accountId)));
    return;
  }
  const columns = 'userId' in subject ? { user_id: subject.userId } : { workspace_id: subject.workspaceId };
  await db.orm
    .insert(creditCaps)
    .values({ account_id: accountId, ...columns, monthly_credits: monthly })
    .onConflictDoUpdate({
      target: 'userId' in subject ? creditCaps.user_id : creditCaps.workspace_id,
      set: { monthly_credits: monthly },
    });
}

const summaries = {
  user: `select m.user_id as key, u.name as name, sum(m.spent)::int as spent, count(distinct m.order_detail_id)::int as documents
    from credit_movements m left join users u on u.id = m.user_id`,
  tool: `select m.tool_slug as key, m.tool_slug as name, sum(m.spent)::int as spent, count(distinct m.order_detail_id)::int as documents
    from credit_movements m`,
  workspace: `select m.workspace_id as key, w.name as name, sum(m.spent)::int as spent, count(distinct m.order_detail_id)::int as documents
    from credit_movements m left join workspaces w on w.id = m.workspace_id`,
};

export interface SpentRow {
  key: number | string | null;
  name: string | null;
  spent: number;
  documents: number;
}

/** The 100 largest spenders of a period. */
export async function listSpentBy(db: Db, accountId: number, by: keyof typeof summaries, period: Period): Promise<SpentRow[]> {
  const text = `${summaries[by]} where m.account_id = $1 and m.spent > 0 and m.created_at >= $2 and m.created_at < $3 group by 1, 2 order by 3 desc, 2 limit 100`;
  const { rows } = await db.client.query<SpentRow>(text, [accountId, period.from, period.to]);
  return rows;
}
