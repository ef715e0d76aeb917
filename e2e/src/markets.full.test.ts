// Markets: a keyword on the map of a continent, walked by keyboard, and a task for a country; nothing leaves the origin.
import { readFileSync } from 'node:fs';
import { type Encyclopedia, startEncyclopedia } from '@folio/server/testing/encyclopedia';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { desktop, expectAccessible, expectAccessibleInBothSchemes, phone } from './browser.ts';

let context: BrowserContext;
let page: Page;
let encyclopedia: Encyclopedia;
/** Addresses elsewhere that the browser asked for, and how many bytes each script had on its way. */
const elsewhere: string[] = [];
const scripts = new Map<string, number>();

beforeAll(async () => {
  encyclopedia = await startEncyclopedia();
});
beginAlone(
  'Mina Markets',
  async (opened) => {
    ({ context, page } = opened);
    const { headers } = opened;
    const put = async (path: string, data: object) =>
      (await (await context.request.put(`/api/${path}`, { data, headers })).json()) as Record<string, { id: number }>;
    const { workspace } = await put('features/workspace/create', { name: 'Brenvik Outdoor' });
    const workspaceId = workspace?.id ?? 0;
    await context.addCookies([{ name: 'workspace', value: String(workspaceId), url: headers.origin }]);
    await put('tools/audience_campaigns/create', { workspace_id: workspaceId, name: 'Long weekend', countries: ['DE', 'AT'] });
    const website = { name: 'Shop', url: 'https://shop.example', language: 'fi', kind: 'download', workspace_id: workspaceId };
    await put('features/websites/create', { ...website, country: 'FI' });
    page.on('request', (request) => {
      if (!request.url().startsWith(`${headers.origin}/`) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const addresses = new Map<string, string>();
    session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const address = addresses.get(requestId);
      if (address?.endsWith('.js')) scripts.set(address, Math.max(scripts.get(address) ?? 0, encodedDataLength / 1000));
    });
  },
  () => ({
    FETCH_ALLOW: encyclopedia.address,
    WIKIMEDIA_URL: `http://${encyclopedia.address}/rest`,
    WIKIPEDIA_URL: `http://${encyclopedia.address}/{project}/api.php`,
  }),
);
afterAll(() => encyclopedia.server.close());

const map = () => page.getByRole('application');
const cells = async (country: string) =>
  (
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: country, exact: true }) })
      .getByRole('cell')
      .allInnerTexts()
  ).map((text) => text.trim());
const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
/** Returns the largest script loaded by the action, in thousands of bytes. Shapes are by far the largest script of a map. */
async function maxScriptOf(act: () => Promise<void>): Promise<number> {
  await page.waitForLoadState('networkidle');
  const before = new Set(scripts.keys());
  await act();
  await page.waitForLoadState('networkidle');
  return Math.max(0, ...[...scripts].filter(([address]) => !before.has(address)).map(([, size]) => size));
}

describe('markets', () => {
  it('are opened from the reports, and show a keyword on the world with 45 kB of shapes', async () => {
    await page.goto('/charts');
    const size = await maxScriptOf(async () => {
      await page.getByRole('link', { name: 'Markets', exact: true }).click();
      await page.getByText('Enter a keyword to compare countries.', { exact: false }).waitFor();
      await map().locator('path').first().waitFor();
    });
    process.stdout.write(`Shapes of the world: ${size.toFixed(1)} kB\n`);
    expect(size).toBeGreaterThan(20);
    expect(size).toBeLessThanOrEqual(45);
    await page.getByRole('searchbox', { name: 'Keyword' }).fill('sleeping bag');
    await expect.poll(() => cells('Germany')).toEqual(['100', 'none yet']);
    await expect.poll(() => cells('Finland')).toEqual(['44', 'none yet']);
    await page.getByText('Wikimedia page views by language', { exact: false }).waitFor();
    await expectAccessibleInBothSchemes(page);
  });

  it('are walked by keyboard on a continent, which has 240 kB of shapes', async () => {
    const size = await maxScriptOf(async () => {
      await page.getByRole('combobox', { name: 'Region' }).click();
      await page.getByRole('option', { name: 'Europe' }).click();
      await page.getByRole('application', { name: 'Map: Popularity, Europe' }).waitFor();
      // Without a shape at the scale of the world.
      await map().locator('path[data-code="LI"]').waitFor();
    });
    process.stdout.write(`Shapes of continents: ${size.toFixed(1)} kB\n`);
    expect(size).toBeGreaterThan(100);
    expect(size).toBeLessThanOrEqual(240);
    await map().focus();
    await page.keyboard.press('ArrowDown');
    const pressed = page.locator('button[aria-pressed="true"]');
    await expect.poll(() => page.getByRole('row').locator(pressed).innerText()).toBe('Austria');
    await page.getByText('Austria: Popularity 100.', { exact: false }).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.getByRole('row').locator(pressed).count()).toBe(0);
    await page.getByText('Czechia: no data').waitFor({ state: 'attached' });
    await page.keyboard.press('+');
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await map().focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByText('Czechia: no data').count()).toBe(0);
    await expectAccessible(page);
  });

  it('have the same on the full screen, and leave as a file', async () => {
    await page.getByRole('link', { name: 'Full screen' }).click();
    await page.getByRole('link', { name: 'Exit full screen' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
    const text = readFileSync((await download.path()) ?? '', 'utf8');
    expect(text).toContain('code,country,value,documents,campaigns,language,keyword,source');
    expect(text).toContain('FI,Finland,44,0,0,fi,Makuupussi,');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Exit full screen' }).click();
  });

  it('show audiences and publications by country', async () => {
    await page.getByRole('button', { name: 'Campaigns' }).click();
    await map().getByText('Long weekend').waitFor();
    await page.getByText('No results with a country in this period.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Publications' }).click();
    await expect.poll(() => cells('Finland')).toEqual(['0', 'none yet']);
  });

  it('open a task with country, language and keyword', async () => {
    await page.getByRole('button', { name: 'Trends' }).click();
    await page.getByRole('button', { name: 'Finland', exact: true }).click();
    await page.getByRole('button', { name: 'Task for Finland' }).click();
    const dialog = page.getByRole('dialog', { name: 'New task' });
    await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('Makuupussi – Finland');
    await expect.poll(() => dialog.getByLabel('Description').inputValue()).toContain('Language: Finnish');
    await dialog.getByRole('button', { name: 'Create task' }).click();
    await page.getByRole('heading', { name: 'Makuupussi – Finland' }).first().waitFor();
    const id = /\/task-assignment\/(\d+)/.exec(page.url())?.[1] ?? '';
    const answer = await (await context.request.get(`/api/features/tasks/${id}`)).json();
    expect((answer as { task: object }).task).toMatchObject({ language: 'fi', soft_keywords: ['Makuupussi'] });
  });

  it('fit a phone, and take own figures where the source is away', async () => {
    encyclopedia.isAway = true;
    await page.setViewportSize(phone);
    await page.goto('/maps/google?keyword=tent');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/maps/vector');
    await page.goto('/maps/vector?keyword=tent');
    await page.getByText('Wikipedia did not respond.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Use your own data' }).click();
    await page.getByLabel('Data by country').fill('Finland; 440\nDE; 880');
    await page.getByRole('button', { name: 'Show on map' }).click();
    await expect.poll(() => cells('Finland')).toEqual(['50', 'none yet']);
    expect(await isTooWide()).toBeLessThanOrEqual(0);
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize(desktop);
    expect(elsewhere).toEqual([]);
  });
});
