// The four voices of the form, as each engine knows them.

export const voiceNames = ['female_1', 'female_2', 'male_1', 'male_2'] as const;
export type VoiceName = (typeof voiceNames)[number];

/** The voice of the form, the first where there is none. */
export const voiceOf = (value: unknown): VoiceName => voiceNames.find((name) => name === value) ?? 'female_1';

/** Built-in voices by the tools' language codes. Japanese is left out: the built-in engine cannot read its characters. */
const builtInLanguages: Record<string, string> = {
  en: 'en',
  it: 'it',
  es: 'es',
  fr: 'fr',
  de: 'de',
  'pt-BR': 'pt-br',
  'pt-PT': 'pt',
  'nl-NL': 'nl',
  'pl-PL': 'pl',
  cs: 'cs',
  'ru-RU': 'ru',
  sv: 'sv',
  da: 'da',
  nb: 'nb',
  fi: 'fi',
  el: 'el',
  ro: 'ro',
  hu: 'hu',
  uk: 'uk',
  tr: 'tr',
  ca: 'ca',
  ko: 'ko',
  'zh-CN': 'cmn',
  ar: 'ar',
  hi: 'hi',
  id: 'id',
  vi: 'vi',
};

/** Variants of its timbre. */
const variants: Record<VoiceName, string> = { female_1: 'f2', female_2: 'f4', male_1: 'm3', male_2: 'm7' };

/** The built-in voice, or null for a language that it does not speak. */
export function builtInVoice(language: string, voice: VoiceName): string | null {
  const code = builtInLanguages[language];
  return code === undefined ? null : `${code}+${variants[voice]}`;
}

const openAiVoices: Record<VoiceName, string> = { female_1: 'nova', female_2: 'shimmer', male_1: 'onyx', male_2: 'echo' };
const geminiVoices: Record<VoiceName, string> = { female_1: 'Kore', female_2: 'Aoede', male_1: 'Charon', male_2: 'Puck' };

/** The vendor's name of the voice; undefined lets the vendor choose. */
export function vendorVoice(provider: string, voice: VoiceName): string | undefined {
  if (provider === 'google') return geminiVoices[voice];
  return provider === 'mistral' ? undefined : openAiVoices[voice];
}

export interface Delivery {
  /** Factor of the pace. */
  pace: number;
  /** Pitch of the built-in voice, 0 to 99; 50 is its own. */
  pitch: number;
  /** Input of a speech model. */
  instructions: string;
}

const deliveries: Record<string, Delivery> = {
  neutral: { pace: 1, pitch: 50, instructions: 'Speak clearly and evenly.' },
  news: { pace: 1.06, pitch: 47, instructions: 'Speak like a newsreader: factual, even, clearly articulated.' },
  conversational: { pace: 1.03, pitch: 54, instructions: 'Speak as in a friendly conversation: relaxed and natural.' },
  narration: { pace: 0.92, pitch: 45, instructions: 'Narrate like an audiobook: warm, unhurried, with pauses.' },
  advertising: { pace: 1.1, pitch: 58, instructions: 'Speak like a radio advert: lively, confident, inviting.' },
};

/** Sound of a style; neutral if the form has none. */
export const deliveryOf = (style: unknown): Delivery =>
  deliveries[typeof style === 'string' ? style : 'neutral'] ?? { pace: 1, pitch: 50, instructions: 'Speak clearly and evenly.' };
