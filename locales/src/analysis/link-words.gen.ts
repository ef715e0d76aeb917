// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/analysis/link-words.ts';
import en from '../en/analysis/link-words.ts';
import es from '../es/analysis/link-words.ts';
import fr from '../fr/analysis/link-words.ts';
import it from '../it/analysis/link-words.ts';
import ptBr from '../pt-br/analysis/link-words.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/analysis/link-words.ts';
export type LinkWordsAnalysis = Words<typeof en>;

export const linkWordsAnalysis: Record<InterfaceLanguage, LinkWordsAnalysis> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
