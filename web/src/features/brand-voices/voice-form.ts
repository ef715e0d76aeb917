// The form of a voice: a profile as people fill it in, and back. Lists of sentences are texts with one on each line.

import { type VoiceLanguage, type VoiceProfile, voiceLanguages } from '@folio/contract/brand-voices';
import type { TFunction } from 'i18next';
import type { ContractForm } from '../../base/contract-form.tsx';

const sentenceLists = ['do', 'dont', 'sample_lines'] as const;
const wordLists = ['tone', 'vocabulary', 'must_use', 'never_use'] as const;
export type VoiceForm = ContractForm<VoiceFormValues>;
export type SentenceList = (typeof sentenceLists)[number];
export type WordList = (typeof wordLists)[number];

/** Maximum entries of a list and characters of each: the contract's own bounds. */
export const listBounds = {
  tone: { most: 8, length: 40 },
  vocabulary: { most: 40, length: 80 },
  do: { most: 12, length: 200 },
  dont: { most: 12, length: 200 },
  sample_lines: { most: 8, length: 400 },
  must_use: { most: 20, length: 80 },
  never_use: { most: 40, length: 80 },
} as const satisfies Record<SentenceList | WordList, { most: number; length: number }>;

type ProfileValues = Omit<VoiceProfile, SentenceList | 'sentence_words'> &
  Record<SentenceList, string> & { sentence_words: number | string };

export type VoiceFormValues = ProfileValues & {
  name: string;
  description: string;
  default: boolean;
  active: boolean;
};

type Named = Pick<VoiceFormValues, 'name' | 'description' | 'default' | 'active'>;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Initial values of the form. */
export function toFormValues(profile: VoiceProfile, named: Named): VoiceFormValues {
  const { do: doLines, dont, sample_lines, ...rest } = profile;
  return {
    ...rest,
    ...named,
    do: doLines.join('\n'),
    dont: dont.join('\n'),
    sample_lines: sample_lines.join('\n'),
  };
}

/** Returns the form's profile. An invalid sentence length becomes the contract's default. */
export function toProfile(values: VoiceFormValues): VoiceProfile {
  const { name: _name, description: _description, default: _default, active: _active, ...profile } = values;
  return {
    ...profile,
    sentence_words: Number(values.sentence_words) || 16,
    do: linesOf(values.do),
    dont: linesOf(values.dont),
    sample_lines: linesOf(values.sample_lines),
  };
}

export interface VoiceFault {
  code: 'required' | 'tooMany' | 'tooLong' | 'sentenceWords';
  limit: number;
}

/** Faults of the form, by field: found here, so that the server has nothing to refuse. */
export function faultsOf(values: VoiceFormValues): Partial<Record<keyof VoiceFormValues, VoiceFault>> {
  const faults: Partial<Record<keyof VoiceFormValues, VoiceFault>> = {};
  if (!values.name.trim()) faults.name = { code: 'required', limit: 0 };
  const words = Number(values.sentence_words);
  if (!(words >= 3 && words <= 60)) faults.sentence_words = { code: 'sentenceWords', limit: 60 };
  for (const list of [...wordLists, ...sentenceLists]) {
    const value = values[list];
    const entries = typeof value === 'string' ? linesOf(value) : value;
    const { most, length } = listBounds[list];
    if (entries.length > most) faults[list] = { code: 'tooMany', limit: most };
    else if (entries.some((entry) => entry.length > length)) faults[list] = { code: 'tooLong', limit: length };
  }
  return faults;
}

/** A kept voice, as a call has it. */
export const inputOfVoice = (values: VoiceFormValues) => {
  const { name, description, default: isDefault, active } = values;
  return { name, description, profile: toProfile(values), default: isDefault, active };
};

/** The same as sentences. */
export const wordedFaults = (values: VoiceFormValues, t: TFunction): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faultsOf(values)).map(([name, { code, limit }]) => [name, t(`voices.faults.${code}`, { limit })]),
  );

/** The language of voices nearest to that of the interface. */
export const voiceLanguageOf = (language: string): VoiceLanguage => voiceLanguages.find((one) => one === language) ?? 'en';
