// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/plain-words.ts';
import en from '../en/lexicon/plain-words.ts';
import es from '../es/lexicon/plain-words.ts';
import fr from '../fr/lexicon/plain-words.ts';
import it from '../it/lexicon/plain-words.ts';
import ptBr from '../pt-br/lexicon/plain-words.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/plain-words.ts';
export type PlainWordsLexicon = Words<typeof en>;

export const plainWordsLexicon: Record<InterfaceLanguage, PlainWordsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
