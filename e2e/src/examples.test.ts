// The gallery of worked examples: found, looked at, taken into the tool's own form.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openVisitor } from './browser.ts';
import { newPerson, signIn } from './people.ts';
import { expectAccessibleEverywhere } from './tool-at-work.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const context = await openVisitor(browser);
  await signIn(context, await newPerson('Galina Gallery'));
  page = await context.newPage();
});
afterAll(() => browser.close());

it('shows what a tool was given and what comes out, and takes the example into the form', async () => {
  await page.goto('/tools');
  await page.getByRole('link', { name: 'Examples' }).click();
  await page.getByRole('heading', { name: 'Examples', level: 1 }).waitFor();
  await page.getByRole('searchbox').fill('product description');
  await page.getByRole('link', { name: 'Product description', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Product description', level: 1 }).waitFor();
  await page.getByRole('definition').filter({ hasText: 'Tramo travel backpack 28 L' }).waitFor();
  const result = page.getByRole('region', { name: 'What comes out' });
  await result.getByRole('heading', { name: /Tramo travel backpack/ }).waitFor();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Try this example' }).click();
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('Tramo travel backpack 28 L');
  expect(new URL(page.url()).search).toBe('');
});

it('says why there is nothing to show, and sends unknown addresses back', async () => {
  await page.goto('/examples/keyword_ideas');
  await page.getByText('No result to show here').waitFor();
  await page.goto('/examples/nothing-of-the-kind');
  await page.waitForURL('**/examples');
  await page.getByRole('link', { name: 'AI Art' }).last().click();
  await page.getByRole('heading', { name: 'AI Art', level: 2 }).waitFor();
  await page.goto('/examples?search=xyzxyz');
  await page.getByRole('link', { name: 'All examples' }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(new URL(page.url()).search).toBe('');
});
