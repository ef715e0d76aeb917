// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/proofreading.ts';
import en from '../en/phrases/proofreading.ts';
import es from '../es/phrases/proofreading.ts';
import fr from '../fr/phrases/proofreading.ts';
import it from '../it/phrases/proofreading.ts';
import ptBr from '../pt-br/phrases/proofreading.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/proofreading.ts';
export type ProofreadingPhrases = Words<typeof en>;

export const proofreadingPhrases: Record<InterfaceLanguage, ProofreadingPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
