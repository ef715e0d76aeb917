// One document open twice: nothing that was typed in either tab may be lost.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleInBothSchemes, openBrowser, openVisitor } from './browser.ts';
import { newPerson, signIn } from './people.ts';
import { productHere } from './product-here.ts';
import { startEditor } from './start-editor.ts';
import { placeOrder, postingWith, waitUntilWritten } from './tool-at-work.ts';

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
  context = await openVisitor(browser);
  await signIn(context, await newPerson('Tova Tabs'));
});
afterAll(() => browser.close());

const headers = { origin: productHere().url };

async function orderDocument(): Promise<number> {
  const fields = postingWith('Trail shoes that grip on wet stone. They are light and they last for years.');
  const id = await placeOrder(context, { tool: 'job_posting', fields }, headers);
  await waitUntilWritten(context, id);
  return id;
}

async function openText(id: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/orders/${id}`);
  await page.getByRole('textbox', { name: 'Document text' }).waitFor();
  return page;
}

async function type(page: Page, words: string): Promise<void> {
  await startEditor(page);
  await page.getByRole('textbox', { name: 'Document text' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

const isSave = (response: { url: () => string; status: () => number }) => response.url().includes('/services/orders/update');

async function versions(id: number) {
  const answer = await context.request.get(`/api/services/orders/order_history?order_detail_id=${id}`);
  return ((await answer.json()) as { versions: { id: number; number: number; name: string | null; origin: string }[] }).versions;
}

async function textOf(versionId: number): Promise<string> {
  const answer = await context.request.get(`/api/services/orders/versions/show?version_id=${versionId}`);
  return ((await answer.json()) as { version: { html: string } }).version.html;
}

/** Both tabs are open; the first has saved, the second has typed and been told. */
async function writeInBoth(id: number): Promise<{ first: Page; second: Page }> {
  const first = await openText(id);
  const second = await openText(id);
  await first.bringToFront();
  const saved = first.waitForResponse(isSave);
  await type(first, ' From the first tab.');
  expect((await saved).status()).toBe(200);
  const refused = second.waitForResponse(isSave);
  await type(second, ' From the second tab.');
  expect((await refused).status()).toBe(409);
  await second.getByText('You have saved a newer version in another tab').waitFor();
  return { first, second };
}

describe('a document in two tabs', () => {
  it('keeps both texts when the later one is kept', async () => {
    const id = await orderDocument();
    const { second } = await writeInBoth(id);
    await expectAccessibleInBothSchemes(second);
    const keep = second.getByRole('button', { name: 'Save mine as a new version' });
    // The choice stays in sight at the end of a text.
    await second.setViewportSize({ width: 1440, height: 500 });
    await second.getByRole('textbox', { name: 'Document text' }).press('Control+End');
    await expect.poll(() => second.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect.poll(async () => (await keep.boundingBox())?.y ?? 0).toBeGreaterThan(0);
    // The toolbar stays usable below it, also where a wide text leaves little to scroll.
    for (const width of [1440, 1100, 390]) {
      await second.setViewportSize({ width, height: 500 });
      await expect.poll(() => second.evaluate(() => window.scrollY)).toBeGreaterThan(20);
      await second.getByRole('button', { name: 'Bold' }).click({ trial: true, timeout: 20_000 });
    }
    await keep.click();
    await second.getByText('You have saved a newer version in another tab').waitFor({ state: 'detached' });
    const all = await versions(id);
    expect(await textOf(all[0]?.id ?? 0)).toContain('From the second tab.');
    expect(await textOf(all[1]?.id ?? 0)).toContain('From the first tab.');
  });

  it('sets mine aside under a name when the other one is taken', async () => {
    const id = await orderDocument();
    const { second } = await writeInBoth(id);
    await second.getByRole('button', { name: 'Use the other version' }).click();
    await second.getByText('You have saved a newer version in another tab').waitFor({ state: 'detached' });
    await second.getByRole('textbox', { name: 'Document text' }).getByText('From the first tab.').waitFor();
    const all = await versions(id);
    expect(all.slice(0, 2).map(({ name, origin }) => [name, origin])).toEqual([
      [null, 'restore'],
      ['My text (not used)', 'person'],
    ]);
    expect(await textOf(all[1]?.id ?? 0)).toContain('From the second tab.');
  });

  it('brings back what a closed tab could not send, and leaves to an open tab what is its own', async () => {
    const id = await orderDocument();
    const { first, second } = await writeInBoth(id);
    await first.reload();
    await first.getByRole('textbox', { name: 'Document text' }).getByText('From the first tab.').waitFor();
    await expect.poll(() => first.getByText('From the second tab.').count()).toBe(0);
    await second.close();
    await first.reload();
    await first.getByRole('textbox', { name: 'Document text' }).getByText('From the second tab.').waitFor();
    await first.getByRole('button', { name: 'Save mine as a new version' }).click();
    await first.getByRole('button', { name: 'Save mine as a new version' }).waitFor({ state: 'detached' });
    expect(await textOf((await versions(id))[0]?.id ?? 0)).toContain('From the second tab.');
  });

  it('sends what was typed without a connection once it is back', async () => {
    const id = await orderDocument();
    const page = await openText(id);
    await context.setOffline(true);
    await type(page, ' Written under way.');
    await page.getByText('not saved, retrying').waitFor();
    const saved = page.waitForResponse((response) => isSave(response) && response.ok());
    await context.setOffline(false);
    await saved;
    expect(await textOf((await versions(id))[0]?.id ?? 0)).toContain('Written under way.');
  });
});
