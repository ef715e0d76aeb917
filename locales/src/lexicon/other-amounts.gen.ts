// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/other-amounts.ts';
import en from '../en/lexicon/other-amounts.ts';
import es from '../es/lexicon/other-amounts.ts';
import fr from '../fr/lexicon/other-amounts.ts';
import it from '../it/lexicon/other-amounts.ts';
import ptBr from '../pt-br/lexicon/other-amounts.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/other-amounts.ts';
export type OtherAmountsLexicon = Words<typeof en>;

export const otherAmountsLexicon: Record<InterfaceLanguage, OtherAmountsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
