// The worker half of the product: takes up the jobs of all features and delivers events.
import { jobOn } from '../kernel/define-job.ts';
import { startDelivering } from '../kernel/events.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { eventSubscribers, jobs } from './features.ts';
import { workerLanes } from './worker-lanes.ts';

/** Starts working; `stop` ends the delivery of events, while jobs are stopped with the kernel. */
export async function startWorkers(kernel: Kernel): Promise<{ stop: () => Promise<void> }> {
  const lanes = workerLanes(kernel.config.workerConcurrency);
  await Promise.all(jobs.map((job) => kernel.jobs.work([jobOn(kernel, job)], lanes[job.lane])));
  return startDelivering(
    kernel,
    eventSubscribers.map((subscribe) => subscribe(kernel)),
  );
}
