// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/custom.ts';
import en from '../en/phrases/custom.ts';
import es from '../es/phrases/custom.ts';
import fr from '../fr/phrases/custom.ts';
import it from '../it/phrases/custom.ts';
import ptBr from '../pt-br/phrases/custom.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/custom.ts';
export type CustomPhrases = Words<typeof en>;

export const customPhrases: Record<InterfaceLanguage, CustomPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
