// The words in which the built-in analysis says what it found, in the language of the text.
import type { VoiceLanguage } from '@folio/contract/brand-voices';

export type ToneWord =
  | 'warm'
  | 'direct'
  | 'lively'
  | 'factual'
  | 'inviting'
  | 'reserved'
  | 'elaborate'
  | 'plain'
  | 'relaxed'
  | 'official'
  | 'personal'
  | 'calm';

export interface VoiceWords {
  tones: Record<ToneWord, string>;
  sentenceLength: (words: number) => string;
  vary: string;
  keepEven: string;
  addressFormally: string;
  addressFamiliarly: string;
  speakAsWe: string;
  speakAsI: string;
  speakAsCompany: string;
  askQuestions: string;
  giveFigures: string;
  noExclamations: string;
  noLongSentences: (words: number) => string;
  noStiffWords: string;
  noLooseWords: string;
  noOtherAddress: (form: string) => string;
}

export const voiceWords: Record<VoiceLanguage, VoiceWords> = {
  en: {
    tones: {
      warm: 'warm',
      direct: 'direct',
      lively: 'lively',
      factual: 'factual',
      inviting: 'inviting',
      reserved: 'reserved',
      elaborate: 'elaborate',
      plain: 'plain',
      relaxed: 'relaxed',
      official: 'official',
      personal: 'personal',
      calm: 'calm',
    },
    sentenceLength: (words) => `Keep a usual sentence near ${words} words`,
    vary: 'Let short sentences follow long ones',
    keepEven: 'Keep sentences of even length',
    addressFormally: 'Address the reader politely',
    addressFamiliarly: 'Speak to the reader as “you”',
    speakAsWe: 'Speak of the company as “we”',
    speakAsI: 'Speak in the first person',
    speakAsCompany: 'Speak of the company by its name',
    askQuestions: 'Ask the reader a question now and then',
    giveFigures: 'Back statements with figures',
    noExclamations: 'No exclamation marks',
    noLongSentences: (words) => `No sentence over ${words} words`,
    noStiffWords: 'No official phrases such as “furthermore” or “regarding”',
    noLooseWords: 'No slang, no “awesome”',
    noOtherAddress: () => 'Do not speak about readers in the third person',
  },
  de: {
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
  es: {
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
  it: {
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
  fr: {
    tones: {
      warm: 'chaleureux',
      direct: 'direct',
      lively: 'vif',
      factual: 'factuel',
      inviting: 'engageant',
      reserved: 'mesuré',
      elaborate: 'détaillé',
      plain: 'simple',
      relaxed: 'décontracté',
      official: 'officiel',
      personal: 'personnel',
      calm: 'posé',
    },
    sentenceLength: (words) => `Des phrases d’environ ${words} mots`,
    vary: 'Alterner phrases longues et courtes',
    keepEven: 'Garder des phrases de longueur égale',
    addressFormally: 'Vouvoyer le lecteur',
    addressFamiliarly: 'Tutoyer le lecteur',
    speakAsWe: 'Parler de l’entreprise en disant « nous »',
    speakAsI: 'Écrire à la première personne',
    speakAsCompany: 'Appeler l’entreprise par son nom',
    askQuestions: 'Poser de temps en temps une question au lecteur',
    giveFigures: 'Appuyer les affirmations par des chiffres',
    noExclamations: 'Pas de points d’exclamation',
    noLongSentences: (words) => `Aucune phrase de plus de ${words} mots`,
    noStiffWords: 'Pas de formules administratives comme « susmentionné »',
    noLooseWords: 'Pas de familiarités comme « génial » ou « top »',
    noOtherAddress: (form) => `Ne pas passer au « ${form} »`,
  },
};

/** The two ways to address a reader, as people call them; English has one. */
export const addressForms: Record<VoiceLanguage, { formal: string; informal: string }> = {
  en: { formal: 'you', informal: 'you' },
  de: { formal: 'Sie', informal: 'Du' },
  es: { formal: 'usted', informal: 'tú' },
  it: { formal: 'Lei', informal: 'tu' },
  fr: { formal: 'vous', informal: 'tu' },
};
