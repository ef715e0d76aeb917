// People whom tasks are given to are in the workspace, and stay in it until the tasks are there.
import type { Db } from '../../../kernel/db/database.ts';
import { invalidField } from '../../../kernel/errors.ts';
import { lockMemberships } from '../../workspaces/index.ts';
import { listActiveMembers } from './workspace-people.queries.ts';

/**
 * Locks the memberships of assignees until the transaction ends: tasks of a member that leaves meanwhile are unassigned after it. Throws 422
 * at `field` if one of them is not in the workspace or cannot log in.
 */
export async function requireAssignees(
  tx: Db,
  workspaceId: number,
  assigneeIds: readonly (number | null | undefined)[],
  field: string,
): Promise<void> {
  const ids = [...new Set(assigneeIds.filter((id) => typeof id === 'number'))];
  if (ids.length === 0) return;
  const locked = await lockMemberships(tx, workspaceId, ids);
  const active = new Set((await listActiveMembers(tx, workspaceId)).map(({ id }) => id));
  if (ids.some((id) => !locked.has(id) || !active.has(id))) throw invalidField(field, 'not_in_workspace');
}
