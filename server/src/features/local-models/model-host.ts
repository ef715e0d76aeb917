// Host of models: it states size and SHA-256 of every file, as hubs with large-file storage do.

import { EngineFailure } from '@folio/engine/core/engine-types';
import { createGuardedDownload, type GuardedDownload } from '@folio/engine/fetch/guarded-download';
import { createGuardedFetch } from '@folio/engine/fetch/guarded-fetch';
import { parseJson } from '@folio/engine/fetch/parse-json';
import * as z from 'zod';
import type { Config } from '../../kernel/config.ts';
import { localModelsConfig } from './local-models.config.ts';
import type { OfferedModel } from './model-list.ts';

/** A host that is there answers its listing within this time, in milliseconds. */
const probeMs = 5000;

export type ModelProblem =
  | 'MODEL_HOST_UNREACHABLE'
  | 'MODEL_NOT_AT_HOST'
  | 'MODEL_WITHOUT_SUM'
  | 'MODEL_DISK_FULL'
  | 'MODEL_SUM_WRONG'
  | 'MODEL_NOT_LOADED';

/** Why a model could not be had; `code` picks the sentence. */
export class LocalModelFailure extends Error {
  readonly code: ModelProblem;
  readonly detail: string;
  constructor(code: ModelProblem, detail = '', cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.detail = detail;
  }
}

const manifestSchema = z.array(
  z.object({
    path: z.string(),
    lfs: z.object({ oid: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().positive() }).optional(),
  }),
);

export interface FileFacts {
  size: number;
  sha256: string;
}

/** Size and sum of a model's file, from the host's manifest. Throws `LocalModelFailure`. */
export async function readManifest(config: Config, model: OfferedModel): Promise<FileFacts> {
  const fetch = createGuardedFetch({ allow: config.fetchAllow, timeoutMs: probeMs });
  const url = `${localModelsConfig.of(config).modelHost}/api/models/${model.repository}/tree/main`;
  const host = new URL(url).hostname;
  const answer = await fetch(url).catch((problem: unknown) => {
    throw new LocalModelFailure('MODEL_HOST_UNREACHABLE', host, problem);
  });
  if (answer.status === 404 || answer.status === 401) throw new LocalModelFailure('MODEL_NOT_AT_HOST', model.repository);
  if (answer.status !== 200) throw new LocalModelFailure('MODEL_HOST_UNREACHABLE', host);
  const listed = manifestSchema.safeParse(parseJson(answer.bytes));
  if (!listed.success) throw new LocalModelFailure('MODEL_WITHOUT_SUM', model.file);
  const entry = listed.data.find(({ path }) => path === model.file);
  if (!entry) throw new LocalModelFailure('MODEL_NOT_AT_HOST', model.file);
  if (!entry.lfs) throw new LocalModelFailure('MODEL_WITHOUT_SUM', model.file);
  return { size: entry.lfs.size, sha256: entry.lfs.oid };
}

const downloads = new WeakMap<Config, GuardedDownload>();

/** The bytes of a model's file from `from` on. Throws `LocalModelFailure`, or `EngineFailure` when called off. */
export async function openModelFile(config: Config, model: OfferedModel, from: number, signal: AbortSignal) {
  const download = downloads.get(config) ?? createGuardedDownload({ allow: config.fetchAllow });
  downloads.set(config, download);
  const url = `${localModelsConfig.of(config).modelHost}/${model.repository}/resolve/main/${model.file}`;
  try {
    return await download(url, from, signal);
  } catch (problem) {
    if (problem instanceof EngineFailure && problem.code === 'ABORTED') throw problem;
    throw new LocalModelFailure('MODEL_HOST_UNREACHABLE', new URL(url).hostname, problem);
  }
}
