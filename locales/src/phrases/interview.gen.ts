// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/interview.ts';
import en from '../en/phrases/interview.ts';
import es from '../es/phrases/interview.ts';
import fr from '../fr/phrases/interview.ts';
import it from '../it/phrases/interview.ts';
import ptBr from '../pt-br/phrases/interview.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/interview.ts';
export type InterviewPhrases = Words<typeof en>;

export const interviewPhrases: Record<InterfaceLanguage, InterviewPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
