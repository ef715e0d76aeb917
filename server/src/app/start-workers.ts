// The worker half of the product: takes up the jobs of all features and delivers events.
import { analyticsJobs } from '../features/analytics/analytics.jobs.ts';
import { assetJobs } from '../features/assets/assets.jobs.ts';
import { bulkCareJobs, bulkRowJobs } from '../features/bulk-orders/index.ts';
import { chatJobs } from '../features/chats/chats.jobs.ts';
import { localModelJobs } from '../features/local-models/local-models.jobs.ts';
import { createNoticeListener, notificationJobs } from '../features/notifications/index.ts';
import { privacyJobs } from '../features/privacy/privacy.jobs.ts';
import { websiteJobs } from '../features/publishing/publish.jobs.ts';
import { rewriteJobs } from '../features/rewrites/rewrites.jobs.ts';
import { resetMailJob } from '../features/session/reset-password.ts';
import { sourceJobs } from '../features/sources/index.ts';
import { createWebhookListener, webhookJob } from '../features/webhooks/index.ts';
import { orderJobs } from '../features/writing/index.ts';
import { type EventSubscriber, startDelivering } from '../kernel/events.ts';
import { kernelJobs } from '../kernel/idempotency.ts';
import type { JobDefinition } from '../kernel/jobs.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { type LaneName, workerLanes } from './worker-lanes.ts';

/** Who gets events, in this order. */
const subscribers = (kernel: Kernel): EventSubscriber[] => [createNoticeListener(kernel), createWebhookListener(kernel)];

/** Starts working; `stop` ends the delivery of events, while jobs are stopped with the kernel. */
export async function startWorkers(kernel: Kernel): Promise<{ stop: () => Promise<void> }> {
  const lanes = workerLanes(kernel.config.workerConcurrency);
  const orders = orderJobs(kernel);
  const jobs: [LaneName, JobDefinition<never>[]][] = [
    ['builtIn', orders.builtIn],
    ['text', orders.text],
    ['media', orders.media],
    ['chat', chatJobs(kernel)],
    ['bulk', bulkRowJobs(kernel)],
    ['imports', sourceJobs(kernel)],
    ['care', [...websiteJobs(kernel), webhookJob(kernel), resetMailJob(kernel)] as JobDefinition<never>[]],
    [
      'care',
      [
        ...rewriteJobs(kernel),
        ...assetJobs(kernel),
        ...bulkCareJobs(kernel),
        ...orders.care,
        ...notificationJobs(kernel),
        ...kernelJobs(kernel),
        ...privacyJobs(kernel),
        ...analyticsJobs(kernel),
      ],
    ],
    // Hours long and one at a time.
    ['single', localModelJobs(kernel)],
  ];
  for (const [lane, definitions] of jobs) await kernel.jobs.work(definitions, lanes[lane]);
  return startDelivering(kernel, subscribers(kernel));
}
