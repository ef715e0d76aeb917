// What happens to campaigns when something happens below them.
import { onEvent } from '../../kernel/events.ts';
import { taskDates } from '../tasks/index.ts';
import { lockCampaignsOf, moveItemsAlong } from './move-items-along.ts';

export const campaignHandlers = [
  onEvent(taskDates.tasksMoving, (_kernel, tx, { actor, taskIds }) => lockCampaignsOf(tx, actor, taskIds)),
  onEvent(taskDates.tasksMoved, (kernel, tx, moved) => moveItemsAlong(kernel, tx, moved)),
];
