// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/commerce.ts';
import en from '../en/phrases/commerce.ts';
import es from '../es/phrases/commerce.ts';
import fr from '../fr/phrases/commerce.ts';
import it from '../it/phrases/commerce.ts';
import ptBr from '../pt-br/phrases/commerce.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/commerce.ts';
export type CommercePhrases = Words<typeof en>;

export const commercePhrases: Record<InterfaceLanguage, CommercePhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
