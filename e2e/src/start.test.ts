// From registration and a URL to a first document: four clicks after the URL.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleInBothSchemes, openBrowser, openVisitor } from './browser.ts';
import { serveOnLoopback } from './loopback-server.ts';
import { password } from './people.ts';
import { type RunningProduct, startProduct } from './product-under-test.ts';
import { expectDocument } from './tool-at-work.ts';

const menu = '<nav><a href="/">Home</a> <a href="/tents">Tents</a> <a href="/seams">Seams</a></nav>';
const text = (about: string) =>
  `<p>We repair ${about} in our own workshop, and you know the price before we start. If a repair is not worth it, we say so.</p>
   <p>You can borrow ${about} for a weekend before you buy. Ask us anything, and we answer within a day.</p>`;
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:site_name" content="Halden Outdoor">
   <meta name="theme-color" content="#0f7a5c"></head><body>${menu}<main><h1>${title}</h1>${body}</main></body></html>`;
const pages: Record<string, string> = {
  '/': page('Halden Outdoor', text('tents')),
  '/tents': page(
    'Tents for cold nights, long tours and everything that comes between the two in the Alps',
    `${text('tents')}<p>Every tent leaves us with fresh seam sealer on all of its seams, inside and outside.</p>`,
  ),
  '/seams': page('Seam sealer', text('seams')),
};

let host = '';
let product: RunningProduct;
let browser: Browser;
serveOnLoopback(
  ({ url = '/' }, response) => {
    const found = pages[url];
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(found ?? 'gone');
  },
  (opened) => {
    host = opened;
  },
);
beforeAll(async () => {
  product = await startProduct({ FETCH_ALLOW: host, PAGE_REQUESTS_PER_SECOND: '100' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

describe('starting from a website', () => {
  it('leads from registration to a first document', async () => {
    const context = await openVisitor(browser, { baseURL: product.url });
    const tab = await context.newPage();
    await tab.goto('/register');
    await tab.getByLabel('Name').fill('Marta Ferri');
    await tab.getByLabel('Email').fill('marta@example.com');
    await tab.getByLabel('Password', { exact: true }).fill(password);
    await tab.getByRole('button', { name: 'Create account' }).click();
    await tab.waitForURL('**/start');
    await tab.getByLabel('Website URL').fill(host);
    await tab.getByRole('button', { name: 'Read website' }).click();
    await tab.getByRole('heading', { name: 'What we found' }).waitFor({ timeout: 60_000 });
    await expectAccessibleInBothSchemes(tab);
    await tab.getByRole('region', { name: 'Missing links' }).getByText('seam sealer').waitFor();
    // Unchecked boxes stay unchecked after a reload.
    await tab.getByRole('region', { name: 'Link map' }).getByRole('checkbox').uncheck();
    await tab.reload();
    await tab.getByText(/^5 of 6 selected/).waitFor();
    await tab.getByRole('region', { name: 'Link map' }).getByRole('checkbox').check();
    await tab.getByRole('button', { name: 'Finish setup' }).click();
    await tab.getByRole('heading', { name: 'Setup finished' }).waitFor();
    await tab.getByText('Workspace Halden Outdoor').waitFor();
    await expectAccessibleInBothSchemes(tab);
    await tab.getByRole('button', { name: 'Write your brand style guide' }).click();
    await tab.waitForURL('**/tools/brand_style_guide');
    await expect.poll(() => tab.getByLabel(/^Brand/).inputValue()).toBe('Halden Outdoor');
    await tab.getByRole('button', { name: 'Generate' }).click();
    await expectDocument(tab);
    await tab
      .getByText(/workshop|weekend/)
      .first()
      .waitFor();
    await context.close();
  });
});
