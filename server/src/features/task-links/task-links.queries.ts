// SQL of links in the documents of tasks: how they answered last, and which are pages of other tasks.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { pageUrls } from '../pages/pages.table.ts';
import { taskLinkChecks } from '../tasks/core/task-extras.table.ts';
import { tasks } from '../tasks/core/tasks.table.ts';

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
export async function saveChecks(
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

/** Tasks of a workspace with one of these addresses as their page. */
export const listTasksOfPages = (db: Db, workspaceId: number, taskId: number, urls: readonly string[]) =>
  urls.length === 0
    ? Promise.resolve([])
    : db.orm
        .select({ id: tasks.id, title: tasks.title, due_date: tasks.due_date, page_url: tasks.page_url, status: tasks.status })
        .from(tasks)
        .where(and(eq(tasks.workspace_id, workspaceId), ne(tasks.id, taskId), inArray(tasks.page_url, [...urls])))
        .limit(100);

/** Last check results of website pages, by their URLs; a page that failed once is not broken yet. */
export async function listPageChecks(
  db: Db,
  websiteId: number | null,
  urls: readonly string[],
): Promise<Map<string, { status: number | null; checked_at: Date }>> {
  if (websiteId === null || urls.length === 0) return new Map();
  const rows = await db.orm
    .select({ url: pageUrls.url, state: pageUrls.state, status: pageUrls.http_state, at: pageUrls.last_checked_at })
    .from(pageUrls)
    .where(
      and(eq(pageUrls.website_id, websiteId), inArray(pageUrls.url, [...urls]), inArray(pageUrls.state, ['active', 'broken'])),
    );
  return new Map(
    rows.flatMap(({ url, state, status, at }) =>
      at === null ? [] : [[url, { status: state === 'broken' ? (status ?? 404) : 200, checked_at: at }] as const],
    ),
  );
}

/** Notes a check that the task does not have yet. */
export async function recordCheck(tx: Db, { task_id, url, status, error }: LinkCheckRow): Promise<void> {
  await tx.orm.insert(taskLinkChecks).values({ task_id, url, status, error }).onConflictDoNothing();
}
