// Passages get vectors in the background, a bounded batch a run. Whatever fails, sources are found by their words meanwhile.
import { EngineFailure } from '@folio/engine/core/engine-types';
import { embedTexts } from '@folio/engine/models/embed-with-model';
import type { Db } from '../../kernel/db/database.ts';
import { defineJob } from '../../kernel/define-job.ts';
import type { InputOf, JobRun } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordModelCall } from '../model-calls/index.ts';
import { type ChosenEmbedding, findEmbeddingModel } from '../models/index.ts';
import { listWithoutVector, saveVectors, type WaitingPassage } from './passage-vectors.queries.ts';
import { sourceEmbedQueue } from './source-queue.ts';

/** Passages of one run. */
const passagesARun = 128;
/** Purpose recorded for model calls of sources. */
const sourceTool = 'additional_source';

/** Asks for vectors of a source's passages, or of all that lack them; nothing happens where no model is chosen. */
export const requestEmbedding = (kernel: Kernel, tx: Db, sourceId?: number): Promise<void> =>
  kernel.jobs.send(sourceEmbedQueue, sourceId === undefined ? {} : { sourceId }, tx);

const wordsOf = ({ heading, text }: Pick<WaitingPassage, 'heading' | 'text'>) => (heading ? `${heading}\n${text}` : text);

/** Runs `work` with a recorder of model calls on someone's behalf, and waits for the records. */
export async function withRecords<Result>(
  db: Db,
  scope: { accountId: number; workspaceId: number | null; userId: number },
  work: (record: (call: Parameters<typeof recordModelCall>[2]) => void) => Promise<Result>,
): Promise<Result> {
  const owner = { ...scope, toolSlug: sourceTool, orderDetailId: null };
  const records: Promise<void>[] = [];
  try {
    return await work((call) => void records.push(recordModelCall(db, owner, call)));
  } finally {
    await Promise.all(records);
  }
}

async function embed(
  kernel: Kernel,
  { model, key }: ChosenEmbedding,
  batch: WaitingPassage[],
  signal: AbortSignal,
): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const owner = { accountId: first.account_id, workspaceId: first.workspace_id, userId: first.user_id };
  const vectors = await withRecords(kernel.database, owner, (onModelCall) =>
    embedTexts(model, batch.map(wordsOf), { onModelCall, signal }),
  );
  await saveVectors(
    kernel.database,
    key,
    batch.flatMap(({ id }, index) => (vectors[index] ? [{ id, vector: vectors[index] }] : [])),
  );
}

/** The model took the question and gave nothing of use: asking the same again would not help, the next passages may fare better. */
const isAboutTheTexts = (problem: EngineFailure) =>
  ['MODEL_DECLINED', 'MODEL_INPUT_TOO_LONG', 'MODEL_REPLY_INVALID'].includes(problem.code);

async function run(kernel: Kernel, input: InputOf<typeof sourceEmbedQueue>, { signal, isLastTry }: JobRun): Promise<void> {
  const chosen = await findEmbeddingModel(kernel);
  if (!chosen || (input.key !== undefined && input.key !== chosen.key)) return;
  const { sourceId, after = 0 } = input;
  const found = await listWithoutVector(kernel.database, chosen.key, { sourceId, after }, passagesARun);
  // One person's of one workspace at a time: calls are recorded as theirs.
  const [head] = found;
  const end = found.findIndex((one) => one.user_id !== head?.user_id || one.workspace_id !== head.workspace_id);
  const batch = end === -1 ? found : found.slice(0, end);
  const last = batch.at(-1);
  if (!last) return;
  try {
    await embed(kernel, chosen, batch, signal);
  } catch (problem) {
    if (!(problem instanceof EngineFailure)) throw problem;
    if (problem.isTemporary && !isLastTry) throw problem;
    kernel.log.warn({ code: problem.code, passages: batch.length }, 'Passages got no vectors; the next round tries again');
    if (!isAboutTheTexts(problem)) return;
  }
  if (found.length < passagesARun && batch.length === found.length) return;
  const rest = { ...(sourceId !== undefined && { sourceId }), after: last.id, key: chosen.key };
  await kernel.jobs.send(sourceEmbedQueue, rest);
}

/** Once an hour it looks for passages that were left out by a fault. */
export const sourceEmbedJob = defineJob(sourceEmbedQueue, {
  lane: 'imports',
  cron: '23 * * * *',
  run,
  onFail: () => Promise.resolve(),
});
