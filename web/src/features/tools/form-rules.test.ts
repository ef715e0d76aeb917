import { priceOf } from '@folio/contract/tool-price';
import { expect, it } from 'vitest';
import { orderedValues, shownFields } from './form-rules.ts';

it('shows the price without a human proofreader while there is none, though an earlier order had one', () => {
  const addon = { field: 'human_proofreading', equals: true, amount: 100, human: true };
  const rule = { rule: 'fixed', amount: 60, addons: [addon] } as unknown as Parameters<typeof priceOf>[0];
  const values = { topic: 'Sylt', human_proofreading: true };
  const priceWith = (canOrderHuman: boolean) => priceOf(rule, orderedValues(values, { canOrderHuman, canSaveVoice: true }));
  expect([priceWith(true), priceWith(false)]).toEqual([160, 60]);
  expect(orderedValues({ topic: 'Sylt' }, { canOrderHuman: false, canSaveVoice: false })).toEqual({ topic: 'Sylt' });
});

it('offers and saves no brand voice for who may not', () => {
  const box = { name: 'save_brand_voice', type: 'boolean' };
  const tool = { steps: [], fields: [box] } as unknown as Parameters<typeof shownFields>[0];
  const shown = (canSaveVoice: boolean) => shownFields(tool, {}, { canOrderHuman: true, canManageModels: false, canSaveVoice });
  expect([shown(true), shown(false)]).toEqual([[box], []]);
  const values = { brand: 'Oak', save_brand_voice: true };
  expect(orderedValues(values, { canOrderHuman: false, canSaveVoice: false })).toEqual({ brand: 'Oak', save_brand_voice: false });
  expect(orderedValues(values, { canOrderHuman: false, canSaveVoice: true })).toEqual(values);
});
