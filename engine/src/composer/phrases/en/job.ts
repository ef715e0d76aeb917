import type { JobPhrases } from '../job-phrase-types.ts';
import { inBrackets, insideSentence } from '../words-in-sentence.ts';
import { indefiniteArticle } from './articles-of-words.ts';

const levels: Record<string, (job: string) => string> = {
  internship: (job) => `Internship: ${job}`,
  junior: (job) => `Junior ${insideSentence(job, 'en')}`,
  senior: (job) => `Senior ${insideSentence(job, 'en')}`,
};

export const jobInEnglish: JobPhrases = {
  title: (job, level) =>
    /\b(?:intern(?:ship)?|trainee|junior|jr|senior|sr|lead|head|chief)\b/i.test(job) ? job : (levels[level]?.(job) ?? job),
  opening: (company, job, location) =>
    `${company} is looking for ${indefiniteArticle(job)} ${insideSentence(job, 'en')}${inBrackets(location)}.`,
  equalOpportunity:
    'We welcome applications from everyone, whatever their gender, age, origin, religion, disability or sexual orientation.',
  aboutMissing: 'two or three sentences about the company (what it does, how many people work there, what matters to it).',
  payMissing: 'annual pay or pay range',
  benefitsMissing: 'benefits (holiday, working hours, training, pension)',
  plusMarks:
    /^(?:nice[- ]to[- ]have|(?:a )?plus|bonus|desirable|preferred|ideally|advantageous|optional)\b\s*[:,–-]?\s*|[\s,(–-]+(?:(?:is|are|would be) )?(?:a plus|an advantage|nice to have|desirable|preferred|welcome|a bonus|an asset)\)?\.?$/i,
  metaLead: (job, company, location) => `${job} at ${company}${inBrackets(location)}.`,
  metaPay: (pay) => `Pay: ${pay}.`,
  metaCall: () => 'See the role and apply.',
};
