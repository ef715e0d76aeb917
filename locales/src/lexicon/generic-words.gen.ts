// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/generic-words.ts';
import en from '../en/lexicon/generic-words.ts';
import es from '../es/lexicon/generic-words.ts';
import fr from '../fr/lexicon/generic-words.ts';
import it from '../it/lexicon/generic-words.ts';
import ptBr from '../pt-br/lexicon/generic-words.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/generic-words.ts';
export type GenericWordsLexicon = Words<typeof en>;

export const genericWordsLexicon: Record<InterfaceLanguage, GenericWordsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
