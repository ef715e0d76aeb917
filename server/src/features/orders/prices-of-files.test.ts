// Prices of files, pages and tables: the same at upload, in a quote and in the order, and never more than reserved.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findTool } from '@folio/catalogue/catalogue';
import { writeWordFile } from '@folio/engine/translation/office-files';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { xlsxBytes } from '../../kernel/xlsx.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { renderDownload } from '../documents/downloads/render-download.ts';

let product: TestProduct;
let owner: TestCaller;
let site: Server;
let base: string;

const sentence = 'Dry boots last.';
/** 600 words: 30 credits at 5 for 100. */
const paragraphs = Array.from({ length: 20 }, () => Array.from({ length: 10 }, () => sentence).join(' '));
const page = `<html lang="en"><head><title>Dry boots</title><script>not a word of it</script></head><body>${paragraphs.map((text) => `<p class="long text">${text}</p>`).join('')}</body></html>`;

beforeAll(async () => {
  site = createServer((request, response) => {
    const isThere = request.url === '/long';
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/html' });
    response.end(isThere ? page : 'gone');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  product = await startTestProduct({ FETCH_ALLOW: `127.0.0.1:${port}` });
  owner = await product.register('Price Reader');
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await product.stop();
});

function presentation(texts: readonly string[]): Uint8Array {
  const main = 'http://schemas.openxmlformats.org';
  const body = texts.map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`).join('');
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="${main}/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>`,
    ),
    'ppt/presentation.xml': strToU8('<p:presentation/>'),
    'ppt/slides/slide1.xml': strToU8(`<p:sld xmlns:a="${main}/drawingml/2006/main">${body}</p:sld>`),
  });
}

const cues = paragraphs.map((text, index) => `00:00:${String(index + 10)},000 --> 00:00:${String(index + 11)},000\n${text}`);
const subRip = cues.map((cue, index) => `${index + 1}\n${cue}`).join('\n\n');

const upload = (tool: string, name: string, bytes: Uint8Array | string) => {
  const form = new FormData();
  form.append('tool', tool);
  form.append('field', 'files');
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  return owner.send('POST', '/services/orders/upload', form);
};

async function priceOf(slug: string, fields: Record<string, unknown>): Promise<number> {
  const call = { tool: slug, fields: { ...findTool(slug)?.example, ...fields } };
  const quoted = await owner.send('POST', '/services/orders/quote', call);
  const placed = await owner.send('POST', '/services/orders/create', call);
  expect([placed.status, placed.body.errors]).toEqual([200, undefined]);
  const { price } = placed.body.order as { price: number };
  expect(quoted.body.price).toBe(price);
  return price;
}

describe('a document', () => {
  const table = paragraphs.map((text) => `"${text}",12`).join('\n');
  const files: [string, () => Uint8Array | string | Promise<Uint8Array>, number][] = [
    ['text.txt', () => paragraphs.join('\n'), 600],
    ['page.html', () => page, 602],
    ['cells.csv', () => table, 600],
    ['report.docx', () => writeWordFile(paragraphs), 600],
    [
      'sheet.xlsx',
      () => xlsxBytes([{ name: 'Texts', columns: ['Text'], rows: paragraphs.map((text, row) => [`${text} ${row}`]) }]),
      621,
    ],
    ['slides.pptx', () => presentation(paragraphs), 600],
  ];
  it.each(files)('%s is counted when it is uploaded', async (name, content, words) => {
    const { body } = await upload('document_translation', name, await content());
    expect((body.asset as { words: number }).words).toBe(words);
  });
  it.each(files)('%s costs 5 credits for each 100 of its words', async (name, content, words) => {
    const { body } = await upload('document_translation', name, await content());
    const fields = { files: [(body.asset as { id: number }).id], glossary: 'boots = Stiefel' };
    expect(await priceOf('document_translation', fields)).toBe(Math.ceil((words * 5) / 100));
  });
  it('in PDF and in several files costs the words of all, and no less than the minimum', async () => {
    const html = paragraphs.map((text) => `<p>${text}</p>`).join('');
    const { bytes } = await renderDownload({ title: 'Boots', html, language: 'en' }, 'pdf');
    const long = await upload('document_translation', 'boots.pdf', Uint8Array.from(bytes));
    const short = await upload('document_translation', 'note.txt', sentence);
    const [first, second] = [long, short].map(({ body }) => body.asset as { id: number; words: number });
    expect(first?.words).toBeGreaterThanOrEqual(600);
    expect(first?.words).toBeLessThan(610);
    expect(second?.words).toBe(3);
    const both = await priceOf('document_translation', { files: [first?.id, second?.id] });
    expect(both).toBe(Math.ceil((((first?.words ?? 0) + 3) * 5) / 100));
    expect(await priceOf('document_translation', { files: [second?.id] })).toBe(20);
  });
  it('that cannot be read or has no words is refused before it costs anything', async () => {
    const broken = await upload('document_translation', 'report.docx', writeWordFile(paragraphs).slice(0, 400));
    expect(broken.status).toBe(422);
    const empty = await upload('document_translation', 'figures.csv', '1,2\n3,4');
    expect(empty.body.errors).toMatchObject({ file: [expect.stringContaining('figures.csv')] });
  });
});

