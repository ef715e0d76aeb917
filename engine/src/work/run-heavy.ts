// Runs a heavy task in a worker with a time and a memory limit, few at a time, and ends it when the order is called off.
import { Worker } from 'node:worker_threads';
import { EngineFailure } from '../engine-types.ts';
import type { HeavyInput, HeavyOutput, HeavyTaskName } from './heavy-tasks.ts';

interface Limits {
  signal: AbortSignal;
  /** Milliseconds for the whole task; 120,000 unless said otherwise. */
  timeMs?: number;
  /** Megabytes of its heap; bytes outside of it (pictures, WebAssembly) do not count. */
  heapMb?: number;
}

/** More at once would only be slower: each uses a core whole. */
const mostAtOnce = 1;

let running = 0;
const waiting: (() => void)[] = [];

/** Waits until there is room; throws `EngineFailure` when called off before. */
async function takeTurn(signal: AbortSignal): Promise<void> {
  if (running < mostAtOnce) {
    running += 1;
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(begin), 1);
      reject(new EngineFailure('ABORTED'));
    };
    const begin = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    waiting.push(begin);
    signal.addEventListener('abort', leave, { once: true });
  });
}

function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

type Message = { ok: true; output: unknown } | { ok: false; message: string };

function runWorker(name: HeavyTaskName, input: unknown, { signal, timeMs = 120_000, heapMb = 1024 }: Limits): Promise<unknown> {
  const worker = new Worker(new URL('./heavy-worker.ts', import.meta.url), {
    workerData: { name, input },
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    // Libraries talk on the console; that is no log of ours.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  let timer: NodeJS.Timeout | undefined;
  let callOff = () => {};
  return new Promise<unknown>((resolve, reject) => {
    callOff = () => reject(new EngineFailure('ABORTED'));
    timer = setTimeout(() => reject(new Error(`${name} took longer than ${timeMs} ms`)), timeMs);
    signal.addEventListener('abort', callOff, { once: true });
    worker.on('message', (message: Message) =>
      message.ok ? resolve(message.output) : reject(new Error(`${name}: ${message.message}`)),
    );
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error(`${name} ended early`)));
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', callOff);
    void worker.terminate();
  });
}

/** What the task answers. Throws `EngineFailure` when called off, and an error when it fails or takes too much time or memory. */
export async function runHeavy<Name extends HeavyTaskName>(
  name: Name,
  input: HeavyInput<Name>,
  limits: Limits,
): Promise<HeavyOutput<Name>> {
  if (limits.signal.aborted) throw new EngineFailure('ABORTED');
  await takeTurn(limits.signal);
  try {
    return (await runWorker(name, input, limits)) as HeavyOutput<Name>;
  } finally {
    endTurn();
  }
}
