import { and, asc, count, eq, ilike, sql } from 'drizzle-orm';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { inScope } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import { users } from '../accounts/accounts.table.ts';
import { clearWorkspaceDefaults } from '../workspaces/index.ts';
import { workspaces } from '../workspaces/workspaces.table.ts';
import { guidelines } from './guidelines.table.ts';

export type GuidelineRow = typeof guidelines.$inferSelect;

const isUsable = (scope: Scope, id: number) =>
  and(eq(guidelines.id, id), eq(guidelines.account_id, scope.accountId), inScope(scope, guidelines));

/** A briefing of this place, or null. */
export async function findUsableGuideline(db: Db, scope: Scope, id: number): Promise<GuidelineRow | null> {
  const [row] = await db.orm.select().from(guidelines).where(isUsable(scope, id));
  return row ?? null;
}

/** The same, and locks the briefing against deletion until the transaction ends: for settings that name it. */
export async function lockUsableGuideline(tx: Db, scope: Scope, id: number): Promise<boolean> {
  const rows = await tx.orm.select({ id: guidelines.id }).from(guidelines).where(isUsable(scope, id)).for('key share');
  return rows.length > 0;
}

/** The id of the briefing that an order placed here gets where it names none. */
export async function findDefaultGuidelineIdHere(db: Db, scope: Scope): Promise<number | null> {
  const [workspace] = await db.orm
    .select({ guidelineId: workspaces.default_guideline_id })
    .from(workspaces)
    .where(eq(workspaces.id, scope.workspaceId ?? 0));
  const id = workspace?.guidelineId ?? null;
  return id === null ? null : ((await findUsableGuideline(db, scope, id))?.id ?? null);
}

/** A briefing of the account with permission checked at the order; null if it is gone since. */
export async function findGuidelineOfOrder(db: Db, accountId: number, id: number): Promise<GuidelineRow | null> {
  const [row] = await db.orm
    .select()
    .from(guidelines)
    .where(and(eq(guidelines.id, id), eq(guidelines.account_id, accountId)));
  return row ?? null;
}

const isHere = (scope: Scope) => and(eq(guidelines.account_id, scope.accountId), inScope(scope, guidelines));

/** Briefings of a scope by title, with their authors. */
export async function listGuidelines(
  db: Db,
  scope: Scope,
  filter: { search?: string | undefined; page: number; perPage: number },
) {
  const pattern = containing(filter.search);
  const where = and(isHere(scope), filter.search ? ilike(guidelines.title, pattern) : undefined);
  const rows = await db.orm
    .select({ guideline: guidelines, userName: users.name })
    .from(guidelines)
    .innerJoin(users, eq(users.id, guidelines.user_id))
    .where(where)
    .orderBy(asc(sql`lower(${guidelines.title})`), asc(guidelines.id))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  const [total] = await db.orm.select({ count: count() }).from(guidelines).where(isHere(scope));
  const [found] = filter.search ? await db.orm.select({ count: count() }).from(guidelines).where(where) : [total];
  return { rows, total: total?.count ?? 0, filtered: found?.count ?? 0 };
}

/** A briefing with its author, or null. The policy decides about the caller's access. */
export async function findGuideline(db: Db, id: number) {
  const [row] = await db.orm
    .select({ guideline: guidelines, userName: users.name })
    .from(guidelines)
    .innerJoin(users, eq(users.id, guidelines.user_id))
    .where(eq(guidelines.id, id));
  return row ?? null;
}

export async function insertGuideline(db: Db, guideline: typeof guidelines.$inferInsert): Promise<number> {
  const [row] = await db.orm.insert(guidelines).values(guideline).returning({ id: guidelines.id });
  if (!row) throw new Error('The briefing was not inserted');
  return row.id;
}

/** Locks a briefing until the transaction ends; null where it was deleted. */
export async function lockGuideline(tx: Db, id: number): Promise<GuidelineRow | null> {
  const [row] = await tx.orm.select().from(guidelines).where(eq(guidelines.id, id)).for('update');
  return row ?? null;
}

/** Changes a briefing that the caller has locked, and counts its revision on. */
export async function updateGuideline(tx: Db, id: number, changes: Partial<typeof guidelines.$inferInsert>): Promise<void> {
  await tx.orm
    .update(guidelines)
    .set({ ...changes, revision: sql`${guidelines.revision} + 1`, updated_at: sql`now()` })
    .where(eq(guidelines.id, id));
}

/** Deletes a briefing locked by the caller. Workspaces lose it as a default, and documents keep their texts. */
export async function deleteGuideline(tx: Db, accountId: number, id: number): Promise<void> {
  await clearWorkspaceDefaults(tx, accountId, 'guideline', id);
  await tx.orm.delete(guidelines).where(eq(guidelines.id, id));
}
