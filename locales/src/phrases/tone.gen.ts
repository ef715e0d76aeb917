// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/tone.ts';
import en from '../en/phrases/tone.ts';
import es from '../es/phrases/tone.ts';
import fr from '../fr/phrases/tone.ts';
import it from '../it/phrases/tone.ts';
import ptBr from '../pt-br/phrases/tone.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/tone.ts';
export type TonePhrases = Words<typeof en>;

export const tonePhrases: Record<InterfaceLanguage, TonePhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
