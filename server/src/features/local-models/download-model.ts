// A model's way onto this machine: asked for, downloaded from where it stopped, checked against the host's sum, loaded once, connected.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { tryOut } from '@folio/engine/models/text-models';
import type { Config } from '../../kernel/config.ts';
import type { InputOf, JobRun } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { addLocalConnection, choosing } from '../models/index.ts';
import type { localModelQueue } from './local-model-queue.ts';
import { localModelsConfig } from './local-models.config.ts';
import { findLocalModel, updateLocalModel } from './local-models.queries.ts';
import { type FileFacts, LocalModelFailure, openModelFile, readManifest } from './model-host.ts';
import { listOffered, type OfferedModel, runsOn } from './model-list.ts';

/** Room that is left on the disk beside the model, in bytes. */
const spare = 512 * 1024 * 1024;
/** Progress is written, and a pause is noticed, this often, in milliseconds. */
const checkEveryMs = 700;

export const modelFolder = (config: Config) => join(config.dataDir, 'models');
export const modelPath = (config: Config, model: OfferedModel) => join(modelFolder(config), model.file);
const partPath = (config: Config, model: OfferedModel) => `${modelPath(config, model)}.part`;

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Bytes that can still be written below the data folder. */
export async function freeDisk(config: Config): Promise<number> {
  const { bavail, bsize } = await statfs(config.dataDir);
  return bavail * bsize;
}

/** Writes the missing bytes. Returns false if a user paused it. */
async function fetchRemaining(kernel: Kernel, model: OfferedModel, { size }: FileFacts, run: JobRun): Promise<boolean> {
  const path = partPath(kernel.config, model);
  let done = await sizeOf(path);
  if (done > size) {
    await rm(path);
    done = 0;
  }
  if (done === size) return true;
  const free = await freeDisk(kernel.config);
  if (free < size - done + spare) throw new LocalModelFailure('MODEL_DISK_FULL', String(Math.ceil((size - done + spare) / 1e9)));
  const download = await openModelFile(kernel.config, model, done, run.signal);
  if (download.status !== 200 && download.status !== 206) {
    download.close();
    throw new LocalModelFailure('MODEL_NOT_AT_HOST', model.file);
  }
  // A host that knows no ranges sends all of it again.
  if (download.status === 200) done = 0;
  const file = await open(path, done === 0 ? 'w' : 'a');
  let checkedAt = 0;
  try {
    for await (const piece of download.body) {
      await file.write(piece);
      done += piece.length;
      if (done > size) throw new LocalModelFailure('MODEL_SUM_WRONG', model.file);
      if (Date.now() - checkedAt < checkEveryMs) continue;
      checkedAt = Date.now();
      if (!(await updateLocalModel(kernel.database, model.id, ['downloading'], { done }))) return false;
    }
  } finally {
    download.close();
    await file.close();
  }
  if (done < size)
    throw new LocalModelFailure('MODEL_HOST_UNREACHABLE', new URL(localModelsConfig.of(kernel.config).modelHost).hostname);
  return true;
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Loads the model and has it say a word, or listen to silence. Throws if it does not run here. */
async function load(path: string, model: OfferedModel, signal: AbortSignal): Promise<void> {
  try {
    await tryOut({ provider: runsOn(model).provider, modelId: model.name, modelPath: path }, signal);
  } catch (problem) {
    throw new LocalModelFailure('MODEL_NOT_LOADED', model.name, problem);
  }
}

type Download = InputOf<typeof localModelQueue>;

/** Lets the model serve its capability, unless another one does by now. */
async function useModel(kernel: Kernel, model: OfferedModel, connectionId: number, { use }: Download): Promise<void> {
  if (!use) return;
  const actor = { id: use.userId, accountId: use.accountId, impersonator: null };
  await kernel.database.transaction((tx) =>
    choosing.chooseIfNone(kernel, tx, actor, runsOn(model).capability, { connectionId, model: model.name }),
  );
}

async function verify(kernel: Kernel, model: OfferedModel, facts: FileFacts, run: JobRun, input: Download): Promise<void> {
  const { database, config } = kernel;
  if (!(await updateLocalModel(database, model.id, ['downloading'], { state: 'verifying', done: facts.size }))) return;
  const part = partPath(config, model);
  if ((await sumOf(part)) !== facts.sha256) {
    await rm(part, { force: true });
    throw new LocalModelFailure('MODEL_SUM_WRONG', model.file);
  }
  const path = modelPath(config, model);
  await rename(part, path);
  await load(path, model, run.signal);
  const connection = await addLocalConnection(kernel, { name: model.name, path, provider: runsOn(model).provider });
  await useModel(kernel, model, connection.id, input);
  await updateLocalModel(database, model.id, ['verifying'], { state: 'ready', connection_id: connection.id });
}

const underWay = ['queued', 'downloading', 'verifying'] as const;

async function bring(kernel: Kernel, model: OfferedModel, run: JobRun, input: Download): Promise<void> {
  const { database, config } = kernel;
  // A dead worker left it in the middle. The bytes on the disk show where it stopped.
  const facts = await readManifest(config, model);
  await mkdir(modelFolder(config), { recursive: true });
  if (!(await updateLocalModel(database, model.id, [...underWay], { state: 'downloading', ...facts }))) return;
  if (await fetchRemaining(kernel, model, facts, run)) await verify(kernel, model, facts, run, input);
}

/** Marks a model as failed. Downloaded bytes stay, so that another try continues there. */
export const failModel = (kernel: Kernel, id: string, problem: string, detail: string) =>
  updateLocalModel(kernel.database, id, [...underWay], { state: 'failed', problem, problem_detail: detail });

/** The job: ends ready, paused or failed with a reason. Throws where another try may help. */
export async function downloadModel(kernel: Kernel, input: Download, run: JobRun): Promise<void> {
  const { id } = input;
  const model = listOffered(localModelsConfig.of(kernel.config).localModelList).find((one) => one.id === id);
  const row = await findLocalModel(kernel.database, id);
  if (!model || !row || !underWay.some((state) => state === row.state)) return;
  try {
    await bring(kernel, model, run, input);
  } catch (problem) {
    const known = problem instanceof LocalModelFailure ? problem : null;
    const canPass = known === null || known.code === 'MODEL_HOST_UNREACHABLE';
    if (canPass && (!run.isLastTry || (problem instanceof EngineFailure && problem.code === 'ABORTED'))) throw problem;
    kernel.log.warn({ err: problem, local_model: id }, 'A model was not downloaded');
    await failModel(kernel, id, known?.code ?? 'UNEXPECTED', known?.detail ?? '');
  }
}
