// Applying and undoing runs in the background. Each text is one step of its own; a worker that dies leaves the others to the next try.
import { defineJob } from '../../../kernel/define-job.ts';
import type { InputOf, JobRun } from '../../../kernel/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findWebsite } from '../../websites/index.ts';
import { linkRunQueue } from './run-queue.ts';
import {
  findRun,
  isStillAllowed,
  type LinkRunRow,
  listRunTargets,
  lockRun,
  lockTarget,
  type RunTargetRow,
  releaseSuggestions,
  updateRun,
  updateTarget,
} from './runs.queries.ts';
import { applyToDocument, type RunWork, undoInDocument } from './write-document.ts';
import { applyToPage, undoInPage } from './write-page.ts';

/** The state of a run after all its texts are done. */
function endState(targets: readonly RunTargetRow[], isUndo: boolean): LinkRunRow['state'] {
  // Unreachable pages may be undone later.
  if (isUndo) return targets.some(({ state }) => state === 'applied') ? 'partly_applied' : 'reverted';
  const applied = targets.filter(({ state }) => state === 'applied').length;
  const open = targets.filter(({ state }) => state === 'failed' || state === 'left_out').length;
  if (applied === 0) return 'failed';
  return open === 0 ? 'applied' : 'partly_applied';
}

async function end(kernel: Kernel, runId: number): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const run = await lockRun(tx, runId);
    if (run?.state !== 'applying') return;
    const targets = await listRunTargets(tx, runId);
    const isUndo = run.reverted_by !== null;
    await releaseSuggestions(tx, runId, ['failed', 'left_out']);
    const state = endState(targets, isUndo);
    const undone = state === 'reverted' ? { reverted_at: kernel.clock.now() } : { reverted_by: null };
    await updateRun(tx, runId, { state, ...(isUndo ? undone : {}) });
  });
}

/** Ends texts that nothing was done with. */
async function giveUp(kernel: Kernel, runId: number, problem: string): Promise<void> {
  for (const { id, state } of await listRunTargets(kernel.database, runId))
    await kernel.database.transaction(async (tx) => {
      if (state === 'pending' && (await lockTarget(tx, id, 'pending'))) await updateTarget(tx, id, { state: 'failed', problem });
    });
  await end(kernel, runId);
}

async function run(kernel: Kernel, { runId }: InputOf<typeof linkRunQueue>, { signal, isLastTry }: JobRun): Promise<void> {
  const { database } = kernel;
  const found = await findRun(database, runId);
  const website = found && (await findWebsite(database, found.run.website_id));
  if (!website || found.run.state !== 'applying') return;
  const isUndo = found.run.reverted_by !== null;
  const userId = found.run.reverted_by ?? found.run.applied_by ?? found.run.user_id;
  if (!(await isStillAllowed(database, userId, website))) {
    if (!isUndo) return giveUp(kernel, runId, 'link_no_access');
    // The links stay as they are, and another person may undo them.
    await database.transaction((tx) => updateRun(tx, runId, { state: 'applied', reverted_by: null }));
    return;
  }
  const work: RunWork = { kernel, website, run: found.run };
  const turn = { signal, isLastTry };
  for (const { id, way, state } of await listRunTargets(database, runId)) {
    if (signal.aborted) throw new Error('The run was stopped');
    if (isUndo && state === 'applied') await (way === 'version' ? undoInDocument(work, id, userId) : undoInPage(work, id, turn));
    if (!isUndo && state === 'pending')
      await (way === 'version' ? applyToDocument(work, id, userId) : applyToPage(work, id, turn));
  }
  await end(kernel, runId);
}

export const linkRunJob = defineJob(linkRunQueue, {
  lane: 'imports',
  run,
  onFail: (kernel, { runId }) => giveUp(kernel, runId, 'unexpected'),
});
