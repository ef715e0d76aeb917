// The worker's side of exchanged files.
import { decodeText } from '../sources/decode-text.ts';
import { writeChangesFile } from './changes-file.ts';
import type { ExchangeTask, ReadXliff } from './exchange-task.ts';
import { XliffProblem } from './xliff/bilingual-file.ts';
import { readXliff } from './xliff/read-xliff.ts';
import { writeXliff12, writeXliff21 } from './xliff/write-xliff.ts';

function writeXliff({ version, file, maxBytesWithMatches }: Extract<ExchangeTask, { kind: 'write-xliff' }>): string {
  const write = version === '1.2' ? writeXliff12 : writeXliff21;
  const text = write(file);
  if (Buffer.byteLength(text) <= maxBytesWithMatches) return text;
  return write({ ...file, segments: file.segments.map(({ matches: _matches, ...segment }) => segment) });
}

/** Runs the task. Returns a file's fault as a value, because the reader gives the reason. */
export function exchange(task: ExchangeTask): ReadXliff | Uint8Array | string {
  if (task.kind === 'write-xliff') return writeXliff(task);
  if (task.kind === 'changes') return writeChangesFile(task.file);
  try {
    return { file: readXliff(decodeText(task.bytes)) };
  } catch (problem) {
    if (problem instanceof XliffProblem) return { problem: problem.code, detail: problem.detail };
    throw problem;
  }
}
