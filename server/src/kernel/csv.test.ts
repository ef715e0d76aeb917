import { expect, it } from 'vitest';
import { csvBytes, csvFile, separatorOf } from './csv.ts';

const textOf = (rows: (string | number | null)[][]) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvBytes(rows));

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\uFF1D1', '\uFF0B1', '\uFF0D1', '\uFF20A1'])(
  'keeps %j from being run as a formula',
  (cell) => {
    expect(textOf([[cell]])).toMatch(/^\uFEFF"?'/);
  },
);

it('leaves texts, numbers and empty cells as they are', () => {
  expect(textOf([['a=b', 'x-y', "'", -5, 0, null, 'Größe']])).toBe("\uFEFFa=b,x-y,',-5,0,,Größe\r\n");
});

it('quotes separators, quotes and line breaks, and begins with the header', async () => {
  const file = csvFile('a.csv', ['=name', 'text'], [['One', 'He said "yes", twice\nand left']]);
  expect(await file.text()).toBe('\'=name,text\r\nOne,"He said ""yes"", twice\nand left"\r\n');
  expect(file.type).toBe('text/csv; charset=utf-8');
});

it('finds the separator of a header outside its quotes', () => {
  expect(separatorOf('name;"a,b,c";text\n1,2,3,4')).toBe(';');
  expect(separatorOf('name\ttext')).toBe('\t');
  expect(separatorOf('name')).toBe(',');
});
