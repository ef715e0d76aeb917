// The worker's side of extractions: one task after another, one answer each.
import { parentPort } from 'node:worker_threads';
import type { CountTask } from '../translation/count-task.ts';
import { stepBack } from '../work/step-back.ts';
import { type ExtractionTask, extractText } from './extract-text.ts';

stepBack();

const answer = async (task: ExtractionTask | CountTask) =>
  task.kind === 'count' ? (await import('../translation/count-words.ts')).countIn(task) : extractText(task);

parentPort?.on('message', (task: ExtractionTask | CountTask) => {
  answer(task).then(
    (answered) => parentPort?.postMessage({ ok: true, answered }, []),
    // What a parser says about a stranger's file is of no use to anybody; that it failed is.
    () => parentPort?.postMessage({ ok: false }, []),
  );
});
