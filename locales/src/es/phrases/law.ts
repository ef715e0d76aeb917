import type { LawPhrases } from '../../en/phrases/law.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const inside = (area: string) => insideSentence(area, 'es');

const law: LawPhrases = {
  heading: (area, location) => `${area} en ${location}`,
  introduction: {
    first_plural: (firm, area, location) =>
      `En ${firm} asesoramos y representamos a nuestros clientes en materia de ${inside(area)} en ${location}.`,
    second: (firm, area, location) =>
      `¿Necesita asesoramiento en materia de ${inside(area)} en ${location}? ${firm} está a su disposición.`,
    third: (firm, area, location) => `${firm} asesora y representa a sus clientes en materia de ${inside(area)} en ${location}.`,
  },
  aboutHeading: 'El despacho',
  lawyer: (name) => `La persona de contacto para esta materia es ${name}.`,
  workHeading: 'Cómo se lleva un asunto',
  workMissing:
    'qué ocurre tras el primer contacto: primera reunión, documentación necesaria, quién atiende al cliente, plazos habituales.',
  location: {
    first_plural: (_, location) => `Atendemos a clientes en ${location}.`,
    second: (firm, location) => `Puede encargar su asunto a ${firm} en ${location}.`,
    third: (firm, location) => `${firm} atiende a clientes en ${location}.`,
  },
  feeHeading: 'Primera consulta y honorarios',
  freeConsultation: 'La primera consulta es gratuita.',
  feeWords: /(?<!\p{L})(?:honorarios|tarifas?|minuta|coste|cuesta|presupuesto)(?!\p{L})/iu,
  workWords:
    /(?<!\p{L})(?:primera (?:reunión|cita|llamada)|documentación|documentos|contestamos|respondemos|en un plazo|paso a paso)(?!\p{L})/iu,
  feeMissing: 'cómo se calculan los honorarios.',
  questions: {
    where: '¿En qué zona trabaja el despacho?',
    first: '¿Cuánto cuesta la primera consulta?',
    contact: '¿Cómo puedo contactar?',
  },
  call: { first_plural: 'Contacte con nosotros:', second: 'Exponga su caso:', third: 'Contacto del despacho:' },
  disclaimer:
    'Esta página ofrece información general y no constituye asesoramiento jurídico. Cada caso es distinto: consulte antes de actuar.',
  metaLead: (firm, area, location) => `${firm}: ${inside(area)} en ${location}.`,
  metaCall: () => 'Contacte con el despacho.',
};

export default law;
