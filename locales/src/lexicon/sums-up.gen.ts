// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/sums-up.ts';
import en from '../en/lexicon/sums-up.ts';
import es from '../es/lexicon/sums-up.ts';
import fr from '../fr/lexicon/sums-up.ts';
import it from '../it/lexicon/sums-up.ts';
import ptBr from '../pt-br/lexicon/sums-up.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/sums-up.ts';
export type SumsUpLexicon = Words<typeof en>;

export const sumsUpLexicon: Record<InterfaceLanguage, SumsUpLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
