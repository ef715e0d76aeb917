// The worker's side of extractions: one task after another, one answer each.
import { parentPort } from 'node:worker_threads';
import { stepBack } from '../work/step-back.ts';
import { type ExtractionTask, extractText } from './extract-text.ts';

stepBack();

parentPort?.on('message', (task: ExtractionTask) => {
  extractText(task).then(
    (extracted) => parentPort?.postMessage({ ok: true, extracted }, []),
    // What a parser says about a stranger's file is of no use to anybody; that it failed is.
    () => parentPort?.postMessage({ ok: false }, []),
  );
});
