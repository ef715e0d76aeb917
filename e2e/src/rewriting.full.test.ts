// Selected words are rewritten: shown beside the old ones, taken or left, and undone in one step.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { expectAccessibleInBothSchemes } from './browser.ts';
import { connectModel, type ModelServer, startModelServer } from './model-server.ts';
import { placeOrder, postingWith } from './tool-at-work.ts';

let page: Page;
let context: BrowserContext;
let headers: { origin: string };
let models: ModelServer;

const old =
  'Our workshop has really made oak tables since 1952. Every table is made by hand (by people who love wood). The oak comes from the forest behind the workshop. Many visitors tell us that they like the smell of the wood when they come in. Delivery of a table takes six weeks.';
const shorter =
  'Our workshop has made oak tables since 1952. Every table is made by hand. The oak comes from the forest behind the workshop. Delivery of a table takes six weeks.';

const invented = 'Our workshop has made oak tables since 1952, from 899 euros, praised by the Alpine Wood Institute.';

beginAlone('Rita Rewrite', async (opened) => {
  ({ page, context, headers } = opened);
  models = await startModelServer((words) => words, invented);
  const id = await placeOrder(context, { tool: 'job_posting', fields: postingWith(old), title: 'Oak tables' }, headers);
  await page.goto(`/orders/${id}`);
  await text().waitFor();
  await context.request.post('/api/services/orders/update', {
    data: { order_detail_id: id, content: { html: `<h1>Oak tables</h1><p>${old}</p><p>Oil them once a year.</p>` } },
    headers,
  });
  await page.reload();
  await passage().waitFor();
});

afterAll(() => models.close());

const text = () => page.getByRole('textbox', { name: 'Document text' });
const passage = () => text().locator('p').first();
const bar = () => page.getByRole('region', { name: 'Rewrite suggestion' });

async function askForShorter(): Promise<void> {
  // A click elsewhere resets the count of clicks.
  await text().locator('h1').click();
  await passage().click({ clickCount: 3 });
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Shorter' }).click();
  await bar().getByRole('button', { name: 'Accept' }).waitFor();
}

it('says what it costs and what needs a model', async () => {
  await passage().click({ clickCount: 3 });
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await page.getByText('20 credits. You’re not charged').waitFor();
  await expect.poll(() => page.getByRole('menuitem', { name: 'Longer' }).isDisabled()).toBe(true);
  await page.getByText('Connect a model for this option').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+b');
  await expect.poll(() => passage().locator('strong').textContent()).toBe(old);
  await page.keyboard.press('Control+z');
});

it('shows the new words beside the old ones; Escape leaves the text as it was', async () => {
  await askForShorter();
  await expect.poll(() => passage().locator('del').allTextContents()).toEqual([old]);
  await expect.poll(() => passage().locator('ins').textContent()).toBe(shorter);
  await expectAccessibleInBothSchemes(page);
  await text().focus();
  await page.keyboard.press('Escape');
  await bar().waitFor({ state: 'hidden' });
  await expect.poll(() => passage().textContent()).toBe(old);
});

it('what is typed elsewhere meanwhile stays; Enter takes the new words, and undo brings the old ones back in one step', async () => {
  await askForShorter();
  await text().locator('p').last().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Twice when it is dry.');
  await bar().getByRole('button', { name: 'Accept' }).click();
  await bar().waitFor({ state: 'hidden' });
  await expect.poll(() => passage().textContent()).toBe(shorter);
  await expect.poll(() => text().textContent()).toContain('Oil them once a year. Twice when it is dry.');
  await page.getByText(/saved (now|\d)/).waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => passage().textContent()).toBe(old);
  await expect.poll(() => text().textContent()).toContain('Twice when it is dry.');
  await page.keyboard.press('Control+y');
  await expect.poll(() => passage().textContent()).toBe(shorter);
});

it('a passage that someone changes meanwhile keeps their change', async () => {
  await page.keyboard.press('Control+z');
  await askForShorter();
  await passage().click({ position: { x: 60, y: 12 } });
  await page.keyboard.type('x');
  await bar().getByText('The passage changed while it was being rewritten').waitFor();
  await expect.poll(() => passage().locator('ins').count()).toBe(0);
  await bar().getByRole('button', { name: 'Close' }).click();
});

it('what a model adds on its own is marked before and after it is accepted, and listed to be checked', async () => {
  await connectModel(context, models, headers);
  await page.getByText(/saved (now|\d)/).waitFor();
  await page.reload();
  await passage().waitFor();
  await askForShorter();
  const marked = (where: string) => passage().locator(`${where}[data-unsourced]`).allTextContents();
  await expect.poll(() => marked('ins ')).toEqual(['899 euros', 'Alpine Wood Institute']);
  await bar().getByText('Unsupported claims: 2').waitFor();
  await expectAccessibleInBothSchemes(page);
  await bar().getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => marked('')).toEqual(['899 euros', 'Alpine Wood Institute']);
  await page.getByRole('tab', { name: /^Checks/ }).click();
  await page.getByRole('button', { name: 'Confirm 899 euros' }).click();
  await expect.poll(() => marked('')).toEqual(['Alpine Wood Institute']);
  await page.getByText(/saved (now|\d)/).waitFor();
  await page.reload();
  await expect.poll(() => marked('')).toEqual(['Alpine Wood Institute']);
});
