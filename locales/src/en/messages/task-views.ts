export default {
  task_view_not_found: 'This saved view was not found',
  too_many_task_views: 'You can save at most 20 views in a workspace. Delete one first.',
};
