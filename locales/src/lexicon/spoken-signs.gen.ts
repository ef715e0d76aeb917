// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/spoken-signs.ts';
import en from '../en/lexicon/spoken-signs.ts';
import es from '../es/lexicon/spoken-signs.ts';
import fr from '../fr/lexicon/spoken-signs.ts';
import it from '../it/lexicon/spoken-signs.ts';
import ptBr from '../pt-br/lexicon/spoken-signs.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/spoken-signs.ts';
export type SpokenSignsLexicon = Words<typeof en>;

export const spokenSignsLexicon: Record<InterfaceLanguage, SpokenSignsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
