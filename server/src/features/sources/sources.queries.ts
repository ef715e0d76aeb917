import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import { workspaceSources } from '../workspaces/workspaces.table.ts';
import { additionalSources } from './sources.table.ts';

export type SourceRow = typeof additionalSources.$inferSelect;

export async function insertSource(db: Db, source: typeof additionalSources.$inferInsert): Promise<number> {
  const [row] = await db.orm.insert(additionalSources).values(source).returning({ id: additionalSources.id });
  if (!row) throw new Error('The source was not inserted');
  return row.id;
}

/** An account's sources of these ids, in the order of the ids. That they may be used was judged when the order was placed. */
export async function listSourcesByIds(db: Db, accountId: number, ids: number[]): Promise<SourceRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.orm
    .select()
    .from(additionalSources)
    .where(and(eq(additionalSources.account_id, accountId), inArray(additionalSources.id, ids)));
  return ids.map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined);
}

/** The sources of these ids that may be used in a place: one's own, and in a workspace those toggled on there. */
export async function listUsableSources(db: Db, scope: Scope, ids: number[]): Promise<SourceRow[]> {
  if (ids.length === 0) return [];
  const toggledOn = db.orm
    .select({ id: workspaceSources.additional_source_id })
    .from(workspaceSources)
    .where(eq(workspaceSources.workspace_id, scope.workspaceId ?? 0));
  const own = eq(additionalSources.user_id, scope.userId);
  const rows = await db.orm
    .select()
    .from(additionalSources)
    .where(
      and(
        eq(additionalSources.account_id, scope.accountId),
        inArray(additionalSources.id, ids),
        scope.workspaceId === null ? own : or(own, inArray(additionalSources.id, toggledOn)),
      ),
    );
  return ids.map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined);
}

/** Returns true if all can be used here. Locks them against deletion until the transaction ends: for settings that name them. */
export async function lockUsableSources(tx: Db, scope: Scope, ids: number[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  // In the order of their ids, so that two of these never wait for each other crosswise.
  await tx.orm
    .select({ id: additionalSources.id })
    .from(additionalSources)
    .where(and(eq(additionalSources.account_id, scope.accountId), inArray(additionalSources.id, wanted)))
    .orderBy(asc(additionalSources.id))
    .for('key share');
  return (await listUsableSources(tx, scope, wanted)).length === wanted.length;
}

export async function markSourceReady(
  db: Db,
  id: number,
  source: { name: string; text: string; language: string | null; words: number },
): Promise<void> {
  await db.orm
    .update(additionalSources)
    .set({ ...source, state: 'ready', problem: null, problem_detail: null, updated_at: sql`now()`, read_at: sql`now()` })
    .where(eq(additionalSources.id, id));
}

/** Says why a source could not be read; one that was read in the meantime stays ready. */
export async function markSourceFailed(db: Db, id: number, problem: string, detail: string | null): Promise<void> {
  await db.orm
    .update(additionalSources)
    .set({ state: 'failed', problem, problem_detail: detail, updated_at: sql`now()` })
    .where(and(eq(additionalSources.id, id), ne(additionalSources.state, 'ready')));
}

/** Sources of a workspace that is deleted are in no workspace any more. */
export async function leaveWorkspace(tx: Db, workspaceId: number): Promise<void> {
  await tx.orm.update(additionalSources).set({ workspace_id: null }).where(eq(additionalSources.workspace_id, workspaceId));
}
