// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/question.ts';
import en from '../en/phrases/question.ts';
import es from '../es/phrases/question.ts';
import fr from '../fr/phrases/question.ts';
import it from '../it/phrases/question.ts';
import ptBr from '../pt-br/phrases/question.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/question.ts';
export type QuestionPhrases = Words<typeof en>;

export const questionPhrases: Record<InterfaceLanguage, QuestionPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
