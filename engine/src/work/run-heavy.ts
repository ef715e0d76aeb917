// Runs a heavy task in a worker with a time and a memory limit, few at a time, and ends it when the order is called off.
import { Worker } from 'node:worker_threads';
import { EngineFailure } from '../core/engine-types.ts';
import { type HeavyInput, type HeavyOutput, type HeavyTaskName, longTasks } from './heavy-tasks.ts';

interface Limits {
  signal: AbortSignal;
  /** Milliseconds for the whole task; 120,000 unless said otherwise. */
  timeMs?: number;
  /** Megabytes of its heap; bytes outside of it (pictures, WebAssembly) do not count. */
  heapMb?: number;
}

/** One long and one short task at a time, because each uses a full core. A short task does not wait for a long one. */
interface Lane {
  isBusy: boolean;
  waiting: (() => void)[];
}
const lanes: Record<'long' | 'short', Lane> = { long: { isBusy: false, waiting: [] }, short: { isBusy: false, waiting: [] } };
const laneOf = (name: HeavyTaskName): Lane => lanes[longTasks.has(name) ? 'long' : 'short'];

/** Waits until there is room; throws `EngineFailure` when called off before. */
async function acquireSlot(lane: Lane, signal: AbortSignal): Promise<void> {
  if (!lane.isBusy) {
    lane.isBusy = true;
    return;
  }
  const { waiting } = lane;
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

function endTurn(lane: Lane): void {
  const next = lane.waiting.shift();
  if (next) next();
  else lane.isBusy = false;
}

type Message = { ok: true; output: unknown } | { ok: false; message: string };

/** Short tasks that many orders ask for: their worker stays for the next one, which spares its start. */
const staying: ReadonlySet<HeavyTaskName> = new Set<HeavyTaskName>([
  'sound',
  'mp3',
  'page-facts',
  'site-page',
  'start-page',
  'exchange-file',
]);
/** Milliseconds after which a worker with nothing to do ends. */
const idleMs = 30_000;
/** Megabytes of heap unless a task says otherwise. */
const usualHeapMb = 1024;

let resting: { worker: Worker; leaving: NodeJS.Timeout } | null = null;

function startWorker(heapMb: number): Worker {
  const worker = new Worker(new URL('./heavy-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
    // Libraries write to the console; their output does not belong in our log.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  // One that dies while it rests is not taken again; why it died is nobody's question then.
  return worker.on('error', () => undefined).on('exit', () => forget(worker));
}

/** Gives the worker no more tasks. */
function forget(worker: Worker): void {
  if (resting?.worker === worker) resting = null;
}

/** Its thread ends a moment later, in which it must get no task. */
function leave(worker: Worker): void {
  forget(worker);
  void worker.terminate();
}

function acquireWorker(heapMb: number): Worker {
  if (!resting || heapMb !== usualHeapMb) return startWorker(heapMb);
  const { worker, leaving } = resting;
  clearTimeout(leaving);
  resting = null;
  worker.ref();
  return worker;
}

function rest(worker: Worker): void {
  // Neither the worker nor its leaving keeps the process alive.
  worker.unref();
  resting = { worker, leaving: setTimeout(() => leave(worker), idleMs).unref() };
}

async function runWorker(
  name: HeavyTaskName,
  input: unknown,
  { signal, timeMs = 120_000, heapMb = usualHeapMb }: Limits,
): Promise<unknown> {
  const worker = acquireWorker(heapMb);
  let settle = () => {};
  const answer = new Promise<Message>((resolve, reject) => {
    const callOff = () => reject(new EngineFailure('ABORTED'));
    const end = () => reject(new Error(`${name} ended early`));
    const timer = setTimeout(() => reject(new Error(`${name} took longer than ${timeMs} ms`)), timeMs);
    signal.addEventListener('abort', callOff, { once: true });
    worker.on('message', resolve).on('error', reject).on('exit', end);
    settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', callOff);
      worker.off('message', resolve).off('error', reject).off('exit', end);
    };
    worker.postMessage({ name, input }, []);
  });
  let message: Message | null = null;
  try {
    message = await answer;
  } finally {
    settle();
    // One that failed, fell silent or was called off is not asked again.
    if (message?.ok && staying.has(name) && heapMb === usualHeapMb && !resting) rest(worker);
    else void worker.terminate();
  }
  if (!message.ok) throw new Error(`${name}: ${message.message}`);
  return message.output;
}

/** Returns the task's result. Throws `EngineFailure` when aborted, and an error when it fails or exceeds time or memory. */
export async function runHeavy<Name extends HeavyTaskName>(
  name: Name,
  input: HeavyInput<Name>,
  limits: Limits,
): Promise<HeavyOutput<Name>> {
  if (limits.signal.aborted) throw new EngineFailure('ABORTED');
  const lane = laneOf(name);
  await acquireSlot(lane, limits.signal);
  try {
    return (await runWorker(name, input, limits)) as HeavyOutput<Name>;
  } finally {
    endTurn(lane);
  }
}
