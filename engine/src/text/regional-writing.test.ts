import { expect, it } from 'vitest';
import { dayFor, moneyFor, quotedFor, spelledFor } from './regional-writing.ts';

const day = new Date('2026-11-26T12:00:00Z');

it('writes days and amounts as the region does', () => {
  expect(['en-GB', 'en-US', 'de-AT', 'pt-PT'].map((variant) => dayFor(variant, day))).toEqual([
    '26 November 2026',
    'November 26, 2026',
    '26. November 2026',
    '26 de novembro de 2026',
  ]);
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
