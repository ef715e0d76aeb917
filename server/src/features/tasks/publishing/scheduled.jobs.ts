import { defineSweep } from '../../../kernel/define-job.ts';
import { publishDueTasks } from './schedule-publish.ts';

/** Publishes approved tasks at their time. */
export const publishSweep = defineSweep({
  name: 'tasks.publish',
  cron: '* * * * *',
  retries: 1,
  timeout: 300,
  run: (kernel, { signal }) => publishDueTasks(kernel, signal),
});
