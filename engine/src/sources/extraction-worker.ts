// The worker's side of an extraction: one task, one answer, then it ends.
import { parentPort, workerData } from 'node:worker_threads';
import { type ExtractionTask, extractText } from './extract-text.ts';

const task = workerData as ExtractionTask;

try {
  parentPort?.postMessage({ ok: true, extracted: await extractText(task) }, []);
} catch {
  // What a parser says about a stranger's file is of no use to anybody; that it failed is.
  parentPort?.postMessage({ ok: false }, []);
}
