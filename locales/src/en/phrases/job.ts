// Phrases of a job advert around the employer's facts.
import { inBrackets, insideSentence } from '../../writing/inside-sentence.ts';

export interface JobPhrases {
  /** The title as the market writes it, with the level unless the title tells it already. */
  title: (job: string, level: string) => string;
  aboutMissing: string;
  payMissing: string;
  benefitsMissing: string;
  /** Words at the beginning or inside of a skill that mark it as a plus rather than a requirement. */
  plusMarks: RegExp;
  /** A separate line for the level, if the title does not carry it. */
  levelLines: { junior: string; senior: string };
  /** "Would be great" after a desired skill, with a remark as its group. */
  wish: RegExp;
  /** The sentence with the article that the company's name needs: German "beim Autohaus". */
  contracted: (text: string, company: string) => string;
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

/** Roles with a level in their title on this market; a parish clerk and a violin teacher have none beside their names. */
const levelled =
  /(?<!\p{L})(?:developer|engineer|manager|designer|analyst|consultant|scientist|architect|copywriter|recruiter|controller|programmer|strategist|specialist|editor|tester|buyer|accountant|administrator|executive|researcher|planner|auditor|advisor|technician|chef|nurse|assistant|marketer|producer|paralegal|solicitor)(?!\p{L})/iu;

const inTitle = (job: string, level: string) =>
  level === 'internship' || levelled.test(job) ? (levels[level]?.(job) ?? job) : job;

const job: JobPhrases = {
  title: (job, level) =>
    /\b(?:intern(?:ship)?|trainee|junior|jr|senior|sr|lead|head|chief)\b/i.test(job) ? job : inTitle(job, level),
  aboutMissing: 'two or three sentences about the company (what it does, how many people work there, what matters to it).',
  payMissing: 'annual pay or pay range',
  benefitsMissing: 'benefits (holiday, working hours, training, pension)',
  plusMarks:
    /^(?:nice[- ]to[- ]have|(?:a )?plus|bonus|desirable|preferred|ideally|advantageous|optional)\b\s*[:,–-]?\s*|[\s,:(–-]+(?:(?:is|are|would be) )?(?:a plus|an advantage|nice to have|desirable|preferred|welcome|a bonus|an asset)\)?\.?$/i,
  levelLines: { junior: 'Level: junior.', senior: 'Level: senior.' },
  wish: /[\s,]+would be (?:great|lovely|super|nice|good|ideal|brilliant)(,.*)?[.!]?$/iu,
  contracted: (text) => text,
  metaLead: (job, company, location) => `${job} at ${company}${inBrackets(location)}.`,
  metaPay: (pay) => `Pay: ${pay}.`,
  metaCall: () => 'See the role and apply.',
};

export default job;
