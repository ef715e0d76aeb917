import type { LawPhrases } from '../../en/phrases/law.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const inside = (area: string) => insideSentence(area, 'pt-BR');

const law: LawPhrases = {
  heading: (area, location) => `${area} – ${location}`,
  introduction: {
    first_plural: (firm, area, location) =>
      `${firm}: orientamos e representamos clientes na área de ${inside(area)} (${location}).`,
    second: (firm, area, location) =>
      `Você precisa de orientação na área de ${inside(area)}? ${firm} está à sua disposição (${location}).`,
    third: (firm, area, location) => `${firm} orienta e representa clientes na área de ${inside(area)} (${location}).`,
  },
  aboutHeading: 'O escritório',
  lawyer: (name) => `Contato para esta área: ${name}.`,
  workHeading: 'Como um caso é conduzido',
  workMissing:
    'o que acontece depois do primeiro contato: primeira reunião, documentos necessários, quem atende o cliente, prazos habituais.',
  location: {
    first_plural: (_, location) => `Atendemos clientes nesta região: ${location}.`,
    second: (firm, location) => `Você pode contar com ${firm} nesta região: ${location}.`,
    third: (firm, location) => `${firm} atende clientes nesta região: ${location}.`,
  },
  feeHeading: 'Primeira consulta e honorários',
  freeConsultation: 'A primeira consulta é gratuita.',
  feeWords: /(?<!\p{L})(?:honorários|tarifas?|custos?|custa|valor fixo|orçamento)(?!\p{L})/iu,
  workWords:
    /(?<!\p{L})(?:primeir[ao] (?:reunião|contato|ligação)|documentos|respondemos|em até \p{L}+ dias|passo a passo)(?!\p{L})/iu,
  feeMissing: 'como os honorários são calculados.',
  questions: {
    where: 'Em que região o escritório atua?',
    first: 'Quanto custa a primeira consulta?',
    contact: 'Como entrar em contato?',
  },
  call: { first_plural: 'Fale conosco:', second: 'Conte o seu caso:', third: 'Contato do escritório:' },
  disclaimer:
    'Esta página traz informações gerais e não constitui consultoria jurídica. Cada caso é diferente: procure orientação antes de agir.',
  metaLead: (firm, area, location) => `${firm}: ${inside(area)}, ${location}.`,
  metaCall: () => 'Entre em contato.',
};

export default law;
