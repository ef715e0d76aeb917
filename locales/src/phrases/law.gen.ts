// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/law.ts';
import en from '../en/phrases/law.ts';
import es from '../es/phrases/law.ts';
import fr from '../fr/phrases/law.ts';
import it from '../it/phrases/law.ts';
import ptBr from '../pt-br/phrases/law.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/law.ts';
export type LawPhrases = Words<typeof en>;

export const lawPhrases: Record<InterfaceLanguage, LawPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
