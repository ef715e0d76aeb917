// SQL of notices and of one's own matrix; groups are in `groups.queries.ts`.
import type { NotificationEvent } from '@folio/contract/notifications';
import { and, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { accounts, users } from '../accounts/accounts.table.ts';
import type { Manner } from './notice-of-event.ts';
import { notificationPreferences, notifications } from './notifications.table.ts';

export type NoticeRow = typeof notifications.$inferSelect;

/** Writes notices; of one event and person only the first counts. Answers those that were new. */
export async function insertNotices(
  tx: Db,
  rows: (typeof notifications.$inferInsert)[],
): Promise<{ id: number; isInstantMail: boolean }[]> {
  const made = await tx.orm
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: notifications.id, state: notifications.email_state, digestAt: notifications.digest_at });
  return made.map(({ id, state, digestAt }) => ({ id, isInstantMail: state === 'waiting' && digestAt === null }));
}

/** Users already notified of these comments, as `person:comment`. */
export async function listNotifiedOfComments(tx: Db, userIds: number[], commentIds: number[]): Promise<Set<string>> {
  if (commentIds.length === 0) return new Set();
  const { rows } = await tx.client.query<{ notified: string }>(
    `select distinct user_id || ':' || (data->>'comment_id') as notified from notifications
     where user_id = any($1::int[]) and event in ('comment', 'mention') and data->>'comment_id' = any($2::text[])`,
    [userIds, commentIds.map(String)],
  );
  return new Set(rows.map((row) => row.notified));
}

/** Notifications of a person in the product, newest first. */
export function listNotices(db: Db, userId: number, filter: { isUnread: boolean; page: number; perPage: number }) {
  return db.orm
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, userId), sql`in_app`, filter.isUnread ? isNull(notifications.read_at) : undefined))
    .orderBy(desc(notifications.id))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
}

/** All and unread notices of a person, each counted to 1,000. */
export async function countNotices(db: Db, userId: number): Promise<{ all: number; unread: number }> {
  const { rows } = await db.client.query<{ all: number; unread: number }>(
    `select (select count(*)::int from (select 1 from notifications where user_id = $1 and in_app limit 1000) a) as all,
       (select count(*)::int from (select 1 from notifications where user_id = $1 and in_app and read_at is null limit 1000) u) as unread`,
    [userId],
  );
  return rows[0] ?? { all: 0, unread: 0 };
}

/** Marks a person's notices as read: these, or all without ids. */
export async function markRead(db: Db, userId: number, ids: number[] | undefined): Promise<void> {
  await db.orm
    .update(notifications)
    .set({ read_at: sql`now()` })
    .where(
      and(eq(notifications.user_id, userId), isNull(notifications.read_at), ids ? inArray(notifications.id, ids) : undefined),
    );
}

export function listSettings(db: Db, userId: number) {
  return db.orm.select().from(notificationPreferences).where(eq(notificationPreferences.user_id, userId)).limit(50);
}

export async function saveManner(db: Db, userId: number, event: NotificationEvent, manner: Manner): Promise<void> {
  await db.orm
    .insert(notificationPreferences)
    .values({ user_id: userId, event, ...manner })
    .onConflictDoUpdate({ target: [notificationPreferences.user_id, notificationPreferences.event], set: manner });
}

/** A notice that waits for its mail, with whom it goes to; null once sent, or where the person is shut out. */
export async function findWaitingMail(db: Db, noticeId: number) {
  const [row] = await db.orm
    .select({ notice: notifications, user: users, account: accounts })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.user_id))
    .innerJoin(accounts, eq(accounts.id, users.account_id))
    .where(and(eq(notifications.id, noticeId), eq(notifications.email_state, 'waiting'), isNull(users.disabled_at)));
  return row ?? null;
}

export async function markMailed(
  db: Db,
  ids: number[],
  result: { state: 'sent' } | { state: 'failed'; problem: string },
): Promise<void> {
  const isSent = result.state === 'sent';
  await db.orm
    .update(notifications)
    .set({
      email_state: result.state,
      email_problem: isSent ? null : result.problem.slice(0, 200),
      emailed_at: isSent ? sql`now()` : null,
    })
    .where(inArray(notifications.id, ids));
}

/**
 * One person's due digest, oldest notice first, which is due once more at `retryAt` unless it is marked as mailed until then; empty where none
 * is due. Call it in a transaction.
 */
export async function claimDueDigest(tx: Db, now: Date, retryAt: Date): Promise<NoticeRow[]> {
  // One claim at a time: two that lock a person's notices would each get some of them, or wait for each other.
  await tx.client.query(`select pg_advisory_xact_lock(hashtext('digests'))`);
  const isDue = and(eq(notifications.email_state, 'waiting'), lte(notifications.digest_at, now));
  const [next] = await tx.orm
    .select({ userId: notifications.user_id })
    .from(notifications)
    .where(isDue)
    .orderBy(notifications.digest_at, notifications.id)
    .limit(1);
  if (!next) return [];
  const due = tx.orm
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.user_id, next.userId), isDue))
    .orderBy(notifications.id)
    .limit(200);
  const rows = await tx.orm.update(notifications).set({ digest_at: retryAt }).where(inArray(notifications.id, due)).returning();
  return rows.sort((a, b) => a.id - b.id);
}

export async function findMailPerson(db: Db, userId: number) {
  const [row] = await db.orm
    .select({ user: users, account: accounts })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.account_id))
    .where(and(eq(users.id, userId), isNull(users.disabled_at)));
  return row ?? null;
}

/** The log of deliveries of an account, newest first, counted to 10,000. */
export async function listDeliveries(
  db: Db,
  filter: { accountId: number; state?: NoticeRow['email_state'] | undefined; page: number; perPage: number },
) {
  const where = and(
    eq(notifications.account_id, filter.accountId),
    filter.state ? eq(notifications.email_state, filter.state) : undefined,
  );
  const rows = await db.orm
    .select({ notice: notifications, userName: users.name })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.user_id))
    .where(where)
    .orderBy(desc(notifications.id))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  const some = db.orm.select({ id: notifications.id }).from(notifications).where(where).limit(10_000).as('some');
  const [total] = await db.orm.select({ count: count() }).from(some);
  return { rows, total: total?.count ?? 0 };
}
