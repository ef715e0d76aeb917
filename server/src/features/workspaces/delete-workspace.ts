import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { authorize } from '../../kernel/policy.ts';
import { lockPerson } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { emptyScope, workspaceDeleted } from './workspace-events.ts';
import { deleteAllMembers } from './workspace-members.queries.ts';
import { canView } from './workspaces.policy.ts';
import { deleteWorkspaceRow, lockWorkspace, lockWorkspaceForDeletion } from './workspaces.queries.ts';
import { workspaceRights } from './workspaces.rights.ts';

/**
 * Deletes a workspace for good and answers how many documents moved to the caller's personal workspace. Memberships end first:
 * an order that is being placed holds its member's, so it is either in before the move or refused after it.
 */
export function deleteWorkspace(kernel: Kernel, actor: Actor, id: number): Promise<number> {
  const run = () =>
    kernel.database.transaction(async (tx) => {
      // Documents that move to the caller must not go to a user that is being removed.
      await lockPerson(tx, actor.id);
      const workspace = canView(actor, id) ? await lockWorkspace(tx, actor.accountId, id) : null;
      if (!workspace) throw notFound('workspace_not_found');
      authorize(actor, workspaceRights.delete);
      // Concurrent inserts lock a membership and reference the workspace, so its row is locked after that.
      await deleteAllMembers(tx, id);
      await lockWorkspaceForDeletion(tx, actor.accountId, id);
      const movedDocuments = await emptyScope(kernel, tx, { workspaceId: id }, actor.id);
      await dispatch(kernel, tx, workspaceDeleted, { workspaceId: id });
      await deleteWorkspaceRow(tx, id);
      await recordAudit(tx, actor, {
        action: 'workspace.deleted',
        workspaceId: id,
        subjectId: id,
        subjectName: workspace.name,
        details: { moved_documents: movedDocuments },
      });
      return movedDocuments;
    });
  return run();
}
