// A job from its offer to the day it is begun, and back.
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, invalidField } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { recordAudit } from '../../audit/index.ts';
import { requireCoordinator } from '../core/desk.policy.ts';
import { notifyLinguists, raiseTranslationChanged } from '../core/desk-events.ts';
import { getJob, getOfferedJob, getOwnJob, lockJobFor } from '../core/get-job.ts';
import { answerOffer, endOffers, findOpenOffer, hasOpenOffers, lockJob, updateJob } from '../core/jobs.queries.ts';
import { listLinguistsById, worksIn } from '../core/linguists.queries.ts';
import { updateRequest } from '../core/requests.queries.ts';
import { reopenStates } from '../core/segments.queries.ts';
import { isAllowed, isOwnWork, offerNext, offerTo } from './offer-job.ts';
import { refuseUnprepared } from './unprepared-lines.ts';

interface Call {
  id: number;
}

/** Gives the job to the first linguist to accept. Throws 409 for later or expired offers, and for linguists of another stage of the line. */
export async function acceptJob(kernel: Kernel, actor: Actor, { id }: Call): Promise<void> {
  const now = kernel.clock.now();
  const { linguist, job: seen } = await getOfferedJob(kernel.database, actor, id);
  await kernel.database.transaction(async (tx) => {
    const locked = await lockJobFor(tx, id, seen.request_id, [
      'new',
      'offered',
      'accepted',
      'in_progress',
      'delivered',
      'done',
      'sent_back',
    ]);
    const { job, jobs, request, line } = locked;
    if (job.linguist_id === linguist.id) return;
    if (job.linguist_id !== null) throw conflict('job_taken');
    const offer = await findOpenOffer(tx, id, linguist.id);
    if (!offer || offer.expires_at <= now) throw conflict('offer_expired');
    await refuseUnprepared(tx, line);
    if (isOwnWork(job, jobs, linguist.id)) throw conflict('own_translation');
    if (!isAllowed(job, request, line, linguist, now.toISOString().slice(0, 10))) throw conflict('certification_missing');
    await answerOffer(tx, offer.id, 'accepted', now, null);
    await endOffers(tx, id, 'withdrawn');
    await updateJob(tx, id, { state: 'accepted', linguist_id: linguist.id, accepted_at: now });
  });
}

/** Declines an offer. After the last one is declined, the job goes to the next linguists. */
export async function declineJob(kernel: Kernel, actor: Actor, { id, note }: Call & { note: string }): Promise<void> {
  const now = kernel.clock.now();
  const { linguist, job: seen } = await getOfferedJob(kernel.database, actor, id);
  await kernel.database.transaction(async (tx) => {
    const { job, line } = await lockJobFor(tx, id, seen.request_id, [
      'offered',
      'accepted',
      'in_progress',
      'delivered',
      'done',
      'new',
    ]);
    if (job.linguist_id !== null) throw conflict('job_taken');
    const offer = await findOpenOffer(tx, id, linguist.id);
    if (!offer || offer.expires_at <= now) throw conflict('offer_expired');
    await answerOffer(tx, offer.id, 'declined', now, note === '' ? null : note);
    await moveOnWithoutOffers(tx, job.id, job.request_id, line.id, now);
  });
}

/** Offers the job to the next linguists where no offer of it is open. */
async function moveOnWithoutOffers(
  tx: Parameters<typeof lockJob>[0],
  jobId: number,
  requestId: number,
  lineId: number,
  now: Date,
): Promise<void> {
  if (await hasOpenOffers(tx, jobId)) return;
  const { request, lines, job } = await lockJobFor(tx, jobId, requestId, ['offered']);
  const line = lines.find(({ id }) => id === lineId);
  if (line) await offerNext(tx, job, request, line, now);
}

/** Offers of which the time is over go to the next linguists. */
export async function moveExpired(kernel: Kernel, jobId: number): Promise<void> {
  const now = kernel.clock.now();
  await kernel.database.transaction(async (tx) => {
    const job = await lockJob(tx, jobId);
    if (job?.state !== 'offered') return;
    const { request, line } = await lockJobFor(tx, jobId, job.request_id, ['offered']);
    await offerNext(tx, job, request, line, now);
  });
}

