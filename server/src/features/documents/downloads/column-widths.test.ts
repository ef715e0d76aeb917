import { expect, it } from 'vitest';
import { shareWidth } from './column-widths.ts';

it('breaks no word of a narrow column beside long sentences', () => {
  const [step = 0, note = 0, hash = 0] = shareWidth(
    [
      { line: 50, word: 50 },
      { line: 600, word: 60 },
      { line: 90, word: 90 },
    ],
    400,
  );
  expect([step, note, hash]).toEqual([50, 260, 90]);
});

it('fills the width with short lines, and breaks words only if they do not fit together', () => {
  expect(
    shareWidth(
      [
        { line: 50, word: 50 },
        { line: 150, word: 70 },
      ],
      400,
    ),
  ).toEqual([100, 300]);
  expect(
    shareWidth(
      [
        { line: 300, word: 300 },
        { line: 500, word: 300 },
      ],
      400,
    ),
  ).toEqual([200, 200]);
});
