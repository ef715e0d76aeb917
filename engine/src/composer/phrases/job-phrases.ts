// What a job advert says around the facts that the employer gave.
import type { ComposerLanguage } from '../../engine-types.ts';
import { jobInGerman } from './de/job.ts';
import { jobInEnglish } from './en/job.ts';
import { jobInSpanish } from './es/job.ts';
import { jobInFrench } from './fr/job.ts';
import { jobInItalian } from './it/job.ts';
import type { JobPhrases } from './job-phrase-types.ts';
import { jobInPortuguese } from './pt-br/job.ts';

/** Phrases of job adverts in this language. */
export const jobPhrases: Record<ComposerLanguage, JobPhrases> = {
  en: jobInEnglish,
  it: jobInItalian,
  de: jobInGerman,
  es: jobInSpanish,
  fr: jobInFrench,
  'pt-BR': jobInPortuguese,
};
