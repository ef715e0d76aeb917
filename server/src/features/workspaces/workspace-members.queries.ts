// SQL of the members of a workspace.
import { and, asc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { workspaceMembers, workspaces } from './workspaces.table.ts';

export interface PersonRow {
  id: number;
  name: string;
  email: string;
  role: typeof users.$inferSelect.role;
  disabled_at: Date | null;
}

const person = { id: users.id, name: users.name, email: users.email, role: users.role, disabled_at: users.disabled_at };

/** The users to list: members of any of these workspaces, or users of the account outside the one. */
export type PeopleFilter = { membersOf: readonly number[] } | { notMembersOf: number };

/** One page of people of an account, by name. Removed people are left out; disabled ones are offered to no workspace. */
export async function listWorkspacePeople(
  db: Db,
  accountId: number,
  which: PeopleFilter,
  paging: { search?: string | undefined; page: number; perPage: number },
): Promise<{ rows: PersonRow[]; total: number; filtered: number }> {
  const membership = (ids: readonly number[]) =>
    db.orm
      .select({ one: sql`1` })
      .from(workspaceMembers)
      .where(and(eq(workspaceMembers.user_id, users.id), inArray(workspaceMembers.workspace_id, [...ids])));
  const scope = and(
    eq(users.account_id, accountId),
    isNull(users.removed_at),
    'membersOf' in which
      ? sql`exists ${membership(which.membersOf)}`
      : and(isNull(users.disabled_at), notExists(membership([which.notMembersOf]))),
  );
  const pattern = containing(paging.search);
  const where = and(
    scope,
    paging.search ? or(sql`${users.name} ilike ${pattern}`, sql`${users.email} ilike ${pattern}`) : undefined,
  );
  const count = async (condition: typeof where) =>
    (await db.orm.select({ count: sql<number>`count(*)::int` }).from(users).where(condition))[0]?.count ?? 0;
  const rows = await db.orm
    .select(person)
    .from(users)
    .where(where)
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
    .limit(paging.perPage)
    .offset((paging.page - 1) * paging.perPage);
  const total = await count(scope);
  return { rows, total, filtered: paging.search ? await count(where) : total };
}

/** Active people of the account with these ids, held so that nobody is removed meanwhile. */
export function lockActivePeople(tx: Db, accountId: number, ids: number[]): Promise<PersonRow[]> {
  return tx.orm
    .select(person)
    .from(users)
    .where(and(eq(users.account_id, accountId), inArray(users.id, ids), isNull(users.disabled_at), isNull(users.removed_at)))
    .orderBy(asc(users.id))
    .for('share');
}

/** Members of the workspace among these people. */
export async function listMembersAmong(db: Db, workspaceId: number, ids: number[]): Promise<PersonRow[]> {
  return db.orm
    .select(person)
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.user_id))
    .where(and(eq(workspaceMembers.workspace_id, workspaceId), inArray(workspaceMembers.user_id, ids)))
    .orderBy(asc(users.id));
}

/** Adds people; a member stays one. */
export async function insertMembers(tx: Db, members: { workspace_id: number; user_id: number }[]): Promise<void> {
  if (members.length > 0) await tx.orm.insert(workspaceMembers).values(members).onConflictDoNothing();
}

export async function deleteMembers(tx: Db, workspaceId: number, userIds: number[]): Promise<void> {
  await tx.orm
    .delete(workspaceMembers)
    .where(and(eq(workspaceMembers.workspace_id, workspaceId), inArray(workspaceMembers.user_id, userIds)));
}

/** Ends every membership of a workspace. */
export async function deleteAllMembers(tx: Db, workspaceId: number): Promise<void> {
  await tx.orm.delete(workspaceMembers).where(eq(workspaceMembers.workspace_id, workspaceId));
}

/** True while someone active in the workspace has the role to manage it. */
export async function hasManager(tx: Db, workspaceId: number): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: users.id })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.user_id))
    .where(
      and(
        eq(workspaceMembers.workspace_id, workspaceId),
        inArray(users.role, ['intermediate', 'admin', 'master']),
        isNull(users.disabled_at),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Locks memberships of a workspace until the transaction ends. Returns the user ids of existing ones. */
export async function lockMemberships(tx: Db, workspaceId: number, userIds: readonly number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx.orm
    .select({ id: workspaceMembers.user_id })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspace_id, workspaceId), inArray(workspaceMembers.user_id, [...userIds])))
    .orderBy(asc(workspaceMembers.user_id))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

/** Holds a membership until the transaction ends; false when it is over, whatever the caller looked like a moment ago. */
export async function lockMembership(tx: Db, workspaceId: number, userId: number): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: workspaceMembers.workspace_id })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspace_id, workspaceId), eq(workspaceMembers.user_id, userId)))
    .for('key share');
  return rows.length > 0;
}

/** Workspaces of the account that a person belongs to, in order of their ids and held until the transaction ends. */
export async function lockWorkspacesOf(tx: Db, userId: number): Promise<{ id: number; name: string }[]> {
  const own = tx.orm
    .select({ id: workspaceMembers.workspace_id })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.user_id, userId));
  return tx.orm
    .select({ id: workspaces.id, name: workspaces.name })
    .from(workspaces)
    .where(inArray(workspaces.id, own))
    .orderBy(asc(workspaces.id))
    .for('no key update');
}
