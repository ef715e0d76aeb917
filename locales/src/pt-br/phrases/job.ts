import type { JobPhrases } from '../../en/phrases/job.ts';
import { inBrackets, insideSentence } from '../../writing/inside-sentence.ts';

const levels: Record<string, (job: string) => string> = {
  internship: (job) => `Estágio: ${insideSentence(job, 'pt-BR')}`,
  junior: (job) => `${job} júnior`,
  senior: (job) => `${job} sênior`,
};

/** Roles with a level in their title on this market; a parish clerk and a violin teacher have none beside their names. */
const levelled =
  /(?<!\p{L})(?:developer|engineer|manager|designer|analyst|consultant|scientist|architect|copywriter|recruiter|controller|programmer|strategist|specialist|editor|tester|buyer|desenvolvedor\p{L}*|engenheir\p{L}*|consultor\p{L}*|analista|arquitet\p{L}*|programador\p{L}*|redator\p{L}*|contador\p{L}*|técnic\p{L}*)(?!\p{L})/iu;

const inTitle = (job: string, level: string) =>
  level === 'internship' || levelled.test(job) ? (levels[level]?.(job) ?? job) : job;

const job: JobPhrases = {
  title: (job, level) => {
    const known =
      /\b(?:est[aá]gi\p{L}*|trainee|j[uú]nior|pleno|s[eê]nior|diretor\p{L}*|gerente|head|coordenador\p{L}*)(?!\p{L})/iu;
    return known.test(job) ? job : inTitle(job, level);
  },
  aboutMissing: 'duas ou três frases sobre a empresa (atividade, tamanho, jeito de trabalhar).',
  payMissing: 'salário ou faixa salarial',
  benefitsMissing: 'o que a empresa oferece (contrato, horário, formação, benefícios)',
  plusMarks:
    /^(?:será um diferencial|diferencia(?:l|is)|desejáve(?:l|is)|preferencialmente|nice[- ]to[- ]have|opcional|um plus)(?!\p{L})\s*[:,–-]?\s*|[\s,:(–-]+(?:(?:é|são|será|serão) )?(?:um diferencial|diferencia(?:l|is)|desejáve(?:l|is)|um plus)\)?\.?$/iu,
  levelLines: { junior: 'Nível: júnior.', senior: 'Nível: sênior.' },
  wish: /[\s,]+(?:seria|seriam) (?:ótim[oa]s?|ideal|ideais|legal|legais|perfeit[oa]s?|bom|bem-vind[oa]s?)(,.*)?[.!]?$/iu,
  contracted: (text) => text,
  metaLead: (job, company, location) => `${job} – ${company}${inBrackets(location)}.`,
  metaPay: (pay) => `Remuneração: ${pay}.`,
  metaCall: () => 'Veja a vaga e candidate-se.',
};

export default job;
