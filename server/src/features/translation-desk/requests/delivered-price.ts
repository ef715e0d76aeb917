// What delivered work costs.
import type { JobRow } from '../jobs/jobs.queries.ts';

/** What a delivered job costs: late, it loses the surcharge of express. */
export const deliveredPrice = (job: Pick<JobRow, 'delivered_at' | 'due_at' | 'price' | 'express'>): number =>
  job.delivered_at !== null && job.due_at !== null && job.delivered_at > job.due_at ? job.price - job.express : job.price;

/** Credits that approving the request of these jobs settles. */
export const approvalCredits = (jobs: readonly JobRow[]): number =>
  jobs
    .filter(({ state }) => state === 'delivered')
    .reduce((sum, job) => sum + Math.min(deliveredPrice(job), job.credits_reserved), 0);
