// A person's word on one state of a task's content.
import type { verdicts } from '@folio/contract/task-words';
import type { Actor } from '../../kernel/actor.ts';
import { type Db, retryOnDeadlock } from '../../kernel/db/database.ts';
import { conflict, forbidden, invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { closeCurrentVersion } from '../documents/index.ts';
import { type ContentNow, contentNow } from './content-now.ts';
import { type LockedTask, lockTaskWithDocument, requireAbility } from './get-task.ts';
import { listExcluded } from './possible-reviewers.ts';
import { keepPackage, recordTaskEvent } from './review.queries.ts';
import { applyProgress } from './review-progress.ts';
import { scopeHash } from './step-progress.ts';
import { type EventAuthor, raiseDecided, raiseReviewRequested, raiseTaskChanged } from './task-events.ts';
import { listSteps, restSteps, type TaskRow, type TaskStepRow, updateStep, updateTask } from './tasks.queries.ts';

export interface Decision {
  id: number;
  step_id: number;
  /** Of the content that the person saw. */
  package_hash: string;
  verdict: (typeof verdicts)[number];
  note: string;
}

/** A guest of a review link, as far as a decision is concerned. */
export interface DecidingGuest {
  id: number;
  name: string;
}

/** Who decides: a member, or a guest of a review link. */
type Decider = { member: Actor } | { guest: DecidingGuest };

/** Throws 403 where the active step is not the member's to decide, or is about what they made themselves. */
async function requireMember(tx: Db, actor: Actor, locked: LockedTask): Promise<void> {
  requireAbility(actor, locked, 'decide');
  const excluded = await listExcluded(tx, locked.task);
  const people = [actor.id, ...(actor.impersonator ? [actor.impersonator.id] : [])];
  if (people.some((id) => excluded.includes(id))) throw forbidden('self_approval');
}

/** Throws 409 where the task is not in review, 403 where the active step is not the guest's. */
function requireGuest(guest: DecidingGuest, { task, activeStep }: LockedTask): void {
  if (task.status !== 'ready') throw conflict(`task_is_${task.status}`);
  if (activeStep?.guest_id !== guest.id) throw forbidden('guest_may_not');
}

/** The step and the content that the decision is about. Throws 409 where either is another one now, 403 where the decider may not. */
async function judge(tx: Db, by: Decider, locked: LockedTask, call: Decision): Promise<{ step: TaskStepRow; now: ContentNow }> {
  const { task, activeStep } = locked;
  if (task.status === 'ready' && activeStep?.id !== call.step_id) throw conflict('task_step_over');
  if ('member' in by) await requireMember(tx, by.member, locked);
  else requireGuest(by.guest, locked);
  const now = await contentNow(tx, task);
  if (!activeStep || !now || now.content.hash !== call.package_hash) throw conflict('task_content_changed');
  return { step: activeStep, now };
}

async function follow(tx: Db, task: TaskRow, step: TaskStepRow, now: ContentNow, verdict: Decision['verdict']): Promise<TaskRow> {
  if (verdict === 'approve') return applyProgress(tx, task, now.content);
  await restSteps(tx, task.id);
  if (verdict === 'reject') return updateTask(tx, task.id, { status: 'rejected' });
  await updateStep(tx, step.id, { state: 'returned' });
  return updateTask(tx, task.id, { status: 'on_going', round: task.round + 1 });
}

/** The step after the one that has just passed asks for decisions. */
async function raiseReviewRequestedOfNext(tx: Db, task: TaskRow, actor: EventAuthor, before: TaskStepRow): Promise<void> {
  const active = (await listSteps(tx, [task.id])).find(({ state }) => state === 'active');
  if (active && active.id !== before.id) await raiseReviewRequested(tx, task, actor, '');
}

/** Throws 422 for changes or a rejection without a note. */
export function requireNote({ verdict, note }: Pick<Decision, 'verdict' | 'note'>): void {
  if (verdict !== 'approve' && note.trim() === '') throw invalidField('note', 'note_missing');
}

/**
 * Records a decision and does what follows from it, in the caller's transaction, which has locked document and task. Throws 409 where
 * content or step are not those any more that the person saw, 403 for a person who may not decide.
 */
export async function decideIn(tx: Db, by: Decider, locked: LockedTask, call: Decision): Promise<TaskRow> {
  const { task } = locked;
  const { step, now } = await judge(tx, by, locked, call);
  if (task.order_detail_id !== null) await closeCurrentVersion(tx, task.order_detail_id);
  await keepPackage(tx, task.id, now.versionId, now.content);
  await recordTaskEvent(tx, task, 'decided', 'member' in by ? by.member : null, {
    guest_id: 'guest' in by ? by.guest.id : null,
    step_id: step.id,
    verdict: call.verdict,
    note: call.note.trim() || null,
    package_hash: now.content.hash,
    scope_hash: scopeHash(step, now.content.hashes),
    version_id: now.versionId,
  });
  const after = await follow(tx, task, step, now, call.verdict);
  const author: EventAuthor = 'member' in by ? by.member : { id: null, name: by.guest.name, impersonator: null };
  await raiseTaskChanged(tx, after, author, {
    from: task.status,
    step: step.name,
    verdict: call.verdict,
    packageHash: now.content.hash,
  });
  const { note, verdict } = call;
  await raiseDecided(tx, after, author, { step: step.name, verdict, note: note.trim() });
  if (verdict === 'approve') await raiseReviewRequestedOfNext(tx, after, author, step);
  return after;
}

/** A member's decision, in a transaction of its own. Throws what `requireNote` and `decideIn` throw, 404 for a task out of reach. */
export async function decide(kernel: Kernel, actor: Actor, call: Decision): Promise<TaskRow> {
  requireNote(call);
  return retryOnDeadlock(() =>
    kernel.database.transaction(async (tx) => decideIn(tx, { member: actor }, await lockTaskWithDocument(tx, actor, call), call)),
  );
}
