// The tools beside those of `first-document.test.ts`, each ordered with its worked example.
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectExampleOrdered, expectLiveAnswerSaved, expectStepsToWork } from './tool-at-work.ts';

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

it.each(single)('%s', (slug) => expectExampleOrdered(page, slug));

it.each(live)('%s answers while typing and is saved as a document', (slug) => expectLiveAnswerSaved(page, slug));

it.each(wizards)('%s: forwards, back and through to the text', (slug) => expectStepsToWork(page, slug));
