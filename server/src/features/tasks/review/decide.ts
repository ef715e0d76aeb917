// Decisions on the present content of tasks.
import type { GuestIdentity, verdicts } from '@folio/contract/task-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { AppError, conflict, forbidden, invalidField } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { closeCurrentVersion } from '../../documents/index.ts';
import { type LockedTask, lockTasksWithDocuments, requireAbility } from '../core/get-task.ts';
import { isDecisionBlocked, listExcluded } from '../core/possible-reviewers.ts';
import { listDecisions, recordEachTaskEvent, savePackages } from '../core/review.queries.ts';
import { scopeHash } from '../core/step-progress.ts';
import { type EventAuthor, raiseDecided, raiseReviewRequested, raiseTasksChanged } from '../core/task-events.ts';
import { restSteps, returnSteps, startNextRound, type TaskRow, type TaskStepRow, updateTasks } from '../core/tasks.queries.ts';
import { type ContentNow, contentsNow } from './content-now.ts';
import { applyProgressToAll } from './review-progress.ts';

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
  identified: GuestIdentity;
}

/** Decision maker: a member, or a guest of a review link. */
type Decider = { member: Actor } | { guest: DecidingGuest };

/** Throws 403 if the active step is not the member's to decide, or is about their own work. */
function requireMember(actor: Actor, locked: LockedTask, excluded: readonly number[]): void {
  requireAbility(actor, locked, 'decide');
  if (isDecisionBlocked(actor, excluded)) throw forbidden('self_approval');
}

/** Throws 409 where the task is not in review, 403 where the active step is not the guest's. */
function requireGuest(guest: DecidingGuest, { task, activeStep }: LockedTask): void {
  if (task.status !== 'ready') throw conflict(`task_is_${task.status}`);
  if (activeStep?.guest_id !== guest.id) throw forbidden('guest_may_not');
}

/** A decision that may be written, with the step and the content that it is about. */
interface Judged {
  task: TaskRow;
  step: TaskStepRow;
  now: ContentNow;
  call: Decision;
}

/** Target of the decision. Throws 409 if step or content have changed, 403 if the user is not allowed to decide. */
function judge(by: Decider, pair: DecisionOnTask, now: ContentNow | undefined, excluded: readonly number[]): Judged {
  const { call, locked } = pair;
  const { task, activeStep } = locked;
  if (task.status === 'ready' && activeStep?.id !== call.step_id) throw conflict('task_step_over');
  if ('member' in by) requireMember(by.member, locked, excluded);
  else requireGuest(by.guest, locked);
  if (!activeStep || !now || now.content.hash !== call.package_hash) throw conflict('task_content_changed');
  return { task, step: activeStep, now, call };
}

/** Approvals that the same person gave before, at the same step on the same content: they are recorded and announced once. */
async function listRepeated(tx: Db, by: Decider, judged: readonly Judged[]): Promise<Judged[]> {
  const person = 'member' in by ? `u${by.member.id}` : `g${by.guest.id}`;
  const approvals = judged.filter(({ call }) => call.verdict === 'approve');
  if (approvals.length === 0) return [];
  const known = await listDecisions(
    tx,
    approvals.map(({ task }) => task.id),
  );
  return approvals.filter(({ task, step, now }) => {
    const scope = scopeHash(step, now.content.hashes);
    return known
      .get(task.id)
      ?.some((one) => one.step_id === step.id && one.person === person && one.verdict === 'approve' && one.scope_hash === scope);
  });
}

/** Consequences of decisions: approvals notify the next steps, changes start the next round, a rejection ends the review. */
async function follow(tx: Db, judged: readonly Judged[]): Promise<Map<number, TaskRow>> {
  const of = (verdict: Decision['verdict']) => judged.filter(({ call }) => call.verdict === verdict);
  const idsOf = (some: readonly Judged[]) => some.map(({ task }) => task.id);
  const after = await applyProgressToAll(
    tx,
    of('approve').map(({ task, now }) => ({ task, content: now.content })),
  );
  const returned = of('changes');
  const rejected = of('reject');
  if (returned.length + rejected.length > 0) await restSteps(tx, idsOf([...returned, ...rejected]));
  if (returned.length > 0) {
    await returnSteps(
      tx,
      returned.map(({ step }) => step.id),
    );
    after.push(...(await startNextRound(tx, idsOf(returned))));
  }
  if (rejected.length > 0) after.push(...(await updateTasks(tx, idsOf(rejected), { status: 'rejected' })));
  return new Map(after.map((task) => [task.id, task]));
}

