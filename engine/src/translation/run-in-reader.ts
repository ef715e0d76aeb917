// Files that are translated, counted and exchanged, read and written in the reader's worker with its limits.
import { runInReader } from '../sources/run-extraction.ts';
import type { CountTask } from './count-task.ts';
import type { ChangesFile, ExchangeTask, ReadXliff } from './exchange-task.ts';
import type { FileTexts, LinePiece, PairedTextsTask, WrittenFile } from './paired-texts-task.ts';

/** A number that a price depends on, counted in a worker with the same limits; rejects as `runExtraction` does. */
export const runCount = (task: CountTask): Promise<number> => runInReader(task);

/** The texts of a file in their order, with the same limits. */
export const runTexts = (name: string, bytes: Uint8Array): Promise<FileTexts> => runInReader({ kind: 'texts', name, bytes });

/** The sentences of a file's texts that hold words, with the same limits. */
export const runSentences = (task: Omit<Extract<PairedTextsTask, { kind: 'sentences' }>, 'kind'>): Promise<string[]> =>
  runInReader({ kind: 'sentences', ...task });

/** Texts as the segments of a line, with the same limits: 20,000 take half a second. */
export const runPieces = (task: Omit<Extract<PairedTextsTask, { kind: 'pieces' }>, 'kind'>): Promise<LinePiece[]> =>
  runInReader({ kind: 'pieces', ...task });

/** The file with these texts in the places of its own, opened again and compared, with the same limits. */
export const runWrite = (task: Omit<Extract<PairedTextsTask, { kind: 'write' }>, 'kind'>): Promise<WrittenFile> =>
  runInReader({ kind: 'write', ...task });

/** The segments of an XLIFF file, or why it cannot be read, with the same limits. */
export const runReadXliff = (bytes: Uint8Array): Promise<ReadXliff> => runInReader({ kind: 'xliff', bytes });

/** A job as XLIFF, with the same limits: 20,000 segments take a second to write. */
export const runWriteXliff = (task: Omit<Extract<ExchangeTask, { kind: 'write-xliff' }>, 'kind'>): Promise<string> =>
  runInReader({ kind: 'write-xliff', ...task });

/** A Word file with tracked changes, with the same limits. */
export const runWriteChanges = (file: ChangesFile): Promise<Uint8Array> => runInReader({ kind: 'changes', file });
