// The end of a request and its costs: approved, sent back, put on hold, canceled.
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { invalidField } from '../../../kernel/errors.ts';
import { dispatch } from '../../../kernel/events.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { recordAudit } from '../../audit/index.ts';
import { settleCredits } from '../../ledger/index.ts';
import { attempts, orderRows } from '../../orders/index.ts';
import { notifyLinguists, raiseTranslationChanged } from '../core/desk-events.ts';
import { type LockedRequest, lockFor } from '../core/get-request.ts';
import { endOffers, isLive, type JobRow, updateJob } from '../core/jobs.queries.ts';
import { type RequestRow, updateRequest } from '../core/requests.queries.ts';
import { countStates, reopenStates } from '../core/segments.queries.ts';
import { translationsAccepted } from '../core/translations-accepted.ts';
import { offerNext } from '../jobs/offer-job.ts';
import { prepareAgain } from '../jobs/unprepared-lines.ts';
import { deliveredPrice, priceSoFar } from './delivered-price.ts';
import { releaseDeposit } from './deposit.ts';

interface Change {
  id: number;
  revision?: number | undefined;
}

/** Settles a job: charges `spent` and releases the rest of its reservation. */
async function settleJob(tx: Db, { request, lines }: LockedRequest, job: JobRow, spent: number, state: 'done' | 'cancelled') {
  const line = lines.find(({ id }) => id === job.line_id);
  if (line)
    await settleCredits(tx, {
      accountId: request.account_id,
      userId: request.user_id,
      orderDetailId: line.order_detail_id,
      reserved: job.credits_reserved,
      spent,
    });
  await updateJob(tx, job.id, { state, credits_reserved: 0, credits_spent: Math.min(spent, job.credits_reserved) });
}

/** The documents of people are accepted with the request; those of the model were before. */
async function acceptDocuments(tx: Db, locked: LockedRequest): Promise<void> {
  const details = await orderRows.lockDetails(
    tx,
    locked.lines.map((line) => line.order_detail_id),
  );
  for (const detail of details.filter(({ status }) => status === 'in_progress')) {
    const price = locked.jobs
      .filter((job) => locked.lines.some((line) => line.id === job.line_id && line.order_detail_id === detail.id))
      .reduce((sum, job) => sum + deliveredPrice(job), 0);
    await attempts.acceptAttempt(tx, detail.id, detail.attempt, {
      title: detail.title,
      content: detail.content,
      words: detail.words ?? 0,
      engine: { kind: 'computed', way: 'people', provider: null, model: null },
      sourcesUsed: [],
      language: detail.language,
      price,
    });
  }
}

/** Settles a delivered request with locked rows. `actor` is null if the clock calls it. */
export async function approveLocked(kernel: Kernel, tx: Db, locked: LockedRequest, actor: Actor | null): Promise<void> {
  const { request, jobs } = locked;
  for (const job of jobs.filter(({ state }) => state === 'delivered'))
    await settleJob(tx, locked, job, deliveredPrice(job), 'done');
  await acceptDocuments(tx, locked);
  const orderDetailIds = [...new Set(locked.lines.map((line) => line.order_detail_id))];
  await dispatch(kernel, tx, translationsAccepted, { orderDetailIds, userId: actor?.id ?? null });
  const changed = await updateRequest(tx, request.id, {
    state: 'approved',
    approved_at: kernel.clock.now(),
    approved_by: actor?.id ?? null,
    approves_at: null,
  });
  await raiseTranslationChanged(tx, changed, actor, request.state);
}

export async function approveRequest(kernel: Kernel, actor: Actor, call: Change): Promise<void> {
  await kernel.database.transaction(async (tx) => approveLocked(kernel, tx, await lockFor(tx, actor, call, 'approve'), actor));
}

