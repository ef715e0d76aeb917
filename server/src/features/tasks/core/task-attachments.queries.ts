// SQL of files of tasks.

import { taskAttachmentLimits } from '@folio/contract/task-attachment-limits';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { taskAttachments } from './task-attachments.table.ts';

export type AttachmentRow = typeof taskAttachments.$inferSelect;

/** The files of a task, oldest first. */
export const listAttachments = async (db: Db, taskId: number): Promise<AttachmentRow[]> =>
  (await listAttachmentsOf(db, [taskId])).get(taskId) ?? [];

/** The files of tasks, by task, oldest first. */
export async function listAttachmentsOf(db: Db, taskIds: readonly number[]): Promise<Map<number, AttachmentRow[]>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db.orm
    .select()
    .from(taskAttachments)
    .where(sql`${taskAttachments.task_id} = any(${sql.param(taskIds)}::int[])`)
    .orderBy(asc(taskAttachments.id))
    .limit(taskIds.length * taskAttachmentLimits.files);
  return Map.groupBy(rows, (row) => row.task_id);
}

export async function findAttachment(db: Db, id: number): Promise<AttachmentRow | null> {
  const [row] = await db.orm.select().from(taskAttachments).where(eq(taskAttachments.id, id));
  return row ?? null;
}

export async function insertAttachment(tx: Db, attachment: typeof taskAttachments.$inferInsert): Promise<void> {
  await tx.orm.insert(taskAttachments).values(attachment);
}

export async function deleteAttachment(tx: Db, id: number): Promise<void> {
  await tx.orm.delete(taskAttachments).where(eq(taskAttachments.id, id));
}
