import type { Db } from '../../../kernel/db/database.ts';
import { conflict } from '../../../kernel/errors.ts';
import { type JobRow, lockJob } from '../core/jobs.queries.ts';

/** Locks a job whose segments are to change. Throws 409 where nobody works on it. */
export async function lockWork(tx: Db, jobId: number): Promise<JobRow> {
  const job = await lockJob(tx, jobId);
  if (job?.state !== 'in_progress' && job?.state !== 'accepted' && job?.state !== 'sent_back') throw conflict('job_state');
  return job;
}
