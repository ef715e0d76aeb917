// Body text of a document for its readers, without placeholders, remarks of the product, meta data repeated in the text, and the list of sources: the
// score sees none of them. This file also decides if the rest is a text or still an outline.

import { authorNotesLexicon } from '@folio/locales/lexicon';
import { escapePattern } from '../escape.ts';
import { listWords } from '../text-words.ts';
import { type DocumentText, proseOf, type TextBlock } from './document-text.ts';

const allNotes = Object.values(authorNotesLexicon);
const escape = (text: string) => escapePattern(text).replaceAll(' ', '\\s');
const anyOf = (texts: readonly string[]) => [...new Set(texts)].map(escape).join('|');

/** From where on a block is still to be written: a document's language may be another one than its composer's. */
const placeholder = new RegExp(`(^|(?<=[\\s(]))(${anyOf(allNotes.map((notes) => notes.placeholder))})\\s?:.*$`, 'su');
const remark = new RegExp(`^(${anyOf(allNotes.flatMap(({ remarks }) => remarks))})`, 'u');
const metaLine = new RegExp(`^(${anyOf(allNotes.flatMap(({ meta }) => meta))})\\s?:`, 'iu');
const sourceHeadings = new Set(allNotes.flatMap(({ sources }) => sources));
const isQuestion = (text: string) => /[?？]\s*$/u.test(text) && !/[.!?]\s+\p{L}/u.test(text);

/** Fewer headings than these make no outline, however little is below them. */
const minOutlineHeadings = 3;

export interface BodyText {
  /** Headings and body text, without parts that are not for readers. */
  text: DocumentText;
  /** Words of the body text, without headings. */
  words: number;
  /** True where headings are nearly all there is. */
  isOutline: boolean;
}

/** End of the list of sources: the next heading that is not below its own. */
function withoutSources(blocks: readonly TextBlock[]): TextBlock[] {
  let level = 0;
  return blocks.filter((block) => {
    if (block.level > 0 && (level === 0 || block.level <= level)) level = sourceHeadings.has(block.text.trim()) ? block.level : 0;
    return level === 0;
  });
}

const wordsIn = (blocks: readonly TextBlock[]) => blocks.reduce((sum, { text }) => sum + listWords(text).length, 0);

/**
 * Reads the body text. `isComposed` says that the built-in composer wrote the document: a line that only asks is then a question to the
 * author. In a text by a model or a person every question is the text's own.
 */
export function readBodyText(text: DocumentText, isComposed: boolean): BodyText {
  const blocks = withoutSources(text.blocks).flatMap((block): TextBlock[] => {
    const line = block.text.trim();
    if (line === '') return [];
    if (block.level > 0) return [block];
    if (block.isNote || remark.test(line) || metaLine.test(line) || (isComposed && isQuestion(line))) return [];
    const written = block.text.replace(placeholder, '').trimEnd();
    if (written.trim() === '') return [];
    return [written === block.text.trimEnd() ? block : { ...block, text: written }];
  });
  const kept = new Set(blocks.map((block) => block.text));
  const lines = new Set(text.blocks.map((block) => block.text).filter((line) => !kept.has(line)));
  const links = text.links.filter(({ line }) => !lines.has(line));
  const body = { ...text, blocks, links };
  const headings = blocks.filter(({ level }) => level > 0);
  const words = listWords(proseOf(body)).length;
  const isOutline = words === 0 || (headings.length >= minOutlineHeadings && wordsIn(headings) > words);
  return { text: body, words, isOutline };
}
