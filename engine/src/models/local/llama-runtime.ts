// The llama.cpp library and at most one loaded model. A model takes gigabytes and every core, so one writes at a time.
import { availableParallelism } from 'node:os';
import type { Llama, LlamaContext, LlamaModel } from '@folio/parts/local-writing';
import { loadPart } from '../../parts/load-part.ts';
import { createTurns } from '../../work/one-at-a-time.ts';

/** Most tokens of prompt and reply together; larger contexts cost memory that small machines lack. */
const maxContext = 8192;

interface Loaded {
  path: string;
  model: LlamaModel;
  context: LlamaContext;
}

let library: Promise<Llama> | null = null;
let loaded: Loaded | null = null;
const exclusively = createTurns();

async function openLibrary(): Promise<Llama> {
  const { getLlama, LlamaLogLevel } = await loadPart('local-writing');
  // Binaries come with the package; compiling or downloading others is not for a server to decide.
  library ??= getLlama({ gpu: false, build: 'never', skipDownload: true, progressLogs: false, logLevel: LlamaLogLevel.disabled });
  return library;
}

/** Threads for writing: all but one core, which keeps answering requests. */
const threads = () => Math.max(1, availableParallelism() - 1);

async function load(path: string): Promise<Loaded> {
  if (loaded?.path === path) return loaded;
  await unload();
  const llama = await openLibrary();
  const model = await llama.loadModel({ modelPath: path });
  try {
    const contextSize = { min: 256, max: Math.min(maxContext, model.trainContextSize) };
    loaded = { path, model, context: await model.createContext({ contextSize, sequences: 1, threads: threads() }) };
    return loaded;
  } catch (error) {
    await model.dispose();
    throw error;
  }
}

async function unload(): Promise<void> {
  const { model } = loaded ?? {};
  loaded = null;
  await model?.dispose();
}

/** Frees the loaded model once nobody writes with it. */
export async function releaseLocalModel(): Promise<void> {
  await exclusively(unload);
}

/** Runs `work` with the model of this file, alone: later callers wait. Loads the model first where needed. */
export async function withLocalModel<T>(path: string, work: (llama: Llama, loaded: Loaded) => Promise<T>): Promise<T> {
  return exclusively(async () => work(await openLibrary(), await load(path)));
}
