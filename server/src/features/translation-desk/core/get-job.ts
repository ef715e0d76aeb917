// One job, where the caller may see it, and locked with its request where something is to change.
import type { JobState } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { isCoordinator } from './desk.policy.ts';
import { type LockedRequest, lockWhole } from './get-request.ts';
import { findJob, findOpenOffer, type JobRow, lockJob, wasOffered } from './jobs.queries.ts';
import { findLinguistOf, type LinguistRow } from './linguists.queries.ts';
import { findLine, findRequest, type LineRow, type RequestRow } from './requests.queries.ts';

export interface SeenJob {
  job: JobRow;
  request: RequestRow;
  line: LineRow;
  /** The linguist that the caller is; null for others. */
  linguist: LinguistRow | null;
}

/** True for the job's linguist. */
export const isDoing = ({ job, linguist }: Pick<SeenJob, 'job' | 'linguist'>): boolean =>
  linguist !== null && job.linguist_id === linguist.id;

/** The job. Throws 404 for users other than coordinators, its linguist and linguists with an offer. */
export async function getJob(db: Db, actor: Actor, id: number): Promise<SeenJob> {
  const job = await findJob(db, id);
  const request = job && (await findRequest(db, job.request_id));
  const line = job && (await findLine(db, job.line_id));
  const linguist = await findLinguistOf(db, actor.id);
  if (!job || !request || !line) throw notFound('job_not_found');
  const isOffered = linguist !== null && (await findOpenOffer(db, id, linguist.id)) !== null;
  if (!(isCoordinator(actor) || isDoing({ job, linguist }) || isOffered)) throw notFound('job_not_found');
  return { job, request, line, linguist };
}

/** The job as a linguist to whom it was offered at some time; 404 for everyone else. */
export async function getOfferedJob(db: Db, actor: Actor, id: number): Promise<{ job: JobRow; linguist: LinguistRow }> {
  const [job, linguist] = [await findJob(db, id), await findLinguistOf(db, actor.id)];
  if (!job || !linguist || !(await wasOffered(db, id, linguist.id))) throw notFound('job_not_found');
  return { job, linguist };
}

/** The caller's job, with its segments open to them. Throws 404 for everyone else. */
export async function getOwnJob(db: Db, actor: Actor, id: number): Promise<SeenJob> {
  const seen = await getJob(db, actor, id);
  if (!isDoing(seen)) throw notFound('job_not_found');
  return seen;
}

export interface LockedJob extends LockedRequest {
  job: JobRow;
  line: LineRow;
}

/** Locks documents, request and job. Throws 409 where the job is in none of the states, or its request is on hold or over. */
export async function lockJobFor(tx: Db, id: number, requestId: number, states: readonly JobState[]): Promise<LockedJob> {
  const locked = await lockWhole(tx, requestId);
  // Saving segments locks their job alone.
  const job = locked && (await lockJob(tx, id));
  const line = locked?.lines.find((one) => one.id === job?.line_id);
  if (!locked || !job || !line) throw notFound('job_not_found');
  if (!states.includes(job.state)) throw conflict('job_state');
  if (!['authorised', 'in_progress', 'revision', 'delivered'].includes(locked.request.state)) throw conflict('request_state');
  return { ...locked, job, line };
}
