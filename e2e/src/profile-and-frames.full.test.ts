// Small things that everybody meets: prices, the own picture, a document's name, a wrong address, a request that nobody takes.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { expectAccessibleInBothSchemes, phone } from './browser.ts';

let page: Page;
let headers: { origin: string };

beginAlone('Prisca Profile', (opened) => {
  ({ page, headers } = opened);
  page.setDefaultTimeout(8000);
});

it('prices are found by category and by words, with the way back for a user who is logged in', async () => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Dashboard' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Log in' }).count()).toBe(0);
  await page.getByRole('link', { name: 'AI Chat' }).click();
  await page.getByText('5 AI credits per answer.').first().waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['AI Chat']);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search tools' }).fill('job');
  await page.waitForURL('**/pricing?search=job');
  await page.getByText('Job posting').waitFor();
  await expectAccessibleInBothSchemes(page);
});

it('a picture is chosen, cut and shown', async () => {
  await page.goto('/my-profile');
  const buffer = await page.screenshot();
  await page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Drag the image, or move it with the arrow keys' }).press('ArrowLeft');
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Profile saved').waitFor();
  const shown = page.locator('header img[src*="/services/users/photo/"]');
  await shown.waitFor();
  expect(await shown.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBe(256);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await shown.waitFor({ state: 'detached' });
});

it('a document is renamed in the list', async () => {
  const placed = await page.request.post('/api/services/orders/create', {
    headers,
    data: {
      tool: 'job_posting',
      fields: {
        language: 'en',
        job_title: 'Baker',
        company_name: 'Mill Lane',
        responsibilities: 'Bake bread',
        skills: 'Patience',
        location: 'Leeds',
        application_instructions: 'Write to us',
      },
    },
  });
  expect(placed.ok()).toBe(true);
  await page.goto('/orders');
  await page.getByText('Ready', { exact: true }).first().waitFor();
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('A baker for Leeds');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'A baker for Leeds' }).waitFor();
});

it('a request that nobody takes cannot be sent, and says why beside the button', async () => {
  await page.goto('/tools/human_proofreading');
  const send = page.getByRole('button', { name: 'Send request' });
  await send.waitFor();
  await expect.poll(() => send.isDisabled()).toBe(true);
  const reason = page.locator(`#${await send.getAttribute('aria-describedby')}`);
  await expect.poll(() => reason.innerText()).toBe('Human services are turned off, so you can’t place this request.');
});

it('a wrong address keeps the menu of who is logged in, and the frame of the house for a visitor', async () => {
  await page.setViewportSize(phone);
  await page.goto('/nothing-here');
  await page.getByText('The page you requested could not be found.').waitFor();
  await page.getByRole('button', { name: /Your account/ }).waitFor();
  await expectAccessibleInBothSchemes(page);
  await page.context().clearCookies();
  await page.reload();
  await page.getByText('The page you requested could not be found.').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Folio' }).waitFor();
  await expectAccessibleInBothSchemes(page);
});
