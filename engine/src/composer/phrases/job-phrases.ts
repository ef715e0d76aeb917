// What a job advert says around the facts that the employer gave.
import type { ComposerLanguage } from '../../engine-types.ts';
import { jobInGerman } from './de/job.ts';
import { jobInEnglish } from './en/job.ts';
import { jobInSpanish } from './es/job.ts';
import { jobInFrench } from './fr/job.ts';
import { jobInItalian } from './it/job.ts';
import { jobInPortuguese } from './pt-br/job.ts';

export interface JobPhrases {
  /** The title as the market writes it, with the level unless the title tells it already. */
  title: (job: string, level: string) => string;
  /** "Acme is looking for …"; the title holds no level mark of gender here. */
  opening: (company: string, job: string, location: string) => string;
  /** Says that everybody may apply. */
  equalOpportunity: string;
  aboutMissing: string;
  payMissing: string;
  benefitsMissing: string;
  /** Begins or contains what marks a skill as a plus rather than a must. */
  plusMarks: RegExp;
  /** For search results: role at company, place. */
  metaLead: (job: string, company: string, location: string) => string;
  metaPay: (pay: string) => string;
  metaCall: (formal: boolean) => string;
}

/** Phrases of job adverts in this language. */
export const jobPhrases: Record<ComposerLanguage, JobPhrases> = {
  en: jobInEnglish,
  it: jobInItalian,
  de: jobInGerman,
  es: jobInSpanish,
  fr: jobInFrench,
  'pt-BR': jobInPortuguese,
};
