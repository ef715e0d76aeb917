// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/extract.ts';
import en from '../en/phrases/extract.ts';
import es from '../es/phrases/extract.ts';
import fr from '../fr/phrases/extract.ts';
import it from '../it/phrases/extract.ts';
import ptBr from '../pt-br/phrases/extract.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/extract.ts';
export type ExtractPhrases = Words<typeof en>;

export const extractPhrases: Record<InterfaceLanguage, ExtractPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
