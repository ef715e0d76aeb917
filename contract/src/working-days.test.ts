import { expect, it } from 'vitest';
import {
  addDays,
  addWorkingDays,
  instantOf,
  isOverdue,
  isWorkingDay,
  listTimeZones,
  todayIn,
  wallTimeIn,
  workingDaysBetween,
} from './working-days.ts';

it('is another day in another time zone', () => {
  const late = new Date('2026-11-23T23:30:00Z');
  expect(todayIn('UTC', late)).toBe('2026-11-23');
  expect(todayIn('Europe/Rome', late)).toBe('2026-11-24');
  expect(todayIn('America/New_York', late)).toBe('2026-11-23');
  expect(() => todayIn('Europe/Nowhere', late)).toThrow(RangeError);
  expect(listTimeZones()).toEqual(expect.arrayContaining(['UTC', 'Europe/Rome']));
});

it('a wall time of a time zone is an instant, also around clock changes', () => {
  expect(instantOf('2026-11-23T09:30', 'Europe/Rome').toISOString()).toBe('2026-11-23T08:30:00.000Z');
  expect(instantOf('2026-07-01T09:30', 'America/New_York').toISOString()).toBe('2026-07-01T13:30:00.000Z');
  expect(instantOf('2026-03-29T03:30', 'Europe/Rome').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(wallTimeIn('Asia/Kolkata', new Date('2026-11-23T09:30:00Z'))).toBe('2026-11-23T15:00');
});

it('working days leave out weekends and free days', () => {
  expect(addWorkingDays('2026-11-27', 1, [])).toBe('2026-11-30');
  expect(addWorkingDays('2026-11-27', 1, ['2026-11-30'])).toBe('2026-12-01');
  expect(addWorkingDays('2026-11-30', -1, [])).toBe('2026-11-27');
  expect(addWorkingDays('2026-11-28', 0, [])).toBe('2026-11-30');
  expect(workingDaysBetween('2026-11-27', '2026-12-01', [])).toBe(2);
  expect(workingDaysBetween('2026-12-01', '2026-11-27', [])).toBe(-2);
});

it('counts over thousands of years and stays within the days that can be stored', () => {
  expect(workingDaysBetween('2026-12-07', '9999-12-31', [])).toBe(2_080_074);
  expect(addWorkingDays('2026-12-07', 2_080_074, [])).toBe('9999-12-31');
  expect(addWorkingDays('9999-12-31', -2_080_074, [])).toBe('2026-12-07');
  expect(addWorkingDays('9999-12-31', 2_000_000, [])).toBe('9999-12-31');
  expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
});

it('a task is overdue after its due day', () => {
  expect(isOverdue('2026-11-23', '2026-11-23')).toBe(false);
  expect(isOverdue('2026-11-23', '2026-11-24')).toBe(true);
  expect(isOverdue(null, '2026-11-24')).toBe(false);
});

it('for any day, count and free days: the result is a working day, as many away, and the way back is the same', () => {
  const seed = 20_261_129;
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  for (let round = 0; round < 500; round += 1) {
    const freeDays = Array.from({ length: random(20) }, () => addDays('2026-01-01', random(400)));
    const from = addWorkingDays(addDays('2026-01-01', random(365)), 0, freeDays);
    const count = 1 + random(40);
    const to = addWorkingDays(from, count, freeDays);
    const about = `seed ${seed}, ${from} + ${count}`;
    expect(isWorkingDay(to, freeDays), about).toBe(true);
    expect(workingDaysBetween(from, to, freeDays), about).toBe(count);
    expect(addWorkingDays(to, -count, freeDays), about).toBe(from);
  }
});
