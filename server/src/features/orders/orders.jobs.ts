import type { JobDefinition } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { orderRunJob } from './run-order.ts';

/** All jobs of the feature. */
export const orderJobs = (kernel: Kernel): JobDefinition<never>[] => [orderRunJob(kernel)];
