// Rights over workspaces, as sentences.
import type { Actor } from '../../kernel/actor.ts';
import { can } from '../../kernel/policy.ts';
import { accountRights } from '../accounts/index.ts';
import { workspaceRights } from './workspaces.rights.ts';

/** Members see a workspace; for anybody else it does not exist. */
export const maySee = (actor: Pick<Actor, 'workspaceIds'>, workspaceId: number) => actor.workspaceIds.includes(workspaceId);

/** Who belongs is decided by managers among the members, and by owners for every workspace of their account. */
export const mayManageMembers = (actor: Pick<Actor, 'role' | 'workspaceIds'>, workspaceId: number) =>
  can(actor, accountRights.manageSeats) || (maySee(actor, workspaceId) && can(actor, workspaceRights.update));

/** What a member may do with a workspace; sent along with it. */
export const abilities = (actor: Pick<Actor, 'role'>) => ({
  update: can(actor, workspaceRights.update),
  delete: can(actor, workspaceRights.delete),
  manage_members: can(actor, workspaceRights.update),
});
