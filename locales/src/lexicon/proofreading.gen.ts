// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/proofreading.ts';
import en from '../en/lexicon/proofreading.ts';
import es from '../es/lexicon/proofreading.ts';
import fr from '../fr/lexicon/proofreading.ts';
import it from '../it/lexicon/proofreading.ts';
import ptBr from '../pt-br/lexicon/proofreading.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/proofreading.ts';
export type ProofreadingLexicon = Words<typeof en>;

export const proofreadingLexicon: Record<InterfaceLanguage, ProofreadingLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
