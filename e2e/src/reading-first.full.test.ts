// A document is read without its editor, which comes with the first sign that someone wants to write; caret and selection of the meantime are kept.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectAccessibleInBothSchemes, phone } from './browser.ts';
import { productHere } from './product-here.ts';
import { placeOrder, postingWith, waitUntilWritten } from './tool-at-work.ts';

let browser: Browser;
let context: BrowserContext;
let path: string;
const opened: Page[] = [];

beginAs('Rhea Reader', async (begun) => {
  ({ browser, context } = begun);
  const fields = postingWith('We make boots in Leeds. Boots that last.');
  const id = await placeOrder(context, { tool: 'job_posting', fields }, { origin: productHere().url });
  await waitUntilWritten(context, id);
  path = `${productHere().url}/orders/${id}`;
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

const text = (page: Page) => page.getByRole('textbox', { name: 'Document text' });
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' });
const isSave = (response: { url: () => string; status: () => number }) =>
  response.url().includes('/services/orders/update') && response.status() === 200;

/** Opens the document in reading mode. All later requests take `delayMs` longer. */
async function openToRead(delayMs = 0): Promise<Page> {
  const page = await context.newPage();
  opened.push(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Edit text' }).waitFor();
  if (delayMs > 0)
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue();
    });
  return page;
}

it('is read with its score and outline, and has an editor once the pointer is over the text', async () => {
  const page = await openToRead();
  await expect.poll(() => toolbar(page).count()).toBe(0);
  await page.getByRole('heading', { name: 'Outline' }).waitFor();
  await expectAccessibleInBothSchemes(page);
  await text(page).hover();
  await toolbar(page).waitFor();
  // Nobody has put the caret into it.
  await expect.poll(() => text(page).evaluate((editor) => editor.contains(document.activeElement))).toBe(false);
});

it('has its caret where it was put while the editor was on the way', async () => {
  const page = await openToRead(1200);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await expect.poll(() => toolbar(page).count()).toBe(0);
  // Keys do nothing before the editor is there: the text is not changed by half a word.
  await page.keyboard.type('early');
  await toolbar(page).waitFor();
  const saved = page.waitForResponse(isSave);
  await page.keyboard.type(' And on.');
  await saved;
  await expect.poll(() => text(page).locator('p, li').last().innerText()).toMatch(/ And on\.$/);
  await expect.poll(() => text(page).innerText()).not.toContain('early');
});

it('has selected what was selected before its editor came', async () => {
  const page = await openToRead(600);
  await text(page).locator('h1').first().click({ clickCount: 3 });
  await toolbar(page).waitFor();
  const saved = page.waitForResponse(isSave);
  await page.keyboard.type('Sailor');
  await expect.poll(() => text(page).locator('h1').first().innerText()).toBe('Sailor');
  await saved;
});

it('is edited by keyboard from the button in its bar', async () => {
  const page = await openToRead();
  await page.getByRole('button', { name: 'Edit text' }).press('Enter');
  await toolbar(page).waitFor();
  await expect.poll(() => text(page).evaluate((editor) => editor.contains(document.activeElement))).toBe(true);
});

it('changes a title without its editor, and leads from the outline into the text', async () => {
  const page = await openToRead();
  const saved = page.waitForResponse(isSave);
  await page.getByRole('textbox', { name: 'Document title' }).fill('Boots of Leeds');
  await saved;
  await page.getByRole('heading', { name: 'Boots of Leeds' }).waitFor({ state: 'attached' });
  await page.getByRole('tabpanel').locator('ol button').last().click();
  await text(page).locator('.shown-line').waitFor();
  await expect.poll(() => toolbar(page).count()).toBe(1);
});

it('says where its editor cannot be loaded, and stays as it is', async () => {
  const page = await openToRead();
  // The first two files that are asked for now: the editor and the draft.
  const gone = new Set<string>();
  await page.route('**/*.js', (route) => {
    const url = route.request().url();
    if (gone.size < 2) gone.add(url);
    return gone.has(url) ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await page.getByRole('button', { name: 'Edit text' }).click();
  await page.getByRole('alert').getByText('Reload the page to continue.').waitFor();
  await text(page).getByText('Boots that last.', { exact: false }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Edit text' }).getAttribute('aria-disabled')).toBeNull();
});

it('has its caret with the first touch of a phone', async () => {
  const touched = await browser.newContext({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });
  await touched.addCookies(await context.cookies());
  const page = await touched.newPage();
  await page.goto(path);
  await page.getByRole('button', { name: 'Edit text' }).waitFor();
  await text(page).getByText('Boots that last.', { exact: false }).first().tap();
  await toolbar(page).waitFor();
  await expect.poll(() => text(page).evaluate((editor) => editor.contains(document.activeElement))).toBe(true);
  await touched.close();
});
