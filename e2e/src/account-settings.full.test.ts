// An owner's changes in the control panel as a colleague sees them: branding, a limit, a custom tool. Also the audit log.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleInBothSchemes, openBrowser, openVisitor } from './browser.ts';
import { newPerson, signIn } from './people.ts';
import { runSql } from './product-database.ts';

let browser: Browser;
let ownerContext: BrowserContext;
let owner: Page;
let colleague: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const [boss, worker] = [await newPerson('Sven Settings'), await newPerson('Carla Colleague')];
  await runSql(`update users set role = 'user', account_id = (select account_id from users where id = $1) where id = $2`, [
    boss.id,
    worker.id,
  ]);
  await runSql(`update seats set account_id = (select account_id from users where id = $1) where user_id = $2`, [
    boss.id,
    worker.id,
  ]);
  ownerContext = await openVisitor(browser);
  await signIn(ownerContext, boss);
  owner = await ownerContext.newPage();
  const colleagueContext = await openVisitor(browser);
  await signIn(colleagueContext, worker);
  colleague = await colleagueContext.newPage();
});
afterAll(() => browser.close());

/** As long as a name may be: 40 characters. */
const longName = 'Sven Studio of Content and Campaigns, UK';
/** One pixel, the smallest picture there is. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('an owner', () => {
  it('changes the branding; colours that could not be read are fixed, and a colleague sees them', async () => {
    await colleague.goto('/dashboard');
    const chrome = () => colleague.locator('div[data-sidebar]').evaluate((element) => getComputedStyle(element).backgroundColor);
    await colleague.getByRole('link', { name: 'Folio' }).first().waitFor();
    const before = await chrome();
    await owner.goto('/control-panel/branding');
    await owner.getByLabel('Name of the product').fill(longName);
    await owner.getByLabel('Primary: buttons and links').fill('#ffd400');
    await owner.getByText(/White text on #ffd400 would have a contrast of only 1\.4:1/).waitFor();
    await owner.getByLabel('Background: sidebar and top bar').fill('#7a8a99');
    await owner.getByText(/Text on #7a8a99 would have/).waitFor();
    await owner.locator('input[type=file]').first().setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
    await owner.keyboard.press('Escape');
    await expectAccessibleInBothSchemes(owner);
    await owner.getByRole('button', { name: 'Save' }).click();
    await owner.getByText('Branding saved').waitFor();
    await owner.getByRole('link', { name: longName }).first().waitFor();
    await colleague.reload();
    const brand = colleague.getByRole('link', { name: longName }).first();
    await brand.waitFor();
    // All of the name is shown, within the height of the bar.
    const isWhole = (element: Element) =>
      element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
    expect(await brand.evaluate(isWhole)).toBe(true);
    expect(await brand.getByText(longName).evaluate(isWhole)).toBe(true);
    expect(await chrome()).not.toBe(before);
    await colleague.locator('img[src^="/api/services/branding/"]').first().waitFor();
    await expectAccessibleInBothSchemes(colleague);
  });

  it('sets a cap, and the colleague’s order is refused with the reason', async () => {
    await owner.goto('/control-panel/credits');
    await owner.getByRole('button', { name: 'Set limit' }).click();
    await owner.getByRole('combobox', { name: 'User or workspace' }).click();
    await owner.getByRole('option', { name: 'Carla Colleague' }).click();
    await owner.getByLabel('Credits per month').fill('50');
    await owner.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await owner.getByText('0 of 50 this month').waitFor();
    await expectAccessibleInBothSchemes(owner);
    await colleague.goto('/tools/job_posting');
    await colleague.getByRole('button', { name: 'Try an example' }).click();
    await colleague.getByRole('button', { name: 'Generate' }).click();
    await colleague.getByText('This costs 60 credits, but your monthly limit leaves only 50').waitFor();
    await owner.getByRole('button', { name: 'Actions for Carla Colleague' }).click();
    await owner.getByRole('menuitem', { name: 'Remove limit for Carla Colleague' }).click();
    await owner.getByText('No limits set', { exact: false }).waitFor();
  });

  it('makes a tool of their own, and the colleague orders with it', async () => {
    await owner.goto('/control-panel/tools');
    await owner.getByRole('button', { name: 'New tool' }).click();
    await owner.getByRole('button', { name: /^Job posting/ }).click();
    await owner.getByLabel('Name', { exact: true }).fill('Baker wanted');
    await owner.getByRole('button', { name: 'Add field' }).click();
    await owner.getByLabel('Label').fill('Kind of oven');
    const form = owner.locator('#field-preview-company_name');
    await form.waitFor();
    await owner.locator('#field-company_name').fill('Halden Bakery');
    await owner.getByLabel('Hide Company name').check();
    await form.waitFor({ state: 'detached' });
    await expectAccessibleInBothSchemes(owner);
    await owner.getByRole('button', { name: 'Save' }).click();
    await owner.getByText('Tool saved').waitFor();
    await expectAccessibleInBothSchemes(owner);
    await colleague.goto('/dashboard');
    await colleague.getByRole('link', { name: 'Premium Tools' }).click();
    await colleague
      .getByRole('link', { name: /Baker wanted/ })
      .first()
      .click();
    await colleague.getByRole('button', { name: 'Try an example' }).click();
    await expect.poll(() => colleague.getByLabel('Company name').count()).toBe(0);
    await colleague.getByLabel('Kind of oven').fill('Wood');
    await colleague.getByRole('button', { name: 'Generate' }).click();
    await colleague.waitForURL(/\/orders\/\d+$/);
    await colleague.getByText('Halden Bakery').first().waitFor();
  });

  it('finds all of it in the log, and hands out a person’s data', async () => {
    await owner.goto('/control-panel/audit');
    for (const act of ['Changed the branding', 'Set the monthly limit of Carla Colleague', 'Created the tool Baker wanted']) {
      await owner.getByText(act, { exact: true }).first().waitFor();
    }
    await expectAccessibleInBothSchemes(owner);
    await owner.getByRole('combobox', { name: 'Action' }).click();
    await owner.getByRole('option', { name: 'Created the tool …' }).click();
    const others = owner.getByRole('listitem').filter({ hasText: 'Changed the branding' });
    await expect.poll(() => others.count()).toBe(0);
    const [log] = await Promise.all([
      owner.waitForEvent('download'),
      owner.getByRole('button', { name: 'Export as csv' }).click(),
    ]);
    expect(log.suggestedFilename()).toBe('audit.csv');
    await owner.goto('/control-panel/people');
    await owner.getByRole('button', { name: 'Actions for Carla Colleague' }).click();
    const [data] = await Promise.all([
      owner.waitForEvent('download'),
      owner.getByRole('menuitem', { name: 'Export data' }).click(),
    ]);
    expect(data.suggestedFilename()).toMatch(/^person-\d+\.zip$/);
    await expectAccessibleInBothSchemes(owner);
  });

  it('sees what files take, warned near the limit, and takes the data of the account and their own away', async () => {
    await owner.goto('/control-panel/credits');
    await owner.getByText(/^[\d.,]+ \S+ of .+ GB used$/).waitFor();
    const share = (part: number) =>
      runSql(
        `insert into storage_use (account_id, used_bytes)
         select account_id, $1::float8 * (select max_bytes from storage_limit) from users where name = 'Sven Settings'
         on conflict (account_id) do update set used_bytes = excluded.used_bytes`,
        [part],
      );
    await share(0.95);
    await owner.reload();
    await owner.getByText('Storage is almost full', { exact: false }).waitFor();
    await expectAccessibleInBothSchemes(owner);
    await share(0);
    const taken = async (address: string, button: string) => {
      await owner.goto(address);
      const [file] = await Promise.all([owner.waitForEvent('download'), owner.getByRole('button', { name: button }).click()]);
      await expectAccessibleInBothSchemes(owner);
      return file.suggestedFilename();
    };
    expect(await taken('/control-panel/people', 'Export account')).toMatch(/^account-\d+\.zip$/);
    expect(await taken('/my-profile', 'Export my data')).toMatch(/^person-\d+\.zip$/);
    await owner.route('**/api/tools/export_user_data*', (route) => route.abort());
    await owner.getByRole('button', { name: 'Export my data' }).click();
    await owner.locator('[role=alert]').first().waitFor();
  });
});
