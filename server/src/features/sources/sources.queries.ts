import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { additionalSources } from './sources.table.ts';

export type SourceRow = typeof additionalSources.$inferSelect;

export async function insertSource(db: Db, source: typeof additionalSources.$inferInsert): Promise<number> {
  const [row] = await db.orm.insert(additionalSources).values(source).returning({ id: additionalSources.id });
  if (!row) throw new Error('The source was not inserted');
  return row.id;
}

/** The sources of these ids that a user may use, in the order of the ids. */
export async function listOwnSources(db: Db, userId: number, ids: number[]): Promise<SourceRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.orm
    .select()
    .from(additionalSources)
    .where(and(eq(additionalSources.user_id, userId), inArray(additionalSources.id, ids)));
  return ids.map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined);
}

export async function markSourceReady(db: Db, id: number, source: { name: string; text: string }): Promise<void> {
  await db.orm
    .update(additionalSources)
    .set({ ...source, state: 'ready', problem: null, problem_detail: null, updated_at: sql`now()` })
    .where(eq(additionalSources.id, id));
}

export async function markSourceFailed(db: Db, id: number, problem: string, detail: string | null): Promise<void> {
  await db.orm
    .update(additionalSources)
    .set({ state: 'failed', problem, problem_detail: detail, updated_at: sql`now()` })
    .where(eq(additionalSources.id, id));
}
