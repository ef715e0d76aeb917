// Models by connection: the one place that knows all vendors.
import { setTimeout as delay } from 'node:timers/promises';
import { APICallError } from '@ai-sdk/provider';
import type { Capability } from '@folio/contract/capabilities';
import {
  type EmbeddingModelInUse,
  EngineFailure,
  type EngineFailureCode,
  type MediaCapability,
  type MediaModel,
  type TextModel,
} from '../core/engine-types.ts';
import { writeWave } from '../files/wave.ts';
import type { ModelConnection, ModelVendor, ProviderId } from './model-connection.ts';
import { toModelFailure } from './model-failure.ts';
import { hasNoListing, providerWords } from './provider-words.ts';
import { anthropic } from './vendors/anthropic.ts';
import { google } from './vendors/google.ts';
import { localGguf } from './vendors/local-gguf.ts';
import { localWhisper } from './vendors/local-whisper.ts';
import { mistral } from './vendors/mistral.ts';
import { openai } from './vendors/openai.ts';
import { openaiCompatible } from './vendors/openai-compatible.ts';

const vendors: readonly ModelVendor[] = [openai, anthropic, google, mistral, openaiCompatible, localGguf, localWhisper];

/** Form fields of a vendor. */
export interface ProviderFacts
  extends Pick<ModelVendor, 'id' | 'displayName' | 'needsApiKey' | 'needsBaseUrl' | 'needsModelPath'> {
  /** Capabilities of its models. */
  capabilities: Capability[];
}

/** Every vendor, in the order in which they are offered. */
export function listProviders(): ProviderFacts[] {
  return vendors.map((vendor) => {
    const { id, displayName, needsApiKey, needsBaseUrl, needsModelPath, createModel, createEmbeddingModel, createMediaModel } =
      vendor;
    const others = Object.keys(createMediaModel) as MediaCapability[];
    const capabilities: Capability[] = [
      ...(createModel ? (['text', 'translation', 'review'] as const) : []),
      ...(createEmbeddingModel ? (['embedding'] as const) : []),
      ...others,
    ];
    return { id, displayName, needsApiKey, needsBaseUrl, needsModelPath, capabilities };
  });
}

function vendorOf(id: ProviderId): ModelVendor {
  const vendor = vendors.find((one) => one.id === id);
  if (!vendor) throw new Error('unknown provider');
  return vendor;
}

/** A model ready to write. Asks nothing of the vendor yet; throws `EngineFailure` where the vendor has none, or its local file is not there. */
export async function createTextModel(connection: ModelConnection): Promise<TextModel> {
  const vendor = vendorOf(connection.provider);
  if (!vendor.createModel) throw new EngineFailure('MODEL_DECLINED');
  const model = await vendor.createModel(connection);
  const { provider, modelId, id: connectionId } = connection;
  return { provider, modelId, model, supportsSchema: vendor.supportsSchema, connectionId };
}

/** A model that turns texts into vectors; asks nothing of the vendor yet. Throws `EngineFailure` where the vendor has none. */
export async function createEmbeddingModel(connection: ModelConnection): Promise<EmbeddingModelInUse> {
  const vendor = vendorOf(connection.provider);
  if (!vendor.createEmbeddingModel) throw new EngineFailure('MODEL_DECLINED');
  const model = await vendor.createEmbeddingModel(connection);
  return { provider: connection.provider, modelId: connection.modelId, model };
}

/** A model of another kind; asks nothing of the vendor yet. Throws `EngineFailure` where the vendor has none. */
export async function createMediaModel<Kind extends MediaCapability>(
  kind: Kind,
  connection: ModelConnection,
): Promise<MediaModel<Kind>> {
  const create = vendorOf(connection.provider).createMediaModel[kind];
  if (!create) throw new EngineFailure('MODEL_DECLINED');
  const model = await create(connection);
  return { provider: connection.provider, modelId: connection.modelId, capability: kind, model, connectionId: connection.id };
}

export interface ConnectionTest {
  ok: boolean;
  /** Ids of the models to choose from, where the vendor lists them. */
  models?: string[];
  latencyMs: number;
  problem?: EngineFailureCode;
  /** Error text of the vendor, without the key. */
  returned?: string;
}

/** Milliseconds for the whole test. */
const testTimeoutMs = 20_000;

