// Rights over reports, as sentences: everybody sees their own work without its cost; managers also the sums of their workspaces; owners all, with cost.
import { costFigures, type ReportFigureName, taskFigures } from '@folio/contract/report-words';
import { type Actor, isOwner } from '../../kernel/actor.ts';
import { can, defineRight, type Scope, scopeOf } from '../../kernel/policy.ts';

export const reportRights = {
  /** See sums of own workspaces, and not only the own work. */
  sums: defineRight('report.sums', 'intermediate'),
};

export interface ReportAbilities {
  see_cost: boolean;
  see_people: boolean;
  see_tasks: boolean;
}

/** Scope of a report; `all` is everything visible to the caller. */
export type ReportReach = Pick<Scope, 'accountId'> & {
  workspaceIds: number[] | null;
  personalOf: number | null;
  userId: number | null;
};

/** Throws 404 for a workspace that the caller does not belong to. */
export function reachOf(
  actor: Actor,
  call: { workspace_id?: number | null | undefined; all?: boolean | undefined },
): ReportReach {
  const { accountId, id } = actor;
  if (!call.all) {
    const { workspaceId } = scopeOf(actor, call.workspace_id);
    if (workspaceId === null) return { accountId, workspaceIds: [0], personalOf: id, userId: id };
    return { accountId, workspaceIds: [workspaceId], personalOf: id, userId: can(actor, reportRights.sums) ? null : id };
  }
  if (isOwner(actor)) return { accountId, workspaceIds: null, personalOf: null, userId: null };
  if (can(actor, reportRights.sums)) return { accountId, workspaceIds: [0, ...actor.workspaceIds], personalOf: id, userId: null };
  return { accountId, workspaceIds: null, personalOf: id, userId: id };
}

/** Whose row of a table of people the caller sees: everyone's where null. */
export const onlyPersonOf = (actor: Actor): number | null => (isOwner(actor) ? null : actor.id);

export const reportAbilities = (
  actor: Actor,
  account: { reports_by_person?: boolean; hide_generic_task_assignment?: boolean },
): ReportAbilities => ({
  see_cost: isOwner(actor),
  see_people: account.reports_by_person ?? true,
  see_tasks: !account.hide_generic_task_assignment,
});

/** True if the caller may see a figure. */
export const canShow = (name: ReportFigureName, abilities: ReportAbilities): boolean =>
  (abilities.see_cost || !costFigures.includes(name)) && (abilities.see_tasks || !taskFigures.includes(name));
