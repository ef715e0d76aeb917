// SQL of links in the documents of tasks: how they answered last, and which are pages of other tasks.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { taskLinkChecks } from '../tasks/task-extras.table.ts';
import { tasks } from '../tasks/tasks.table.ts';

export type LinkCheckRow = typeof taskLinkChecks.$inferSelect;

/** The checks of some addresses of a task. */
export const listChecks = (db: Db, taskId: number, urls: readonly string[]): Promise<LinkCheckRow[]> =>
  urls.length === 0
    ? Promise.resolve([])
    : db.orm
        .select()
        .from(taskLinkChecks)
        .where(and(eq(taskLinkChecks.task_id, taskId), inArray(taskLinkChecks.url, [...urls])));

/** Keeps how addresses answered. An address that answers again needs no waiver any more. */
export async function keepChecks(
  db: Db,
  taskId: number,
  checks: readonly { url: string; status: number | null; error: string | null }[],
): Promise<void> {
  if (checks.length === 0) return;
  await db.orm
    .insert(taskLinkChecks)
    .values(checks.map((check) => ({ task_id: taskId, ...check })))
    .onConflictDoUpdate({
      target: [taskLinkChecks.task_id, taskLinkChecks.url],
      set: { status: sql`excluded.status`, error: sql`excluded.error`, checked_at: sql`now()` },
    });
}

/** Lets an address go out although it does not answer; false where it was never checked. The first waiver stays. */
export async function waiveCheck(tx: Db, taskId: number, url: string, userId: number): Promise<boolean> {
  const rows = await tx.orm
    .update(taskLinkChecks)
    .set({
      waived_by: sql`coalesce(${taskLinkChecks.waived_by}, ${userId})`,
      waived_at: sql`coalesce(${taskLinkChecks.waived_at}, now())`,
    })
    .where(and(eq(taskLinkChecks.task_id, taskId), eq(taskLinkChecks.url, url)))
    .returning({ url: taskLinkChecks.url });
  return rows.length > 0;
}

/** Tasks of a workspace whose page is one of these addresses. */
export const listTasksOfPages = (db: Db, workspaceId: number, taskId: number, urls: readonly string[]) =>
  urls.length === 0
    ? Promise.resolve([])
    : db.orm
        .select({ id: tasks.id, title: tasks.title, due_date: tasks.due_date, page_url: tasks.page_url, status: tasks.status })
        .from(tasks)
        .where(and(eq(tasks.workspace_id, workspaceId), ne(tasks.id, taskId), inArray(tasks.page_url, [...urls])))
        .limit(100);
