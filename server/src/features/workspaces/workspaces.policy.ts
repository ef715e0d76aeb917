// Rights over workspaces, as sentences.
import type { Actor } from '../../kernel/actor.ts';
import { can } from '../../kernel/policy.ts';
import { accountRights } from '../accounts/index.ts';
import { workspaceRights } from './workspaces.rights.ts';

/** Members see a workspace; for anybody else it does not exist. */
export const canView = (actor: Pick<Actor, 'workspaceIds'>, workspaceId: number) => actor.workspaceIds.includes(workspaceId);

/** Managers decide on membership, and owners for every workspace of their account. */
export const canManageMembers = (actor: Pick<Actor, 'role' | 'workspaceIds'>, workspaceId: number) =>
  can(actor, accountRights.manageSeats) || (canView(actor, workspaceId) && can(actor, workspaceRights.update));

/** Actions of a member in a workspace; returned with it. */
export const abilities = (actor: Pick<Actor, 'role'>) => ({
  update: can(actor, workspaceRights.update),
  delete: can(actor, workspaceRights.delete),
  manage_members: can(actor, workspaceRights.update),
});
