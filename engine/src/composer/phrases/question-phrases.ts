// What customers ask about nearly everything that is sold, and the words by which a sentence answers it.
import type { ComposerLanguage } from '../../engine-types.ts';
import { questionsInGerman } from './de/questions.ts';
import { questionsInEnglish } from './en/questions.ts';
import { questionsInSpanish } from './es/questions.ts';
import { questionsInFrench } from './fr/questions.ts';
import { questionsInItalian } from './it/questions.ts';
import { questionsInPortuguese } from './pt-br/questions.ts';
import type { QuestionPhrases } from './question-phrase-types.ts';

/** Questions of customers in this language. */
export const questionPhrases: Record<ComposerLanguage, QuestionPhrases> = {
  en: questionsInEnglish,
  it: questionsInItalian,
  de: questionsInGerman,
  es: questionsInSpanish,
  fr: questionsInFrench,
  'pt-BR': questionsInPortuguese,
};
