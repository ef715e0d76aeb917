// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/endings.ts';
import en from '../en/lexicon/endings.ts';
import es from '../es/lexicon/endings.ts';
import fr from '../fr/lexicon/endings.ts';
import it from '../it/lexicon/endings.ts';
import ptBr from '../pt-br/lexicon/endings.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/endings.ts';
export type EndingsLexicon = Words<typeof en>;

export const endingsLexicon: Record<InterfaceLanguage, EndingsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
