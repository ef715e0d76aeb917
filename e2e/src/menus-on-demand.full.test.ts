// Menus are loaded when they are first wanted: a slow or broken connection delays them and loses nothing, and the keyboard has them as before.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginAs } from './beginning.ts';

let page: Page;
beginAs('Mona Menu', (opened) => {
  ({ page } = opened);
});

const account = () => page.getByRole('button', { name: /Your account/ });
/** Scripts that are asked for from now on come late; the first `broken` addresses among them never come, though the server has them. */
async function slowDown(delayMs: number, broken = 0): Promise<void> {
  const lost = new Set<string>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const address = route.request().url();
    if (lost.size < broken) lost.add(address);
    const isLost = lost.has(address) && route.request().method() === 'GET';
    await (isLost ? route.abort() : route.continue());
  });
}

it('a press before the code is there is noticed, opens the menu when it came, and Escape leads back', async () => {
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await slowDown(700);
  await account().click();
  await expect.poll(() => account().getAttribute('aria-busy')).toBe('true');
  await page.getByRole('menuitem', { name: 'My Profile' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: 'My Profile' }).waitFor({ state: 'hidden' });
  await expect.poll(() => account().evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'My Profile' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('menuitem');
  await page.keyboard.press('Escape');
  await page.unrouteAll({ behavior: 'wait' });
});

it('code that the connection lost is reported soon, and comes when the page is loaded again', async () => {
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await slowDown(50, 1);
  const account = page.getByRole('button', { name: /Your account/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await page.getByText(/Reload the page\./).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload({ waitUntil: 'networkidle' });
  await account.press('Enter');
  await expect.poll(() => page.getByRole('menuitem', { name: 'My Profile' }).isVisible()).toBe(true);
});
