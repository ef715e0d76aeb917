// The gallery of worked examples: found, looked at, taken into the tool's own form.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectAccessibleEverywhere } from './tool-at-work.ts';

let page: Page;

beginAs('Galina Gallery', (opened) => {
  ({ page } = opened);
});

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

it('shows a worked result of the catalogue where only a model writes, and says who did not write it', async () => {
  await page.goto('/examples/press_release');
  const result = page.getByRole('region', { name: 'What comes out' });
  await result.getByRole('heading', { name: 'Valmora opens its first repair workshop in Lyon' }).waitFor();
  await result.getByText(/Neither the built-in engine nor a model connected here wrote it\. Language: English\./).waitFor();
  await expectAccessibleEverywhere(page);
});

it('shows a whole article as a model would write it, and below what comes out without one', async () => {
  await page.goto('/examples/seo_article');
  const result = page.getByRole('region', { name: 'What comes out' });
  await result.getByRole('link', { name: 'booking engine' }).first().waitFor();
  await result.getByText('Made by the built-in engine from the same details, without a model.').waitFor();
  await result.getByText(/This is an outline, not a finished text/).waitFor();
  await result.getByText(/Do the sum once for your house/).waitFor();
  await expectAccessibleEverywhere(page);
});

it('shows the picture that an alt text was written for', async () => {
  await page.goto('/examples/alt_text_generator');
  const picture = page.getByRole('img', { name: /^Brown leather hiking boots with red laces/ });
  await picture.waitFor();
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('region', { name: 'What comes out' }).getByText('brown-leather-hiking-boots-red-laces').waitFor();
  await expectAccessibleEverywhere(page);
});

it('says why there is nothing to show, and sends unknown addresses back', async () => {
  await page.goto('/examples/on_page_audit');
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