/** Reopens the last job of each line, or of the named lines, with the requested changes. */
export async function requestRevision(
  kernel: Kernel,
  actor: Actor,
  call: Change & { note: string; line_ids?: number[] | undefined },
): Promise<void> {
  if (call.note === '') throw invalidField('note', 'write_what_should_change');
  await kernel.database.transaction(async (tx) => {
    const { request, jobs } = await lockFor(tx, actor, call, 'request_revision');
    const wanted = jobs.filter((job) => call.line_ids === undefined || call.line_ids.includes(job.line_id));
    const last = [...Map.groupBy(wanted, ({ line_id: id }) => id).values()].flatMap((own) => own.at(-1) ?? []);
    if (last.length === 0) throw invalidField('line_ids', 'not_an_option');
    for (const job of last) {
      await updateJob(tx, job.id, { state: 'sent_back', revision_note: call.note });
      await reopenStates(tx, job.id);
      const notice = { kind: 'sent_back', request, actor, jobId: job.id, text: call.note } as const;
      if (job.linguist_id !== null) await notifyLinguists(tx, [job.linguist_id], notice);
    }
    const changed = await updateRequest(tx, request.id, {
      state: 'revision',
      revision_note: call.note,
      revision_rounds: request.revision_rounds + 1,
      approves_at: null,
    });
    await raiseTranslationChanged(tx, changed, actor, request.state);
  });
}

export async function holdRequest(kernel: Kernel, actor: Actor, call: Change & { note: string }): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const { request } = await lockFor(tx, actor, call, 'hold');
    const changed = await updateRequest(tx, request.id, {
      state: 'on_hold',
      held_state: request.state,
      hold_reason: call.note,
      held_at: kernel.clock.now(),
    });
    await raiseTranslationChanged(tx, changed, actor, request.state);
  });
}

/** Continues where it was; due dates move on by the time on hold, and lines without segments are prepared again. */
export async function resumeRequest(kernel: Kernel, actor: Actor, call: Change): Promise<void> {
  const now = kernel.clock.now();
  await kernel.database.transaction(async (tx) => {
    const { request, lines, jobs } = await lockFor(tx, actor, call, 'resume');
    const pausedMs = now.getTime() - (request.held_at ?? now).getTime();
    const later = (date: Date | null) => (date === null ? null : new Date(date.getTime() + pausedMs));
    for (const job of jobs.filter(({ state }) => state !== 'delivered' && state !== 'done'))
      await updateJob(tx, job.id, { due_at: later(job.due_at), reminded_hours: null });
    const changed = await updateRequest(tx, request.id, {
      state: request.held_state ?? 'authorised',
      held_state: null,
      hold_reason: null,
      held_at: null,
      due_at: later(request.due_at),
    });
    await prepareAgain(kernel, tx, request.id);
    for (const line of lines.filter(({ segment_count: count }) => count > 0)) {
      const job = jobs.find((one) => one.line_id === line.id && isLive(one) && one.state !== 'delivered');
      if (job?.state === 'new') await offerNext(tx, job, changed, line, now);
    }
    await raiseTranslationChanged(tx, changed, actor, request.state);
  });
}

async function endJobs(tx: Db, locked: LockedRequest): Promise<number> {
  let spent = 0;
  for (const job of locked.jobs.filter(({ state }) => state !== 'done' && state !== 'cancelled')) {
    const price = priceSoFar(job, await countStates(tx, job.id));
    spent += price;
    await endOffers(tx, job.id, 'withdrawn');
    await settleJob(tx, locked, job, price, 'cancelled');
  }
  return spent;
}

/** The user that ends a request. */
type Ender = Pick<Actor, 'id' | 'accountId' | 'impersonator'>;

/**
 * Ends a request early, with locked rows. Documents without a delivery fail as canceled; the model's stay. Credits reserved for a quote are
 * released.
 */
export async function cancelLocked(tx: Db, locked: LockedRequest, actor: Ender): Promise<void> {
  const { request, lines } = locked;
  await releaseDeposit(tx, locked);
  const spent = await endJobs(tx, locked);
  const details = await orderRows.lockDetails(
    tx,
    lines.map((line) => line.order_detail_id),
  );
  const open = details.filter(({ status, kind }) => kind === 'translation_line' && status !== 'accepted');
  await attempts.cancelDetails(
    tx,
    open.map(({ id }) => id),
  );
  const changed: RequestRow = await updateRequest(tx, request.id, { state: 'cancelled', approves_at: null });
  await recordAudit(tx, actor, {
    action: 'translation.cancelled',
    workspaceId: request.workspace_id,
    subjectId: request.id,
    subjectName: request.title,
    details: { credits: spent },
  });
  await raiseTranslationChanged(tx, changed, actor, request.state);
}

export async function cancelRequest(kernel: Kernel, actor: Actor, call: Change): Promise<void> {
  await kernel.database.transaction(async (tx) => cancelLocked(tx, await lockFor(tx, actor, call, 'cancel'), actor));
}
