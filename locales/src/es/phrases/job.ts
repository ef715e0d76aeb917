import type { JobPhrases } from '../../en/phrases/job.ts';
import { inBrackets, insideSentence } from '../../writing/inside-sentence.ts';

const levels: Record<string, (job: string) => string> = {
  internship: (job) => `Prácticas: ${insideSentence(job, 'es')}`,
  junior: (job) => `${job} júnior`,
  senior: (job) => `${job} sénior`,
};

const job: JobPhrases = {
  title: (job, level) =>
    /\b(?:prácticas|becari\p{L}*|j[uú]nior|s[eé]nior|director\p{L}*|jef[ea]|responsable|head)(?!\p{L})/iu.test(job)
      ? job
      : (levels[level]?.(job) ?? job),
  aboutMissing: 'dos o tres frases sobre la empresa (actividad, tamaño, forma de trabajar).',
  payMissing: 'retribución anual bruta o banda salarial',
  benefitsMissing: 'qué ofrece la empresa (contrato, horario, formación, beneficios)',
  plusMarks:
    /^(?:se valorará[n]?|se valora[n]?|valorable|deseable|preferible(?:mente)?|nice[- ]to[- ]have|opcional|un plus)(?!\p{L})\s*[:,–-]?\s*|[\s,(–-]+(?:(?:es|son|será) )?(?:valorables?|deseables?|un plus|se valorará[n]?|preferibles?)\)?\.?$/iu,
  metaLead: (job, company, location) => `${job} en ${company}${inBrackets(location)}.`,
  metaPay: (pay) => `Retribución: ${pay}.`,
  metaCall: (formal) => (formal ? 'Consulte la oferta y presente su candidatura.' : 'Consulta la oferta e inscríbete.'),
};

export default job;
