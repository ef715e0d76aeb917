// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/brief.ts';
import en from '../en/phrases/brief.ts';
import es from '../es/phrases/brief.ts';
import fr from '../fr/phrases/brief.ts';
import it from '../it/phrases/brief.ts';
import ptBr from '../pt-br/phrases/brief.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/brief.ts';
export type BriefPhrases = Words<typeof en>;

export const briefPhrases: Record<InterfaceLanguage, BriefPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
