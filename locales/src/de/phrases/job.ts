import type { JobPhrases } from '../../en/phrases/job.ts';
import { inBrackets } from '../../writing/inside-sentence.ts';

const levels: Record<string, (job: string) => string> = {
  internship: (job) => `Praktikum: ${job}`,
  junior: (job) => `Junior ${job}`,
  senior: (job) => `Senior ${job}`,
};

const hasLevel = /\b(?:praktik\p{L}*|werkstudent\p{L}*|trainee|auszubild\p{L}*|junior|senior|leit(?:ung|er\p{L}*)|head|chief)/iu;
const hasGenderMark = /\((?:[mwdfxi][/|,]?\s?){2,4}\)|\(all genders\)/i;

const job: JobPhrases = {
  title: (job, level) => {
    const named = hasLevel.test(job) ? job : (levels[level]?.(job) ?? job);
    return hasGenderMark.test(named) ? named : `${named} (m/w/d)`;
  },
  aboutMissing: 'zwei bis drei Sätze über das Unternehmen (Tätigkeit, Größe, Arbeitsweise).',
  payMissing: 'Jahresgehalt oder Gehaltsspanne',
  benefitsMissing: 'Leistungen (Urlaub, Arbeitszeit, Weiterbildung, Altersvorsorge)',
  plusMarks:
    /^(?:von vorteil|wünschenswert|idealerweise|gern gesehen|nice[- ]to[- ]have|optional|ein plus)(?!\p{L})\s*[:,–-]?\s*|[\s,(–-]+(?:(?:ist|sind|wäre|wären) )?(?:von vorteil|wünschenswert|ein plus|gern gesehen|willkommen)\)?\.?$/iu,
  metaLead: (job, company, location) => `${job} bei ${company}${inBrackets(location)}.`,
  metaPay: (pay) => `Gehalt: ${pay}.`,
  metaCall: (formal) => (formal ? 'Jetzt informieren und bewerben.' : 'Schau dir die Stelle an und bewirb dich.'),
};

export default job;
