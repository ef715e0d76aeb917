// One delivery of a job at a time in this process: the others are refused before files are written and certificates signed. Processes
// beside this one are refused where the job is locked.
import { conflict } from '../../../kernel/errors.ts';

const running = new WeakMap<object, Set<number>>();

/** Throws 409 while the job is being delivered. `owner` is the database of the job ids. */
export async function asOneDelivery<T>(owner: object, jobId: number, deliver: () => Promise<T>): Promise<T> {
  const jobs = running.get(owner) ?? new Set();
  running.set(owner, jobs);
  if (jobs.has(jobId)) throw conflict('job_state');
  jobs.add(jobId);
  try {
    return await deliver();
  } finally {
    jobs.delete(jobId);
  }
}
