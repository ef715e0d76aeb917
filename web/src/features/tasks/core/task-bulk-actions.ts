// Actions for several tasks at once, in the order of the bar.
import type { TaskRow } from '@folio/contract/task-shapes';
import { IconBell, IconCheck, IconCircleCheck, IconTrash, IconUserPlus, IconWorldUpload } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { type Action, type ActionDefinition, type ActionEffects, bindActions } from '../../../ui/actions.ts';

export type BulkActionId = 'assign' | 'remind' | 'approve' | 'publish' | 'close' | 'delete';

const definitions: ActionDefinition<BulkActionId, TaskRow>[] = [
  { id: 'assign', icon: IconUserPlus, label: (t) => t('taskViews.assign.action'), can: ({ can }) => can.edit },
  { id: 'remind', icon: IconBell, label: (t) => t('taskPlanning.remind.action'), can: ({ can }) => can.remind },
  { id: 'approve', icon: IconCheck, label: (t) => t('tasks.review.approve'), can: ({ can }) => can.decide },
  {
    id: 'publish',
    icon: IconWorldUpload,
    label: (t) => t('tasks.moves.publish'),
    can: ({ can, website_id: website }) => can.publish && website !== null,
  },
  { id: 'close', icon: IconCircleCheck, label: (t) => t('tasks.moves.close'), can: ({ can }) => can.close },
  { id: 'delete', icon: IconTrash, isDeletion: true, label: (t) => t('actions.delete'), can: ({ can }) => can.delete },
];

/** The actions that the caller may do with at least one of the tasks. */
export const bulkActionsFor = (
  tasks: TaskRow[],
  t: TFunction,
  effects: ActionEffects<BulkActionId, TaskRow>,
): Action<BulkActionId>[] => bindActions(definitions, tasks, t, effects);
