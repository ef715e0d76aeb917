import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { xlsxBytes } from './xlsx.ts';

async function sheetNamesOf(...names: string[]): Promise<string[]> {
  const parts = unzipSync(await xlsxBytes(names.map((name) => ({ name, columns: ['A'], rows: [['1']] }))));
  const workbook = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
  return [...workbook.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name ?? '');
}

it('ends the name of a sheet with a whole word, in the 31 characters that spreadsheets take', async () => {
  expect(
    await sheetNamesOf(
      'Score freigegebener Texte, Median',
      'Thirty-one characters and a few',
      'Thirty-one characters and a few more',
      'Donaudampfschifffahrtsgesellschaft',
      'In Donaudampfschifffahrtsgesellschaften',
    ),
  ).toEqual([
    'Score freigegebener Texte',
    'Thirty-one characters and a few',
    'Thirty-one characters and (2)',
    'Donaudampfschifffahrtsgesellsch',
    'In Donaudampfschifffahrtsgesell',
  ]);
});

it('has one font for headings and cells', async () => {
  const parts = unzipSync(await xlsxBytes([{ name: 'A', columns: ['Title'], rows: [['1']] }]));
  const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array());
  const fonts = [...styles.matchAll(/<font>(.*?)<\/font>/gs)].map(([, font = '']) => /<name val="([^"]*)"/.exec(font)?.[1]);
  expect(new Set(fonts)).toEqual(new Set(['Arial']));
});

it('gives each sheet a name of its own, without the signs that spreadsheets refuse', async () => {
  expect(await sheetNamesOf("'a/b'", 'A b', '?')).toEqual(['a b', 'A b (2)', '3']);
});
