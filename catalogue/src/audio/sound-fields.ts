// Shared fields of the speech tools.
import type { FieldSource } from '../tool-types.ts';

export const voiceField = {
  name: 'voice',
  label: 'Voice',
  type: 'select',
  required: true,
  default: 'female_1',
  options: [
    { value: 'female_1', label: 'Female 1' },
    { value: 'female_2', label: 'Female 2' },
    { value: 'male_1', label: 'Male 1' },
    { value: 'male_2', label: 'Male 2' },
  ],
} as const satisfies FieldSource;

export const soundFormatField = (preset: 'mp3' | 'wav') =>
  ({
    name: 'audio_format',
    label: 'Format',
    type: 'select',
    required: true,
    default: preset,
    options: [
      { value: 'mp3', label: 'MP3' },
      { value: 'wav', label: 'WAV' },
    ],
  }) as const satisfies FieldSource;
