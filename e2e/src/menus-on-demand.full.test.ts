// Menus are loaded when they are first wanted: a slow or broken connection delays them and loses nothing, and the keyboard has them as before.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginAs } from './beginning.ts';

let page: Page;
beginAs('Mona Menu', (opened) => {
  ({ page } = opened);
});

const account = () => page.getByRole('button', { name: /Your account/ });
/** Scripts that are asked for from now on come late; the first `broken` of them not at all. */
async function slowDown(delayMs: number, broken = 0): Promise<void> {
  let left = broken;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    left -= 1;
    await (left >= 0 ? route.abort() : route.continue());
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
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.focus();
  await page.keyboard.press('Enter');
  await page.getByText(/Loading the page again usually helps\./).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload({ waitUntil: 'networkidle' });
  await bell.press('Enter');
  await expect.poll(() => page.getByRole('dialog', { name: 'Notifications' }).isVisible()).toBe(true);
});

it('a choice opens when its list came, and what is typed into a list of keywords meanwhile is kept', async () => {
  await page.goto('/tools/seo_article', { waitUntil: 'networkidle' });
  await slowDown(700);
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.click();
  await page.getByRole('option', { name: 'German', exact: true }).click();
  await expect.poll(() => language.inputValue()).toBe('German');
  const keywords = page.locator('#field-keywords');
  await keywords.pressSequentially('rain jacket, hut');
  await page.locator('#tool-form').getByText('rain jacket', { exact: true }).waitFor();
  // A space after the comma is the beginning of a word until the field is left.
  await expect.poll(async () => (await keywords.inputValue()).trim()).toBe('hut');
  await expect.poll(() => keywords.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
});

it('a press that ends beside a choice leaves it ready, and what is typed before its list came filters it', async () => {
  await page.goto('/tools/document_translation', { waitUntil: 'networkidle' });
  await slowDown(700);
  const target = page.getByRole('combobox', { name: 'To', exact: true });
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The field has no place on the page');
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  // As when the page moves while the button is down: no click comes.
  await page.mouse.move(box.x + 20, box.y - 200);
  await page.mouse.up();
  await target.fill('Germ');
  await page.getByRole('option', { name: 'German', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await expect.poll(() => target.inputValue()).toBe('Germ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => target.inputValue()).toBe('German');
  await page.unrouteAll({ behavior: 'wait' });
});

it('text marked in a choice before its list came is replaced by what is typed after', async () => {
  await page.goto('/tools/document_translation', { waitUntil: 'networkidle' });
  await slowDown(700);
  const target = page.getByRole('combobox', { name: 'To', exact: true });
  await target.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.insertText('Germ');
  await expect.poll(() => target.inputValue()).toBe('Germ');
  await page.getByRole('option', { name: 'German', exact: true }).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
});

it('a list of choices opens by keyboard before its code is there', async () => {
  await page.goto('/tools/seo_article', { waitUntil: 'networkidle' });
  await slowDown(400);
  const sections = page.locator('#field-n_paragraphs_range');
  await sections.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('option').first().waitFor({ state: 'hidden' });
  await expect.poll(() => sections.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
});
