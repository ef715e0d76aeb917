// Reading a source in the background. Whatever happens it ends ready or failed, and a text that was read before stays until there is a new one.
import { EngineFailure } from '@folio/engine/core/engine-types';
import { defineJob } from '../../kernel/define-job.ts';
import type { JobRun } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { requestEmbedding } from './embed-passages.ts';
import { readSource } from './read-sources.ts';
import { saveText } from './save-text.ts';
import { findSourceWithWorkspaces } from './source-list.queries.ts';
import { sourceReadQueue } from './source-queue.ts';
import { markSourceFailed } from './sources.queries.ts';

async function run(kernel: Kernel, sourceId: number, { signal, isLastTry }: JobRun): Promise<void> {
  const source = await findSourceWithWorkspaces(kernel.database, sourceId);
  // An order may have read it in the meantime.
  if (source?.state !== 'queued') return;
  try {
    const read = await readSource(kernel, source, signal);
    await kernel.database.transaction(async (tx) => {
      await saveText(tx, sourceId, read);
      await requestEmbedding(kernel, tx, sourceId);
    });
  } catch (problem) {
    const isFinal = problem instanceof EngineFailure && !problem.isTemporary && problem.code !== 'ABORTED';
    if (!isFinal && !isLastTry) throw problem;
    if (problem instanceof EngineFailure && problem.code !== 'ABORTED')
      return markSourceFailed(kernel.database, sourceId, problem.code, problem.detail);
    kernel.log.warn({ err: problem, additional_source_id: sourceId }, 'A source was not read');
    await markSourceFailed(kernel.database, sourceId, 'UNEXPECTED', null);
  }
}

export const sourceReadJob = defineJob(sourceReadQueue, {
  lane: 'imports',
  run: (kernel, { sourceId }, jobRun) => run(kernel, sourceId, jobRun),
  onFail: (kernel, { sourceId }) => markSourceFailed(kernel.database, sourceId, 'UNEXPECTED', null),
});
