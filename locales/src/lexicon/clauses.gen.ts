// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/clauses.ts';
import en from '../en/lexicon/clauses.ts';
import es from '../es/lexicon/clauses.ts';
import fr from '../fr/lexicon/clauses.ts';
import it from '../it/lexicon/clauses.ts';
import ptBr from '../pt-br/lexicon/clauses.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/clauses.ts';
export type ClausesLexicon = Words<typeof en>;

export const clausesLexicon: Record<InterfaceLanguage, ClausesLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
