// Words for the findings of the built-in analysis, in the language of the text.
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

interface Voice {
  voiceWords: VoiceWords;
  /** The two ways to address a reader, as people call them; English has one. */
  addressForms: { formal: string; informal: string };
}

const voice: Voice = {
  voiceWords: {
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
  addressForms: { formal: 'you', informal: 'you' },
};

export default voice;
