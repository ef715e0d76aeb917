// The worker half of the product: takes up the jobs of all features and tells events to those who listen.
import { assetJobs } from '../features/assets/index.ts';
import { bulkCareJobs, bulkRowJobs } from '../features/bulk-orders/index.ts';
import { chatJobs } from '../features/chats/chats.jobs.ts';
import { localModelJobs } from '../features/local-models/local-models.jobs.ts';
import { createNoticeListener, notificationJobs } from '../features/notifications/index.ts';
import { orderJobs } from '../features/orders/index.ts';
import { rewriteJobs } from '../features/rewrites/rewrites.jobs.ts';
import { sourceJobs } from '../features/sources/index.ts';
import { createWebhookListener, webhookJob } from '../features/webhooks/index.ts';
import { websiteJobs } from '../features/websites/publish.jobs.ts';
import { type Listener, startTelling } from '../kernel/events.ts';
import type { JobDefinition } from '../kernel/jobs.ts';
import type { Kernel } from '../kernel/kernel.ts';

/** Who hears of events, in this order. */
const listeners = (kernel: Kernel): Listener[] => [createNoticeListener(kernel), createWebhookListener(kernel)];

/** Starts working; `stop` ends the telling of events, while jobs are stopped with the kernel. */
export async function startWorkers(kernel: Kernel): Promise<{ stop: () => Promise<void> }> {
  const jobs = [
    ...orderJobs(kernel),
    ...sourceJobs(kernel),
    ...websiteJobs(kernel),
    ...rewriteJobs(kernel),
    ...assetJobs(kernel),
    ...chatJobs(kernel),
  ];
  await kernel.jobs.work(jobs, kernel.config.workerConcurrency);
  // In loops of their own, so that thousands of rows leave single orders theirs.
  await kernel.jobs.work(bulkRowJobs(kernel), kernel.config.workerConcurrency);
  await kernel.jobs.work([...notificationJobs(kernel), ...bulkCareJobs(kernel), webhookJob(kernel)] as JobDefinition<never>[], 1);
  // Hours long and one at a time, in a loop of their own.
  await kernel.jobs.work(localModelJobs(kernel), 1);
  return startTelling(kernel, listeners(kernel));
}
