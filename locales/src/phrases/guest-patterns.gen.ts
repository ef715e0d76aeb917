// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/guest-patterns.ts';
import en from '../en/phrases/guest-patterns.ts';
import es from '../es/phrases/guest-patterns.ts';
import fr from '../fr/phrases/guest-patterns.ts';
import it from '../it/phrases/guest-patterns.ts';
import ptBr from '../pt-br/phrases/guest-patterns.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/guest-patterns.ts';
export type GuestPatternsPhrases = Words<typeof en>;

export const guestPatternsPhrases: Record<InterfaceLanguage, GuestPatternsPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
