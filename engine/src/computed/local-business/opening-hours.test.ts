import { expect, it } from 'vitest';
import { isDays, readOpeningHours } from './opening-hours.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const shown = (hours: string) =>
  readOpeningHours(hours)?.map(({ dayOfWeek, opens, closes }) => [dayOfWeek.join(' '), opens, closes]) ?? null;

it.each([
  ['Open Tuesday to Thursday from 10 to 17', [['Tuesday Wednesday Thursday', '10:00', '17:00']]],
  ['Mon-Fri 9am-5:30pm', [[weekdays.join(' '), '09:00', '17:30']]],
  [
    'Mo–Fr 8:30–12:30, 14:00–18:00 Uhr; Sa 9–12 Uhr',
    [
      [weekdays.join(' '), '08:30', '12:30'],
      [weekdays.join(' '), '14:00', '18:00'],
      ['Saturday', '09:00', '12:00'],
    ],
  ],
  ['Montag und Mittwoch: 08.00 bis 12.00, Sonntag geschlossen', [['Monday Wednesday', '08:00', '12:00']]],
  ['du lundi au vendredi de 9h à 17h30', [[weekdays.join(' '), '09:00', '17:30']]],
  ['lunes a viernes: 10:00 a 20:00', [[weekdays.join(' '), '10:00', '20:00']]],
  ['dal lunedì al venerdì dalle 9 alle 18', [[weekdays.join(' '), '09:00', '18:00']]],
  ['segunda-feira a sexta-feira das 9h às 18h', [[weekdays.join(' '), '09:00', '18:00']]],
  ['Fri, Sat 18:00-02:00', [['Friday Saturday', '18:00', '02:00']]],
])('reads %s', (hours, expected) => {
  expect(shown(hours)).toEqual(expected);
});

it('reads days that go over the end of the week, and all of them', () => {
  expect(readOpeningHours('Sat-Mon 10:00-18:00')?.[0]?.dayOfWeek).toEqual(['Monday', 'Saturday', 'Sunday']);
  expect(readOpeningHours('täglich 10:00-18:00')?.[0]?.dayOfWeek).toHaveLength(7);
});

it.each([
  // Morning or evening.
  'Mon-Fri 9-5',
  'Mon-Fri 9 to 5pm',
  'Mon-Fri 17:00-09:00',
  // Not all of it is understood, or it says two things.
  'Mon-Fri 9:00-18:00, Sat by appointment',
  'Mon-Fri 9:00-18:00; Fri 9:00-14:00',
  'Mon-Fri',
  '9:00-18:00',
  'Mon-Fri 9:00-25:00',
  'See the door',
  '',
  '-'.repeat(10_000),
])('does not guess what "%s" means', (hours) => {
  expect(readOpeningHours(hours)).toBeNull();
});

it.each([
  ['Mon–Fri', true],
  ['Samstag und Sonntag', true],
  ['Phone', false],
  ['Mon 9', false],
])('knows whether %s is days', (text, expected) => {
  expect(isDays(text)).toBe(expected);
});
