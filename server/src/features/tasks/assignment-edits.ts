// What features above make and change of tasks, by the rules of tasks.
export { createTask, editTask } from './editing/keep-task.ts';
export { publishTask } from './publishing/publish-task.ts';
export { withTemplate } from './templates/task-templates.ts';
