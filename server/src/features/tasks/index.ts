export { fileOfAttachment, sendAttachment } from './attachments/edit-attachments.ts';
export { moveStep as moveTaskStep } from './calendar/move-step.ts';
export {
  findSameTimeOn,
  findScheduled as findScheduledTasks,
  findStepWithTask,
  findToday as findTodayOfTasks,
  listDatedSteps,
  listDatedTasks,
  listScheduledTasks,
} from './core/dated-tasks.queries.ts';
export {
  areTasksHidden,
  getVisibleTask,
  lockTaskWithDocument,
  refuseWhereHidden,
  requireAbility as requireTaskAbility,
} from './core/get-task.ts';
export { hasStepIn, listSeatedEmails, lockGuest, saveGuest } from './core/guests.queries.ts';
export { saveMetadata as saveTaskMetadata } from './core/metadata.queries.ts';
export { findLastMove as findLastTaskMove, listWaivedQuestions, recordTaskEvent } from './core/review.queries.ts';
export { type DueDay as DueTaskDay, listDueDays as listDueTaskDays } from './core/task-days.queries.ts';
export { reviewRequested, taskAssigned, taskChanged, taskDecided, taskReminded } from './core/task-events.ts';
export { findOldestReview, listTasks } from './core/task-list.queries.ts';
export { taskAbilities } from './core/tasks.policy.ts';
export {
  findTask,
  insertTask,
  listTasksById,
  lockTaskOfDocument,
  lockTasksOfDocuments,
  namesOf as namesOfTasks,
  type TaskRow,
  updateTask,
} from './core/tasks.queries.ts';
export { taskRights } from './core/tasks.rights.ts';
export { type MovedTask, moveTasks, moveTasksIn, tasksMoved, tasksMoving } from './dates/move-dates.ts';
export { presentMoved as presentMovedTasks } from './dates/present-move.ts';
export { assignTasks } from './editing/assign-tasks.ts';
export { createTask } from './editing/edit-task.ts';
export { decideAsGuest, type GuestTask, listGuestTasks, lockGuestTask, noticeRefusal, showToGuest } from './guest-review.ts';
export { schedulePublish } from './publishing/schedule-publish.ts';
export { type Approval as TaskApproval, type ApprovedText, readApprovedPackage } from './review/approved-package.ts';
export { contentNow as taskContentNow } from './review/content-now.ts';
export { requireNote } from './review/decide.ts';
export { canCreateIn as canCreateTaskIn, choiceOf as taskChoiceOf } from './task-choice.ts';
export { withTemplate } from './templates/task-templates.ts';
