// Width and speed limits of subtitles, and their help texts: alike where they are made and where they are translated.
import * as z from 'zod';
import type { FieldSource } from './tool-types.ts';

export const lineWidthField = {
  name: 'max_characters_per_line',
  label: 'Characters per line',
  type: 'number',
  required: true,
  default: 42,
  min: 28,
  max: 50,
  step: 1,
} as const satisfies FieldSource;

export const readingSpeedField = {
  name: 'max_cps',
  label: 'Characters per second at most',
  type: 'number',
  required: true,
  default: 17,
  min: 12,
  max: 21,
  step: 1,
} as const satisfies FieldSource;

/** A cue with its times in seconds and its characters a second. */
export const cueFacts = { index: z.int(), start: z.number(), end: z.number(), text: z.string(), cps: z.number() };
