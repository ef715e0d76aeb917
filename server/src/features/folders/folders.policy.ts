// Permissions of folders, as sentences: all users of a scope arrange its folders. Only a folder's creator and managers can delete it.
import type { Actor } from '../../kernel/actor.ts';
import { can, isInReach, type Scoped } from '../../kernel/policy.ts';
import { workspaceRights } from '../workspaces/index.ts';

/** Actions the actor can take on a folder; nothing where it is out of reach. */
export function folderAbilities(actor: Actor, folder: Scoped) {
  const sees = isInReach(actor, folder);
  return { edit: sees, delete: sees && (folder.user_id === actor.id || can(actor, workspaceRights.manageDocuments)) };
}
