// A file as its texts, and the file again with other texts, compared after it was written. Runs in the reader's worker.
import { hasWords } from '@folio/contract/bilingual/protected-parts';
import type { GivenFile } from '../core/engine-types.ts';
import { openDocument } from './open-document.ts';
import type { FileTexts, LinePiece, PairedTextsTask, WrittenFile } from './paired-texts-task.ts';
import { alignSentences, splitSentences } from './sentences.ts';

const bare = (text: string) =>
  text
    .replace(/<\/?[gx]\d+\/?>/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** The files are compared by their words: formatting within a sentence may be written in another way. */
async function hasTexts(file: GivenFile, texts: readonly string[]): Promise<boolean> {
  const wanted = texts.map(bare).filter((text) => text !== '');
  const found = (await openDocument(file)).texts.map(bare).filter((text) => text !== '');
  return wanted.length === found.length && wanted.every((text, index) => text === found[index]);
}

function firstSentences(texts: readonly string[], language: string, max: number): string[] {
  const sentences: string[] = [];
  for (const text of texts.filter(hasWords)) {
    const own = splitSentences(text, language).slice(0, max - sentences.length);
    sentences.push(...own.map((sentence) => sentence.text));
    if (sentences.length >= max) break;
  }
  return sentences;
}

type PiecesTask = Extract<PairedTextsTask, { kind: 'pieces' }>;

function piecesOfText(text: string, unit: number, { made, from, to }: PiecesTask): LinePiece[] {
  if (!hasWords(text)) return [];
  if (made === null)
    return splitSentences(text, from).map((sentence) => ({ unit, source: sentence.text, space: sentence.space, initial: null }));
  return alignSentences(text, made[unit] ?? '', from, to).map(({ source, target, space }) => ({
    unit,
    source,
    space,
    initial: target,
  }));
}

function firstPieces(task: PiecesTask): LinePiece[] {
  const pieces: LinePiece[] = [];
  for (const [unit, text] of task.texts.entries()) {
    pieces.push(...piecesOfText(text, unit, task).slice(0, task.max - pieces.length));
    if (pieces.length >= task.max) break;
  }
  return pieces;
}

/** Runs the task. Throws the errors of readers and writers. */
export async function pairTexts(task: PairedTextsTask): Promise<FileTexts | WrittenFile | string[] | LinePiece[]> {
  if (task.kind === 'pieces') return firstPieces(task);
  const opened = await openDocument({ name: task.name, mediaType: '', bytes: task.bytes });
  if (task.kind === 'texts') return { texts: opened.texts, roles: opened.roles };
  if (task.kind === 'sentences') return firstSentences(opened.texts, task.language, task.max);
  const bytes = opened.write(task.texts, task.language);
  const name = `written.${opened.ending}`;
  const isSame = await hasTexts({ name, mediaType: opened.mediaType, bytes }, task.texts);
  return { bytes, ending: opened.ending, mediaType: opened.mediaType, isSame };
}
