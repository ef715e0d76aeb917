// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/guest.ts';
import en from '../en/phrases/guest.ts';
import es from '../es/phrases/guest.ts';
import fr from '../fr/phrases/guest.ts';
import it from '../it/phrases/guest.ts';
import ptBr from '../pt-br/phrases/guest.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/guest.ts';
export type GuestPhrases = Words<typeof en>;

export const guestPhrases: Record<InterfaceLanguage, GuestPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
