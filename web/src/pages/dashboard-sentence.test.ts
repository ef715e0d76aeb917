import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { countsByTab } from '../features/orders/orders.queries.ts';
import { dashboardSentence } from './dashboard-sentence.ts';

const t = ((key: string, { number = '' } = {}) => `${key} ${number}`.trim()) as unknown as TFunction;
const counts = { accepted: 0, processing: 0, in_progress: 0, failed: 0, onHold: 0 };
const sentenceOf = (more: Partial<typeof counts>, cancelled: number, todo = 0) =>
  dashboardSentence(countsByTab({ counts: { ...counts, ...more }, cancelled }), todo, t, 'en');

test('what was cancelled did not fail', () => {
  expect(sentenceOf({ accepted: 4, failed: 3 }, 2)).toBe('dashboard.failed 1');
  expect(sentenceOf({ accepted: 4, failed: 3 }, 3)).toBe('dashboard.ready 4');
  expect(sentenceOf({ failed: 3 }, 3)).toBe('dashboard.cancelled 3');
  expect(sentenceOf({}, 0)).toBe('dashboard.firstDay');
  expect(sentenceOf({ processing: 1, in_progress: 2 }, 0)).toBe('dashboard.writing 3');
});

test('what waits in the inbox comes first, also before the documents are counted', () => {
  expect(sentenceOf({ in_progress: 1, onHold: 2 }, 0, 7)).toBe('inbox.count 7 dashboard.writing 1');
  expect(sentenceOf({ accepted: 4 }, 0, 1)).toBe('inbox.count 1');
  expect(dashboardSentence(undefined, 7, t, 'en')).toBe('inbox.count 7');
  expect(dashboardSentence(undefined, 0, t, 'en')).toBe('');
});
