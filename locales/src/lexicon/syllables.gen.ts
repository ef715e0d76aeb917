// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/syllables.ts';
import en from '../en/lexicon/syllables.ts';
import es from '../es/lexicon/syllables.ts';
import fr from '../fr/lexicon/syllables.ts';
import it from '../it/lexicon/syllables.ts';
import ptBr from '../pt-br/lexicon/syllables.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/syllables.ts';
export type SyllablesLexicon = Words<typeof en>;

export const syllablesLexicon: Record<InterfaceLanguage, SyllablesLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
