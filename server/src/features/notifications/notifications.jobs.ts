import type { JobDefinition } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { digestJob, noticeMailJob } from './send-mails.ts';

export const notificationJobs = (kernel: Kernel) => [noticeMailJob(kernel), digestJob(kernel)] as JobDefinition<never>[];