/** Throws 422 for changes or a rejection without a note. */
export function requireNote({ verdict, note }: Pick<Decision, 'verdict' | 'note'>): void {
  if (verdict !== 'approve' && note.trim() === '')
    throw invalidField('note', verdict === 'reject' ? 'rejection_note_missing' : 'note_missing');
}

/** Records the decisions with their content. Versions still being edited are closed, so that they stay as reviewed. */
async function record(tx: Db, by: Decider, judged: readonly Judged[]): Promise<void> {
  for (const { task, now } of judged)
    if (now.isOpen && task.order_detail_id !== null) await closeCurrentVersion(tx, task.order_detail_id);
  await savePackages(
    tx,
    judged.map(({ task, now: { versionId, content } }) => ({ taskId: task.id, versionId, content })),
  );
  const events = judged.map(({ task, step, now, call }) => ({
    task,
    facts: {
      guest_id: 'guest' in by ? by.guest.id : null,
      identified: 'guest' in by ? by.guest.identified : null,
      step_id: step.id,
      verdict: call.verdict,
      note: call.note.trim() || null,
      package_hash: now.content.hash,
      scope_hash: scopeHash(step, now.content.hashes),
      version_id: now.versionId,
    },
  }));
  await recordEachTaskEvent(tx, events, 'decided', 'member' in by ? by.member : null);
}

async function raise(tx: Db, by: Decider, judged: readonly Judged[], after: ReadonlyMap<number, TaskRow>): Promise<void> {
  const author: EventAuthor = 'member' in by ? by.member : { id: null, name: by.guest.name, impersonator: null };
  const done = judged.map(({ task, step, now, call }) => ({
    task: after.get(task.id) ?? task,
    from: task.status,
    step: step.name,
    verdict: call.verdict,
    note: call.note.trim(),
    packageHash: now.content.hash,
    stepId: step.id,
  }));
  await raiseTasksChanged(tx, done, author);
  await raiseDecided(tx, done, author);
  const approved = done.filter(({ verdict }) => verdict === 'approve');
  await raiseReviewRequested(
    tx,
    approved.map(({ task }) => task),
    author,
    '',
    new Set(approved.map(({ stepId }) => stepId)),
  );
}

/** A decision and the task that it is on. */
export interface DecisionOnTask {
  locked: LockedTask;
  call: Decision;
}

/**
 * Records decisions on different tasks with their effects, in the caller's transaction, which has locked documents and tasks. Returns, by
 * task id, the task afterwards or the reason for a refusal: 409 if content or step have changed since the user saw them, 403 without
 * permission. A refused decision does not hinder the others.
 */
export async function decideIn(tx: Db, by: Decider, pairs: readonly DecisionOnTask[]): Promise<Map<number, TaskRow | AppError>> {
  const contents = await contentsNow(
    tx,
    pairs.map(({ locked }) => locked.task),
  );
  const excluded = await listExcluded(
    tx,
    pairs.map(({ locked }) => locked.task),
  );
  const refused = new Map<number, AppError>();
  const judged: Judged[] = [];
  for (const pair of pairs) {
    const { id } = pair.locked.task;
    try {
      judged.push(judge(by, pair, contents.get(id), excluded.get(id) ?? []));
    } catch (problem) {
      if (!(problem instanceof AppError)) throw problem;
      refused.set(id, problem);
    }
  }
  const repeated = await listRepeated(tx, by, judged);
  const fresh = judged.filter((one) => !repeated.includes(one));
  const unchanged = repeated.map(({ task }) => [task.id, task] as const);
  if (fresh.length === 0) return new Map<number, TaskRow | AppError>([...refused, ...unchanged]);
  await record(tx, by, fresh);
  const after = await follow(tx, fresh);
  await raise(tx, by, fresh, after);
  return new Map<number, TaskRow | AppError>([...refused, ...unchanged, ...after]);
}

/** A member's decisions on different tasks, in one transaction of their own. Answers as `decideIn` does, 404 for a task out of reach. */
export const decideTogether = (
  kernel: Kernel,
  actor: Actor,
  calls: readonly Decision[],
): Promise<Map<number, TaskRow | AppError>> =>
  kernel.database.transaction(async (tx) => {
    const found = await lockTasksWithDocuments(tx, actor, calls);
    const pairs: DecisionOnTask[] = [];
    const refused = new Map<number, AppError>();
    for (const call of calls) {
      const locked = found.get(call.id);
      if (locked instanceof AppError) refused.set(call.id, locked);
      else if (locked) pairs.push({ locked, call });
    }
    return new Map<number, TaskRow | AppError>([...refused, ...(await decideIn(tx, { member: actor }, pairs))]);
  });
