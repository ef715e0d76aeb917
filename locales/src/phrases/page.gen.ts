// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/page.ts';
import en from '../en/phrases/page.ts';
import es from '../es/phrases/page.ts';
import fr from '../fr/phrases/page.ts';
import it from '../it/phrases/page.ts';
import ptBr from '../pt-br/phrases/page.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/page.ts';
export type PagePhrases = Words<typeof en>;

export const pagePhrases: Record<InterfaceLanguage, PagePhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
