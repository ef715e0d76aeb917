// A campaign from the draft to its figures: a manager plans and proposes it, the client approves it by a link, results are imported and undone.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
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

/** Emails to the contact, oldest first. */
const mailsToContact = () => {
  const outbox = join(productHere().dataDir, 'outbox');
  return readdirSync(outbox)
    .toSorted()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((text) => text.startsWith(`To: ${contact}\n`));
};
/** The address of the link in the newest of them. */
const linkOfContact = () => /\/review\/[\w-]+/.exec(mailsToContact().at(-1) ?? '')?.[0] ?? null;
/** The newest code that was sent to them. */
const codeOfContact = () => /Your code is (\d{6})/.exec(mailsToContact().at(-1) ?? '')?.[1] ?? null;

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Hands the item's task in with a file, so that it is with the contact. */
async function handInTask(): Promise<void> {
  const url = productHere().url;
  const headers = { origin: url };
  const listed = await context.request.get(`${url}/api/features/tasks?workspace_id=${workspaceId}`);
  const [task] = ((await listed.json()) as { tasks: { id: number }[] }).tasks;
  const id = task?.id ?? 0;
  const file = { name: 'brand words.txt', mimeType: 'text/plain', buffer: Buffer.from('tent, sleeping bag') };
  const multipart = { id: String(id), file };
  const answers = [await context.request.post(`${url}/api/features/tasks/attachments/create`, { multipart, headers })];
  for (const step of ['start', 'submit'])
    answers.push(await context.request.post(`${url}/api/features/tasks/${step}`, { data: { id }, headers }));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  await expect.poll(linkOfContact, { timeout: 20_000 }).not.toBeNull();
}

describe('a manager', () => {
  it('begins a campaign with its key, and plans an item', async () => {
    await page.goto(manager);
    await page.getByRole('heading', { name: 'No campaigns yet' }).waitFor();
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
  });
  it('moves and stretches the item with keyboard and mouse, undoes it, and has its task reviewed by the contact', async () => {
    const bar = page.getByRole('button', { name: /^Search, brand words, / });
    await bar.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Space');
    await page
      .getByText(/^“Search, brand words” moved/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Move undone').first().waitFor();
    // Waits until it stands still.
    await bar.hover();
    const box = await bar.boundingBox();
    if (!box) throw new Error('The bar is not drawn');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width - 4, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, middle, { steps: 5 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await expect.poll(async () => (await bar.boundingBox())?.width).toBeLessThan(box.width * 0.7);
    await page.getByRole('button', { name: 'Actions for Search, brand words' }).click();
    await page.getByRole('menuitem', { name: 'New task for the item' }).click();
    const form = page.getByRole('dialog', { name: 'New task for the item' });
    await form.getByRole('checkbox', { name: 'Helene Brandt approves it' }).waitFor();
    await form.getByRole('button', { name: 'Create task' }).click();
    await page.getByText('l-01, Paid search, Search, brand words').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Calendar', exact: true }).click();
    await page.getByRole('button', { name: 'Agenda' }).waitFor();
    await expectAccessible(page);
    await page.goBack();
    await handInTask();
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
    await guest.getByRole('button', { name: 'Send code' }).click();
    await expect.poll(codeOfContact).not.toBeNull();
    await guest.getByLabel('Code').fill(codeOfContact() ?? '');
    await guest.getByRole('button', { name: 'Continue' }).click();
    await guest.getByText('Open 1 text first').waitFor();
    await guest.getByRole('button', { name: 'Review text' }).click();
    await guest.getByRole('button', { name: 'Approve both' }).click();
    await guest.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await guest.getByText('Nothing needs your approval.').waitFor();
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

describe('the pack', () => {
  it('holds what was approved with its checksums, for staff and the client', async () => {
    await page.getByRole('link', { name: 'Package', exact: true }).click();
    await page.getByRole('button', { name: 'Create package' }).click();
    const link = page.getByRole('link', { name: 'Download package' });
    await link.waitFor({ timeout: 30_000 });
    await expectAccessibleInBothSchemes(page);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()) as {
      files: { path: string; sha256: string }[];
    };
    expect(manifest.files.map(({ path }) => path)).toContain('l-01 Search, brand words/media/brand words.txt');
    for (const { path, sha256 } of manifest.files)
      expect([
        path,
        createHash('sha256')
          .update(files[path] ?? '')
          .digest('hex'),
      ]).toEqual([path, sha256]);
    await page.getByRole('link', { name: 'Client view' }).click();
    await page.getByRole('link', { name: 'Download package' }).waitFor();
    await page.goBack();
  });
});

describe('results', () => {
  const file = (clicks: number) => ({
    name: 'ads.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Day,utm_content,Impr.,Clicks,Conv.,Cost\n${day(-2)},l-01,1000,${clicks},,40\n${day(-1)},l-19,10,1,,1\n`),
  });
  const importFile = async (clicks: number) => {
    await page.getByRole('link', { name: 'Import results' }).first().click();
    await page.locator('input[type=file]').setInputFiles(file(clicks));
    await page.getByRole('button', { name: 'Import 1 row' }).waitFor();
  };
  it('are compared before they are imported, and come back when the import is undone', async () => {
    await page.getByRole('link', { name: 'Results' }).click();
    await page.getByRole('heading', { name: 'No data yet' }).waitFor();
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
      await page.getByRole('main').getByText('Long weekend').first().waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
    await page.setViewportSize(desktop);
  });
});
