import type { JobPhrases } from '../../en/phrases/job.ts';
import { inBrackets, insideSentence } from '../../writing/inside-sentence.ts';

const levels: Record<string, (job: string) => string> = {
  internship: (job) => `Estágio: ${insideSentence(job, 'pt-BR')}`,
  junior: (job) => `${job} júnior`,
  senior: (job) => `${job} sênior`,
};

const job: JobPhrases = {
  title: (job, level) => {
    const known =
      /\b(?:est[aá]gi\p{L}*|trainee|j[uú]nior|pleno|s[eê]nior|diretor\p{L}*|gerente|head|coordenador\p{L}*)(?!\p{L})/iu;
    return known.test(job) ? job : (levels[level]?.(job) ?? job);
  },
  aboutMissing: 'duas ou três frases sobre a empresa (atividade, tamanho, jeito de trabalhar).',
  payMissing: 'salário ou faixa salarial',
  benefitsMissing: 'o que a empresa oferece (contrato, horário, formação, benefícios)',
  plusMarks:
    /^(?:será um diferencial|diferencia(?:l|is)|desejáve(?:l|is)|preferencialmente|nice[- ]to[- ]have|opcional|um plus)(?!\p{L})\s*[:,–-]?\s*|[\s,(–-]+(?:(?:é|são|será|serão) )?(?:um diferencial|diferencia(?:l|is)|desejáve(?:l|is)|um plus)\)?\.?$/iu,
  metaLead: (job, company, location) => `${job} – ${company}${inBrackets(location)}.`,
  metaPay: (pay) => `Remuneração: ${pay}.`,
  metaCall: () => 'Veja a vaga e candidate-se.',
};

export default job;
