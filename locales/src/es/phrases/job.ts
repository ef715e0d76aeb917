import type { JobPhrases } from '../../en/phrases/job.ts';
import { inBrackets, insideSentence } from '../../writing/inside-sentence.ts';

const levels: Record<string, (job: string) => string> = {
  internship: (job) => `Prácticas: ${insideSentence(job, 'es')}`,
  junior: (job) => `${job} júnior`,
  senior: (job) => `${job} sénior`,
};

/** Roles with a level in their title on this market; a parish clerk and a violin teacher have none beside their names. */
const levelled =
  /(?<!\p{L})(?:developer|engineer|manager|designer|analyst|consultant|scientist|architect|copywriter|recruiter|controller|programmer|strategist|specialist|editor|tester|buyer|desarrollador\p{L}*|ingenier\p{L}*|consultor\p{L}*|analista|arquitect\p{L}*|diseñador\p{L}*|programador\p{L}*|redactor\p{L}*|contable|técnic\p{L}*)(?!\p{L})/iu;

const inTitle = (job: string, level: string) =>
  level === 'internship' || levelled.test(job) ? (levels[level]?.(job) ?? job) : job;

const job: JobPhrases = {
  title: (job, level) =>
    /\b(?:prácticas|becari\p{L}*|j[uú]nior|s[eé]nior|director\p{L}*|jef[ea]|responsable|head)(?!\p{L})/iu.test(job)
      ? job
      : inTitle(job, level),
  aboutMissing: 'dos o tres frases sobre la empresa (actividad, tamaño, forma de trabajar).',
  payMissing: 'retribución anual bruta o banda salarial',
  benefitsMissing: 'qué ofrece la empresa (contrato, horario, formación, beneficios)',
  plusMarks:
    /^(?:se valorará[n]?|se valora[n]?|valorable|deseable|preferible(?:mente)?|nice[- ]to[- ]have|opcional|un plus)(?!\p{L})\s*[:,–-]?\s*|[\s,:(–-]+(?:(?:es|son|será) )?(?:valorables?|deseables?|un plus|se valorará[n]?|preferibles?)\)?\.?$/iu,
  levelLines: { junior: 'Nivel: júnior.', senior: 'Nivel: sénior.' },
  wish: /[\s,]+(?:sería|serían|estaría) (?:genial(?:es)?|ideal(?:es)?|estupend[oa]s?|perfect[oa]s?|bien|bueno)(,.*)?[.!]?$/iu,
  contracted: (text) => text,
  metaLead: (job, company, location) => `${job} en ${company}${inBrackets(location)}.`,
  metaPay: (pay) => `Retribución: ${pay}.`,
  metaCall: (formal) => (formal ? 'Consulte la oferta y presente su candidatura.' : 'Consulta la oferta e inscríbete.'),
};

export default job;
