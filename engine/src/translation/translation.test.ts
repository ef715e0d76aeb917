import { readFileSync } from 'node:fs';
import { hasWords } from '@folio/contract/bilingual/protected-parts';
import { containsTerm, missingTerms } from '@folio/contract/bilingual/term-use';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import type { ScriptedReply } from '../models/testing/model-server.ts';
import { readFileSource } from '../sources/read-source.ts';
import { readGlossary } from './glossary.ts';
import { writeWordFile } from './office-files.ts';
import { brokenParts } from './protected-parts.ts';
import { by, fileOf, loud, memoryOf, order, segmentsIn, stopModels, textOfFile } from './testing/order-translation.ts';

afterEach(stopModels);

describe('a text', () => {
  it('is translated line by line, keeps its paragraphs and placeholders, and is remembered', async () => {
    const { memory, kept } = memoryOf({});
    const { made, calls } = await order('text_translation', { text: 'Our boots.\n\nSend them by {date}.' }, [loud], { memory });
    expect(made.result).toMatchObject({ translation: 'OUR BOOTS.\n\nSEND THEM BY {date}.', words: 6, from_memory: 0 });
    expect(calls).toMatchObject([{ capability: 'text', outcome: 'ok' }]);
    expect(kept).toEqual({ 'Our boots.': 'OUR BOOTS.', 'Send them by {date}.': 'SEND THEM BY {date}.' });
  });

  it('is remembered by sentence, and whole where the translation has other sentences', async () => {
    const { memory, kept } = memoryOf({});
    await order(
      'text_translation',
      { text: 'Our boots. Send them.\nWait. Go.' },
      [by(({ text }) => (text.startsWith('Wait') ? 'WAIT, GO.' : text.toUpperCase()))],
      { memory },
    );
    expect(kept).toEqual({ 'Our boots.': 'OUR BOOTS.', 'Send them.': 'SEND THEM.', 'Wait. Go.': 'WAIT, GO.' });
  });

  it('that the memory knows whole needs no model; one open line waits for one', async () => {
    const { memory } = memoryOf({ 'Our boots.': 'Unsere Stiefel.' });
    const without = { memory, models: { media: async () => null, translation: async () => null } };
    const { made, requests } = await order('text_translation', { text: 'Our boots.\n12 %' }, [loud], without);
    expect(made).toMatchObject({ engine: { way: 'memory' }, result: { translation: 'Unsere Stiefel.\n12 %', from_memory: 1 } });
    expect(requests).toEqual([]);
    expect((await order('text_translation', { text: 'Our boots.\nNew.' }, [loud], without)).made.code).toBe(
      'NEEDS_TRANSLATION_MODEL',
    );
    const partly = await order('text_translation', { text: 'Our boots.\nNew.' }, [loud], { memory });
    expect(partly.made.result['translation']).toBe('Unsere Stiefel.\nNEW.');
    expect(segmentsIn(partly.requests[0] ?? '')).toEqual([{ id: 0, text: 'New.' }]);
  });

  it('is fixed once where the glossary or a placeholder was lost', async () => {
    const careless = by(({ text, fix }) => (fix ? 'Unsere Werkstatt bis {date}' : text.replace('{date}', 'morgen')));
    const { made, requests } = await order(
      'text_translation',
      { text: 'Our workshop by {date}', glossary: 'workshop = Werkstatt' },
      [careless],
    );
    expect(made.result).toMatchObject({ translation: 'Unsere Werkstatt bis {date}', glossary_used: ['workshop = Werkstatt'] });
    expect(segmentsIn(requests[1] ?? '')[0]?.fix).toHaveLength(2);
    const { memory, kept } = memoryOf({}, [{ source: 'workshop', target: 'Atelier' }]);
    const stubborn = await order('text_translation', { text: 'Our workshop' }, [by(() => 'Unsere Werkstatt')], { memory });
    expect(stubborn.made.result['translation']).toBe('Unsere Werkstatt');
    expect([stubborn.requests.length, kept]).toEqual([2, {}]);
  });

  it('overrules the memory with a term of its own', async () => {
    const { memory } = memoryOf({ 'Our workshop': 'Unsere Werkstatt' });
    const { made } = await order(
      'text_translation',
      { text: 'Our workshop', glossary: 'workshop = Atelier' },
      [by(() => 'Unser Atelier')],
      { memory },
    );
    expect(made.result['translation']).toBe('Unser Atelier');
  });

  it('detects its language', async () => {
    const text = 'Unsere Stiefel werden in der eigenen Werkstatt neu besohlt und halten viele Jahre.';
    const { made } = await order('text_translation', { text, source_language: 'auto', target_language: 'en' }, [loud]);
    expect(made.result).toMatchObject({ source_language: 'de', target_language: 'en' });
    expect((await order('text_translation', { text: '12 % – 3.5' }, [loud])).made.code).toBe('NOTHING_TO_TRANSLATE');
  });

  it.each<[string, ScriptedReply[], string]>([
    ['an empty reply', [{ kind: 'empty' }], 'MODEL_REPLY_INVALID'],
    ['other JSON', [{ kind: 'text', text: '{"translation":"x"}' }], 'MODEL_REPLY_INVALID'],
    ['half of the segments', [by(({ text }) => (text === 'Two.' ? null : text))], 'MODEL_REPLY_INVALID'],
    ['a refusal', [{ kind: 'refusal' }], 'MODEL_DECLINED'],
    ['a fault', [{ kind: 'status', status: 500, headers: { 'retry-after-ms': '1' } }], 'MODEL_UNREACHABLE'],
  ])('fails plainly on %s', async (_, script, code) => {
    expect((await order('text_translation', { text: 'One.\nTwo.' }, script)).made.code).toBe(code);
  });
});

