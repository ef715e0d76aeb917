// The worker's side of exchanged files.
import { decodeText } from '../sources/decode-text.ts';
import { writeChangesFile } from './changes-file.ts';
import type { ExchangeTask, ReadXliff } from './exchange-task.ts';
import { XliffProblem } from './xliff/bilingual-file.ts';
import { readXliff } from './xliff/read-xliff.ts';

/** What is wrong with a file is an answer, since the reader says why. */
export function exchange(task: ExchangeTask): ReadXliff | Uint8Array {
  if (task.kind === 'changes') return writeChangesFile(task.file);
  try {
    return { file: readXliff(decodeText(task.bytes)) };
  } catch (problem) {
    if (problem instanceof XliffProblem) return { problem: problem.code, detail: problem.detail };
    throw problem;
  }
}
