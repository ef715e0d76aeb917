import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

it('names no language for text without words', async () => {
  expect(await detectLanguage('a b c d e f g')).toBeNull();
  expect(await detectLanguage('123456789')).toBeNull();
  expect(await detectLanguage('The water wheel turns slowly.')).toBe('en');
  expect(await detectLanguage('水车缓慢地转动')).toBe('zh');
});
