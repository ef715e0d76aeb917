// From a page and a file to a text that cites them, from a document to a website and back when it changed, and to a system that listens.

import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { posting } from '@folio/server/testing/job-posting';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { expectAccessibleInBothSchemes, phone } from './browser.ts';
import { startEditor } from './start-editor.ts';

let site: Server;
let siteUrl: string;
let context: BrowserContext;
let page: Page;
let headers: { origin: string };
/** Documents sent to the website. */
const delivered: { key: string; remote_id: string | null; document: { html: string } }[] = [];
/** Deliveries that a system received. */
const deliveries: { event: string; body: string; headers: IncomingHttpHeaders }[] = [];

const guide = `<html lang="en"><title>Home office guide</title><article><h1>Home office guide</h1>
  <p>A home office with children works best with a family routine: breakfast at seven, focus time from eight to eleven, lunch together at noon.</p>
  <p>Focus time needs a visible sign. A red lamp on the door tells children of every age that the home office is closed for an hour.</p>
  <p>Parents who plan a family routine on Sunday evening report fewer interruptions of their focus time during the week.</p></article></html>`;

beforeAll(async () => {
  site = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.url === '/guide') return void response.setHeader('content-type', 'text/html; charset=utf-8').end(guide);
      // The published page is read too.
      if (body === '') return void response.writeHead(404).end();
      const message = JSON.parse(body) as (typeof delivered)[number] & { event: string };
      if (request.url === '/ear') deliveries.push({ event: message.event, body, headers: request.headers });
      if (message.event === 'document.published') delivered.push(message);
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: 'post-1', url: `${siteUrl}/shoes` }));
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
beginAlone(
  'Sofia Source',
  (opened) => {
    ({ context, page, headers } = opened);
  },
  () => ({ FETCH_ALLOW: new URL(siteUrl).host }),
);

/** The row of a list that holds the words. */
const row = (words: string) => page.getByRole('listitem').filter({ hasText: words }).first();

