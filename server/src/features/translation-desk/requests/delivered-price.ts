// Price of delivered work.
import type { JobRow } from '../core/jobs.queries.ts';

/** Price of a delivered job: late, it loses the surcharge of express. */
export const deliveredPrice = (job: Pick<JobRow, 'delivered_at' | 'due_at' | 'price' | 'express'>): number =>
  job.delivered_at !== null && job.due_at !== null && job.delivered_at > job.due_at ? job.price - job.express : job.price;

/** Credits that approving the request of these jobs settles. */
export const approvalCredits = (jobs: readonly JobRow[]): number =>
  jobs
    .filter(({ state }) => state === 'delivered')
    .reduce((sum, job) => sum + Math.min(deliveredPrice(job), job.credits_reserved), 0);

type Counts = { total: number; confirmed: number };

/** Price of a job that ends early: its share of confirmed segments, all of it once delivered, nothing before it began. */
export function priceSoFar(job: JobRow, counts: Counts | undefined): number {
  if (job.state === 'delivered' || job.state === 'done') return deliveredPrice(job);
  if (job.started_at === null || counts === undefined || counts.total === 0) return 0;
  return Math.round((job.price * counts.confirmed) / counts.total);
}

/** Credits that cancelling the request of these jobs settles now. */
export const cancellationCredits = (jobs: readonly JobRow[], counts: ReadonlyMap<number, Counts>): number =>
  jobs
    .filter(({ state }) => state !== 'done' && state !== 'cancelled')
    .reduce((sum, job) => sum + Math.min(priceSoFar(job, counts.get(job.id)), job.credits_reserved), 0);
