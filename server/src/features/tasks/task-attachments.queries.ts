// SQL of files of tasks.

import { taskAttachmentLimits } from '@folio/contract/task-attachment-limits';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { taskAttachments } from './task-attachments.table.ts';

export type AttachmentRow = typeof taskAttachments.$inferSelect;

/** The files of a task, oldest first. */
export const listAttachments = (db: Db, taskId: number): Promise<AttachmentRow[]> =>
  db.orm
    .select()
    .from(taskAttachments)
    .where(eq(taskAttachments.task_id, taskId))
    .orderBy(asc(taskAttachments.id))
    .limit(taskAttachmentLimits.files);

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
