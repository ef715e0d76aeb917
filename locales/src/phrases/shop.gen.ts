// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/shop.ts';
import en from '../en/phrases/shop.ts';
import es from '../es/phrases/shop.ts';
import fr from '../fr/phrases/shop.ts';
import it from '../it/phrases/shop.ts';
import ptBr from '../pt-br/phrases/shop.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/shop.ts';
export type ShopPhrases = Words<typeof en>;

export const shopPhrases: Record<InterfaceLanguage, ShopPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
