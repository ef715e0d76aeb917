import type { ModelPrice } from '@folio/contract/model-prices';
import { expect, it } from 'vitest';
import { formatPrice, priceRows, readPrice, stateOf } from './price-rows.ts';

const price = (valid_from: string, more: Partial<ModelPrice> = {}): ModelPrice => ({
  provider: 'openai',
  model: 'small',
  unit: 'image',
  micros: 40_000,
  currency: 'EUR',
  valid_from,
  ...more,
});

it('makes one row of all prices of a unit of a model, with the one of today and the next', () => {
  const prices = [price('2027-06-01'), price('2027-01-01'), price('2026-05-01'), price('2026-01-01')];
  const rows = priceRows([...prices, price('2027-01-01', { unit: 'second' })], '2026-05-01');
  expect(rows.map(({ unit, valid, planned }) => [unit, valid?.valid_from, planned?.valid_from])).toEqual([
    ['image', '2026-05-01', '2027-01-01'],
    ['second', undefined, '2027-01-01'],
  ]);
  const [row] = rows;
  expect(row?.prices.map((one) => stateOf(one, row, '2026-05-01'))).toEqual(['planned', 'planned', 'valid', 'ended']);
});

it.each([
  ['2', 2_000_000],
  ['0,15', 150_000],
  ['0.000001', 1],
  ['0', 0],
  ['2000', 2_000_000_000],
  ['2000.01', null],
  ['0.0000001', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('reads %j as %s millionths', (typed, micros) => {
  expect(readPrice(typed)).toBe(micros);
});

it('writes all digits of a small price', () => {
  expect(formatPrice(150, 'EUR', 'en')).toBe('€0.00015');
  expect(formatPrice(2_500_000, 'USD', 'en')).toBe('US$2.50');
});
