import type { LawPhrases } from '../../en/phrases/law.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const inside = (area: string) => insideSentence(area, 'es');

const law: LawPhrases = {
  heading: (area, place) => `${area} en ${place}`,
  introduction: {
    first_plural: (firm, area, place) =>
      `En ${firm} asesoramos y representamos a nuestros clientes en materia de ${inside(area)} en ${place}.`,
    second: (firm, area, place) =>
      `¿Necesita asesoramiento en materia de ${inside(area)} en ${place}? ${firm} está a su disposición.`,
    third: (firm, area, place) => `${firm} asesora y representa a sus clientes en materia de ${inside(area)} en ${place}.`,
  },
  aboutHeading: 'El despacho',
  lawyer: (name) => `La persona de contacto para esta materia es ${name}.`,
  workHeading: 'Cómo se lleva un asunto',
  workMissing:
    'qué ocurre tras el primer contacto: primera reunión, documentación necesaria, quién atiende al cliente, plazos habituales.',
  placeHeading: 'Ámbito de actuación',
  place: {
    first_plural: (_, place) => `Atendemos a clientes en ${place}.`,
    second: (firm, place) => `Puede encargar su asunto a ${firm} en ${place}.`,
    third: (firm, place) => `${firm} atiende a clientes en ${place}.`,
  },
  feeHeading: 'Primera consulta y honorarios',
  freeConsultation: 'La primera consulta es gratuita.',
  feeMissing: 'cómo se calculan los honorarios.',
  questions: {
    matters: '¿Qué asuntos se atienden?',
    where: '¿En qué zona trabaja el despacho?',
    first: '¿Cuánto cuesta la primera consulta?',
    contact: '¿Cómo puedo contactar?',
  },
  call: { first_plural: 'Contacte con nosotros:', second: 'Exponga su caso:', third: 'Contacto del despacho:' },
  disclaimer:
    'Esta página ofrece información general y no constituye asesoramiento jurídico. Cada caso es distinto: consulte antes de actuar.',
  metaLead: (firm, area, place) => `${firm}: ${inside(area)} en ${place}.`,
  metaCall: () => 'Contacte con el despacho.',
};

export default law;
