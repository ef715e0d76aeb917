// Extracts in a worker with a time and a memory limit, so that no file can hang the process or take it down.
import { Worker } from 'node:worker_threads';
import { currentAccount } from '../work/account-at-work.ts';
import type { ExtractionTask } from './extract-text.ts';
import type { ExtractedText } from './extracted-text.ts';

/** Milliseconds for one file. */
const timeoutMs = 30_000;
/** Few at a time: each has its own heap. */
const maxReaders = 3;
/** Most of them for one owner, so that nobody's files keep everybody else waiting. */
const maxReadersOfOwner = 2;

/** Whose file it is, by account; files without an owner share one. */
type FileOwner = number | null;

const running = new Map<FileOwner, number>();
const waiting: { owner: FileOwner; begin: () => void }[] = [];

const hasFreeSlot = (owner: FileOwner): boolean =>
  [...running.values()].reduce((sum, count) => sum + count, 0) < maxReaders && (running.get(owner) ?? 0) < maxReadersOfOwner;

const count = (owner: FileOwner, by: number): void => {
  const now = (running.get(owner) ?? 0) + by;
  if (now > 0) running.set(owner, now);
  else running.delete(owner);
};

async function acquireSlot(owner: FileOwner): Promise<void> {
  if (hasFreeSlot(owner)) return count(owner, 1);
  await new Promise<void>((begin) => waiting.push({ owner, begin }));
}

function endTurn(owner: FileOwner): void {
  count(owner, -1);
  const next = waiting.findIndex((one) => hasFreeSlot(one.owner));
  if (next === -1) return;
  for (const { owner: theirs, begin } of waiting.splice(next, 1)) {
    count(theirs, 1);
    begin();
  }
}

interface Reader {
  worker: Worker;
  /** Files that it has read. */
  reads: number;
  leaving?: NodeJS.Timeout;
}

/** Readers with nothing to do: the next file spares the time in which one starts and loads its parsers. */
const idle: Reader[] = [];
/** Milliseconds after which a reader with nothing to do ends. */
const idleMs = 30_000;
/** A reader is replaced after so many files, so memory left behind by a parser never adds up. */
const maxReads = 50;

function startReader(): Reader {
  const worker = new Worker(new URL('./extraction-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 16 },
    // Parsers write warnings to the console; they do not belong in our log.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  const reader: Reader = { worker, reads: 0 };
  // One that dies while it rests is not taken again; why it died is nobody's question then.
  worker.on('error', () => undefined).on('exit', () => forget(reader));
  return reader;
}

/** Gives the reader no more files. */
function forget(reader: Reader): void {
  const index = idle.indexOf(reader);
  if (index !== -1) idle.splice(index, 1);
}

/** Its thread ends a moment later, in which it must get no file. */
function leave(reader: Reader): void {
  forget(reader);
  void reader.worker.terminate();
}

function acquireReader(): Reader {
  const reader = idle.pop() ?? startReader();
  clearTimeout(reader.leaving);
  reader.worker.ref();
  return reader;
}

function rest(reader: Reader): void {
  reader.reads += 1;
  if (reader.reads >= maxReads) return void reader.worker.terminate();
  // Neither the reader nor its leaving keeps the process alive.
  reader.worker.unref();
  reader.leaving = setTimeout(() => leave(reader), idleMs).unref();
  idle.push(reader);
}

type Message<Answer> = { ok: true; answered: Answer } | { ok: false };

/** One that failed, fell silent or died is not asked again. */
function runWorker<Answer>(task: object, limitMs: number): Promise<Answer> {
  const reader = acquireReader();
  const { worker } = reader;
  let settle = () => {};
  return new Promise<Answer>((resolve, reject) => {
    const give = (message: Message<Answer>) =>
      message.ok ? resolve(message.answered) : reject(new Error('the file could not be read'));
    const fail = (problem: Error) => reject(problem);
    const end = () => reject(new Error('the reader ended early'));
    const timer = setTimeout(() => reject(new Error('the file took too long')), limitMs);
    worker.on('message', give).on('error', fail).on('exit', end);
    // One by one: a worker keeps listeners of its own.
    settle = () => {
      clearTimeout(timer);
      worker.off('message', give).off('error', fail).off('exit', end);
    };
    worker.postMessage(task, []);
  }).then(
    (answered) => {
      settle();
      rest(reader);
      return answered;
    },
    (problem: unknown) => {
      settle();
      void worker.terminate();
      throw problem;
    },
  );
}

/** Response of a worker to a task of `extraction-worker.ts`; rejects when it fails, takes too long or too much memory. */
export async function runInReader<Answer>(task: object, limitMs = timeoutMs): Promise<Answer> {
  const owner = currentAccount();
  await acquireSlot(owner);
  try {
    return await runWorker<Answer>(task, limitMs);
  } finally {
    endTurn(owner);
  }
}

/** The text of a file by its parser, in a worker; rejects when the parser fails, takes over 30 s or too much memory. */
export const runExtraction = (task: ExtractionTask, limitMs?: number): Promise<ExtractedText> => runInReader(task, limitMs);
