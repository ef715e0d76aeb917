import { voiceProfileSchema } from '@folio/contract/brand-voices';
import { expect, it } from 'vitest';
import { languageToWrite, variantFor, variantOf } from './language-variant.ts';

it.each([
  ['de', 'AT', 'de-AT'],
  ['de', 'FI', 'de'],
  ['de', null, 'de'],
  ['pt-BR', 'PT', 'pt-BR'],
  ['en', 'GB', 'en-GB'],
])('%s for %s is %s', (language, country, expected) => {
  expect(variantOf(language, country)).toBe(expected);
});

it('follows the brand voice before the country, in the language of the voice alone', () => {
  const brandVoice = voiceProfileSchema.parse({ variant: 'de-CH' });
  expect(variantFor({ language: 'de', brandVoice, country: 'AT' })).toBe('de-CH');
  expect(variantFor({ language: 'en', brandVoice, country: 'AU' })).toBe('en-AU');
  expect(variantFor({ language: 'de', brandVoice: voiceProfileSchema.parse({}), country: 'AT' })).toBe('de-AT');
  expect(variantFor({ language: 'pt-BR', brandVoice: voiceProfileSchema.parse({ variant: 'pt-PT' }) })).toBe('pt-PT');
});

it('says what a variant changes', () => {
  expect(languageToWrite('de-AT')).toBe('Austrian German (de-AT), with the spelling, words and formats of that region');
  expect(languageToWrite('de')).toBe('German (de)');
});
