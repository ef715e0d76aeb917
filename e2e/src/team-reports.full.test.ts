// Reports: figures are drawn with their tables, filtered by the address and downloaded as a file; cards of them are put on the dashboard.
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleInBothSchemes, openBrowser, openVisitor, phone } from './browser.ts';
import { newPerson, type Person, signIn } from './people.ts';
import { runSql } from './product-database.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Person;

const email = () => person.email;
const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

beforeAll(async () => {
  browser = await openBrowser();
  context = await openVisitor(browser);
  person = await newPerson('Rosa Reporter');
  await signIn(context, person);
  page = await context.newPage();
});
afterAll(() => browser.close());

/** Days as the product counts them: two documents of yesterday, one of the month before. */
async function fillDays(): Promise<void> {
  await runSql(
    `insert into report_days (account_id, day, workspace_id, user_id, tool_slug, language, website_id, texts, words, credits)
     select u.account_id, current_date - d.ago, 0, u.id, d.tool, 'en', 0, d.texts, 300, 60
     from users u, (values (1, 'job_posting', 2), (40, 'job_posting', 1)) as d (ago, tool, texts) where u.email = $1`,
    [email()],
  );
}

describe('reports', () => {
  it('say that there are no figures, before and after the first count', async () => {
    // The heading depends on the running time of the product, because facts are counted periodically.
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('heading', { name: /^(No data yet|Nothing in this period)$/ }).waitFor();
    await expectAccessibleInBothSchemes(page);
  });

  it('show figures with their change, and a chart as its table', async () => {
    await fillDays();
    await page.goto('/charts');
    const made = page.locator('dl > div').filter({ hasText: 'Documents made' });
    await expect.poll(() => made.innerText()).toMatch(/2\s*\+100%/);
    await page.getByRole('row', { name: /Rosa Reporter/ }).waitFor();
    await page.getByRole('button', { name: /Made by week/ }).click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    await page.getByRole('table', { name: 'Made by week' }).waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize(phone);
    expect(await isTooWide()).toBeLessThanOrEqual(0);
    // A name that is longer than its field ends with dots.
    const workspace = page.getByRole('combobox', { name: 'Workspace' });
    expect(await workspace.evaluate((field) => getComputedStyle(field).textOverflow)).toBe('ellipsis');
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('are downloaded as a file with the same number, and stay in the address', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download CSV' }).click();
    const file = await (await saving).path();
    expect(readFileSync(file, 'utf8')).toMatch(/^Documents made,2,1$/m);
    await page.getByRole('link', { name: 'Cost', exact: true }).click();
    await page.waitForURL(/tab=cost/);
    await page.reload();
    await expect.poll(() => page.getByRole('link', { name: 'Cost', exact: true }).getAttribute('aria-current')).toBe('page');
    await page.getByText('Credits spent').first().waitFor();
  });

  it('keep their title on one line beside the days of a custom period', async () => {
    await page.goto('/charts?period=own&from=2025-10-24&to=2026-11-27');
    await page.getByLabel('From').waitFor();
    const title = await page.getByRole('heading', { name: 'Reports', level: 1 }).boundingBox();
    expect(title?.height).toBeLessThan(40);
  });
});

describe('widgets', () => {
  it('are put on the dashboard and ordered by keyboard', async () => {
    await page.goto('/charts');
    await page.getByRole('link', { name: 'Widgets' }).click();
    await page.getByText('0 on your dashboard').waitFor();
    for (const name of ['Documents made', 'Credits spent']) {
      await page.getByRole('button', { name: new RegExp(name) }).click();
      await page.getByRole('menuitem', { name: 'Add to dashboard' }).click();
      await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
    }
    await page.getByText('2 on your dashboard').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Edit my dashboard' }).click();
    await page.getByRole('button', { name: 'Move Credits spent up' }).press('Enter');
    await expect
      .poll(() => page.getByRole('dialog').getByRole('listitem').allInnerTexts())
      .toEqual(['Credits spent', 'Documents made']);
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.goto('/dashboard');
    const section = page.getByRole('region', { name: 'Widgets' });
    await expect
      .poll(() => section.getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual(['Widgets', 'Credits spent', 'Documents made']);
    await page.setViewportSize(phone);
    expect(await isTooWide()).toBeLessThanOrEqual(0);
    await expectAccessibleInBothSchemes(page);
  });
});
