// The job of a linguist in a journey: the offer of "Boots in Italian" until its editor is open.
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Accepts the offer, opens its editor and begins. */
export async function openJob(context: BrowserContext, size = { width: 1440, height: 900 }): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.goto('/translation-manager/assignee-dashboard');
  const accept = page.getByRole('button', { name: 'Accept Boots in Italian' });
  await expect
    .poll(
      async () => {
        await page.reload({ waitUntil: 'networkidle' });
        return accept.count();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(1);
  await accept.click();
  await page.getByRole('link', { name: /Boots in Italian/ }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Deliver', exact: true }).waitFor();
  return page;
}