const silence = () => writeWave({ rate: 16_000, samples: new Float32Array(16_000) });

async function transcribeSilence(connection: ModelConnection, signal: AbortSignal): Promise<void> {
  const { model } = await createMediaModel('transcription', connection);
  const { NoTranscriptGeneratedError, transcribe } = await import('ai');
  const transcript = transcribe({ model, audio: silence(), maxRetries: 0, abortSignal: signal });
  // A silent recording has no words, which does not count as a failure here.
  await transcript.catch((problem: unknown) => {
    if (!NoTranscriptGeneratedError.isInstance(problem)) throw problem;
  });
}

/** Has the model say a word, or hear a second of silence; rejects where it cannot. */
export async function tryOut(connection: ModelConnection, signal: AbortSignal): Promise<void> {
  const vendor = vendorOf(connection.provider);
  if (!vendor.createModel) return transcribeSilence(connection, signal);
  const { model } = await createTextModel(connection);
  const { generateText } = await import('ai');
  try {
    await generateText({ model, prompt: 'Say OK.', maxOutputTokens: 16, maxRetries: 0, abortSignal: signal });
  } catch (problem) {
    // A server that only listens, such as whisper.cpp's, has no call for text.
    const isMissing = APICallError.isInstance(problem) && problem.statusCode === 404;
    if (!isMissing || !vendor.createMediaModel?.transcription) throw problem;
    await transcribeSilence(connection, signal).catch(() => Promise.reject(problem));
  }
}

async function probe(connection: ModelConnection, signal: AbortSignal): Promise<string[] | null> {
  const models = await vendorOf(connection.provider)
    .listModels(connection, signal)
    .catch((error: unknown) => {
      const { failure } = toModelFailure(error);
      // A server without a listing may still write.
      if (failure.code === 'MODEL_REFUSED_KEY' || failure.isTemporary || connection.modelId === '') throw error;
      return null;
    });
  if (models === null && connection.modelId !== '') await tryOut(connection, signal);
  return models;
}

/** Sends the requests of one test. Returns the models if the vendor lists them. */
type Question = (signal: AbortSignal) => Promise<string[] | null>;

async function timed(
  connection: ModelConnection,
  signal: AbortSignal,
  timeoutMs: number,
  ask: Question,
): Promise<ConnectionTest> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  const latency = () => Math.round(performance.now() - started);
  const givenUp = delay(timeoutMs + 100, undefined, { signal: either, ref: false }).catch(() => undefined);
  try {
    const models = await Promise.race([ask(either), givenUp.then(() => Promise.reject(new Error('given up')))]);
    return { ok: true, latencyMs: latency(), ...(models && { models }) };
  } catch (error) {
    const problem = timeout.aborted ? 'MODEL_TIMED_OUT' : signal.aborted ? 'ABORTED' : toModelFailure(error).failure.code;
    const returned = providerWords(error, connection.apiKey);
    return { ok: false, latencyMs: latency(), problem, ...(returned !== null && { returned }) };
  }
}

/** Asks the vendor for its models, or else for one short reply. Never rejects and never names the key. */
export const testConnection = (
  connection: ModelConnection,
  signal: AbortSignal,
  timeoutMs = testTimeoutMs,
): Promise<ConnectionTest> => timed(connection, signal, timeoutMs, (either) => probe(connection, either));

/** Asks the vendor for its models with a key that may be wrong; without `models` it lists none, and their names are typed. Never rejects. */
export const listVendorModels = (
  connection: Omit<ModelConnection, 'modelId'>,
  signal: AbortSignal,
  timeoutMs = testTimeoutMs,
): Promise<ConnectionTest> =>
  timed({ ...connection, modelId: '' }, signal, timeoutMs, (either) =>
    vendorOf(connection.provider)
      .listModels({ ...connection, modelId: '' }, either)
      .catch((error: unknown) => {
        if (hasNoListing(error)) return null;
        throw error;
      }),
  );

/** Has this very model say a word. Never rejects. */
export const testModel = (connection: ModelConnection, signal: AbortSignal, timeoutMs = testTimeoutMs): Promise<ConnectionTest> =>
  timed(connection, signal, timeoutMs, async (either) => {
    await tryOut(connection, either);
    return null;
  });
