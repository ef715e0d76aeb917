export default {
  task_template_not_found: 'This task template was not found',
  too_many_task_templates: 'A workspace can have at most 100 task templates. Delete one first.',
  task_template_changed: 'Someone changed this task template meanwhile. Reload it and try again.',
  task_template_saved: 'The task template was saved',
  task_template_deleted: 'The task template was deleted',
};
