export default {
  task_reminded_today: 'Everyone who works on this task was already reminded today',
  task_has_no_recipients: 'Nobody is assigned to this task. Assign someone first.',
  task_reminder_sent: 'The reminder was sent',
  task_scheduled: 'The task is scheduled',
  task_unscheduled: 'The task is no longer scheduled',
};
