import { describe, expect, it } from 'vitest';
import { marketFile, rowsOf, sharesOf, suggestedOf, withOwnFigures } from './market-rows.ts';
import { readFigure, readOwnFigures } from './own-figures.ts';

const country = (code: string, value: number | null, documents = 0) => ({
  code,
  value,
  documents,
  campaigns: null,
  language: null,
  keyword: null,
  change: null,
});

it.each([
  ['440', 440],
  ['1,234', 1234],
  ['1.234', 1234],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['12,5 %', 12.5],
  ['1 234', 1234],
  ['0', 0],
  ['-', null],
  ['many', null],
  ['', null],
])('the cell “%s” says %s', (cell, figure) => {
  expect(readFigure(cell)).toBe(figure);
});

describe('own figures', () => {
  it('name countries by code or by name, in English or the reader’s language; 100 is the highest', () => {
    const { values, unread } = readOwnFigures('country; figure\nFinnland; 440\nDE,880\n"France"\t220\nNowhere; 5\nIT;', 'de');
    expect([...values]).toEqual([
      ['FI', 50],
      ['DE', 100],
      ['FR', 25],
    ]);
    expect(unread).toBe(3);
  });
  it('of nothing are 0, and not not known', () => {
    expect([...readOwnFigures('FI; 0', 'en').values]).toEqual([['FI', 0]]);
  });
  it('take the place of other figures, and leave what else is known of a country', () => {
    const own = readOwnFigures('FI; 5', 'en');
    const countries = withOwnFigures([country('DE', 100, 3)], own, false);
    expect(countries.map(({ code, value, documents }) => [code, value, documents])).toEqual([
      ['DE', null, 3],
      ['FI', 100, 0],
    ]);
  });
});

describe('rows of a market', () => {
  const rows = rowsOf(
    [
      country('US', 100, 1),
      { ...country('FI', null, 2), campaigns: 1 },
      country('IT', null, 9),
      country('DE', 100, 4),
      country('NO', 80),
      country('SE', 0),
    ],
    'europe',
    'en',
  );
  it('are those of the region with a figure or a campaign, the highest first and the unknown last', () => {
    expect(rows.map(({ name }) => name)).toEqual(['Germany', 'Norway', 'Sweden', 'Finland']);
  });
  it('offer a task for the highest without documents', () => {
    expect(suggestedOf(rows)?.code).toBe('NO');
    expect(suggestedOf(rows.filter(({ documents }) => documents > 0))?.code).toBe('DE');
    expect(suggestedOf([])).toBeNull();
  });
  it('have a share of the highest; what is not known has none', () => {
    expect([...sharesOf(rows, false)]).toEqual([
      ['DE', 1],
      ['NO', 0.8],
      ['SE', 0],
      ['FI', null],
    ]);
  });
  it('as a file leave empty what is not known, and hold no formula', () => {
    const [first] = rows;
    if (!first) throw new Error('There are rows');
    const text = marketFile([{ ...first, name: 'Bonaire, Saba', keyword: '=cmd()', value: null }], 'a "source"');
    expect(text.split('\r\n')).toEqual([
      'code,country,value,documents,campaigns,language,keyword,source',
      `DE,"Bonaire, Saba",,4,,,'=cmd(),"a ""source"""`,
    ]);
  });
});
