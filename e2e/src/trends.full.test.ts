// Trends: own figures become a chart that names its source and day; where the public service is away it is said, and nothing is invented.
import { createServer, type Server } from 'node:http';
import { findFreePort } from '@folio/server/testing/free-port';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { download, expectAccessibleEverywhere, expectDocument, openWithExample } from './tool-at-work.ts';

let page: Page;
let port: number;
let service: Server | null = null;

const figures = ['2026-01-01; Oak; 40', '2026-02-01; Oak; 80', '2026-01-01; Linseed oil; 20', '2026-02-01; Linseed oil; 10'].join(
  '\n',
);

beforeAll(async () => {
  port = await findFreePort();
});
beginAlone(
  'Tilda Trends',
  (opened) => {
    ({ page } = opened);
  },
  () => ({ WIKIMEDIA_URL: `http://127.0.0.1:${port}`, FETCH_ALLOW: `127.0.0.1:${port}` }),
);
afterAll(() => service?.close());

const result = () => page.getByRole('complementary', { name: 'Preview' });
const document = () => page.getByRole('textbox', { name: 'Document text' });
const rowsOf = async (heading: string) =>
  (await document().getByRole('row').filter({ hasText: heading }).allInnerTexts()).map((row) => row.split(/\s+/).filter(Boolean));

describe('own figures', () => {
  it('are shown as they are typed, and saved with chart, source and day', async () => {
    await openWithExample(page, 'trends_interest');
    const today = new Date().toISOString().slice(0, 10);
    await page.getByLabel('Your own data (CSV)').fill(figures);
    await result().getByText(`Source: the data you entered, ${today}.`, { exact: false }).waitFor();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Save as document' }).click();
    await expectDocument(page);
    const chart = page.getByRole('figure', { name: /^Chart of/ });
    await chart.getByText(today, { exact: false }).waitFor();
    await chart.locator('.recharts-line-curve').first().waitFor();
    await expect.poll(() => chart.locator('.recharts-line-curve').count()).toBe(2);
    // 100 is the highest entered value. Each row is an entered one.
    expect(await rowsOf('2026-')).toEqual(
      expect.arrayContaining([
        ['2026-01-01', 'Oak', '50'],
        ['2026-02-01', 'Oak', '100'],
        ['2026-01-01', 'Linseed', 'oil', '25'],
        ['2026-02-01', 'Linseed', 'oil', '13'],
      ]),
    );
    await page.reload();
    await chart.locator('.recharts-line-curve').first().waitFor();
    await expectAccessibleEverywhere(page);
    const table = (await download(page, 'Table (csv)')).toString();
    expect(table).toContain('2026-02-01');
    expect(table).not.toContain('2026-03');
  });

  it('are asked for where no free source has any', async () => {
    await page.goto('/tools/trends_global');
    const sentence = 'No free data source is available. Paste your own data as CSV.';
    await result().getByRole('alert').getByText(sentence).waitFor();
    await page.getByRole('button', { name: 'Save as document' }).click();
    await page.locator('.mantine-Notification-root, [role="alert"]').getByText(sentence).last().waitFor();
    expect(new URL(page.url()).pathname).toBe('/tools/trends_global');
    await expectAccessibleEverywhere(page);
  });
});

describe('the most read pages', () => {
  it('are said to be out of reach in plain words, and shown once the service answers', async () => {
    await page.goto('/tools/trends_wiki');
    await result().getByRole('alert').getByText('Couldn’t read the page', { exact: false }).waitFor();
    await expect.poll(() => result().getByRole('row').count()).toBe(0);
    await expectAccessibleEverywhere(page);
    const articles = [
      { article: 'Oak', views: 4000 },
      { article: 'Linseed_oil', views: 1000 },
      { article: 'Main_Page', views: 9_000_000 },
    ];
    const answer = JSON.stringify({ items: [{ articles }] });
    service = createServer((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(answer));
    await new Promise<void>((resolve) => service?.listen(port, '127.0.0.1', resolve));
    await page.reload();
    await result().getByText('Linseed oil').first().waitFor();
    await page.getByRole('button', { name: 'Save as document' }).click();
    await expectDocument(page);
    const chart = page.getByRole('figure', { name: /^Chart of/ });
    await chart.getByText('Wikimedia', { exact: false }).waitFor();
    await expect.poll(() => chart.locator('.recharts-bar-rectangle').count()).toBe(2);
    await expectAccessibleEverywhere(page);
  });
});
