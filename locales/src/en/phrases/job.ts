// What a job advert says around the facts that the employer gave.
import { inBrackets, insideSentence } from '../../writing/inside-sentence.ts';

export interface JobPhrases {
  /** The title as the market writes it, with the level unless the title tells it already. */
  title: (job: string, level: string) => string;
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

const levels: Record<string, (job: string) => string> = {
  internship: (job) => `Internship: ${job}`,
  junior: (job) => `Junior ${insideSentence(job, 'en')}`,
  senior: (job) => `Senior ${insideSentence(job, 'en')}`,
};

const job: JobPhrases = {
  title: (job, level) =>
    /\b(?:intern(?:ship)?|trainee|junior|jr|senior|sr|lead|head|chief)\b/i.test(job) ? job : (levels[level]?.(job) ?? job),
  aboutMissing: 'two or three sentences about the company (what it does, how many people work there, what matters to it).',
  payMissing: 'annual pay or pay range',
  benefitsMissing: 'benefits (holiday, working hours, training, pension)',
  plusMarks:
    /^(?:nice[- ]to[- ]have|(?:a )?plus|bonus|desirable|preferred|ideally|advantageous|optional)\b\s*[:,–-]?\s*|[\s,(–-]+(?:(?:is|are|would be) )?(?:a plus|an advantage|nice to have|desirable|preferred|welcome|a bonus|an asset)\)?\.?$/i,
  metaLead: (job, company, location) => `${job} at ${company}${inBrackets(location)}.`,
  metaPay: (pay) => `Pay: ${pay}.`,
  metaCall: () => 'See the role and apply.',
};

export default job;
