// Questions of a structured interview: open, about the job, the same for everybody. Three levels, from easy to demanding.
import type { ComposerLanguage } from '../../engine-types.ts';
import { interviewInGerman } from './de/interview.ts';
import { interviewInEnglish } from './en/interview.ts';
import { interviewInSpanish } from './es/interview.ts';
import { interviewInFrench } from './fr/interview.ts';
import type { InterviewPhrases } from './interview-phrase-types.ts';
import { interviewInItalian } from './it/interview.ts';
import { interviewInPortuguese } from './pt-br/interview.ts';

/** Interview questions in this language. */
export const interviewPhrases: Record<ComposerLanguage, InterviewPhrases> = {
  en: interviewInEnglish,
  it: interviewInItalian,
  de: interviewInGerman,
  es: interviewInSpanish,
  fr: interviewInFrench,
  'pt-BR': interviewInPortuguese,
};
