// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/synonyms.ts';
import en from '../en/lexicon/synonyms.ts';
import es from '../es/lexicon/synonyms.ts';
import fr from '../fr/lexicon/synonyms.ts';
import it from '../it/lexicon/synonyms.ts';
import ptBr from '../pt-br/lexicon/synonyms.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/synonyms.ts';
export type SynonymsLexicon = Words<typeof en>;

export const synonymsLexicon: Record<InterfaceLanguage, SynonymsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
