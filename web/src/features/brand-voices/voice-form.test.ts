import { voiceProfileSchema } from '@folio/contract/brand-voices';
import { expect, it } from 'vitest';
import { faultsOf, listBounds, toFormValues, toProfile } from './voice-form.ts';

const profile = voiceProfileSchema.parse({
  tone: ['warm'],
  do: ['Say who.', 'Say when.'],
  sample_lines: ['We bake each morning.'],
  never_use: ['cheap'],
  sentence_words: 13.5,
});
const named = { name: 'Halden', description: '', default: false, active: true };

it('gives back the profile that it was filled with', () => {
  expect(toProfile(toFormValues(profile, named))).toEqual(profile);
});

it('drops empty lines and the space around others', () => {
  expect(toProfile({ ...toFormValues(profile, named), do: '\n  Say who. \n\n' }).do).toEqual(['Say who.']);
});

it('finds what the contract would refuse, at its field', () => {
  const values = toFormValues(profile, named);
  expect(faultsOf(values)).toEqual({});
  const wrong = {
    ...values,
    name: ' ',
    sentence_words: '',
    dont: Array.from({ length: listBounds.dont.most + 1 }, (_, line) => `Line ${line}`).join('\n'),
    never_use: ['x'.repeat(listBounds.never_use.length + 1)],
  };
  expect(faultsOf(wrong)).toEqual({
    name: { code: 'required', limit: 0 },
    sentence_words: { code: 'sentenceWords', limit: 60 },
    dont: { code: 'tooMany', limit: 12 },
    never_use: { code: 'tooLong', limit: 80 },
  });
  expect(voiceProfileSchema.safeParse(toProfile(wrong)).success).toBe(false);
});
