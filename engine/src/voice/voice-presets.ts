// Voices to begin with, for companies that have no text to learn from yet.
import { type VoiceLanguage, type VoiceProfile, voiceProfileSchema } from '@folio/contract/brand-voices';
import type { ToneWord } from '@folio/locales/en/phrases/voice';
import { voicePhrases } from '@folio/locales/phrases';
import { adviceFor } from './analyse-voice.ts';

export const presetSlugs = ['friendly', 'expert', 'direct', 'warm', 'formal', 'lively'] as const;
export type PresetSlug = (typeof presetSlugs)[number];

type Traits = Pick<VoiceProfile, 'formality' | 'person' | 'address' | 'sentence_words' | 'rhythm' | 'exclamation_marks'> & {
  tones: ToneWord[];
  asks?: boolean;
  gives?: boolean;
};

const traits: Record<PresetSlug, Traits> = {
  friendly: {
    tones: ['warm', 'plain', 'relaxed'],
    formality: 'casual',
    person: 'we',
    address: 'informal',
    sentence_words: 13,
    rhythm: 'varied',
    exclamation_marks: 'sparing',
    asks: true,
  },
  expert: {
    tones: ['factual', 'calm', 'elaborate'],
    formality: 'neutral',
    person: 'we',
    address: 'formal',
    sentence_words: 19,
    rhythm: 'varied',
    exclamation_marks: 'never',
    gives: true,
  },
  direct: {
    tones: ['direct', 'plain'],
    formality: 'neutral',
    person: 'we',
    address: 'informal',
    sentence_words: 10,
    rhythm: 'even',
    exclamation_marks: 'never',
  },
  warm: {
    tones: ['warm', 'personal', 'inviting'],
    formality: 'neutral',
    person: 'we',
    address: 'formal',
    sentence_words: 15,
    rhythm: 'varied',
    exclamation_marks: 'sparing',
    asks: true,
  },
  formal: {
    tones: ['official', 'reserved', 'factual'],
    formality: 'formal',
    person: 'they',
    address: 'formal',
    sentence_words: 22,
    rhythm: 'even',
    exclamation_marks: 'never',
  },
  lively: {
    tones: ['lively', 'inviting', 'direct'],
    formality: 'casual',
    person: 'we',
    address: 'informal',
    sentence_words: 11,
    rhythm: 'varied',
    exclamation_marks: 'free',
    asks: true,
  },
};

/** A preset's profile with its words in the language of the texts to come. */
export function presetProfile(slug: PresetSlug, language: VoiceLanguage): VoiceProfile {
  const { tones, asks = false, gives = false, ...rest } = traits[slug];
  const profile = voiceProfileSchema.parse({ ...rest, tone: tones.map((word) => voicePhrases[language].voiceWords.tones[word]) });
  return { ...profile, ...adviceFor(profile, { asks, gives }, language) };
}
