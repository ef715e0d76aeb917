// Rights over sources, as sentences. A source belongs to its account; workspaces are let use it by a toggle.
import { type Actor, isOwner } from '../../kernel/actor.ts';
import { can } from '../../kernel/policy.ts';
import { sourceRights } from './sources.rights.ts';

interface SourceScope {
  account_id: number;
  user_id: number;
  is_listed: boolean;
  workspace_ids: readonly number[];
}

/** True for its owner; once listed also for members of a workspace that uses it and for the account's owners. */
export const canViewSource = (actor: Actor, source: SourceScope): boolean =>
  source.account_id === actor.accountId &&
  (source.user_id === actor.id ||
    (source.is_listed && (isOwner(actor) || source.workspace_ids.some((id) => actor.workspaceIds.includes(id)))));

/** Actions of the actor on a visible source: managers maintain the sources of their workspaces. */
export function sourceAbilities(actor: Actor, source: SourceScope) {
  const manages = canViewSource(actor, source) && can(actor, sourceRights.manage);
  return { edit: manages, delete: manages, refresh: manages };
}
