// Extracts in a worker with a time and a memory limit, so that no file can hang the process or take it down.
import { Worker } from 'node:worker_threads';
import type { ExtractedText, ExtractionTask } from './extract-text.ts';

/** Milliseconds for one file. */
const timeoutMs = 30_000;
/** Few at a time: each has its own heap. */
const mostAtOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<void> {
  if (running < mostAtOnce) {
    running += 1;
    return;
  }
  await new Promise<void>((resolve) => waiting.push(resolve));
}

function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

function runWorker(task: ExtractionTask, limitMs: number): Promise<ExtractedText> {
  const worker = new Worker(new URL('./extraction-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 },
    // Parsers warn on the console; that is no log of ours.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  return new Promise<ExtractedText>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the file took too long')), limitMs);
    worker.on('message', (message: { ok: true; extracted: ExtractedText } | { ok: false }) => {
      clearTimeout(timer);
      if (message.ok) resolve(message.extracted);
      else reject(new Error('the file could not be read'));
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(timer);
      reject(new Error('the reader ended early'));
    });
  }).finally(() => {
    void worker.terminate();
  });
}

/** The text of a file by its parser, in a worker; rejects when the parser fails, takes over 30 s or too much memory. */
export async function runExtraction(task: ExtractionTask, limitMs = timeoutMs): Promise<ExtractedText> {
  await takeTurn();
  try {
    return await runWorker(task, limitMs);
  } finally {
    endTurn();
  }
}