it('a text in a script without spaces costs its words: typed, in a file and as a page alike', async () => {
  // 8 words in the first sentence, 10 in the second.
  const text = '我们的鞋子是用再生材料制成的。東京タワーは東京都港区にある電波塔です。\n'.repeat(40);
  const { body } = await upload('document_translation', 'text.txt', text);
  const { id, words } = body.asset as { id: number; words: number };
  expect(words).toBe(40 * 18);
  expect(await priceOf('document_translation', { files: [id] })).toBe(36);
  const html = `<p>${text.replaceAll('\n', '</p><p>')}</p>`;
  expect(await priceOf('website_translation', { page_url: '', html_code: html })).toBe(36);
  expect(await priceOf('text_translation', { text: text.slice(0, text.length / 4) })).toBe(9);
  expect(await priceOf('text_translation', { text: text.repeat(2).trim() })).toBe(72);
});

describe('subtitles', () => {
  it.each([
    ['film.srt', subRip],
    ['film.vtt', `WEBVTT\n\n${cues.join('\n\n').replaceAll(',000', '.000')}`],
  ])('of %s cost their words without numbers and times', async (name, content) => {
    const { body } = await upload('subtitle_translation', name, content);
    expect((body.asset as { words: number }).words).toBe(600);
    expect(await priceOf('subtitle_translation', { files: [(body.asset as { id: number }).id] })).toBe(30);
  });
});

describe('a page', () => {
  const none = { html_code: '', page_url: '' };
  it('costs its visible words, from its address as from its code', async () => {
    expect(await priceOf('website_translation', { ...none, page_url: `${base}/long` })).toBe(31);
    expect(await priceOf('website_translation', { ...none, html_code: page })).toBe(31);
    expect(await priceOf('website_translation', { ...none, html_code: page, seo_elements: false })).toBe(30);
  });
  it('in the row of a bulk order costs the same as alone', async () => {
    const form = new FormData();
    form.append('tool', 'website_translation');
    form.append('fields[target_language]', 'de');
    form.append('file', new File([`html_code\n"${page.replaceAll('"', '""')}"\n"<p>Dry</p>"\n`], 'pages.csv'));
    const { status, body } = await owner.send('POST', '/services/orders/bulk/validate', form);
    expect([status, body.price]).toEqual([200, 31 + 20]);
  });
  it('that cannot be read has no price and is not ordered', async () => {
    const call = { tool: 'website_translation', fields: { ...none, target_language: 'de', page_url: `${base}/gone` } };
    for (const path of ['/services/orders/quote', '/services/orders/create']) {
      const { status, body } = await owner.send('POST', path, call);
      expect([status, body.message]).toEqual([422, expect.stringContaining('Couldn’t read the page')]);
    }
    const inside = { ...call, fields: { ...call.fields, page_url: 'http://127.0.0.1:1/' } };
    expect((await owner.send('POST', '/services/orders/quote', inside)).status).toBe(422);
  });
});

describe('a table', () => {
  const products = (rows: number) =>
    `sku,name\n${Array.from({ length: rows }, (_, row) => `A${row},"Boot, ${row}"\n`).join('')}\n,\n`;
  const call = (rows: number, path: string) => {
    const form = new FormData();
    form.append('tool', 'catalogue_enrichment');
    form.append('fields[contents][]', 'title');
    form.append('fields[channel]', 'shop');
    form.append('fields[length]', '100');
    form.append('fields[creativity]', '30');
    for (const language of ['en', 'de']) form.append('fields[target_languages][]', language);
    form.append('source_files[]', new File([products(rows)], 'products.csv'));
    return owner.send('POST', path, form);
  };
  it('of products costs each row in each language', async () => {
    const quoted = await call(12, '/services/orders/quote');
    expect([quoted.status, quoted.body.price, quoted.body.measures]).toEqual([200, 480, { fileRows: 12 }]);
    const placed = await call(12, '/services/orders/create');
    const { price, order_details: details } = placed.body.order as { price: number; order_details: { id: number }[] };
    expect([placed.status, price]).toEqual([200, 480]);
    const reserved = await product.sql(`select amount from credit_movements where kind = 'reserve' and order_detail_id = $1`, [
      details[0]?.id,
    ]);
    expect(reserved).toEqual([{ amount: -480 }]);
  });
  it('without rows, or with more than one result holds, is refused', async () => {
    for (const rows of [0, 201]) {
      const { status, body } = await call(rows, '/services/orders/create');
      expect([status, body.errors]).toEqual([422, { files: [expect.stringMatching(/products\.csv|200/)] }]);
    }
  });
});

it('a sitemap reserves what a crawl may cost and settles what it cost', async () => {
  const call = { tool: 'sitemap_generator', fields: { url_list: '', start_url: `${base}/long`, max_pages: 500, lastmod: true } };
  const placed = await owner.send('POST', '/services/orders/create', call);
  const { price, order_details: details } = placed.body.order as { price: number; order_details: { id: number }[] };
  expect(price).toBe(10);
  await vi.waitFor(
    async () => {
      const { body } = await owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: details[0]?.id });
      const [row] = body.orders as { status: string; price: number }[];
      expect([row?.status, row?.price]).toEqual(['accepted', 1]);
    },
    { timeout: 20_000, interval: 100 },
  );
  // Judged by its own movements: other orders of this account end meanwhile.
  const movements = await product.sql<{ kind: string; amount: number }>(
    'select kind, amount from credit_movements where order_detail_id = $1 order by id',
    [details[0]?.id],
  );
  expect(movements).toEqual([
    { kind: 'reserve', amount: -10 },
    { kind: 'settle', amount: 9 },
  ]);
});
