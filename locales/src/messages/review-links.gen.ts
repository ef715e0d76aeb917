// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/review-links.ts';
import en from '../en/messages/review-links.ts';
import es from '../es/messages/review-links.ts';
import fr from '../fr/messages/review-links.ts';
import it from '../it/messages/review-links.ts';
import ptBr from '../pt-br/messages/review-links.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/review-links.ts';
export type ReviewLinksMessages = Words<typeof en>;

export const reviewLinksMessages: Record<InterfaceLanguage, ReviewLinksMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
