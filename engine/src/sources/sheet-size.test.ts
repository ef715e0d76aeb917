import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { runCount } from '../translation/run-in-reader.ts';
import { workFor } from '../work/account-at-work.ts';
import { readWorkbook } from './read-workbook.ts';
import { assertModestSheets } from './sheet-size.ts';

/** A workbook of one sheet with these rows. */
const workbook = (rows: string) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': strToU8(
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  });
const cellAt = (address: string, attributes = `r="${address}"`) =>
  `<row r="${address.replace(/\D/g, '')}"><c ${attributes} t="inlineStr"><is><t>x</t></is></c></row>`;

it('a workbook with one cell in the last corner is refused', async () => {
  await expect(readWorkbook(workbook(cellAt('XFD1048576')))).rejects.toThrow('could not be read');
  const bytes = workbook(cellAt('XFD1048576'));
  expect(() => assertModestSheets(bytes)).toThrow('out of bounds');
});

it.each([
  ['a far row', cellAt('A900000')],
  ['a far column', cellAt('XFD1')],
  ['the address behind other attributes', cellAt('XFD1048576', `s="1" t="inlineStr" r='XFD1048576'`)],
])('refuses %s', (_, rows) => {
  expect(() => assertModestSheets(workbook(rows))).toThrow('out of bounds');
});

it('refuses an address in disguise', () => {
  const rows = '<row r="1"><c r="&#88;FD1048576" t="inlineStr"><is><t>x</t></is></c></row>';
  expect(() => assertModestSheets(workbook(rows))).toThrow('hides');
});

it('reads a table as people make them', async () => {
  const rows = Array.from({ length: 3000 }, (_, i) => cellAt(`C${i + 1}`)).join('');
  expect(await readWorkbook(workbook(rows))).toHaveLength(3000);
});

const text = (value: string, attributes = '') => `<c t="inlineStr"${attributes}><is><t>${value}</t></is></c>`;

it.each([
  [
    'no address at all',
    `<row>${text('a')}${text('b')}</row><row>${text('c')}${text('d')}</row>`,
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'rows with an address',
    `<row r="1">${text('a')}${text('b')}</row><row r="3">${text('c')}</row>`,
    [
      ['a', 'b'],
      ['', ''],
      ['c', ''],
    ],
  ],
  [
    'some cells with one',
    `<row>${text('a', ' r="A1"')}<c/>${text('c')}${text('e', ' r="E1"')}${text('f')}</row>`,
    [['a', '', 'c', '', 'e', 'f']],
  ],
  ['a row without cells', `<row>${text('a')}</row><row/><row spans="1:1">${text('b')}</row>`, [['a'], [''], ['b']]],
  [
    '27 columns',
    `<row>${Array.from({ length: 27 }, (_, i) => text(String(i))).join('')}</row>`,
    [Array.from({ length: 27 }, (_, i) => String(i))],
  ],
])('reads cells that follow the one before: %s', async (_, rows, cells) => {
  expect(await readWorkbook(workbook(rows))).toEqual(cells);
});

it('refuses too many cells without addresses as well', async () => {
  await expect(readWorkbook(workbook(`<row>${'<c/>'.repeat(1001)}</row>`))).rejects.toThrow('could not be read');
});

it('one account never keeps all readers: another one is served between its files', async () => {
  const ended: string[] = [];
  const text = new TextEncoder().encode(`name\n${'word word word\n'.repeat(20_000)}`);
  const read = (account: number, name: string) =>
    workFor(account, () => runCount({ kind: 'count', of: 'rows of a table', bytes: text })).then(() => ended.push(name));
  const many = Array.from({ length: 30 }, (_, i) => read(1, `many ${i}`));
  const one = read(2, 'one');
  await Promise.all([...many, one]);
  expect(ended.indexOf('one')).toBeLessThan(25);
});