describe('sources', () => {
  it('are missed where nothing is filled in, and added from a page', async () => {
    await page.goto('/sources');
    await page.getByText('No sources yet').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Add source' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add source' }).click();
    await dialog.getByText('Upload file is mandatory').waitFor();
    await dialog.getByText('Enter a name for the source is mandatory').waitFor();
    await dialog.getByText('URL', { exact: true }).click();
    await dialog.getByLabel('Source URL').fill(`${siteUrl}/guide`);
    await dialog.getByLabel('Name').fill('Home office guide');
    await expectAccessibleInBothSchemes(page);
    // Nothing typed is lost by one key: the question comes first, and leads back to the field.
    await page.keyboard.press('Escape');
    await page.getByText('You have unsaved changes in “Add source”.').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await page.getByText('unsaved changes').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('Home office guide');
    await dialog.getByRole('button', { name: 'Add source' }).click();
    await row('Home office guide').getByText('Ready').waitFor();
  });

  it('are added from several files at once, each named by its own', async () => {
    await page.getByRole('button', { name: 'Add source' }).first().click();
    const files = ['Preise', 'Größen'].map((name) => ({
      name: `${name}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`${name} der Stiefel: 42 und 129 Euro.`),
    }));
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type="file"]').setInputFiles(files);
    await dialog.getByText('Sources are named after their files.').waitFor();
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Add 2 sources' }).click();
    await page.getByText('2 sources added').waitFor();
    await row('Preise').getByText('Ready').waitFor();
    await row('Größen').getByText('Ready').waitFor();
  });

  it('are added from a file with umlauts, which lends its name, and looked into', async () => {
    await page.getByRole('button', { name: 'Add source' }).first().click();
    const text = 'Die Größe fällt groß aus. Über nassen Fels trägt die weiche Sohle sicher.';
    const files = [{ name: 'Größentabelle.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }];
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type="file"]').setInputFiles(files);
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Größentabelle');
    await dialog.getByRole('button', { name: 'Add source' }).click();
    await row('Größentabelle').getByText('Ready').waitFor();
    await page.getByRole('button', { name: 'Größentabelle', exact: true }).click();
    await page.getByText('Über nassen Fels trägt die weiche Sohle sicher.').waitFor();
    await page.getByText('German').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone);
    await row('Home office guide').getByText('Ready').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('are chosen for an order and cited in its text', async () => {
    await page.goto('/tools/blog_post');
    await page.getByRole('button', { name: 'Try an example' }).click();
    await page.getByRole('combobox', { name: 'Your sources' }).click();
    await page.getByRole('option', { name: 'Home office guide' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Suggest paragraphs' }).click();
    await page.getByText('Edit, remove or add headings.').waitFor();
    while (!(await page.getByRole('button', { name: 'Generate' }).isVisible())) {
      const before = await page.locator('[aria-current="step"]').textContent();
      await page.getByRole('button', { name: /Continue|Suggest next step/ }).click();
      await page.waitForFunction((text) => document.querySelector('[aria-current="step"]')?.textContent !== text, before);
    }
    await page.getByRole('button', { name: 'Generate' }).click();
    await page.waitForURL(/\/orders\/\d+$/, { timeout: 30_000 });
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByRole('tabpanel').getByRole('link', { name: 'Home office guide' }).waitFor();
    // The button is there only where a passage carries the mark of a source.
    const shows = page.getByRole('tabpanel').getByRole('button', { name: 'Show sources' });
    await shows.waitFor({ timeout: 5000 });
    const cited = page.locator('[contenteditable="true"] [data-source]');
    await cited.first().waitFor();
    await expect.poll(() => cited.count()).toBeGreaterThan(0);
    const documentUrl = page.url();
    await page.goto('/sources');
    await page.getByRole('button', { name: 'Home office guide', exact: true }).click();
    await page.getByRole('dialog').getByRole('link').last().click();
    await page.waitForURL(documentUrl);
  });
});

describe('websites', () => {
  it('are added, tested and published to; a changed document is outdated and updated in its place', async () => {
    const documentUrl = page.url();
    await page.goto('/websites');
    await page.getByRole('button', { name: 'Add website', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Webhook', { exact: true }).click();
    await dialog.getByLabel('Name').fill('Shop feed');
    await dialog.getByLabel('Webhook URL').fill(`${siteUrl}/hook`);
    await dialog.getByText('Live post').click();
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Add website' }).click();
    await page.getByRole('button', { name: 'Test Shop feed' }).click();
    await row('Shop feed').getByText('Connected').waitFor();
    await expectAccessibleInBothSchemes(page);

    await page.goto(documentUrl);
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByLabel('Shop feed').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('tab', { name: 'Details' }).click();
    const publications = page.getByRole('region', { name: 'Published on' });
    await publications.getByText('Live').waitFor();
    await expect
      .poll(() => publications.getByRole('link', { name: 'View on website' }).getAttribute('href'))
      .toBe(`${siteUrl}/shoes`);

    const editor = page.locator('[contenteditable="true"]').last();
    await startEditor(page);
    await editor.click();
    await page.keyboard.press('Control+Home');
    const saved = page.waitForResponse((response) => response.url().includes('/services/orders/update') && response.ok());
    await page.keyboard.type('Newly written: ');
    await saved;
    await publications.getByText('Outdated').waitFor();
    await expectAccessibleInBothSchemes(page);
    await publications.getByRole('button', { name: 'Publish again' }).click();
    await publications.getByText('Live').waitFor();
    expect(delivered.map((one) => one.remote_id)).toEqual([null, 'post-1']);
    expect(new Set(delivered.map((one) => one.key)).size).toBe(1);
    expect(delivered[0]?.document.html).not.toContain('data-');
  });

  it('are deleted after a question', async () => {
    await page.goto('/websites');
    await page.getByRole('button', { name: 'Actions for Shop feed' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete website' }).click();
    await page.getByText('No websites yet').waitFor();
    await expect.poll(() => page.getByText('Shop feed').count()).toBe(0);
  });
});

describe('webhooks', () => {
  const isSigned = ({ body, headers }: (typeof deliveries)[number], secret: string) =>
    headers['x-folio-signature'] ===
    `sha256=${createHmac('sha256', secret)
      .update(`${String(headers['x-folio-timestamp'])}.${body}`)
      .digest('hex')}`;

  it('receive documents in signed messages, from an address that is one, until they are deleted', async () => {
    await page.goto('/user/api');
    const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Webhooks' }) });
    await panel.getByText('No webhooks yet.').waitFor();
    await panel.getByRole('button', { name: 'Add webhook' }).click();
    const dialog = page.getByRole('dialog');
    const address = dialog.getByLabel('URL');
    await address.fill('our shop');
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await dialog.getByText('Please insert a valid url', { exact: false }).waitFor();
    await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
    await expectAccessibleInBothSchemes(page);
    await address.fill(`${siteUrl}/ear`);
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await dialog.getByText('Copy it now, it won’t be shown again.', { exact: false }).waitFor();
    const secret = (await dialog.locator('code').textContent()) ?? '';
    expect(secret).toMatch(/^folio_webhook_/);
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'I’ve saved it' }).click();
    const { host } = new URL(siteUrl);
    await panel.getByRole('button', { name: `Test ${host}` }).click();
    await page.getByText(`${host} responded`).waitFor();
    expect(deliveries.map(({ event }) => event)).toEqual(['ping']);

    const placed = await context.request.post('/api/services/orders/create', {
      data: { tool: 'job_posting', fields: posting },
      headers,
    });
    expect(placed.status()).toBe(200);
    await expect.poll(() => deliveries.map(({ event }) => event), { timeout: 20_000 }).toEqual(['ping', 'order.accepted']);
    expect(deliveries.map((one) => isSigned(one, secret))).toEqual([true, true]);
    await page.reload();
    await panel.getByText('Delivered').waitFor();
    await expect.poll(() => page.getByText(secret).count()).toBe(0);
    await expectAccessibleInBothSchemes(page);
    await panel.getByRole('button', { name: `Actions for ${host}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete webhook' }).click();
    await panel.getByText('No webhooks yet.').waitFor();
  });
});
