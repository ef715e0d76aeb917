import { expect, it } from 'vitest';
import { moneyFor, quotedFor, spelledFor } from './regional-writing.ts';

it('writes amounts as the region does', () => {
  expect(moneyFor('de-DE', 1234.5, 'EUR')).toBe('1.234,50\u00a0€');
  expect(moneyFor('de-CH', 1234.5, 'CHF')).toBe('CHF\u00a01’234.50');
  expect(moneyFor('en-US', 20, 'USD')).toBe('$20');
});

it('quotes as the region does', () => {
  expect(
    ['en-US', 'en-GB', 'de-DE', 'de-CH', 'es-MX', 'es-ES', 'pt-PT', 'pt-BR', 'xx'].map((one) => quotedFor(one, 'a')),
  ).toEqual(['“a”', '‘a’', '„a“', '«a»', '“a”', '«a»', '«a»', '“a”', '“a”']);
});

it('spells sentences of ours without ß where nobody writes it', () => {
  expect(['de-CH', 'de-LI', 'de-AT', 'de'].map((variant) => spelledFor(variant, 'Straße'))).toEqual([
    'Strasse',
    'Strasse',
    'Straße',
    'Straße',
  ]);
});
