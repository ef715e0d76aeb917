import type { LawPhrases } from '../../en/phrases/law.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const inside = (area: string) => insideSentence(area, 'pt-BR');

const law: LawPhrases = {
  heading: (area, place) => `${area} – ${place}`,
  introduction: {
    first_plural: (firm, area, place) => `${firm}: orientamos e representamos clientes na área de ${inside(area)} (${place}).`,
    second: (firm, area, place) =>
      `Você precisa de orientação na área de ${inside(area)}? ${firm} está à sua disposição (${place}).`,
    third: (firm, area, place) => `${firm} orienta e representa clientes na área de ${inside(area)} (${place}).`,
  },
  aboutHeading: 'O escritório',
  lawyer: (name) => `Contato para esta área: ${name}.`,
  workHeading: 'Como um caso é conduzido',
  workMissing:
    'o que acontece depois do primeiro contato: primeira reunião, documentos necessários, quem atende o cliente, prazos habituais.',
  placeHeading: 'Região de atuação',
  place: {
    first_plural: (_, place) => `Atendemos clientes nesta região: ${place}.`,
    second: (firm, place) => `Você pode contar com ${firm} nesta região: ${place}.`,
    third: (firm, place) => `${firm} atende clientes nesta região: ${place}.`,
  },
  feeHeading: 'Primeira consulta e honorários',
  freeConsultation: 'A primeira consulta é gratuita.',
  feeMissing: 'como os honorários são calculados.',
  questions: {
    matters: 'Quais assuntos são atendidos?',
    where: 'Em que região o escritório atua?',
    first: 'Quanto custa a primeira consulta?',
    contact: 'Como entrar em contato?',
  },
  call: { first_plural: 'Fale conosco:', second: 'Conte o seu caso:', third: 'Contato do escritório:' },
  disclaimer:
    'Esta página traz informações gerais e não constitui consultoria jurídica. Cada caso é diferente: procure orientação antes de agir.',
  metaLead: (firm, area, place) => `${firm}: ${inside(area)}, ${place}.`,
  metaCall: () => 'Entre em contato.',
};

export default law;
