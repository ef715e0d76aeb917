// SQL of review links and the browsers that they were opened in. All times are the database's.
import { reviewLinkLimits } from '@folio/contract/task-words';
import { and, arrayContains, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { guests, tasks } from '../tasks/core/tasks.table.ts';
import { reviewLinkBrowsers, reviewLinks } from './review-links.table.ts';

export type LinkRow = typeof reviewLinks.$inferSelect;
export type BrowserRow = typeof reviewLinkBrowsers.$inferSelect;

/** Links that are shown together; a workspace rarely has more that are of interest. */
const maxShown = 200;

/** Creator of a link, for the emails sent in their name. */
export async function findCreator(db: Db, id: number): Promise<{ name: string; email: string; locale: string } | null> {
  const [row] = await db.orm
    .select({ name: users.name, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, id));
  return row ?? null;
}

/** Names of the links' creators, by id. */
export async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const rightNow: SQL<Date> = sql`now()`;

export interface ShownLink {
  link: LinkRow;
  guest: typeof guests.$inferSelect;
  isExpired: boolean;
  openedAt: Date | null;
  tasks: { id: number; title: string }[];
}

const openedAt = sql<string | null>`(select min(b.confirmed_at) from review_link_browsers b where b.link_id = ${reviewLinks.id})`;
const taskTitles = sql<
  { id: number; title: string }[]
>`(select coalesce(json_agg(json_build_object('id', t.id, 'title', t.title) order by t.id), '[]')
  from ${tasks} t where t.id = any(${reviewLinks.task_ids}))`;

async function listShown(db: Db, condition: SQL | undefined): Promise<ShownLink[]> {
  const rows = await db.orm
    .select({
      link: reviewLinks,
      guest: guests,
      isExpired: sql<boolean>`${reviewLinks.expires_at} <= now()`,
      openedAt,
      tasks: taskTitles,
    })
    .from(reviewLinks)
    .innerJoin(guests, eq(guests.id, reviewLinks.guest_id))
    .where(condition)
    .orderBy(desc(reviewLinks.id))
    .limit(maxShown);
  return rows.map((row) => ({ ...row, openedAt: row.openedAt === null ? null : new Date(row.openedAt) }));
}

/** The newest links of a workspace, or those of one task. */
export const listLinks = (db: Db, workspaceId: number, taskId?: number): Promise<ShownLink[]> =>
  listShown(
    db,
    and(
      eq(reviewLinks.workspace_id, workspaceId),
      taskId === undefined ? undefined : arrayContains(reviewLinks.task_ids, [taskId]),
    ),
  );

export async function findShownLink(db: Db, id: number): Promise<ShownLink | null> {
  const [row] = await listShown(db, eq(reviewLinks.id, id));
  return row ?? null;
}

export async function insertLink(
  tx: Db,
  link: Omit<typeof reviewLinks.$inferInsert, 'expires_at'> & { expires_at: SQL<Date> },
): Promise<LinkRow> {
  const [row] = await tx.orm.insert(reviewLinks).values(link).returning();
  if (!row) throw new Error('The review link was not inserted');
  return row;
}

/** Changes a link that is not revoked, in one statement; false where it is. */
export async function updateOpenLink(
  tx: Db,
  id: number,
  changes: { expires_at?: SQL<Date>; revoked_at?: SQL<Date> },
): Promise<boolean> {
  const rows = await tx.orm
    .update(reviewLinks)
    .set(changes)
    .where(and(eq(reviewLinks.id, id), isNull(reviewLinks.revoked_at)))
    .returning({ id: reviewLinks.id });
  return rows.length > 0;
}

/** Links of one creator that are shown in their list. */
const maxOfCreator = 200;

/** The links of a creator that are open, newest first. */
export const listLinksOfCreator = (db: Db, creatorId: number) =>
  db.orm
    .select({
      link: reviewLinks,
      guest: guests,
      lastOpenedAt: sql<
        string | null
      >`(select max(b.confirmed_at) from review_link_browsers b where b.link_id = ${reviewLinks.id})`,
    })
    .from(reviewLinks)
    .innerJoin(guests, eq(guests.id, reviewLinks.guest_id))
    .where(and(eq(reviewLinks.creator_id, creatorId), isNull(reviewLinks.revoked_at), gt(reviewLinks.expires_at, rightNow)))
    .orderBy(desc(reviewLinks.id))
    .limit(maxOfCreator);

/** Revokes the links of a creator: all, or those in workspaces that they are no longer in. */
export async function revokeLinksOf(tx: Db, creatorId: number, isAll: boolean) {
  const { rows } = await tx.client.query<{ id: number; account_id: number; workspace_id: number; email: string }>(
    `update review_links l set revoked_at = now() from guests g
     where g.id = l.guest_id and l.creator_id = $1 and l.revoked_at is null
       and ($2 or not exists (select from workspace_members m where m.workspace_id = l.workspace_id and m.user_id = $1))
     returning l.id, l.account_id, l.workspace_id, g.email`,
    [creatorId, isAll],
  );
  return rows;
}

export interface OpenedLink {
  link: LinkRow;
  guest: typeof guests.$inferSelect;
  hasEnded: boolean;
}

const hasEnded = sql<boolean>`${reviewLinks.revoked_at} is not null or ${reviewLinks.expires_at} <= now()`;

/** The link of a token, also when it has ended; null where there is none. `lock` keeps it from being revoked until the transaction ends. */
export async function findLinkOfToken(db: Db, tokenHash: Buffer, lock?: 'share' | 'update'): Promise<OpenedLink | null> {
  const query = db.orm
    .select({ link: reviewLinks, guest: guests, hasEnded })
    .from(reviewLinks)
    .innerJoin(guests, eq(guests.id, reviewLinks.guest_id))
    .where(eq(reviewLinks.token_hash, tokenHash));
  const [row] = await (lock ? query.for(lock, { of: reviewLinks }) : query);
  return row ?? null;
}

/** The newest link by which a guest may approve a task now; null where there is none. */
export async function findApprovingLink(db: Db, guestId: number, taskId: number): Promise<LinkRow | null> {
  const [row] = await db.orm
    .select()
    .from(reviewLinks)
    .where(
      and(
        eq(reviewLinks.guest_id, guestId),
        arrayContains(reviewLinks.task_ids, [taskId]),
        eq(reviewLinks.may, 'approve'),
        isNull(reviewLinks.revoked_at),
        gt(reviewLinks.expires_at, sql`now()`),
      ),
    )
    .orderBy(desc(reviewLinks.id))
    .limit(1);
  return row ?? null;
}

/** True where someone has opened the link and may read. */
export async function hasBrowser(db: Db, linkId: number): Promise<boolean> {
  const [row] = await db.orm
    .select({ id: reviewLinkBrowsers.id })
    .from(reviewLinkBrowsers)
    .where(and(eq(reviewLinkBrowsers.link_id, linkId), isNotNull(reviewLinkBrowsers.confirmed_at)))
    .limit(1);
  return row !== undefined;
}

export async function findBrowser(db: Db, linkId: number, browserHash: Buffer): Promise<BrowserRow | null> {
  const [row] = await db.orm
    .select()
    .from(reviewLinkBrowsers)
    .where(and(eq(reviewLinkBrowsers.link_id, linkId), eq(reviewLinkBrowsers.browser_hash, browserHash)));
  return row ?? null;
}

/** Adds a browser; one that is known stays as it is. */
export async function insertBrowser(tx: Db, linkId: number, browserHash: Buffer, isConfirmed: boolean): Promise<void> {
  await tx.orm
    .insert(reviewLinkBrowsers)
    .values({
      link_id: linkId,
      browser_hash: browserHash,
      ...(isConfirmed ? { confirmed_at: sql`now()`, identified_by: 'link' as const } : {}),
    })
    .onConflictDoNothing();
}

/** Minutes for which a code is valid, and wrong tries that it survives. */
const codeMinutes = 10;
const maxAttempts = 5;

/** Gives a browser that no code has confirmed a new one. */
export async function setCode(tx: Db, linkId: number, browserHash: Buffer, codeHash: Buffer): Promise<void> {
  await tx.orm.insert(reviewLinkBrowsers).values({ link_id: linkId, browser_hash: browserHash }).onConflictDoNothing();
  await tx.orm
    .update(reviewLinkBrowsers)
    .set({ code_hash: codeHash, code_expires_at: sql`now() + make_interval(mins => ${codeMinutes})`, attempts: 0 })
    .where(
      and(
        eq(reviewLinkBrowsers.link_id, linkId),
        eq(reviewLinkBrowsers.browser_hash, browserHash),
        sql`${reviewLinkBrowsers.identified_by} is distinct from 'code'`,
      ),
    );
}

/** Counts a try and confirms the browser where the code is right, in one statement each: of many tries at once at most five count. */
export async function tryCode(db: Db, linkId: number, browserHash: Buffer, codeHash: Buffer): Promise<boolean> {
  const ofBrowser = and(eq(reviewLinkBrowsers.link_id, linkId), eq(reviewLinkBrowsers.browser_hash, browserHash));
  const [counted] = await db.orm
    .update(reviewLinkBrowsers)
    .set({ attempts: sql`${reviewLinkBrowsers.attempts} + 1` })
    .where(and(ofBrowser, lt(reviewLinkBrowsers.attempts, maxAttempts), gt(reviewLinkBrowsers.code_expires_at, sql`now()`)))
    .returning({ id: reviewLinkBrowsers.id });
  if (!counted) return false;
  const rows = await db.orm
    .update(reviewLinkBrowsers)
    .set({ confirmed_at: sql`coalesce(confirmed_at, now())`, identified_by: 'code', code_hash: null, code_expires_at: null })
    .where(and(eq(reviewLinkBrowsers.id, counted.id), eq(reviewLinkBrowsers.code_hash, codeHash)))
    .returning({ id: reviewLinkBrowsers.id });
  return rows.length > 0;
}

/** The newest open link by which a guest may approve, whatever its tasks; null where there is none. */
export async function findOpenLink(db: Db, guestId: number): Promise<LinkRow | null> {
  const [row] = await db.orm
    .select()
    .from(reviewLinks)
    .where(
      and(
        eq(reviewLinks.guest_id, guestId),
        eq(reviewLinks.may, 'approve'),
        isNull(reviewLinks.revoked_at),
        gt(reviewLinks.expires_at, rightNow),
      ),
    )
    .orderBy(desc(reviewLinks.id))
    .limit(1);
  return row ?? null;
}

/** Days that a link must last still for a further task to be added to it. */
const lastingDays = 3;

/**
 * Adds a task to the newest link by which a guest may approve and that lasts, so that one link shows all that waits for them; null where there
 * is none with room.
 */
export async function addTaskToLink(tx: Db, guestId: number, taskId: number): Promise<LinkRow | null> {
  const [row] = await tx.orm
    .update(reviewLinks)
    .set({ task_ids: sql`array_append(${reviewLinks.task_ids}, ${taskId}::int)` })
    .where(
      sql`${reviewLinks.id} = (select l.id from review_links l where l.guest_id = ${guestId} and l.may = 'approve' and l.revoked_at is null
        and l.expires_at > now() + make_interval(days => ${lastingDays}) and cardinality(l.task_ids) < ${reviewLinkLimits.tasks}
        order by l.id desc limit 1)`,
    )
    .returning();
  return row ?? null;
}
