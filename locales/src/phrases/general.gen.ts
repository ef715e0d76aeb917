// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/general.ts';
import en from '../en/phrases/general.ts';
import es from '../es/phrases/general.ts';
import fr from '../fr/phrases/general.ts';
import it from '../it/phrases/general.ts';
import ptBr from '../pt-br/phrases/general.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/general.ts';
export type GeneralPhrases = Words<typeof en>;

export const generalPhrases: Record<InterfaceLanguage, GeneralPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
