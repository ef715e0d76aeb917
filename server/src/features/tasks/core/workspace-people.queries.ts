// SQL of a workspace's users that can work on its tasks.
import type { Role } from '@folio/contract/users';
import type { Db } from '../../../kernel/db/database.ts';

export interface WorkspacePerson {
  id: number;
  name: string;
  role: Role;
}

/** Members of a workspace able to log in, by name; at most 1,000. */
export async function listActiveMembers(db: Db, workspaceId: number): Promise<WorkspacePerson[]> {
  const { rows } = await db.client.query<WorkspacePerson>(
    `select u.id, u.name, u.role from workspace_members m join users u on u.id = m.user_id
     where m.workspace_id = $1 and u.disabled_at is null and u.removed_at is null order by lower(u.name), u.id limit 1000`,
    [workspaceId],
  );
  return rows;
}

/** Which of these workspaces let people approve their own work. */
export async function listSelfApproving(db: Db, workspaceIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.client.query<{ id: number }>(
    'select id from workspaces where id = any($1::int[]) and allow_self_approval',
    [workspaceIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** True where people of the workspace may approve their own work. */
export const allowsSelfApproval = async (db: Db, workspaceId: number): Promise<boolean> =>
  (await listSelfApproving(db, [workspaceId])).has(workspaceId);

/** The time zone of a workspace and its days without work. */
export async function calendarOf(db: Db, workspaceId: number): Promise<{ timeZone: string; freeDays: string[] }> {
  const { rows } = await db.client.query<{ time_zone: string; free_days: string[] }>(
    'select time_zone, free_days::text[] from workspaces where id = $1',
    [workspaceId],
  );
  return { timeZone: rows[0]?.time_zone ?? 'UTC', freeDays: rows[0]?.free_days ?? [] };
}

/** Ids of the active members of a workspace by email in lower case; at most 1,000. */
export async function memberIdsByEmail(db: Db, workspaceId: number): Promise<Map<string, number>> {
  const { rows } = await db.client.query<{ id: number; email: string }>(
    `select u.id, lower(u.email) as email from workspace_members m join users u on u.id = m.user_id
     where m.workspace_id = $1 and u.disabled_at is null and u.removed_at is null limit 1000`,
    [workspaceId],
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}
