// The style guide: opened from the menu by keyboard, drawn dark, on a phone and right to left, with a brand of any colours, and never a write.
import type { FrameLocator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectAccessible, expectAccessibleInBothSchemes, openVisitor, phone } from './browser.ts';
import { runSql } from './product-database.ts';

let page: Page;
let openPhone: () => Promise<Page>;
const written: string[] = [];

beginAs('Gita Guide', async ({ browser, context, page: opened, person }) => {
  page = opened;
  await runSql(`update users set is_admin = true, staff_scope = 'platform' where id = $1`, [person.id]);
  context.on('request', (request) => {
    if (request.method() !== 'GET') written.push(`${request.method()} ${request.url()}`);
  });
  openPhone = async () => {
    const small = await openVisitor(browser, { viewport: phone });
    await small.addCookies(await context.cookies());
    return small.newPage();
  };
});

beforeEach(() => {
  written.length = 0;
});

const frame = (): FrameLocator => page.frameLocator('iframe').first();
const rootOf = (name: string) => frame().locator(':root').getAttribute(name);
const chooseIn = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('the style guide', () => {
  it('is opened by staff from the menu of the account with the keyboard', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /Your account/ }).focus();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menuitem', { name: 'Component gallery' });
    await entry.waitFor();
    for (let stop = 0; stop < 12 && !(await entry.evaluate((element) => element === document.activeElement)); stop += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/components/buttons');
    await frame().getByText('ui/status-badge.states.tsx').waitFor();
    await expectAccessibleInBothSchemes(page);
  });

  it('draws hover, focus and pressed as the product has them', async () => {
    const row = frame().locator('[data-state="Primary"]');
    const button = (index: number) => row.getByRole('button', { name: 'New task' }).nth(index);
    const styleOf = (index: number) =>
      button(index).evaluate((element) => {
        const { backgroundColor, outlineStyle, outlineColor, transform } = getComputedStyle(element);
        return { backgroundColor, outline: outlineStyle === 'none' ? 'none' : outlineColor, transform };
      });
    const [rest, hover, focus, pressed] = [await styleOf(0), await styleOf(1), await styleOf(2), await styleOf(3)];
    expect(new Set([rest, hover, focus, pressed].map((one) => JSON.stringify(one))).size).toBe(4);
    await button(0).hover();
    await expect.poll(() => styleOf(0)).toEqual(hover);
    await page.mouse.down();
    await expect.poll(() => styleOf(0)).toEqual(pressed);
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await button(0).press('Shift');
    await expect.poll(() => styleOf(0)).toEqual(focus);
  });

  it('draws dark, both, and right to left, and keeps that in the address', async () => {
    await chooseIn('Dark');
    await expect.poll(() => rootOf('data-mantine-color-scheme')).toBe('dark');
    await expect.poll(() => page.locator(':root').getAttribute('data-mantine-color-scheme')).toBe('light');
    await chooseIn('RTL');
    await expect.poll(() => rootOf('dir')).toBe('rtl');
    await chooseIn('Both');
    await expect.poll(() => page.locator('iframe').count()).toBe(2);
    await page.reload();
    await expect.poll(() => page.locator('iframe').count()).toBe(2);
    expect(new URL(page.url()).search).toBe('?scheme=both&direction=rtl');
    await page.getByRole('link', { name: 'Panels' }).click();
    await page.waitForURL('**/components/panels?scheme=both&direction=rtl');
    await frame().getByText('ui/fact-list.states.tsx').waitFor();
  });

  it('draws in the width of a phone, as high as its components', async () => {
    await page.goto('/components/buttons?device=phone');
    await frame().getByText('ui/status-badge.states.tsx').waitFor();
    const height = () =>
      frame()
        .locator('body')
        .evaluate((body) => [window.innerWidth, window.innerHeight - body.scrollHeight]);
    await expect.poll(height).toEqual([390, 0]);
  });

  it('takes any three colours and a language', async () => {
    await page.goto('/table-list/paginated');
    await page.getByRole('button', { name: 'Brand: Your company' }).click();
    await page.getByRole('button', { name: 'Harbour' }).click();
    const color = () =>
      frame()
        .locator(':root')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--brand-6'));
    await expect.poll(color).toBe('#1c64b4');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await frame().getByText('Noch keine Dokumente!').waitFor();
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator(':root').getAttribute('lang')).toBe('en');
  });

  it('goes back to the page before it in one step, whatever was chosen', async () => {
    await page.goto('/dashboard');
    await page.goto('/components/icons');
    await chooseIn('Dark');
    await expect.poll(() => rootOf('data-mantine-color-scheme')).toBe('dark');
    await page.goBack();
    await page.waitForURL('**/dashboard');
  });

  it('shows the own acts, and dialogs in windows of their own', async () => {
    await page.goto('/pages/timeline');
    await frame().getByText('Logged in').first().waitFor();
    await page.goto('/components/sweet-alert');
    const dialog = frame().frameLocator('iframe[title="Confirm dialog: Three documents"]').getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete 3 documents' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('writes nothing', async () => {
    for (const address of ['/components/notifications', '/forms/extended', '/table-list/extended']) {
      await page.goto(address);
      await frame().locator('[data-component]').first().waitFor();
    }
    await frame().getByRole('checkbox').nth(1).check();
    expect(written).toEqual([]);
  });

  it('fits a phone', async () => {
    const small = await openPhone();
    await small.goto('/components/typography');
    await small.frameLocator('iframe').first().getByText('4.8:1').first().waitFor();
    expect(await small.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await expectAccessible(small);
    await small.context().close();
  });
});
