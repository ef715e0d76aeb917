import type english from '../../en/phrases/voice.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  voiceWords: {
    tones: {
      warm: 'cálido',
      direct: 'directo',
      lively: 'animado',
      factual: 'objetivo',
      inviting: 'cercano',
      reserved: 'sobrio',
      elaborate: 'detallado',
      plain: 'sencillo',
      relaxed: 'desenfadado',
      official: 'formal',
      personal: 'personal',
      calm: 'sereno',
    },
    sentenceLength: (words) => `Frases de unas ${words} palabras`,
    vary: 'Alternar frases largas y cortas',
    keepEven: 'Mantener frases de longitud parecida',
    addressFormally: 'Tratar al lector de usted',
    addressFamiliarly: 'Tutear al lector',
    speakAsWe: 'Hablar de la empresa como «nosotros»',
    speakAsI: 'Escribir en primera persona',
    speakAsCompany: 'Nombrar a la empresa por su nombre',
    askQuestions: 'Hacer de vez en cuando una pregunta al lector',
    giveFigures: 'Respaldar las afirmaciones con cifras',
    noExclamations: 'Sin signos de exclamación',
    noLongSentences: (words) => `Ninguna frase de más de ${words} palabras`,
    noStiffWords: 'Sin fórmulas administrativas como «asimismo» o «mediante»',
    noLooseWords: 'Sin jerga como «guay» o «mola»',
    noOtherAddress: (form) => `No pasar al «${form}»`,
  },
  addressForms: { formal: 'usted', informal: 'tú' },
} satisfies ShapeOf<typeof english>;
