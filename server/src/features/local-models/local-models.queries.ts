// SQL of local models.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { localModels } from './local-models.table.ts';

export type LocalModelRow = typeof localModels.$inferSelect;
type State = LocalModelRow['state'];
type Changes = Partial<Omit<LocalModelRow, 'id' | 'updated_at'>>;

export function listLocalModels(db: Db): Promise<LocalModelRow[]> {
  return db.orm.select().from(localModels).limit(100);
}

export async function findLocalModel(db: Db, id: string): Promise<LocalModelRow | null> {
  const [row] = await db.orm.select().from(localModels).where(eq(localModels.id, id));
  return row ?? null;
}

/** Puts a download into the queue; null where one is under way or the model is ready. */
export async function queueLocalModel(db: Db, id: string): Promise<LocalModelRow | null> {
  const [row] = await db.orm
    .insert(localModels)
    .values({ id, state: 'queued' })
    .onConflictDoUpdate({
      target: localModels.id,
      set: { state: 'queued', problem: null, problem_detail: null, updated_at: sql`now()` },
      setWhere: inArray(localModels.state, ['paused', 'failed']),
    })
    .returning();
  return row ?? null;
}

/** Changes a model that is in one of these states; null where it is in another by now, or gone. */
export async function updateLocalModel(db: Db, id: string, from: State[], changes: Changes): Promise<LocalModelRow | null> {
  const [row] = await db.orm
    .update(localModels)
    .set({ ...changes, updated_at: sql`now()` })
    .where(and(eq(localModels.id, id), inArray(localModels.state, from)))
    .returning();
  return row ?? null;
}

export async function deleteLocalModel(db: Db, id: string): Promise<LocalModelRow | null> {
  const [row] = await db.orm.delete(localModels).where(eq(localModels.id, id)).returning();
  return row ?? null;
}
