// SQL of task templates.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { taskTemplates } from './task-templates.table.ts';

export type TaskTemplateRow = typeof taskTemplates.$inferSelect;

/** Templates of a workspace, by name; at most 100. */
export const listTemplates = (db: Db, workspaceId: number): Promise<TaskTemplateRow[]> =>
  db.orm
    .select()
    .from(taskTemplates)
    .where(eq(taskTemplates.workspace_id, workspaceId))
    .orderBy(asc(taskTemplates.name), asc(taskTemplates.id))
    .limit(100);

/** A template in one of these workspaces; null elsewhere. */
export async function findTemplate(db: Db, id: number, workspaceIds: readonly number[]): Promise<TaskTemplateRow | null> {
  const [row] = await db.orm
    .select()
    .from(taskTemplates)
    .where(and(eq(taskTemplates.id, id), inArray(taskTemplates.workspace_id, [...workspaceIds])));
  return row ?? null;
}

/** Locks a template until the transaction ends; null where it was deleted. */
export async function lockTemplate(tx: Db, id: number): Promise<TaskTemplateRow | null> {
  const [row] = await tx.orm.select().from(taskTemplates).where(eq(taskTemplates.id, id)).for('update');
  return row ?? null;
}

/** Templates of a workspace as a count; calls for one workspace wait for each other, so that 20 parallel calls do not pass the limit. */
export async function countTemplatesLocked(tx: Db, workspaceId: number): Promise<number> {
  await tx.client.query('select pg_advisory_xact_lock($1, $2)', [0x7461736b, workspaceId]);
  return tx.orm.$count(taskTemplates, eq(taskTemplates.workspace_id, workspaceId));
}

export async function insertTemplate(tx: Db, template: typeof taskTemplates.$inferInsert): Promise<TaskTemplateRow> {
  const [row] = await tx.orm.insert(taskTemplates).values(template).returning();
  if (!row) throw new Error('The task template was not inserted');
  return row;
}

/** Changes a template that the caller has locked, and counts its revision on. */
export async function updateTemplate(
  tx: Db,
  id: number,
  changes: Pick<Partial<typeof taskTemplates.$inferInsert>, 'name' | 'fields'>,
): Promise<TaskTemplateRow> {
  const [row] = await tx.orm
    .update(taskTemplates)
    .set({ ...changes, revision: sql`${taskTemplates.revision} + 1`, updated_at: sql`now()` })
    .where(eq(taskTemplates.id, id))
    .returning();
  if (!row) throw new Error(`Task template ${id} is gone`);
  return row;
}

export async function deleteTemplate(tx: Db, id: number): Promise<void> {
  await tx.orm.delete(taskTemplates).where(eq(taskTemplates.id, id));
}
