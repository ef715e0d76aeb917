// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/readability.ts';
import en from '../en/lexicon/readability.ts';
import es from '../es/lexicon/readability.ts';
import fr from '../fr/lexicon/readability.ts';
import it from '../it/lexicon/readability.ts';
import ptBr from '../pt-br/lexicon/readability.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/readability.ts';
export type ReadabilityLexicon = Words<typeof en>;

export const readabilityLexicon: Record<InterfaceLanguage, ReadabilityLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
