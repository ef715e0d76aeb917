// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/small-words.ts';
import en from '../en/lexicon/small-words.ts';
import es from '../es/lexicon/small-words.ts';
import fr from '../fr/lexicon/small-words.ts';
import it from '../it/lexicon/small-words.ts';
import ptBr from '../pt-br/lexicon/small-words.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/small-words.ts';
export type SmallWordsLexicon = Words<typeof en>;

export const smallWordsLexicon: Record<InterfaceLanguage, SmallWordsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
