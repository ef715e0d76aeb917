import type { Db } from '../../../kernel/db/database.ts';
import { conflict } from '../../../kernel/errors.ts';
import { type JobRow, lockJob } from '../core/jobs.queries.ts';

/** Locks a job for changes of its segments. Throws 409 if it is not in progress. */
export async function lockWork(tx: Db, jobId: number): Promise<JobRow> {
  const job = await lockJob(tx, jobId);
  if (job?.state !== 'in_progress' && job?.state !== 'accepted' && job?.state !== 'sent_back') throw conflict('job_state');
  return job;
}
