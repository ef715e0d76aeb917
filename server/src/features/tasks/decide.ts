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
import { raiseDecided, raiseReviewRequested, raiseTaskChanged } from './task-events.ts';
import { listSteps, restSteps, type TaskRow, type TaskStepRow, updateStep, updateTask } from './tasks.queries.ts';

export interface Decision {
  id: number;
  step_id: number;
  /** Of the content that the person saw. */
  package_hash: string;
  verdict: (typeof verdicts)[number];
  note: string;
}

/** The step and the content that the decision is about. Throws 409 where either is another one now, 403 where it is not the actor's to decide. */
async function judge(tx: Db, actor: Actor, locked: LockedTask, call: Decision): Promise<{ step: TaskStepRow; now: ContentNow }> {
  const { task, activeStep } = locked;
  if (task.status === 'ready' && activeStep?.id !== call.step_id) throw conflict('task_step_over');
  requireAbility(actor, locked, 'decide');
  const excluded = await listExcluded(tx, task);
  const people = [actor.id, ...(actor.impersonator ? [actor.impersonator.id] : [])];
  if (people.some((id) => excluded.includes(id))) throw forbidden('self_approval');
  const now = task.order_detail_id === null ? null : await contentNow(tx, task.order_detail_id);
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
async function raiseReviewRequestedOfNext(tx: Db, task: TaskRow, actor: Actor, before: TaskStepRow): Promise<void> {
  const active = (await listSteps(tx, [task.id])).find(({ state }) => state === 'active');
  if (active && active.id !== before.id) await raiseReviewRequested(tx, task, actor, '');
}

/**
 * Writes a decision down and does what follows from it, in one transaction. Throws 422 for changes or a rejection without a note, 409 where
 * content or step are not those any more that the person saw, 403 for who may not decide.
 */
export async function decide(kernel: Kernel, actor: Actor, call: Decision): Promise<TaskRow> {
  if (call.verdict !== 'approve' && call.note.trim() === '') throw invalidField('note', 'note_missing');
  return retryOnDeadlock(() =>
    kernel.database.transaction(async (tx) => {
      const locked = await lockTaskWithDocument(tx, actor, call);
      const { task } = locked;
      const { step, now } = await judge(tx, actor, locked, call);
      if (task.order_detail_id !== null) await closeCurrentVersion(tx, task.order_detail_id);
      await keepPackage(tx, task.id, now.versionId, now.content);
      await recordTaskEvent(tx, task, 'decided', actor, {
        step_id: step.id,
        verdict: call.verdict,
        note: call.note.trim() || null,
        package_hash: now.content.hash,
        scope_hash: scopeHash(step, now.content.hashes),
        version_id: now.versionId,
      });
      const after = await follow(tx, task, step, now, call.verdict);
      await raiseTaskChanged(tx, after, actor, {
        from: task.status,
        step: step.name,
        verdict: call.verdict,
        packageHash: now.content.hash,
      });
      const { note, verdict } = call;
      await raiseDecided(tx, after, actor, { step: step.name, verdict, note: note.trim() });
      if (verdict === 'approve') await raiseReviewRequestedOfNext(tx, after, actor, step);
      return after;
    }),
  );
}
