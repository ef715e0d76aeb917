// A file as its texts, and the file again with other texts, compared after it was written. Runs in the reader's worker.
import type { GivenFile } from '../engine-types.ts';
import { openDocument } from './open-document.ts';
import type { FileTexts, PairedTextsTask, WrittenFile } from './paired-texts-task.ts';

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

/** Throws what the readers and writers throw. */
export async function pairTexts(task: PairedTextsTask): Promise<FileTexts | WrittenFile> {
  const opened = await openDocument({ name: task.name, mediaType: '', bytes: task.bytes });
  if (task.kind === 'texts') return { texts: opened.texts, roles: opened.roles };
  const bytes = opened.write(task.texts, task.language);
  const name = `written.${opened.ending}`;
  const isSame = await hasTexts({ name, mediaType: opened.mediaType, bytes }, task.texts);
  return { bytes, ending: opened.ending, mediaType: opened.mediaType, isSame };
}
