// Which tasks a call looks at: those of a workspace, or in Personal the caller's own of all workspaces.
import type { TaskStatus } from '@folio/contract/task-words';
import type { Actor } from '../../kernel/actor.ts';
import { can, scopeOf } from '../../kernel/policy.ts';
import type { TaskChoice } from './core/task-list.queries.ts';
import { taskRights } from './core/tasks.rights.ts';

/** The filters of the contract. */
interface TaskFilters {
  workspace_id?: number | null | undefined;
  status?: TaskStatus[] | undefined;
  assignee_id?: number | undefined;
  tool?: string | undefined;
  website_id?: number | undefined;
  order_detail_id?: number | undefined;
  due_from?: string | undefined;
  due_to?: string | undefined;
  view: TaskChoice['view'];
  search?: string | undefined;
}

/** Throws 404 for a workspace that the actor is not in. */
export function choiceOf(actor: Actor, input: TaskFilters): TaskChoice {
  const { workspaceId } = scopeOf(actor, input.workspace_id);
  return {
    workspaceIds: workspaceId === null ? actor.workspaceIds : [workspaceId],
    view: workspaceId === null && input.view === 'all' ? 'mine' : input.view,
    statuses: input.status,
    assigneeId: input.assignee_id,
    tool: input.tool,
    websiteId: input.website_id,
    documentId: input.order_detail_id,
    dueFrom: input.due_from,
    dueTo: input.due_to,
    search: input.search,
  };
}

/** True if the actor may create tasks there; nobody does in Personal. */
export const canCreateIn = (actor: Actor, workspaceId: number | null | undefined): boolean =>
  typeof workspaceId === 'number' && can(actor, taskRights.manage);
