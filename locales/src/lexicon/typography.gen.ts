// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/typography.ts';
import en from '../en/lexicon/typography.ts';
import es from '../es/lexicon/typography.ts';
import fr from '../fr/lexicon/typography.ts';
import it from '../it/lexicon/typography.ts';
import ptBr from '../pt-br/lexicon/typography.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/typography.ts';
export type TypographyLexicon = Words<typeof en>;

export const typographyLexicon: Record<InterfaceLanguage, TypographyLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
