import { describe, expect, it } from 'vitest';
import { findUnpairedLine, readPairedLines } from './paired-lines.ts';

const lines = 'boot = Stiefel\r\n\n  GORE-TEX=GORE-TEX \na = b = c\nshoe\n= Schuh\nsole =';

describe('lines of pairs', () => {
  it('are read at their first sign of equality, and those without both sides are passed over', () => {
    expect(readPairedLines(lines)).toEqual([
      ['boot', 'Stiefel'],
      ['GORE-TEX', 'GORE-TEX'],
      ['a', 'b = c'],
    ]);
    expect(readPairedLines(undefined)).toEqual([]);
  });

  it('are wrong from the first that has text and not both sides', () => {
    expect(findUnpairedLine(lines)).toBe(5);
    expect(['= Schuh', 'sole =', 'a = b\n\nshoe', 'a → b', '', ' \n', 'a = b'].map(findUnpairedLine)).toEqual([
      1,
      1,
      3,
      1,
      null,
      null,
      null,
    ]);
  });
});
