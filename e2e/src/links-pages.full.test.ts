// Pages of a website in a browser: a crawl of a site on loopback, the list with its issues, one page with its links, and the link map.
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { desktop, expectAccessibleInBothSchemes, phone } from './browser.ts';
import { serveOnLoopback } from './loopback-server.ts';

let host: string;
let context: BrowserContext;
let page: Page;
let headers: { origin: string };
let websiteId: number;

const sections = ['tents', 'sleeping-bags', 'magazine'];
const link = (path: string, words: string) => `<a href="${path}">${words}</a>`;
const menu = `<nav>${link('/', 'Home')} ${sections.map((section) => link(`/${section}/`, section)).join(' ')}</nav>`;
const html = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${menu}<main><h1>${title}</h1>${content}</main></body></html>`;

/** A shop with three sections of 12 pages, a redirect and a link to nowhere. */
function answer(path: string): { status: number; body: string; location?: string } {
  if (path === '/')
    return { status: 200, body: html('Halden Outdoor', `<p>${sections.map((one) => link(`/${one}/`, one)).join(' ')}</p>`) };
  if (path === '/old') return { status: 301, body: '', location: '/tents/' };
  const [, section = '', number = ''] = path.split('/');
  if (!sections.includes(section)) return { status: 404, body: html('Not found', '') };
  const pages = Array.from({ length: 12 }, (_, at) => link(`/${section}/${at + 1}`, `${section} number ${at + 1}`));
  if (number === '') return { status: 200, body: html(`All ${section}`, `<p>${pages.join('</p><p>')}</p>`) };
  const next = (Number(number) % 12) + 1;
  const other = link(`/${section}/${next}`, 'the next one');
  return {
    status: 200,
    body: html(`${section} number ${number}`, `<p>See ${other}, ${link('/old', 'old tents')} or ${link('/gone', 'gone')}.</p>`),
  };
}

serveOnLoopback(
  (request, response) => {
    const { status, body, location } = answer(request.url ?? '/');
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...(location ? { location } : {}) }).end(body);
  },
  (address) => {
    host = address;
  },
);

beginAlone(
  'Mara Manager',
  async (opened) => {
    ({ context, page, headers } = opened);
    const answered = await context.request.put('/api/features/websites/create', {
      headers,
      data: { name: 'Shop', url: `http://${host}/`, language: 'en', kind: 'download' },
    });
    websiteId = ((await answered.json()) as { website: { id: number } }).website.id;
  },
  () => ({ FETCH_ALLOW: host, PAGE_REQUESTS_PER_SECOND: '100' }),
);

describe('pages of a website', () => {
  it('are imported by a crawl with its progress', async () => {
    await page.goto(`/links?website=${websiteId}&tab=pages`);
    await page.getByText(`Import pages from ${host}`).waitFor();
    await page.getByRole('button', { name: 'Import pages' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Crawl', { exact: true }).click();
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Start import' }).click();
    await dialog.getByText(/^Done/).waitFor({ timeout: 60_000 });
    await expect.poll(() => dialog.getByText('42 of 42 pages read').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  it('show their issues, are filtered, searched and opened', async () => {
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(20);
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: /^Redirects/ }).click();
    await expect.poll(() => page.getByRole('cell', { name: '1 redirect, ends at /tents/', exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: /^All/ }).first().click();
    await page.getByPlaceholder('Search pages').fill('tents number 3');
    await page.getByRole('button', { name: 'Open details of tents number 3' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('“the next one”').waitFor();
    await expectAccessibleInBothSchemes(page);
    await drawer.getByLabel('Primary keyword').fill('dome tent');
    await page.keyboard.press('Enter');
    await page.getByText('Saved').first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('cell', { name: 'dome tent' }).count()).toBe(1);
    // Escape saves the typed text, as leaving the field does.
    await page.getByRole('button', { name: 'Open details of tents number 3' }).click();
    await drawer.getByLabel('Primary keyword').fill('ridge tent');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('cell', { name: 'ridge tent' }).count()).toBe(1);
  });

  it('are selected, and a keyword is set for all of them', async () => {
    await page.goto(`/links?website=${websiteId}&tab=pages`);
    await page.getByRole('checkbox', { name: 'Select magazine number 1', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Select magazine number 2', exact: true }).click();
    await page.getByRole('toolbar').getByText('2 pages selected').waitFor();
    await page.getByRole('button', { name: 'Set keyword' }).click();
    await page.getByRole('dialog').getByLabel('Primary keyword').fill('winter stories');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => page.getByRole('cell', { name: 'winter stories' }).count()).toBe(2);
  });

  it('are on the link map, for mouse and keyboard, and in a table of the same', async () => {
    await page.goto(`/links?website=${websiteId}&tab=map`);
    await page.getByText(/pages: 42\./).waitFor();
    await expectAccessibleInBothSchemes(page);
    const asTable = page.getByRole('button', { name: 'As a table' });
    if ((await asTable.count()) > 0) {
      await page.getByRole('button', { name: /^Link map\. Use the arrow keys/ }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('complementary').getByText('Outgoing links').waitFor();
      await asTable.click();
    }
    await page.getByRole('button', { name: 'tents number 3' }).click();
    await page.getByRole('complementary').getByText('Anchors used').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize(phone);
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize(desktop);
  });
});
