// Changes of tasks that task assignments make too.
export { editTask } from './keep-task.ts';
export { publishTask } from './publishing/publish-task.ts';
