// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/dangling.ts';
import en from '../en/lexicon/dangling.ts';
import es from '../es/lexicon/dangling.ts';
import fr from '../fr/lexicon/dangling.ts';
import it from '../it/lexicon/dangling.ts';
import ptBr from '../pt-br/lexicon/dangling.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/dangling.ts';
export type DanglingLexicon = Words<typeof en>;

export const danglingLexicon: Record<InterfaceLanguage, DanglingLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