/** Begins the work; the request is in progress from the first job on. */
export async function startJob(kernel: Kernel, actor: Actor, { id }: Call): Promise<void> {
  const { request: seen } = await getOwnJob(kernel.database, actor, id);
  await kernel.database.transaction(async (tx) => {
    const { request, job, line } = await lockJobFor(tx, id, seen.id, ['accepted', 'sent_back', 'in_progress']);
    await refuseUnprepared(tx, line);
    if (job.state === 'in_progress') return;
    await updateJob(tx, id, { state: 'in_progress', started_at: job.started_at ?? kernel.clock.now() });
    if (request.state === 'in_progress') return;
    const changed = await updateRequest(tx, request.id, { state: 'in_progress' });
    await raiseTranslationChanged(tx, changed, actor, request.state);
  });
}

/** A coordinator names the next linguists. */
export async function offerJob(kernel: Kernel, actor: Actor, call: Call & { linguist_ids: number[] }): Promise<void> {
  requireCoordinator(actor);
  const { request: seen } = await getJob(kernel.database, actor, call.id);
  await kernel.database.transaction(async (tx) => {
    const { job, jobs, request, line } = await lockJobFor(tx, call.id, seen.id, ['new', 'offered']);
    await refuseUnprepared(tx, line);
    const linguists = await listLinguistsById(tx, call.linguist_ids);
    const isFit = (id: number) =>
      linguists.some((one) => one.id === id && one.is_active && worksIn(one, request.source_language, line.target_language));
    if (!call.linguist_ids.every(isFit)) throw invalidField('linguist_ids', 'not_an_option');
    if (call.linguist_ids.some((id) => isOwnWork(job, jobs, id))) throw conflict('job_state');
    const now = kernel.clock.now();
    if (!linguists.every((one) => isAllowed(job, request, line, one, now.toISOString().slice(0, 10))))
      throw conflict('certification_needed');
    await offerTo(tx, job, request, call.linguist_ids, now);
  });
}

/** The stage before works on it again, and this one waits for it. */
export async function sendJobBack(kernel: Kernel, actor: Actor, { id, note }: Call & { note: string }): Promise<void> {
  const { request: seen } = await getOwnJob(kernel.database, actor, id);
  await kernel.database.transaction(async (tx) => {
    const { job, jobs, request } = await lockJobFor(tx, id, seen.id, ['accepted', 'in_progress']);
    const before = jobs.find((one) => one.line_id === job.line_id && one.position === job.position - 1);
    if (!before) throw conflict('job_state');
    await updateJob(tx, before.id, { state: 'sent_back', revision_note: note });
    await reopenStates(tx, before.id);
    await updateJob(tx, id, { state: 'accepted' });
    const notice = { kind: 'sent_back', request, actor, jobId: before.id, text: note } as const;
    if (before.linguist_id !== null) await notifyLinguists(tx, [before.linguist_id], notice);
  });
}

/** Takes a job from its linguist. Written texts stay, and other linguists get offers. */
export async function withdrawJob(kernel: Kernel, actor: Actor, { id, note }: Call & { note: string }): Promise<void> {
  requireCoordinator(actor);
  const now = kernel.clock.now();
  const { request: seen } = await getJob(kernel.database, actor, id);
  await kernel.database.transaction(async (tx) => {
    const { request, job, line } = await lockJobFor(tx, id, seen.id, ['accepted', 'in_progress', 'sent_back']);
    const open = await updateJob(tx, id, { state: 'new', linguist_id: null, accepted_at: null });
    // A certifier has reviewed every segment personally.
    if (job.stage === 'certificate') await reopenStates(tx, id);
    await recordAudit(tx, actor, {
      action: 'translation.job_withdrawn',
      subjectId: job.id,
      subjectName: request.title,
      details: { note },
    });
    await offerNext(tx, open, request, line, now);
  });
}
