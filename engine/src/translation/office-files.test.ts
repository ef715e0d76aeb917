// Office files in parts that readers see and that are no paragraphs of the main text.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openOffice } from './office-files.ts';

const titleOfChart =
  '<c:chartSpace xmlns:c="c" xmlns:a="a"><c:title><c:tx><c:rich><a:p><a:r><a:rPr lang="en"/><a:t>Sales chart</a:t></a:r></a:p></c:rich></c:tx></c:title><c:v>Bread</c:v></c:chartSpace>';

const files: Record<string, string> = {
  'xl/sharedStrings.xml': '<sst><si><t>Bread</t></si></sst>',
  'xl/comments1.xml':
    '<comments><authors><author>Ida</author></authors><commentList><comment ref="A1"><text><r><rPr><b/></rPr><t>Ida:</t></r><r><t> Baked daily</t></r></text></comment></commentList></comments>',
  'xl/charts/chart1.xml': titleOfChart,
};

it('translates comments and titles of charts of a table', () => {
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
  const opened = openOffice(bytes, 'xlsx', 'table.xlsx');
  expect(opened.texts).toEqual(['Bread', '<g1>Ida:</g1><g2> Baked daily</g2>', 'Sales chart']);
  const written = unzipSync(opened.write(['Brot', '<g1>Ida:</g1><g2> Täglich gebacken</g2>', 'Umsatz']));
  const text = (path: string) => strFromU8(written[path] ?? new Uint8Array());
  expect(text('xl/comments1.xml')).toContain(' Täglich gebacken</t>');
  expect(text('xl/comments1.xml')).toContain('<author>Ida</author>');
  expect(text('xl/charts/chart1.xml')).toContain('>Umsatz</a:t>');
});

it('translates the title of a chart in a text', () => {
  const body = '<w:document><w:body><w:p><w:r><w:t>Text</w:t></w:r></w:p></w:body></w:document>';
  const bytes = zipSync({ 'word/document.xml': strToU8(body), 'word/charts/chart1.xml': strToU8(titleOfChart) });
  expect(openOffice(bytes, 'docx', 'text.docx').texts).toEqual(['Text', 'Sales chart']);
});
