// Permissions of tasks, as sentences. Members of a workspace read its tasks; managers manage them; a plain user acts on their own.
import type { TaskGroup } from '@folio/contract/task-words';
import { type Actor, rank } from '../../../kernel/actor.ts';
import { can } from '../../../kernel/policy.ts';
import type { TaskRow, TaskStepRow } from './tasks.queries.ts';
import { taskRights } from './tasks.rights.ts';

type Who = Pick<Actor, 'id' | 'role' | 'workspaceIds'>;

/** True when the task is in a workspace of the actor. */
export const canView = (actor: Pick<Actor, 'workspaceIds'>, task: Pick<TaskRow, 'workspace_id'>) =>
  actor.workspaceIds.includes(task.workspace_id);

/** True for members with at least the group's role. */
export const isInGroup = (actor: Pick<Actor, 'role'>, group: TaskGroup | null | undefined) =>
  group !== null && group !== undefined && rank[actor.role] >= rank[group];

/** True for users named by the step, or with a role named by it. */
export const isReviewer = (actor: Pick<Actor, 'id' | 'role'>, step: Pick<TaskStepRow, 'reviewer_ids' | 'group'>) =>
  step.reviewer_ids.includes(actor.id) || isInGroup(actor, step.group);

/** True for managers and the assignee: they change the meta data and the page URL of a task. */
export const canChangeMetadata = (actor: Who, task: Pick<TaskRow, 'workspace_id' | 'assignee_id'>) =>
  canView(actor, task) && (can(actor, taskRights.manage) || task.assignee_id === actor.id);

/** True for managers and the uploader of the file, until the task is completed. */
export const canDeleteAttachment = (
  actor: Who,
  task: Pick<TaskRow, 'workspace_id' | 'status'>,
  attachment: { user_id: number },
) => canView(actor, task) && task.status !== 'completed' && (can(actor, taskRights.manage) || attachment.user_id === actor.id);
/** True while someone has to work on the task or to review it. */
export const isOpen = (status: TaskRow['status']) => !['approved', 'published', 'completed'].includes(status);

export interface TaskAbilities {
  edit: boolean;
  delete: boolean;
  start: boolean;
  submit: boolean;
  withdraw: boolean;
  decide: boolean;
  reopen: boolean;
  close: boolean;
  publish: boolean;
  attach: boolean;
  remind: boolean;
}

/** True for a task that was begun in an earlier version without a tool or document: starting it gives it one. */
export const lacksText = ({ status, tool_id: tool, order_detail_id: document }: TaskRow): boolean =>
  status === 'on_going' && tool === null && document === null;

/** Actions the actor can take on a task as it is now; nothing where it is out of reach. `activeStep` is the one in review. */
export function taskAbilities(
  actor: Who,
  task: TaskRow,
  activeStep: Pick<TaskStepRow, 'reviewer_ids' | 'group'> | null,
): TaskAbilities {
  const sees = canView(actor, task);
  const manages = sees && can(actor, taskRights.manage);
  const isAssignee = sees && task.assignee_id === actor.id;
  const isCreator = sees && task.creator_id === actor.id;
  const isInAssignedGroup = sees && task.assignee_id === null && isInGroup(actor, task.assignees_group);
  const { status } = task;
  return {
    edit: manages,
    delete: manages,
    start: (status === 'waiting' && (manages || isAssignee || isInAssignedGroup)) || (isAssignee && lacksText(task)),
    submit: status === 'on_going' && (manages || isAssignee || isCreator),
    withdraw: status === 'ready' && (manages || (sees && task.submitter_id === actor.id)),
    decide: sees && status === 'ready' && activeStep !== null && isReviewer(actor, activeStep),
    reopen: (status === 'rejected' || status === 'completed') && (manages || isCreator),
    close:
      (status === 'published' || (status === 'approved' && (task.website_id === null || task.order_detail_id === null))) &&
      (manages || isAssignee || isCreator),
    publish: status === 'approved' && (manages || isAssignee),
    attach: status !== 'completed' && (manages || isAssignee || isCreator),
    remind: isOpen(status) && (manages || isCreator),
  };
}
