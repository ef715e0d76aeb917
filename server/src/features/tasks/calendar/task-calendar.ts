// What the calendar above tasks needs of them.

export {
  type DayRange,
  findSameTimeOn,
  findScheduled,
  findStepWithTask,
  findToday,
  listDatedSteps,
  listDatedTasks,
  listScheduledTasks,
} from '../core/dated-tasks.queries.ts';
export { findLastMove } from '../core/review.queries.ts';
export { type Move, type MovedStep, type MovedTask, moveTasks } from '../dates/move-dates.ts';
export { presentMoved } from '../dates/present-move.ts';
export { assignTasks } from '../editing/assign-tasks.ts';
export { schedulePublish } from '../publishing/schedule-publish.ts';
export { moveStep } from './move-step.ts';
