// The one way in which people leave a workspace that remains.
import { changePermissions } from '../../kernel/access.ts';
import type { Db } from '../../kernel/db/database.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { membersLeft } from './workspace-events.ts';
import { deleteMembers } from './workspace-members.queries.ts';

/** Ends the memberships of people in the caller's transaction, and lets every feature follow. */
export async function endMemberships(kernel: Kernel, tx: Db, workspaceId: number, userIds: number[]): Promise<void> {
  await deleteMembers(tx, workspaceId, userIds);
  for (const userId of userIds) await changePermissions(kernel, tx, { userId, cause: 'membership' });
  await dispatch(kernel, tx, membersLeft, { workspaceId, userIds });
}
