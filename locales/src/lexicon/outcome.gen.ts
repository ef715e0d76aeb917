// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/outcome.ts';
import en from '../en/lexicon/outcome.ts';
import es from '../es/lexicon/outcome.ts';
import fr from '../fr/lexicon/outcome.ts';
import it from '../it/lexicon/outcome.ts';
import ptBr from '../pt-br/lexicon/outcome.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/outcome.ts';
export type OutcomeLexicon = Words<typeof en>;

export const outcomeLexicon: Record<InterfaceLanguage, OutcomeLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
