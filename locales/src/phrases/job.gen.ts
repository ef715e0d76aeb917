// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/job.ts';
import en from '../en/phrases/job.ts';
import es from '../es/phrases/job.ts';
import fr from '../fr/phrases/job.ts';
import it from '../it/phrases/job.ts';
import ptBr from '../pt-br/phrases/job.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/job.ts';
export type JobPhrases = Words<typeof en>;

export const jobPhrases: Record<InterfaceLanguage, JobPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
