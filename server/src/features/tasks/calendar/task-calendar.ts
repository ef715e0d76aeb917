// What the calendar above tasks needs of them.
export { assignTasks } from '../assign-tasks.ts';
export { type Move, type MovedStep, type MovedTask, moveTasks } from '../dates/move-dates.ts';
export { presentMoved } from '../dates/present-move.ts';
export { schedulePublish } from '../publishing/schedule-publish.ts';
export { findLastMove } from '../review/review.queries.ts';
export {
  type DayRange,
  findSameTimeOn,
  findScheduled,
  findStepWithTask,
  findToday,
  listDatedSteps,
  listDatedTasks,
  listScheduledTasks,
} from './dated-tasks.queries.ts';
export { moveStep } from './move-step.ts';
