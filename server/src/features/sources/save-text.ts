// Text of a listed source is stored at once with its passages: text and index never disagree.
import { countWords } from '@folio/contract/tool-price';
import type { ReadSource } from '@folio/engine/sources/read-source';
import { splitPassages } from '@folio/engine/sources/split-passages';
import type { Db } from '../../kernel/db/database.ts';
import { lockSource, replacePassages } from './passages.queries.ts';
import { markSourceReady } from './sources.queries.ts';

/** Makes the passages of a listed source again from its text. */
export async function indexSource(tx: Db, id: number, text: string, language: string | null): Promise<void> {
  await replacePassages(tx, id, language, splitPassages(text, language ?? 'en'));
}

/** Keeps a text that was read; a page nobody named yet takes its title. Nothing happens where the source is gone. Answers its name. */
export async function saveText(tx: Db, id: number, read: ReadSource): Promise<string | null> {
  const source = await lockSource(tx, id);
  if (!source) return null;
  const { text, language = null } = read;
  const name = source.type === 'url' && !source.is_listed ? read.title || source.name : source.name;
  await markSourceReady(tx, id, { name, text, language, words: countWords(text) });
  if (source.is_listed) await indexSource(tx, id, text, language);
  return name;
}
