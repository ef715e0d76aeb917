import { expect, it } from 'vitest';
import { describePlaced } from './present-placed.ts';

const detail = { id: 1, name: 'Water wheels', description: null, reason: null };
const sentence = (...details: { status: 'processing' | 'accepted' | 'onHold'; reason?: string }[]) =>
  describePlaced({ order_details: details.map((one) => ({ ...detail, ...one })) }, 'en');

it.each([
  ['Order placed', [{ status: 'processing' }, { status: 'onHold', reason: 'Waits for a quote' }]],
  ['Your document is ready', [{ status: 'accepted' }]],
  ['Waits for a quote', [{ status: 'onHold', reason: 'Waits for a quote' }]],
  ['Your order was placed. Nothing is written yet.', [{ status: 'onHold' }]],
] as const)('“%s” is what the outputs of an order are', (expected, details) => {
  expect(sentence(...details)).toBe(expected);
});
