// The worker's side of extractions: one task after another, one answer each.
import { parentPort } from 'node:worker_threads';
import type { CountTask } from '../translation/count-task.ts';
import type { ExchangeTask } from '../translation/exchange-task.ts';
import type { PairedTextsTask } from '../translation/paired-texts-task.ts';
import { stepBack } from '../work/step-back.ts';
import { type ExtractionTask, extractText } from './extract-text.ts';

stepBack();

type Task = ExtractionTask | CountTask | PairedTextsTask | ExchangeTask;

async function answer(task: Task): Promise<unknown> {
  if (task.kind === 'count') return (await import('../translation/count-words.ts')).countIn(task);
  if (task.kind === 'texts' || task.kind === 'sentences' || task.kind === 'pieces' || task.kind === 'write')
    return (await import('../translation/paired-texts.ts')).pairTexts(task);
  if (task.kind === 'xliff' || task.kind === 'write-xliff' || task.kind === 'changes')
    return (await import('../translation/exchange-work.ts')).exchange(task);
  return extractText(task);
}

parentPort?.on('message', (task: Task) => {
  answer(task).then(
    (answered) => parentPort?.postMessage({ ok: true, answered }, []),
    // A parser's error message about a foreign file is useless; only the failure is reported.
    () => parentPort?.postMessage({ ok: false }, []),
  );
});
