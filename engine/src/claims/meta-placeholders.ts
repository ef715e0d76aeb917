// Placeholders in a meta title or description: a search result would show them.
import { authorNotesLexicon } from '@folio/locales/lexicon';
import { openFactWords } from '../document/document-nature.ts';
import { placeholdersIn } from './check-answer.ts';

const toWrite = Object.values(authorNotesLexicon).map(({ metaPlaceholder }) => metaPlaceholder);

/** The placeholders of a meta field, in any of the languages that Folio writes. */
export function metaPlaceholdersIn(text: string): string[] {
  const opening = toWrite.find((words) => text.trim().toLocaleLowerCase().startsWith(words.toLocaleLowerCase()));
  return [...placeholdersIn(text, ''), ...openFactWords(text), ...(opening === undefined ? [] : [text.trim()])];
}
