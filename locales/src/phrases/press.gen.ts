// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/press.ts';
import en from '../en/phrases/press.ts';
import es from '../es/phrases/press.ts';
import fr from '../fr/phrases/press.ts';
import it from '../it/phrases/press.ts';
import ptBr from '../pt-br/phrases/press.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/press.ts';
export type PressPhrases = Words<typeof en>;

export const pressPhrases: Record<InterfaceLanguage, PressPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
