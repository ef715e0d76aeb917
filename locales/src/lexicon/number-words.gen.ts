// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/number-words.ts';
import en from '../en/lexicon/number-words.ts';
import es from '../es/lexicon/number-words.ts';
import fr from '../fr/lexicon/number-words.ts';
import it from '../it/lexicon/number-words.ts';
import ptBr from '../pt-br/lexicon/number-words.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/number-words.ts';
export type NumberWordsLexicon = Words<typeof en>;

export const numberWordsLexicon: Record<InterfaceLanguage, NumberWordsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
