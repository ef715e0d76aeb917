// The tools beside those of `first-document.test.ts`, each ordered with its worked example.
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectAccessibleInBothSchemes } from './browser.ts';
import { expectDocument, openWithExample } from './tool-at-work.ts';

const single = [
  'real_estate_ad',
  'google_search_ads',
  'restaurant_menu',
  'brand_style_guide',
  'review_response',
  'keyword_clusters',
];
const live = [
  'keyword_density',
  'readability_checker',
  'serp_preview',
  'url_slug_generator',
  'robots_txt_generator',
  'hreflang_generator',
  'faq_schema',
  'structured_data_generator',
];
const wizards = ['blog_post'];

let page: Page;
beginAs('Oda Orders', (opened) => {
  ({ page } = opened);
});

it.each(single)('%s', async (slug) => {
  await openWithExample(page, slug);
  await page.getByRole('button', { name: /^(Write|Make) it$/ }).click();
  await expectDocument(page);
});

it.each(live)('%s answers while typing and is saved as a document', async (slug) => {
  await openWithExample(page, slug);
  await page.getByRole('button', { name: 'Save as document' }).click();
  await expectDocument(page);
});

it.each(wizards)('%s: forwards, back and through to the text', async (slug) => {
  await openWithExample(page, slug);
  await page.getByRole('button', { name: 'Suggest paragraphs' }).click();
  await page.getByText('Change, remove or add headings.').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Topic', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Suggest paragraphs' }).click();
  await page.getByText('Change, remove or add headings.').waitFor();
  await expectAccessibleInBothSchemes(page);
  while (!(await page.getByRole('button', { name: 'Write it' }).isVisible())) {
    const current = page.locator('[aria-current="step"]');
    const before = await current.textContent();
    await page.getByRole('button', { name: /Continue|Suggest the next step/ }).click();
    await page.waitForFunction((text) => document.querySelector('[aria-current="step"]')?.textContent !== text, before);
  }
  await page.getByRole('button', { name: 'Write it' }).click();
  await expectDocument(page);
});
