// Cells, columns and rows of files with figures.
import { describe, expect, it } from 'vitest';
import { guessDayForm, guessNumberForm, readCountry, readDay, readNumber } from './cell-forms.ts';
import { guessMapping } from './map-columns.ts';
import { type ReadingContext, readRows } from './read-rows.ts';

describe('a number', () => {
  it.each([
    ['1.234,56', '1.234,56', 1234.56],
    ['1234,5', '1.234,56', 1234.5],
    ['1.234', '1.234,56', 1234],
    ['1.2345', '1.234,56', null],
    ['1,234.56', '1,234.56', 1234.56],
    ['€ 1,234', '1,234.56', 1234],
    ['1\u202f234', '1,234.56', 1234],
    ['−12', '1,234.56', -12],
    ['12 EUR', '1.234,56', 12],
    ['12a', '1.234,56', null],
    ['1e3', '1,234.56', null],
    ['', '1,234.56', null],
  ] as const)('%j in the form %s is %j', (cell, form, value) => expect(readNumber(cell, form)).toBe(value));
  it.each([
    [['148,20', '9'], 'en', '1.234,56'],
    [['148.20', '9'], 'de', '1,234.56'],
    [['1.234'], 'en', '1,234.56'],
    [['1.234'], 'de', '1.234,56'],
    [['9'], 'de', '1.234,56'],
  ] as const)('%j in %s is written as %s', (cells, language, form) => expect(guessNumberForm(cells, language)).toBe(form));
});

describe('a day', () => {
  it.each([
    ['2026-11-09', 'YYYY-MM-DD', '2026-11-09'],
    ['2026-11-09T00:00:00Z', 'YYYY-MM-DD', '2026-11-09'],
    ['9.11.2026', 'DD.MM.YYYY', '2026-11-09'],
    ['09/11/2026', 'DD/MM/YYYY', '2026-11-09'],
    ['11/9/2026', 'MM/DD/YYYY', '2026-11-09'],
    ['31.02.2026', 'DD.MM.YYYY', null],
    ['yesterday', 'YYYY-MM-DD', null],
  ] as const)('%j in the form %s is %j', (cell, form, day) => expect(readDay(cell, form)).toBe(day));
  it.each([
    [['2026-11-09', ''], 'YYYY-MM-DD'],
    [['09.11.2026'], 'DD.MM.YYYY'],
    [['09/11/2026', '13/11/2026'], 'DD/MM/YYYY'],
    [['11/09/2026', '11/13/2026'], 'MM/DD/YYYY'],
    [['x'], 'YYYY-MM-DD'],
  ] as const)('%j is written as %s', (cells, form) => expect(guessDayForm(cells)).toBe(form));
});

it('knows countries by code and name', () => {
  expect(['DE', 'at', 'Deutschland', 'Switzerland', 'Francia', 'Atlantis'].map(readCountry)).toEqual([
    'DE',
    'AT',
    'DE',
    'CH',
    'FR',
    null,
  ]);
});

it('finds columns by the names of exports', () => {
  expect(guessMapping(['Day', 'Campaign name', 'Final URL', 'Land', 'Impr.', 'Clicks', 'Cost', 'Conv.'])).toEqual({
    date: 'Day',
    item: 'Final URL',
    country: 'Land',
    impressions: 'Impr.',
    clicks: 'Clicks',
    spend: 'Cost',
    conversions: 'Conv.',
  });
});

const context: ReadingContext = {
  mapping: { date: 'Day', item: 'URL', impressions: 'Impr.', clicks: 'Clicks', spend: 'Cost', country: 'Land' },
  numbers: '1.234,56',
  days: 'YYYY-MM-DD',
  today: '2026-11-20',
  items: [
    { id: 5, code: 'l-05', name: 'Brand words', channel: 'Paid search' },
    { id: 6, code: 'l-06', name: 'Tents', channel: 'Paid search' },
  ],
  contents: new Map([['spring-teaser', 6]]),
  channel: '',
};
const read = (cells: string[], more: Partial<ReadingContext> = {}) => {
  const columns = ['Day', 'URL', 'Impr.', 'Clicks', 'Cost', 'Land'];
  const [row] = readRows({ columns, rows: [{ line: 2, cells, isTooLong: false }] }, { ...context, ...more });
  return row;
};

describe('a row', () => {
  it.each(['https://a.example/?utm_content=l-05#top', 'L-05', 'l-05-s', 'brand words'])('finds its item by %j', (cell) =>
    expect(read(['2026-11-09', cell, '10', '', '', ''])).toMatchObject({ item_id: 5, fault: null }),
  );
  it('finds its item by the content of a link', () => {
    expect(read(['2026-11-09', 'spring-teaser', '10', '', '', ''])).toMatchObject({ item_id: 6, channel: 'Paid search' });
  });
  it('keeps what is not known, and a written 0', () => {
    expect(read(['2026-11-09', 'l-05', '1.200', '', '0', 'DE'])).toMatchObject({
      impressions: 1200,
      clicks: null,
      spend: 0,
      visits: null,
      country: 'DE',
      fault: null,
    });
    expect(read(['2026-11-09', 'l-05', '–', 'n/a', '148,20', ''])).toMatchObject({
      impressions: null,
      clicks: null,
      spend: 148_200_000,
    });
  });
  it.each([
    [['', 'l-05', '1', '', '', ''], 'no_date', 'Day'],
    [['2026-11-21', 'l-05', '1', '', '', ''], 'future_date', 'Day'],
    [['2026-11-09', 'l-05', 'many', '', '', ''], 'not_a_number', 'Impr.'],
    [['2026-11-09', 'l-05', '-1', '', '', ''], 'negative', 'Impr.'],
    [['2026-11-09', 'l-05', '1,5', '', '', ''], 'not_whole', 'Impr.'],
    [['2026-11-09', 'l-05', '', '', '1.000.000.001', ''], 'too_large', 'Cost'],
    [['2026-11-09', 'l-05', '1', '', '', 'Atlantis'], 'unknown_country', 'Land'],
    [['2026-11-09', '', '1', '', '', ''], 'no_channel', ''],
    [['2026-11-09', 'l-05', '', '', '', ''], 'no_figure', 'Clicks'],
    [['2026-11-09', 'l-05', '488', '512', '', ''], 'clicks_above_impressions', 'Clicks'],
    [['2026-11-09', 'l-19', '1', '', '', ''], 'unknown_code', 'URL'],
  ])('%j has the fault %s in the column %j', (cells, code, column) => {
    expect(read(cells)?.fault).toMatchObject({ code, column });
  });
  it('without item is in the channel that was chosen', () => {
    expect(read(['2026-11-09', '', '1', '', '', ''], { channel: 'Social' })).toMatchObject({
      item_id: null,
      channel: 'Social',
      fault: null,
    });
  });
  it('that is twice in a file counts once', () => {
    const cells = ['2026-11-09', 'l-05', '1', '', '', ''];
    const rows = [2, 3].map((line) => ({ line, cells, isTooLong: false }));
    const table = { columns: ['Day', 'URL', 'Impr.', 'Clicks', 'Cost', 'Land'], rows };
    expect(readRows(table, context).map(({ fault }) => fault?.code ?? null)).toEqual([null, 'row_twice']);
  });
});
