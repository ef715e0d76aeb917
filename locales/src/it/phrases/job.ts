import type { JobPhrases } from '../../en/phrases/job.ts';
import { inBrackets, insideSentence } from '../../writing/inside-sentence.ts';

const levels: Record<string, (job: string) => string> = {
  internship: (job) => `Stage: ${insideSentence(job, 'it')}`,
  junior: (job) => `${job} junior`,
  senior: (job) => `${job} senior`,
};

/** Roles with a level in their title on this market; a parish clerk and a violin teacher have none beside their names. */
const levelled =
  /(?<!\p{L})(?:developer|engineer|manager|designer|analyst|consultant|scientist|architect|copywriter|recruiter|controller|programmer|strategist|specialist|editor|tester|buyer|sviluppat\p{L}*|ingegner\p{L}*|consulent\p{L}*|analist\p{L}*|architett\p{L}*|progettist\p{L}*|programmator\p{L}*|redattor\p{L}*|contabil\p{L}*)(?!\p{L})/iu;

const inTitle = (job: string, level: string) =>
  level === 'internship' || levelled.test(job) ? (levels[level]?.(job) ?? job) : job;

const job: JobPhrases = {
  title: (job, level) =>
    /\b(?:stage|tirocini\p{L}*|stagist\p{L}*|apprendist\p{L}*|junior|senior|responsabile|head|direttor\p{L}*)/iu.test(job)
      ? job
      : inTitle(job, level),
  aboutMissing: 'due o tre frasi sull’azienda (attività, dimensioni, modo di lavorare).',
  payMissing: 'retribuzione annua lorda o fascia retributiva',
  benefitsMissing: 'cosa offre l’azienda (contratto, orario, formazione, welfare)',
  plusMarks:
    /^(?:gradit[oaie]|gradita la|preferibil[ei]|preferibilmente|costituisce titolo preferenziale|titolo preferenziale|nice[- ]to[- ]have|un plus|è un plus)(?!\p{L})\s*[:,–-]?\s*|[\s,:(–-]+(?:(?:è|sono|sarà) )?(?:gradit[oaie]|un plus|preferibil[ei]|titolo preferenziale|costituisc\p{L}+ titolo preferenziale)\)?\.?$/iu,
  levelLines: { junior: 'Livello: junior.', senior: 'Livello: senior.' },
  wish: /[\s,]+sarebbe(?:ro)? (?:bello|perfett[oaie]|l’ideale|l'ideale|fantastic[oaie]|ottim[oaie]|util[ei])(,.*)?[.!]?$/iu,
  contracted: (text) => text,
  metaLead: (job, company, location) => `${job}, ${company}${inBrackets(location)}.`,
  metaPay: (pay) => `Retribuzione: ${pay}.`,
  metaCall: (formal) => (formal ? 'Scopra l’offerta e invii la candidatura.' : 'Scopri l’offerta e candidati.'),
};

export default job;
