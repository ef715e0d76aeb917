// The worker half of the product: takes up the jobs of all features.
import { orderJobs } from '../features/orders/index.ts';
import type { Kernel } from '../kernel/kernel.ts';

export async function startWorkers(kernel: Kernel): Promise<void> {
  await kernel.jobs.work(orderJobs(kernel), kernel.config.workerConcurrency);
}
