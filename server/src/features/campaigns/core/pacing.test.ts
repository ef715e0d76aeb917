// Plan, pace and forecast by hand-made figures.
import { describe, expect, it } from 'vitest';
import { addDays, type PacingInput, pacingOf, plannedUntil } from './pacing.ts';

const euro = 1_000_000;
const spendOf = (from: string, euros: readonly number[]) =>
  new Map(euros.map((amount, index) => [addDays(from, index), amount * euro]));
/** Ten days of 100 each. */
const base: PacingInput = {
  from: '2026-11-01',
  to: '2026-11-10',
  budget: 1000 * euro,
  items: [],
  pauses: [],
  spend: new Map(),
  today: '2026-11-05',
};

describe('planned', () => {
  it('is the budget over the days of the campaign', () => {
    expect(plannedUntil(base, '2026-11-05')).toBe(500 * euro);
    expect(plannedUntil(base, '2026-10-31')).toBe(0);
    expect(plannedUntil(base, '2027-01-01')).toBe(1000 * euro);
  });
  it('has no money for days of a pause', () => {
    const paused = { ...base, pauses: [{ from: '2026-11-02', to: '2026-11-06' }] };
    expect(plannedUntil(paused, '2026-11-06')).toBe(200 * euro);
    expect(plannedUntil({ ...base, pauses: [{ from: '2026-11-06', to: null }] }, '2026-11-10')).toBe(1000 * euro);
  });
  it('counts a day of two pauses once, also where the campaign ends in thousands of years', () => {
    const overlapping = [
      { from: '2026-11-04', to: '2026-11-06' },
      { from: '2026-11-02', to: '2026-11-05' },
    ];
    expect(plannedUntil({ ...base, pauses: overlapping }, '2026-11-06')).toBe(200 * euro);
    const endless = { ...base, to: '9999-12-31', pauses: [{ from: '2026-11-02', to: null }] };
    expect(plannedUntil(endless, '9999-12-31')).toBe(1000 * euro);
  });
  it('is the sum of items over their own days where they have budgets', () => {
    const items = [
      { from: '2026-11-01', to: '2026-11-02', budget: 200 * euro },
      { from: '2026-11-05', to: '2026-11-08', budget: 400 * euro },
      { from: '2026-11-01', to: '2026-11-10', budget: null },
    ];
    expect(plannedUntil({ ...base, items }, '2026-11-01')).toBe(100 * euro);
    expect(plannedUntil({ ...base, items }, '2026-11-06')).toBe(400 * euro);
  });
  it('is unknown without money or dates', () => {
    expect(plannedUntil({ ...base, budget: null }, '2026-11-05')).toBe(null);
    expect(plannedUntil({ ...base, from: null }, '2026-11-05')).toBe(null);
  });
});

describe('pace', () => {
  it.each([
    [88, 'behind'],
    [90, 'on_pace'],
    [100, 'on_pace'],
    [110, 'on_pace'],
    [112, 'ahead'],
  ] as const)('of %i a day instead of 100 is %s', (perDay, band) => {
    expect(
      pacingOf({
        ...base,
        spend: spendOf(
          '2026-11-01',
          Array.from({ length: 5 }, () => perDay),
        ),
      }).band,
    ).toBe(band);
  });
  it('is unknown, not 0, without figures', () => {
    expect(pacingOf(base)).toEqual({
      budget: 1000 * euro,
      spent: null,
      planned: null,
      known_until: null,
      time_share: 0.5,
      pace: null,
      band: null,
      points: null,
      money_ends_on: null,
      forecast: null,
    });
  });
  it('counts a written 0 as known', () => {
    expect(pacingOf({ ...base, spend: spendOf('2026-11-01', [0]) })).toMatchObject({ spent: 0, band: 'behind', pace: 0 });
  });
  it('is compared until the last known day, in points of the budget', () => {
    const pacing = pacingOf({ ...base, spend: spendOf('2026-11-01', [150, 150, 150]), today: '2026-11-09' });
    expect(pacing).toMatchObject({
      known_until: '2026-11-03',
      planned: 300 * euro,
      spent: 450 * euro,
      points: 15,
      band: 'ahead',
    });
  });
});

describe('forecast', () => {
  it('says on which day the money ends, by the mean of the last seven known days', () => {
    const spend = spendOf('2026-11-01', [10, 200, 200, 200]);
    // 610 of 1,000 spent at 152.5 a day: the third day after the 4th.
    expect(pacingOf({ ...base, spend })).toMatchObject({ money_ends_on: '2026-11-07', forecast: 1525 * euro });
  });
  it('leaves days before the last seven out', () => {
    const spend = spendOf('2026-11-01', [900, 10, 10, 10, 10, 10, 10, 10]);
    expect(pacingOf({ ...base, budget: 2000 * euro, spend })).toMatchObject({ forecast: 990 * euro, money_ends_on: null });
  });
  it('says nothing where the money lasts, and the last known day where it is spent', () => {
    expect(pacingOf({ ...base, spend: spendOf('2026-11-01', [100, 100]) }).money_ends_on).toBe(null);
    expect(pacingOf({ ...base, spend: spendOf('2026-11-01', [600, 400]) }).money_ends_on).toBe('2026-11-02');
  });
});
