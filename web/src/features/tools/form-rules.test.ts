import { priceOf } from '@folio/contract/tool-price';
import { expect, it } from 'vitest';
import { orderedValues } from './form-rules.ts';

it('shows the price without a human proofreader while there is none, though an earlier order had one', () => {
  const addon = { field: 'human_proofreading', equals: true, amount: 100, human: true };
  const rule = { rule: 'fixed', amount: 60, addons: [addon] } as unknown as Parameters<typeof priceOf>[0];
  const values = { topic: 'Sylt', human_proofreading: true };
  const priceWith = (canOrderHuman: boolean) => priceOf(rule, orderedValues(values, { canOrderHuman }));
  expect([priceWith(true), priceWith(false)]).toEqual([160, 60]);
  expect(orderedValues({ topic: 'Sylt' }, { canOrderHuman: false })).toEqual({ topic: 'Sylt' });
});
