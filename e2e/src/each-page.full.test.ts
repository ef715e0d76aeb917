// The pages beside those of `first-document.test.ts` have no serious fault that axe finds.
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectAccessibleInBothSchemes, phone } from './browser.ts';

let page: Page;
beginAs('Pia Pages', (opened) => {
  ({ page } = opened);
});

it.each([
  '/tools?macrocategory=seo',
  '/tools?macrocategory=favorited',
  '/my-profile',
  '/inbox',
  '/my-profile?tab=notifications',
  '/user/api',
  '/pricing',
  '/control-panel',
  '/brand-voices',
  '/brand-voices/new',
  '/tones',
  '/briefings',
])('%s is accessible on desk and phone', async (path) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // axe judges the page after its lists have loaded.
  await page.waitForLoadState('networkidle');
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize(phone);
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 1440, height: 900 });
});
