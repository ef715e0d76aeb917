// Rights over folders, as sentences: anyone who works in a place arranges it; only who made a folder and managers may delete it.
import type { Actor } from '../../kernel/actor.ts';
import { can, isInReach, type Scoped } from '../../kernel/policy.ts';
import { workspaceRights } from '../workspaces/index.ts';

/** Actions the actor can take on a folder; nothing where it is out of reach. */
export function folderAbilities(actor: Actor, folder: Scoped) {
  const sees = isInReach(actor, folder);
  return { edit: sees, delete: sees && (folder.user_id === actor.id || can(actor, workspaceRights.manageDocuments)) };
}
