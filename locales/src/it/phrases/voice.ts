import type english from '../../en/phrases/voice.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  voiceWords: {
    tones: {
      warm: 'caloroso',
      direct: 'diretto',
      lively: 'vivace',
      factual: 'concreto',
      inviting: 'invitante',
      reserved: 'misurato',
      elaborate: 'articolato',
      plain: 'semplice',
      relaxed: 'informale',
      official: 'ufficiale',
      personal: 'personale',
      calm: 'pacato',
    },
    sentenceLength: (words) => `Frasi di circa ${words} parole`,
    vary: 'Alternare frasi lunghe e brevi',
    keepEven: 'Mantenere frasi di lunghezza simile',
    addressFormally: 'Dare del Lei a chi legge',
    addressFamiliarly: 'Dare del tu a chi legge',
    speakAsWe: 'Parlare dell’azienda come «noi»',
    speakAsI: 'Scrivere in prima persona',
    speakAsCompany: 'Chiamare l’azienda per nome',
    askQuestions: 'Rivolgere ogni tanto una domanda a chi legge',
    giveFigures: 'Sostenere le affermazioni con dati',
    noExclamations: 'Niente punti esclamativi',
    noLongSentences: (words) => `Nessuna frase oltre le ${words} parole`,
    noStiffWords: 'Niente burocratese come «altresì» o «suddetto»',
    noLooseWords: 'Niente gergo come «mega» o «super»',
    noOtherAddress: (form) => `Non passare al «${form}»`,
  },
  addressForms: { formal: 'Lei', informal: 'tu' },
} satisfies ShapeOf<typeof english>;
