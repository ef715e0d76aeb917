// SQL of notification groups and their members.
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { notificationGroupMembers, notificationGroups } from './notifications.table.ts';

export type GroupRow = typeof notificationGroups.$inferSelect & { members: { user_id: number; name: string }[] };

export interface GroupFilter {
  accountId: number;
  /** Groups of one workspace, or all where undefined. */
  workspaceId?: number | undefined;
  /** Only groups that this person is in. */
  memberId?: number | undefined;
  page: number;
  perPage: number;
}

async function withMembers(db: Db, rows: (typeof notificationGroups.$inferSelect)[]): Promise<GroupRow[]> {
  if (rows.length === 0) return [];
  const members = await db.orm
    .select({ groupId: notificationGroupMembers.group_id, user_id: users.id, name: users.name })
    .from(notificationGroupMembers)
    .innerJoin(users, eq(users.id, notificationGroupMembers.user_id))
    .where(
      and(
        isNull(users.disabled_at),
        inArray(
          notificationGroupMembers.group_id,
          rows.map((row) => row.id),
        ),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
  return rows.map((row) => ({
    ...row,
    members: members.filter((member) => member.groupId === row.id).map(({ user_id, name }) => ({ user_id, name })),
  }));
}

export async function listGroups(db: Db, filter: GroupFilter): Promise<{ rows: GroupRow[]; total: number }> {
  const mine = db.orm
    .select({ id: notificationGroupMembers.group_id })
    .from(notificationGroupMembers)
    .where(eq(notificationGroupMembers.user_id, filter.memberId ?? 0));
  const where = and(
    eq(notificationGroups.account_id, filter.accountId),
    filter.workspaceId === undefined
      ? undefined
      : or(eq(notificationGroups.workspace_id, filter.workspaceId), isNull(notificationGroups.workspace_id)),
    filter.memberId === undefined ? undefined : inArray(notificationGroups.id, mine),
  );
  const rows = await db.orm
    .select()
    .from(notificationGroups)
    .where(where)
    .orderBy(asc(sql`lower(${notificationGroups.name})`), asc(notificationGroups.id))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  const [total] = await db.orm.select({ count: count() }).from(notificationGroups).where(where);
  return { rows: await withMembers(db, rows), total: total?.count ?? 0 };
}

export async function findGroup(db: Db, accountId: number, id: number): Promise<GroupRow | null> {
  const rows = await db.orm
    .select()
    .from(notificationGroups)
    .where(and(eq(notificationGroups.id, id), eq(notificationGroups.account_id, accountId)));
  return (await withMembers(db, rows))[0] ?? null;
}

/** Locks a group until the transaction ends, so that changes of it and its members follow one another; false where it is gone. */
export async function lockGroup(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: notificationGroups.id })
    .from(notificationGroups)
    .where(eq(notificationGroups.id, id))
    .for('update');
  return rows.length > 0;
}

export async function insertGroup(db: Db, group: typeof notificationGroups.$inferInsert): Promise<number> {
  const [row] = await db.orm.insert(notificationGroups).values(group).returning({ id: notificationGroups.id });
  if (!row) throw new Error('The notification group was not inserted');
  return row.id;
}

export async function updateGroup(db: Db, id: number, changes: Partial<typeof notificationGroups.$inferInsert>): Promise<void> {
  if (Object.keys(changes).length > 0) await db.orm.update(notificationGroups).set(changes).where(eq(notificationGroups.id, id));
}

export async function deleteGroup(db: Db, id: number): Promise<void> {
  await db.orm.delete(notificationGroups).where(eq(notificationGroups.id, id));
}

/** Puts exactly these people into a group that the caller has locked; answers those of the ids that are active people of the account. */
export async function setMembers(tx: Db, accountId: number, groupId: number, ids: number[]): Promise<number[]> {
  const found =
    ids.length === 0
      ? []
      : await tx.orm
          .select({ id: users.id })
          .from(users)
          .where(and(inArray(users.id, ids), eq(users.account_id, accountId), isNull(users.disabled_at)));
  await tx.orm.delete(notificationGroupMembers).where(eq(notificationGroupMembers.group_id, groupId));
  if (found.length > 0)
    await tx.orm.insert(notificationGroupMembers).values(found.map(({ id }) => ({ group_id: groupId, user_id: id })));
  return found.map(({ id }) => id);
}

/** True where the workspace is one of the account's, which is kept from being deleted until the transaction ends. */
export async function lockWorkspaceOf(tx: Db, accountId: number, workspaceId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query('select 1 from workspaces where id = $1 and account_id = $2 for key share', [
    workspaceId,
    accountId,
  ]);
  return rowCount === 1;
}

/** Takes a removed person out of all groups. */
export async function leaveGroups(tx: Db, userId: number): Promise<void> {
  await tx.orm.delete(notificationGroupMembers).where(eq(notificationGroupMembers.user_id, userId));
}
