import type { Pacing } from '@folio/contract/campaign-shapes';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startWords } from '../../testing/start-words.ts';
import { PacingBar } from './pacing-bar.tsx';

beforeAll(startWords);
afterEach(cleanup);

const pacing: Pacing = {
  budget: 1000,
  spent: 480,
  planned: 480,
  pace: 1,
  band: 'on_pace',
  points: 0,
  forecast: 800,
  money_ends_on: null,
  time_share: 0.61,
  known_until: '2026-11-28',
};

it('compares the money with the plan, as its mark and its verdict do', () => {
  const { container } = render(<PacingBar pacing={pacing} />);
  expect(container.textContent).toBe('48% of the budget spent, 48% planned by nowOn pace');
});

it('has no mark without a plan', () => {
  const { container } = render(<PacingBar pacing={{ ...pacing, planned: null, pace: null, band: null, points: null }} />);
  expect(container.textContent).toBe('48% of the budget spentNo plan to compare with');
});
