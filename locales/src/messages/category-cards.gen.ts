// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/category-cards.ts';
import en from '../en/messages/category-cards.ts';
import es from '../es/messages/category-cards.ts';
import fr from '../fr/messages/category-cards.ts';
import it from '../it/messages/category-cards.ts';
import ptBr from '../pt-br/messages/category-cards.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/category-cards.ts';
export type CategoryCardsMessages = Words<typeof en>;

export const categoryCardsMessages: Record<InterfaceLanguage, CategoryCardsMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
