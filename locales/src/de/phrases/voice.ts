import type english from '../../en/phrases/voice.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  voiceWords: {
    tones: {
      warm: 'herzlich',
      direct: 'direkt',
      lively: 'lebhaft',
      factual: 'sachlich',
      inviting: 'einladend',
      reserved: 'zurückhaltend',
      elaborate: 'ausführlich',
      plain: 'schlicht',
      relaxed: 'locker',
      official: 'förmlich',
      personal: 'persönlich',
      calm: 'ruhig',
    },
    sentenceLength: (words) => `Sätze meist um ${words} Wörter`,
    vary: 'Auf lange Sätze kurze folgen lassen',
    keepEven: 'Sätze etwa gleich lang halten',
    addressFormally: 'Die Leser siezen',
    addressFamiliarly: 'Die Leser duzen',
    speakAsWe: 'Vom Unternehmen als „wir“ sprechen',
    speakAsI: 'In der Ich-Form schreiben',
    speakAsCompany: 'Das Unternehmen beim Namen nennen',
    askQuestions: 'Ab und zu eine Frage an die Leser stellen',
    giveFigures: 'Aussagen mit Zahlen belegen',
    noExclamations: 'Keine Ausrufezeichen',
    noLongSentences: (words) => `Kein Satz über ${words} Wörter`,
    noStiffWords: 'Kein Amtsdeutsch wie „hiermit“ oder „bezüglich“',
    noLooseWords: 'Keine Umgangssprache wie „mega“ oder „cool“',
    noOtherAddress: (form) => `Nicht ins „${form}“ wechseln`,
  },
  addressForms: { formal: 'Sie', informal: 'Du' },
} satisfies ShapeOf<typeof english>;
