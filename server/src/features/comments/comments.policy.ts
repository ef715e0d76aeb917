// Permissions of comments, as sentences. Readers of the document read and write them. Only their author changes one, and their author or a manager
// deletes it. All participants of the conversation can resolve it.
import type { Actor } from '../../kernel/actor.ts';
import { can } from '../../kernel/policy.ts';
import { workspaceRights } from '../workspaces/index.ts';
import type { CommentRow } from './comments.queries.ts';

/** Actions the actor can take on a comment of a document they see. */
export const commentAbilities = (actor: Actor, comment: Pick<CommentRow, 'user_id' | 'parent_id'>) => ({
  edit: comment.user_id === actor.id,
  delete: comment.user_id === actor.id || can(actor, workspaceRights.manageDocuments),
  resolve: comment.parent_id === null,
});
