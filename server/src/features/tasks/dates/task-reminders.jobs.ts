import { defineSweep } from '../../../kernel/define-job.ts';
import { sendReminders } from './remind.ts';

/** Sends reminders of due tasks from 09:00 of each workspace. */
export const reminderSweep = defineSweep({
  name: 'tasks.remind',
  cron: '*/15 * * * *',
  retries: 1,
  timeout: 300,
  run: (kernel, { signal }) => sendReminders(kernel, signal),
});
