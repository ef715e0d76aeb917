// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/abbreviations.ts';
import en from '../en/lexicon/abbreviations.ts';
import es from '../es/lexicon/abbreviations.ts';
import fr from '../fr/lexicon/abbreviations.ts';
import it from '../it/lexicon/abbreviations.ts';
import ptBr from '../pt-br/lexicon/abbreviations.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/abbreviations.ts';
export type AbbreviationsLexicon = Words<typeof en>;

export const abbreviationsLexicon: Record<InterfaceLanguage, AbbreviationsLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
