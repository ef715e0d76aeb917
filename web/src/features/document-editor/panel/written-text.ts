// What of a text is written for its readers. The built-in composer also leaves questions and remarks for the author: these are no text yet.

import { listWords } from '@folio/contract/text-words';
import type { DocumentText, TextBlock } from '../../../base/document-session.ts';
import { wholeText } from './document-text.ts';

/** How the composer announces what is missing, in its six languages. */
const toAdd = /^(To add|Da aggiungere|Zu ergänzen|Por añadir|À compléter|A acrescentar)\s*:/iu;
/** Meta data that stand in the text as lines of their own: they have fields of their own. */
const metaLine =
  /^(Meta[ -]?(title|description|titel|beschreibung|titre|título|titolo|descrizione|descripción|descrição)|URL[ -]slug|Slug)\s*:/iu;
const isQuestion = (text: string) => /[?？]\s*$/u.test(text) && !/[.!?]\s+\p{L}/u.test(text);
const isRemark = (text: string) => toAdd.test(text) || metaLine.test(text);

export interface WrittenText {
  text: DocumentText;
  words: number;
}

/** The text without what the composer left for the author. Whether it is an outline, the document's `nature` says. In a text by a model or a person every question is the text's own. */
export function readWrittenText(text: DocumentText, words: number, isComposed: boolean): WrittenText {
  if (!isComposed) return { text, words };
  const isOpen = ({ level, text: line }: TextBlock) => level === 0 && (isRemark(line.trim()) || isQuestion(line.trim()));
  const blocks = text.blocks.filter((block) => !isOpen(block));
  const removed = text.blocks.length - blocks.length;
  const written = removed === 0 ? text : { ...text, blocks };
  return { text: written, words: removed === 0 ? words : listWords(wholeText(written)).length };
}
