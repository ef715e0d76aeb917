// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/script.ts';
import en from '../en/phrases/script.ts';
import es from '../es/phrases/script.ts';
import fr from '../fr/phrases/script.ts';
import it from '../it/phrases/script.ts';
import ptBr from '../pt-br/phrases/script.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/script.ts';
export type ScriptPhrases = Words<typeof en>;

export const scriptPhrases: Record<InterfaceLanguage, ScriptPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
