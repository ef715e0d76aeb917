// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/clause-openings.ts';
import en from '../en/lexicon/clause-openings.ts';
import es from '../es/lexicon/clause-openings.ts';
import fr from '../fr/lexicon/clause-openings.ts';
import it from '../it/lexicon/clause-openings.ts';
import ptBr from '../pt-br/lexicon/clause-openings.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/clause-openings.ts';
export type ClauseOpeningsLexicon = Words<typeof en>;

export const clauseOpeningsLexicon: Record<InterfaceLanguage, ClauseOpeningsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
