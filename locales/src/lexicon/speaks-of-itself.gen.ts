// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/speaks-of-itself.ts';
import en from '../en/lexicon/speaks-of-itself.ts';
import es from '../es/lexicon/speaks-of-itself.ts';
import fr from '../fr/lexicon/speaks-of-itself.ts';
import it from '../it/lexicon/speaks-of-itself.ts';
import ptBr from '../pt-br/lexicon/speaks-of-itself.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/speaks-of-itself.ts';
export type SpeaksOfItselfLexicon = Words<typeof en>;

export const speaksOfItselfLexicon: Record<InterfaceLanguage, SpeaksOfItselfLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
