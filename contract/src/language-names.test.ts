import { afterEach, expect, it, vi } from 'vitest';
import { languageName } from './language-names.ts';

afterEach(() => vi.restoreAllMocks());

it('names languages in the reader’s language', () => {
  expect(languageName('de', 'it')).toBe('Tedesco');
  expect(languageName('pt-BR', 'en')).toBe('Portuguese (Brazil)');
});

it('names what the browser does not know in English', () => {
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue(undefined);
  expect(['dz', 'apc', 'hne'].map((code) => languageName(code, 'de'))).toEqual(['Dzongkha', 'Levantine Arabic', 'Chhattisgarhi']);
});

it('keeps Twi and Akan apart', () => {
  expect(languageName('tw', 'en')).toBe('Twi');
  expect(languageName('ak', 'en')).toBe('Akan');
});
