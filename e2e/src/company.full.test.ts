// A company's branding, and the platform in maintenance: one user changes it, another sees it.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothSchemes, openBrowser, openVisitor } from './browser.ts';
import { ensureFounder, newPerson, signIn } from './people.ts';
import { runSql } from './product-database.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const logo = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"><rect width="160" height="48" rx="8" fill="${color}"/></svg>`)}`;

const schemes = [
  { name: 'Plum Press', primary: '#7a1fa2', background: '#2b0f3a', secondary: '#ffb300' },
  { name: 'Lemon Works', primary: '#ffd400', background: '#fff3c4', secondary: '#d81b60' },
];

const colorOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

describe('a company with its own branding', () => {
  it.each(schemes)('$name: chrome, accents, band and name are the company’s, and readable', async (scheme) => {
    const person = await newPerson(`${scheme.name} Person`);
    const context = await openVisitor(browser);
    await signIn(context, person);
    const page = await context.newPage();
    const colors = async () => {
      await page.goto('/orders');
      const primaryButton = '#content header a[href="/tools"]';
      await page.locator(primaryButton).first().waitFor();
      return [await colorOf(page, 'div[data-sidebar]'), await colorOf(page, primaryButton)];
    };
    const ours = await colors();
    await runSql('update accounts set branding = $1 where id = (select account_id from users where id = $2)', [
      {
        custom_tool_name: scheme.name,
        company_custom_theme: true,
        custom_color_primary: scheme.primary,
        custom_color_background: scheme.background,
        custom_color_secondary: scheme.secondary,
        company_logo: logo(scheme.secondary),
        company_jumbo_logo: logo(scheme.primary),
      },
      person.id,
    ]);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: scheme.name }).first().waitFor();
    expect(await page.title()).toContain(scheme.name);
    await page.locator(`img[src^="data:image"]`).nth(1).waitFor();
    await expectAccessibleInBothSchemes(page);
    const theirs = await colors();
    expect(theirs[0]).not.toBe(ours[0]);
    expect(theirs[1]).not.toBe(ours[1]);
    for (const path of ['/tools/job_posting', '/orders', '/my-profile']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expectAccessibleInBothSchemes(page);
    }
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await page.getByText(scheme.name).first().waitFor();
    await expectAccessible(page);
    await context.close();
  });
});

describe('maintenance', () => {
  it('shuts everybody out but staff, and lets them in again when it is over', async () => {
    const [staff, guest] = [await openVisitor(browser), await openVisitor(browser)];
    await signIn(staff, await ensureFounder());
    await signIn(guest, await newPerson('Wanda Waiting'));
    const [panel, waiting, reloaded] = [await staff.newPage(), await guest.newPage(), await guest.newPage()];
    await waiting.goto('/dashboard');
    await waiting.getByRole('heading', { name: /Wanda/ }).waitFor();
    await panel.goto('/control-panel/platform');
    const closed = panel.getByRole('switch', { name: /maintenance/i });
    await closed.click();
    await panel.getByRole('dialog').getByRole('button').last().click();
    await panel.getByText('Saved').first().waitFor();
    try {
      await waiting.getByRole('link', { name: 'Documents' }).first().click();
      await waiting.waitForURL('**/maintenance');
      await reloaded.goto('/tools');
      await reloaded.waitForURL('**/maintenance');
      await expectAccessibleInBothSchemes(reloaded);
      await reloaded.getByRole('button', { name: 'Try again' }).click();
      await reloaded.getByRole('status').filter({ hasText: /./ }).waitFor();
      await panel.goto('/tools');
      await panel.getByRole('heading', { level: 1 }).waitFor();
      await panel.goto('/control-panel/platform');
    } finally {
      await closed.click();
      await expect.poll(() => closed.isChecked()).toBe(false);
    }
    await reloaded.getByRole('button', { name: 'Try again' }).click();
    await reloaded.waitForURL('**/dashboard');
    await Promise.all([staff.close(), guest.close()]);
  });
});
