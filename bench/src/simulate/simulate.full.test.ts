import { randomFrom } from '@folio/server/testing/random';
import { goodPassword, startTestProduct, type TestProduct } from '@folio/server/testing/test-product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareOfSecond, sizeOf, teamChooser } from './day.ts';
import { describeSimulation } from './describe-simulation.ts';
import { fairShares, jainIndex } from './fairness.ts';
import { createHistogram } from './histogram.ts';
import { simulate } from './simulate.ts';

describe('the day of the teams', () => {
  it('has all its actions in its 24 hours, most of them from 9 to 11 and from 14 to 16', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => shareOfSecond(hour) * 3600);
    expect(hours.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    const busiest = hours
      .map((share, hour) => ({ share, hour }))
      .toSorted((a, b) => b.share - a.share)
      .slice(0, 4);
    expect(busiest.map(({ hour }) => hour).toSorted((a, b) => a - b)).toEqual([9, 10, 14, 15]);
  });
  it('is that of a few heavy teams and many light ones', () => {
    const counts: Record<string, number> = {};
    for (let nth = 0; nth < 1000; nth += 1) counts[sizeOf(nth, 1000)] = (counts[sizeOf(nth, 1000)] ?? 0) + 1;
    expect(counts).toEqual({ heavy: 20, medium: 180, light: 800 });
    const random = randomFrom(1);
    const { choose, actionsADay } = teamChooser(1000);
    expect(actionsADay).toBe(20 * 1200 + 180 * 240 + 800 * 60);
    const chosen = Array.from({ length: 20_000 }, () => sizeOf(choose(random), 1000));
    expect(chosen.filter((size) => size === 'heavy').length / chosen.length).toBeCloseTo((20 * 1200) / actionsADay, 1);
  });
});

describe('the figures', () => {
  it('are percentiles within 2 %', () => {
    const times = createHistogram();
    for (let nth = 1; nth <= 1000; nth += 1) times.add(nth);
    for (const share of [0.5, 0.95, 0.99]) {
      expect(times.percentile(share)).toBeGreaterThanOrEqual(share * 1000 * 0.98);
      expect(times.percentile(share)).toBeLessThanOrEqual(share * 1000 * 1.021);
    }
    expect(createHistogram().percentile(0.5)).toBeNull();
  });
  it('give everyone the same until they have what they asked for', () => {
    expect(fairShares([100, 2, 10], 30)).toEqual([18, 2, 10]);
    expect(fairShares([5, 5], 20)).toEqual([5, 5]);
  });
  it('are 1 where all are served alike, and 1/n where one alone is', () => {
    expect(jainIndex([0.5, 0.5, 0.5])).toBeCloseTo(1);
    expect(jainIndex([1, 0, 0, 0])).toBeCloseTo(0.25);
    expect(jainIndex([])).toBeNull();
  });
});

describe('five teams for five seconds', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  it('use a running installation as people do, and every figure is measured', async () => {
    const staff = await product.register('Marta Ferri', 'marta@example.com');
    expect(staff.id).toBeGreaterThan(0);
    const result = await simulate({
      urls: [product.url.replace(/\/api$/, '')],
      teams: 5,
      // 1,700 actions a day: a few in each second.
      speed: 600,
      minutes: 5 / 60,
      fromHour: 9,
      seed: 2,
      accountsFile: null,
      staff: { email: 'marta@example.com', password: goodPassword },
      say: () => undefined,
    });
    expect(Object.fromEntries(result.calls.errors)).toEqual({});
    expect(result.skipped).toBe(0);
    expect(result.done).toBeGreaterThan(50);
    expect(result.orders.queueTimes.count()).toBeGreaterThan(0);
    expect(result.orders.open()).toBe(0);
    const [row] = await product.sql<{ count: number; teams: number }>(
      `select count(*)::int, count(distinct account_id)::int as teams from order_details where status = 'accepted'`,
    );
    expect(row?.count).toBe(result.orders.queueTimes.count());
    const report = describeSimulation(result).join('\n');
    for (const words of ['list', 'open document', 'order', 'from placed to accepted', 'No errors'])
      expect(report).toContain(words);
  });
});
