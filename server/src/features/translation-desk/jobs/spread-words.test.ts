import { expect, it } from 'vitest';
import { spreadWords } from './spread-words.ts';

const isWeekday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
const spread = (words: number, day: string | null, isWorking = isWeekday) =>
  Object.fromEntries(spreadWords([{ words, day }], '2026-11-19', isWorking));

it('spreads words over the working days until they are due, with none lost', () => {
  expect(spread(1000, '2026-11-23')).toEqual({ '2026-11-19': 334, '2026-11-20': 333, '2026-11-23': 333 });
});

it('puts what is late, due today or without a day on the next working day', () => {
  expect(spread(500, '2026-11-02')).toEqual({ '2026-11-19': 500 });
  expect(spread(500, null)).toEqual({ '2026-11-19': 500 });
  expect(spread(500, '2026-11-19')).toEqual({ '2026-11-19': 500 });
  expect(spread(500, '2026-11-20', (day) => day > '2026-11-23')).toEqual({ '2026-11-24': 500 });
});

it('adds the words of several jobs', () => {
  const words = spreadWords(
    [
      { words: 100, day: '2026-11-20' },
      { words: 60, day: null },
    ],
    '2026-11-19',
    isWeekday,
  );
  expect(Object.fromEntries(words)).toEqual({ '2026-11-19': 110, '2026-11-20': 50 });
});
