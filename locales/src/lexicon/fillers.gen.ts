// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/fillers.ts';
import en from '../en/lexicon/fillers.ts';
import es from '../es/lexicon/fillers.ts';
import fr from '../fr/lexicon/fillers.ts';
import it from '../it/lexicon/fillers.ts';
import ptBr from '../pt-br/lexicon/fillers.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/fillers.ts';
export type FillersLexicon = Words<typeof en>;

export const fillersLexicon: Record<InterfaceLanguage, FillersLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