describe('documents', () => {
  const paragraph = (runs: string) => `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${runs}</w:p>`;
  const run = (text: string, properties = '') => `<w:r>${properties}<w:t>${text}</w:t></w:r>`;
  const bold = '<w:rPr><w:b/></w:rPr>';
  const word = () => {
    const entries = unzipSync(writeWordFile(['x']));
    const body =
      paragraph(run('Light &amp; ') + run('dry', bold) + run(' boots')) +
      paragraph(run('Pag') + run('e one')) +
      paragraph(run('42'));
    entries['word/document.xml'] = strToU8(
      strFromU8(entries['word/document.xml'] as Uint8Array).replace(/<w:body>.*<\/w:body>/s, `<w:body>${body}</w:body>`),
    );
    entries['word/header1.xml'] = strToU8(`<w:hdr>${paragraph(run('Head'))}</w:hdr>`);
    entries['word/media/image1.png'] = new Uint8Array([1, 2, 3]);
    return zipSync(entries);
  };

  it('in Word keep their looks: bold stays on its words, pictures and headers stay', async () => {
    const { made } = await order('document_translation', { files: [1] }, [loud], fileOf('Flyer.docx', word()));
    expect(made.files[0]).toMatchObject({ name: 'Flyer.de.docx' });
    const entries = unzipSync(made.files[0]?.bytes ?? new Uint8Array());
    const xml = strFromU8(entries['word/document.xml'] as Uint8Array);
    expect(xml).toContain('<w:t xml:space="preserve">LIGHT &amp; </w:t>');
    expect(xml).toContain(`${bold}<w:t xml:space="preserve">DRY</w:t>`);
    expect(xml).toContain('<w:t xml:space="preserve">PAGE ONE</w:t>');
    expect(xml.match(/<w:jc w:val="center"\/>/g)).toHaveLength(3);
    expect(strFromU8(entries['word/header1.xml'] as Uint8Array)).toContain('HEAD');
    expect([...(entries['word/media/image1.png'] ?? [])]).toEqual([1, 2, 3]);
    expect(made.result['files']).toMatchObject([{ source_name: 'Flyer.docx', segments: 3 }]);
    const read = await readFileSource(made.files[0]?.bytes ?? new Uint8Array(), 'Flyer.docx');
    expect(read.text).toContain('LIGHT & DRY BOOTS');
  });

  it('of a real word processor open again', async () => {
    const bytes = new Uint8Array(readFileSync(new URL('../sources/fixtures/beans.docx', import.meta.url)));
    const { made } = await order('document_translation', { files: [1] }, [loud], fileOf('beans.docx', bytes));
    const [before, after] = await Promise.all([
      readFileSource(bytes, 'b.docx'),
      readFileSource(made.files[0]?.bytes ?? new Uint8Array(), 'b.docx'),
    ]);
    const flat = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
    expect(flat(after.text)).toBe(flat(before.text));
    expect(after.text).not.toBe(before.text);
  });

  it('in Excel, CSV, HTML and plain text change nothing but words', async () => {
    const csv = 'name;price\r\n"Boot; high";89.50\r\nhttps://a.example/x;SKU-1\r\n';
    const table = await order('document_translation', { files: [1] }, [loud], fileOf('list.csv', csv));
    expect(textOfFile(table.made)).toBe('NAME;PRICE\r\n"BOOT; HIGH";89.50\r\nhttps://a.example/x;SKU-1\r\n');
    const lines = await order('document_translation', { files: [1] }, [loud], fileOf('note.txt', '  One\r\n\r\nTwo'));
    expect(textOfFile(lines.made)).toBe('  ONE\n\nTWO');
    const sheet = new Uint8Array(readFileSync(new URL('../sources/fixtures/prices.xlsx', import.meta.url)));
    const workbook = await order('document_translation', { files: [1] }, [loud], fileOf('prices.xlsx', sheet));
    const cells = await readFileSource(workbook.made.files[0]?.bytes ?? new Uint8Array(), 'p.xlsx');
    // Names of sheets are headings to the reader; formulas refer to them, so they stay.
    const words = (text: string) => text.replace(/^# .*$/gm, '');
    expect(words(cells.text)).toBe(words((await readFileSource(sheet, 'p.xlsx')).text).toUpperCase());
  });

  it('in PDF come as a Word file, which is said; what is damaged or empty is named', async () => {
    const bytes = new Uint8Array(readFileSync(new URL('../sources/fixtures/beans.pdf', import.meta.url)));
    const { made } = await order('document_translation', { files: [1] }, [loud], fileOf('beans.pdf', bytes));
    expect(made.files[0]?.name).toBe('beans.de.docx');
    expect(made.html).toContain('Das Layout eines PDF');
    expect((await readFileSource(made.files[0]?.bytes ?? new Uint8Array(), 'b.docx')).text.length).toBeGreaterThan(50);
    const broken = await order('document_translation', { files: [1] }, [loud], fileOf('a.docx', 'no archive'));
    expect(broken.made).toMatchObject({ code: 'FILE_DAMAGED', detail: 'a.docx' });
    expect((await order('document_translation', { files: [1] }, [loud], fileOf('a.txt', '1\n2'))).made.code).toBe('FILE_EMPTY');
  });
});

describe('subtitles', () => {
  it('keep numbers, times and settings, and report what is too fast to read', async () => {
    const vtt =
      'WEBVTT\n\nNOTE a remark\n\n1\n00:01.000 --> 00:02.000 line:0\nWe walked along\nthe long lake\n\n00:03.000 --> 00:06.000\n- Hello!\n- Who is there?\n';
    const { made } = await order(
      'subtitle_translation',
      { files: [1], max_cps: 17, max_characters_per_line: 28 },
      [loud],
      fileOf('film.vtt', vtt),
    );
    expect(textOfFile(made)).toBe(
      'WEBVTT\n\nNOTE a remark\n\n1\n00:01.000 --> 00:02.000 line:0\nWE WALKED ALONG\nTHE LONG LAKE\n\n00:03.000 --> 00:06.000\n- HELLO!\n- WHO IS THERE?\n'.replace(
        'WE WALKED ALONG\nTHE LONG LAKE',
        'WE WALKED ALONG THE LONG LAKE'.length <= 28 ? 'WE WALKED ALONG THE LONG LAKE' : 'WE WALKED ALONG\nTHE LONG LAKE',
      ),
    );
    expect(made.result).toMatchObject({ files: [{ cues: 2, too_fast: 1 }], cues: [{ cps: 29 }, { start: 3, end: 6 }] });
    expect((await order('subtitle_translation', { files: [1] }, [loud], fileOf('a.srt', 'nothing'))).made.code).toBe(
      'FILE_EMPTY',
    );
  });
});

it('knows glossaries and what must stay letter by letter', () => {
  expect(readGlossary('a = b\nno sign\n = x\nFolio = Folio')).toEqual([
    { source: 'a', target: 'b' },
    { source: 'Folio', target: 'Folio' },
  ]);
  expect([containsTerm('The Shops', 'shop'), containsTerm('The shop.', 'Shop'), containsTerm('東京都', '東京')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(missingTerms('The shop', 'Der Laden', [{ source: 'shop', target: 'Geschäft' }])).toHaveLength(1);
  expect(brokenParts('Hi {name}, %s <g1>x</g1>', 'Hallo {name}, <g1>x</g1>')).toEqual(['%s']);
  expect([hasWords('12 %'), hasWords('{name}'), hasWords('https://a.example/abc'), hasWords('Ja 5'), hasWords('東京')]).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
