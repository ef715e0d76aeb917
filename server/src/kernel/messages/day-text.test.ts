import { expect, it } from 'vitest';
import { dayOfYearText, dayText, momentText } from './day-text.ts';

it.each([
  ['en', '30 November 2026', '30 November', '30 Nov 2026, 14:05 UTC'],
  ['de', '30. November 2026', '30. November', '30.11.2026, 14:05 UTC'],
  ['pt-BR', '30 de novembro de 2026', '30 de novembro', '30 de nov. de 2026, 14:05 UTC'],
] as const)('writes days and moments in %s', (language, day, ofYear, moment) => {
  expect(dayText('2026-11-30', language)).toBe(day);
  expect(dayOfYearText('2026-11-30', language)).toBe(ofYear);
  expect(momentText('2026-11-30T14:05:59.000Z', language)).toBe(moment);
});

it('writes a moment in another time zone', () => {
  expect(momentText('2026-11-30T14:05:59.000Z', 'de', 'Europe/Rome')).toBe('30.11.2026, 15:05 MEZ');
  expect(momentText('2026-07-30T22:05:59.000Z', 'en', 'Asia/Tokyo')).toBe('31 Jul 2026, 07:05 GMT+9');
});
