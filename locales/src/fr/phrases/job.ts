import type { JobPhrases } from '../../en/phrases/job.ts';
import { inBrackets, insideSentence } from '../../writing/inside-sentence.ts';

const levels: Record<string, (job: string) => string> = {
  internship: (job) => `Stage\u00a0: ${insideSentence(job, 'fr')}`,
  junior: (job) => `${job} junior`,
  senior: (job) => `${job} senior`,
};

const hasGenderMark = /\b[FHfh]\s?[/-]\s?[FHfh]\b|\((?:[hfx][/|]?){2,3}\)|\p{L}(?:\(e\)|·e|\.e)\b/u;

/** Roles with a level in their title on this market; a parish clerk and a violin teacher have none beside their names. */
const levelled =
  /(?<!\p{L})(?:developer|engineer|manager|designer|analyst|consultant|scientist|architect|copywriter|recruiter|controller|programmer|strategist|specialist|editor|tester|buyer|développeu\p{L}*|ingénieur\p{L}*|consultant\p{L}*|analyste|architecte|rédact\p{L}*|comptable|technicien\p{L}*|acheteu\p{L}*|chargée? d\p{L}*)(?!\p{L})/iu;

const inTitle = (job: string, level: string) =>
  level === 'internship' || levelled.test(job) ? (levels[level]?.(job) ?? job) : job;

const job: JobPhrases = {
  title: (job, level) => {
    const named =
      /\b(?:stag\p{L}*|alternan\p{L}*|apprenti\p{L}*|junior|senior|sénior|respons\p{L}*|direct\p{L}*|chef\p{L}*)/iu.test(job)
        ? job
        : inTitle(job, level);
    return hasGenderMark.test(named) ? named : `${named} (F/H)`;
  },
  aboutMissing: 'deux ou trois phrases sur l’entreprise (activité, taille, façon de travailler).',
  payMissing: 'rémunération annuelle brute ou fourchette',
  benefitsMissing: 'avantages (congés, temps de travail, formation, mutuelle)',
  plusMarks:
    /^(?:serait un plus|un plus|idéalement|souhaité(?:e|s|es)?|apprécié(?:e|s|es)?|atout|nice[- ]to[- ]have|facultatif)(?!\p{L})\s*[:,–-]?\s*|[\s,:(–-]+(?:(?:est|sont|serait|seraient) )?(?:un plus|un atout|apprécié(?:e|s|es)?|souhaité(?:e|s|es)?|souhaitable)s?\)?\.?$/iu,
  levelLines: { junior: 'Niveau\u00a0: junior.', senior: 'Niveau\u00a0: senior.' },
  wish: /[\s,]+(?:serait|seraient) (?:super|génial(?:e|es)?|idéal(?:e|es)?|parfait(?:e|es)?|top|bien)(,.*)?[.!]?$/iu,
  contracted: (text) => text,
  metaLead: (job, company, location) => `${job} chez ${company}${inBrackets(location)}.`,
  metaPay: (pay) => `Rémunération\u00a0: ${pay}.`,
  metaCall: (formal) => (formal ? 'Découvrez le poste et postulez.' : 'Découvre le poste et postule.'),
};

export default job;
