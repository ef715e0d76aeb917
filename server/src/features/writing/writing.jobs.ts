import type { JobDefinition } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { orderResumeJob } from './resume-orders.ts';
import { orderRunJob } from './run-order.ts';

/** The writing of orders: each in a lane of its own. */
export const orderJobs = (kernel: Kernel) => ({
  builtIn: [orderRunJob(kernel, 'builtIn')] as JobDefinition<never>[],
  text: [orderRunJob(kernel, 'text')] as JobDefinition<never>[],
  care: [orderResumeJob(kernel)] as JobDefinition<never>[],
  media: [orderRunJob(kernel, 'media')] as JobDefinition<never>[],
});
