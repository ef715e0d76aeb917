// A campaign from the draft to its figures: a manager plans and proposes it, the client approves it by a link, results are imported and undone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { desktop, expectAccessible, expectAccessibleInBothSchemes, openVisitor, phone } from './browser.ts';
import { newPerson } from './people.ts';
import { runSql } from './product-database.ts';
import { productHere } from './product-here.ts';

const contact = 'helene@campaign.example';
const manager = '/audience-campaigns/manager-dashboard';
let browser: Browser;
let context: BrowserContext;
let page: Page;
let workspaceId: number;

beginAs(
  async () => {
    const person = await newPerson('Carla Campaigns');
    await runSql(`update users set is_admin = true, staff_scope = 'platform' where id = $1`, [person.id]);
    return person;
  },
  (opened) => {
    ({ browser, context, page } = opened);
  },
);

beforeAll(async () => {
  const made = await context.request.put('/api/features/workspace/create', {
    data: { name: 'Brenvik Outdoor' },
    headers: { origin: productHere().url },
  });
  workspaceId = ((await made.json()) as { workspace: { id: number } }).workspace.id;
  await context.addCookies([{ name: 'workspace', value: String(workspaceId), url: productHere().url }]);
});

/** The address of the link in the newest email to the contact. */
const linkOfContact = () => {
  const outbox = join(productHere().dataDir, 'outbox');
  const mails = readdirSync(outbox)
    .toSorted()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((text) => text.startsWith(`To: ${contact}\n`));
  return /\/review\/[\w-]+/.exec(mails.at(-1) ?? '')?.[0] ?? null;
};

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

describe('a manager', () => {
  it('begins a campaign with its key, and plans an item', async () => {
    await page.goto(manager);
    await page.getByRole('heading', { name: 'No campaign yet' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: 'New campaign' });
    await form.getByRole('button', { name: 'Create draft' }).click();
    await form.getByText('Enter a name for the campaign').waitFor();
    await form.getByLabel('Name', { exact: true }).fill('Long weekend');
    await form.getByLabel('First day').fill(day(-10));
    await form.getByLabel('Last day').fill(day(20));
    await form.getByLabel('Budget').fill('1000');
    await form.getByLabel('Contact', { exact: true }).fill('Helene Brandt');
    await form.getByLabel('Contact’s email').fill(contact);
    await form.getByRole('button', { name: 'Create draft' }).click();
    await page.getByRole('heading', { level: 1, name: 'Long weekend' }).waitFor();
    await page.keyboard.press('i');
    const item = page.getByRole('dialog', { name: 'New item' });
    await item.getByLabel('Name').fill('Search, brand words');
    await item.getByLabel('Channel').fill('Paid search');
    await item.getByLabel('Last day').fill(day(20));
    await item.getByRole('button', { name: 'Add item' }).click();
    await page.getByText('l-01, Paid search').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Propose to client' }).click();
    await page.getByRole('button', { name: 'Record decision' }).waitFor();
  });
});

describe('the contact', () => {
  it('gets a link by email, sees the campaign without a seat and approves it', async () => {
    await expect.poll(linkOfContact, { timeout: 20_000 }).not.toBeNull();
    const visitor = await openVisitor(browser, { viewport: phone });
    const guest = await visitor.newPage();
    await guest.goto(linkOfContact() ?? '');
    await guest.getByRole('button').last().click();
    await guest.getByRole('heading', { level: 1, name: 'Long weekend' }).waitFor();
    await expectAccessible(guest);
    await guest.getByRole('button', { name: 'Decide' }).click();
    await guest.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
    await guest.getByText('Nothing waits for you.').waitFor();
    await visitor.close();
    await page.goto(manager);
    await page.getByRole('link', { name: 'Long weekend' }).click();
    await page.getByRole('link', { name: 'Approval' }).click();
    await page
      .getByRole('list', { name: 'Decisions' })
      .getByText(/^Helene Brandt, /)
      .waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
  });
});

describe('results', () => {
  const file = (clicks: number) => ({
    name: 'ads.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Day,utm_content,Impr.,Clicks,Conv.,Cost\n${day(-2)},l-01,1000,${clicks},,40\n${day(-1)},l-19,10,1,,1\n`),
  });
  const importFile = async (clicks: number) => {
    await page.getByRole('link', { name: 'Import results' }).click();
    await page.locator('input[type=file]').setInputFiles(file(clicks));
    await page.getByRole('button', { name: 'Import 1 row' }).waitFor();
  };
  it('are compared before they are imported, and come back when the import is undone', async () => {
    await page.getByRole('link', { name: 'Results' }).click();
    await page.getByRole('heading', { name: 'No figures yet' }).waitFor();
    await importFile(50);
    await page.getByRole('button', { name: 'To check' }).click();
    await page.getByText('“l-19” is not an item of this campaign').waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByRole('cell', { name: '50', exact: true }).waitFor();
    await importFile(60);
    await page.locator('del', { hasText: '50' }).waitFor();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByRole('cell', { name: '60', exact: true }).waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Undo the import of ads.csv' }).first().click();
    await page.getByRole('cell', { name: '50', exact: true }).waitFor();
  });
  it('are on the client’s page, also on a phone, where nothing unknown is 0', async () => {
    await page.setViewportSize(phone);
    await page.goto(`/audience-campaigns/client-dashboard?client=${workspaceId}`);
    await page.getByText('This is what Brenvik Outdoor sees.').waitFor();
    await page.getByText('not known yet').first().waitFor();
    await expectAccessibleInBothSchemes(page);
    for (const path of [manager, `/audience-campaigns/client-dashboard?client=${workspaceId}`]) {
      await page.goto(path);
      await page.getByText('Long weekend').first().waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
    await page.setViewportSize(desktop);
  });
});
