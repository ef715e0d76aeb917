// Calls on models that run on this machine.

import { rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { LocalModel } from '@folio/contract/local-models';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type MessageKey, message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { deleteConnection } from '../models/index.ts';
import { freeDisk, modelPath } from './download-model.ts';
import { localModelQueue } from './local-model-queue.ts';
import { localModelsConfig } from './local-models.config.ts';
import {
  deleteLocalModel,
  findLocalModel,
  type LocalModelRow,
  listLocalModels,
  queueLocalModel,
  updateLocalModel,
} from './local-models.queries.ts';
import { listOffered, type OfferedModel, runsOn } from './model-list.ts';
import { sizesOf } from './model-sizes.ts';

const megabyte = 1024 * 1024;

/**
 * Bytes of memory while a model is loaded. One that writes: its file, its context of 4,096 tokens and buffers, rounded up. One that listens:
 * by the table of whisper.cpp (a file of 142 MB takes 388, one of 466 takes 852, one of 2,900 takes 3,900).
 */
const memoryOf = (model: OfferedModel, size: number): number =>
  runsOn(model).capability === 'transcription' ? Math.round(size * 1.25) + 260 * megabyte : size + 700 * megabyte;

/** Bits per second of an ordinary line, for an estimate of how long a download takes. */
const assumedSpeed = 50_000_000;
/** Minutes for its checksum and its first word. */
const checkMinutes = 1;

/** Bytes that can be had now: of the container, if it has a limit. */
const freeMemory = (): number => process.availableMemory();

/** Bytes of this machine, or of its container. */
function totalMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

function present(
  kernel: Kernel,
  model: OfferedModel,
  row: LocalModelRow | null,
  language: InterfaceLanguage,
  sizes: ReadonlyMap<string, number> = new Map(),
): LocalModel {
  const size = row?.size ?? sizes.get(model.id) ?? null;
  const memory = size === null ? null : memoryOf(model, size);
  const { capability } = runsOn(model);
  // A connection that someone removed leaves the file, which can be connected again.
  const isLost = row?.state === 'ready' && row.connection_id === null;
  return {
    id: model.id,
    name: model.name,
    capability,
    licence: model.licence,
    page: `${localModelsConfig.of(kernel.config).modelHost}/${model.repository}`,
    state: row === null || isLost ? 'available' : row.state,
    size,
    done: row?.done ?? 0,
    memory,
    good_for: model.good_for ?? (capability === 'text' ? 'short' : 'recordings'),
    missing_memory: memory === null ? null : Math.max(0, memory - freeMemory()),
    minutes: size === null ? null : Math.ceil(((size - (row?.done ?? 0)) * 8) / assumedSpeed / 60) + checkMinutes,
    problem: row?.problem ? message(row.problem as MessageKey, language, { detail: row.problem_detail ?? '' }) : null,
    connection_id: row?.connection_id ?? null,
  };
}

/** The one to begin with; null without a text model. */
function recommend(offered: readonly OfferedModel[], shown: readonly LocalModel[]): string | null {
  const texts = shown.filter(({ capability }) => capability === 'text');
  const own = offered.find(({ recommended }) => recommended)?.id;
  const bySize = texts.toSorted((one, other) => (one.size ?? 0) - (other.size ?? 0));
  const listed = texts.find(({ id }) => id === own);
  // Before sizes are known, the list's own choice is as good as any.
  if (listed && (listed.missing_memory === null || listed.missing_memory === 0)) return listed.id;
  const fits = bySize.filter(({ missing_memory: missing }) => missing === 0);
  return fits.at(-1)?.id ?? bySize[0]?.id ?? null;
}

export function localModelRoutes(kernel: Kernel) {
  const { database, config } = kernel;
  const offered = () => listOffered(localModelsConfig.of(config).localModelList);
  const getOffered = (id: string) => {
    const found = offered().find((one) => one.id === id);
    if (!found) throw notFound();
    return found;
  };
  const answerOf = (model: OfferedModel, row: LocalModelRow | null, language: InterfaceLanguage) => ({
    local_model: present(kernel, model, row, language),
  });
  return {
    show: rpc.localModels.show.handler(async ({ context: { reader } }) => {
      const rows = new Map((await listLocalModels(database)).map((row) => [row.id, row]));
      const sizes = await sizesOf(config, offered(), kernel.clock.now().getTime());
      const shown = offered().map((model) => present(kernel, model, rows.get(model.id) ?? null, reader.language, sizes));
      return {
        local_models: shown,
        host: new URL(localModelsConfig.of(config).modelHost).hostname,
        free_disk: await freeDisk(config),
        memory: freeMemory(),
        total_memory: totalMemory(),
        recommended_id: recommend(offered(), shown),
        assumed_speed: assumedSpeed,
      };
    }),
    download: rpc.localModels.download.handler(async ({ context: { actor, reader }, input }) => {
      const model = getOffered(input.model_id);
      const row = await database.transaction(async (tx) => {
        const before = await findLocalModel(tx, model.id);
        if (before?.state === 'ready' && before.connection_id === null) await deleteLocalModel(tx, model.id);
        const queued = await queueLocalModel(tx, model.id);
        if (!queued) throw conflict('local_model_busy');
        const use = input.use ? { use: { userId: actor.id, accountId: actor.accountId } } : {};
        await kernel.jobs.send(localModelQueue, { id: model.id, ...use }, tx);
        return queued;
      });
      return answerOf(model, row, reader.language);
    }),
    pause: rpc.localModels.pause.handler(async ({ context: { reader }, input }) => {
      const model = getOffered(input.model_id);
      const row = await updateLocalModel(database, model.id, ['queued', 'downloading'], { state: 'paused' });
      if (!row) throw conflict('local_model_idle');
      return answerOf(model, row, reader.language);
    }),
    remove: rpc.localModels.remove.handler(async ({ context: { reader }, input }) => {
      const model = getOffered(input.model_id);
      const row = await deleteLocalModel(database, model.id);
      if (!row) throw notFound();
      if (row.connection_id !== null) await deleteConnection(database, row.connection_id);
      const path = modelPath(config, model);
      await Promise.all([rm(path, { force: true }), rm(`${path}.part`, { force: true })]);
      return answerOf(model, null, reader.language);
    }),
  };
}
