// Collaboration: an invitation from email to shared document, pages closed to a plain user, and the deletion of a workspace.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleInBothSchemes, openBrowser, openVisitor, phone } from './browser.ts';
import { newPerson, password, signIn } from './people.ts';
import { productHere } from './product-here.ts';

let browser: Browser;
let ownerContext: BrowserContext;
let owner: Page;
let guestContext: BrowserContext;
let guest: Page;

beforeAll(async () => {
  browser = await openBrowser();
  ownerContext = await openVisitor(browser);
  await signIn(ownerContext, await newPerson('Olga Owner'));
  owner = await ownerContext.newPage();
  guestContext = await openVisitor(browser);
  guest = await guestContext.newPage();
});
afterAll(() => browser.close());

/** The link of the newest mail to an address, as it is in the outbox. */
function linkFor(email: string): string {
  const outbox = join(productHere().dataDir, 'outbox');
  const mail = readdirSync(outbox)
    .sort()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .findLast((text) => text.startsWith(`To: ${email}\n`));
  return /\/invitation\/\S+/.exec(mail ?? '')?.[0] ?? '';
}

const switchTo = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /Switch workspace/ }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('button', { name: new RegExp(`${name}.*Switch workspace`) }).waitFor();
};

async function orderKeywords(page: Page): Promise<void> {
  await page.goto('/tools/keyword_density');
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByRole('button', { name: 'Save as document' }).click();
  await page.waitForURL(/\/orders\/\d+$/);
}

describe('working together', () => {
  it('a workspace is made in two steps, from the dashboard', async () => {
    await owner.goto('/dashboard');
    await owner.getByRole('link', { name: 'Create workspace' }).click();
    await owner.getByText('Step 1 of 2').waitFor();
    await expectAccessibleInBothSchemes(owner);
    await owner.getByRole('button', { name: 'Continue' }).click();
    await owner.getByText('Enter a workspace name').waitFor();
    await owner.getByLabel('Workspace name').fill('Spring campaign');
    await owner.keyboard.press('Enter');
    await owner.getByText('Step 2 of 2').waitFor();
    await expectAccessibleInBothSchemes(owner);
    await owner.getByRole('button', { name: 'Open workspace' }).click();
    await owner.waitForURL('**/dashboard');
    await owner.getByRole('button', { name: /Spring campaign.*Switch workspace/ }).waitFor();
  });

  it('an owner invites by mail; the guest accepts, works in the shared workspace, and the owner sees it', async () => {
    await owner.goto('/control-panel/seats');
    await owner.getByText('1 of 10 seats').waitFor();
    await owner.getByRole('button', { name: 'Invite' }).click();
    await owner.getByLabel('Email').fill('gina@example.com');
    await owner.getByRole('checkbox', { name: 'Spring campaign' }).check();
    await expectAccessibleInBothSchemes(owner);
    await owner.getByRole('button', { name: 'Create invitation' }).click();
    await owner.getByText('No mail server is set up: copy the link and send it to gina@example.com').first().waitFor();
    await owner.getByText('2 of 10 seats').waitFor();
    await owner.getByText('Invited').locator('visible=true').first().waitFor();
    await expectAccessibleInBothSchemes(owner);

    await guest.goto(linkFor('gina@example.com'));
    await guest.getByRole('heading', { name: 'Join Halden Outdoor' }).waitFor();
    await expectAccessibleInBothSchemes(guest);
    await guest.getByLabel('Your name').fill('Gina Guest');
    await guest.getByLabel('Password', { exact: true }).fill(password);
    await guest.getByRole('button', { name: 'Accept invitation' }).click();
    // The account has workspaces and none is chosen: any page leads to the choice.
    await guest.waitForURL('**/workspace/login**');
    await guest.goto('/orders');
    await guest.waitForURL('**/workspace/login**');
    await expectAccessibleInBothSchemes(guest);
    await guest.getByRole('button', { name: /Spring campaign 2 members/ }).click();
    await guest.waitForURL('**/orders');
    await guest.getByText('No documents yet!').waitFor();
    await orderKeywords(guest);
    await guest
      .getByRole('tab', { name: 'Details' })
      .or(guest.getByRole('button', { name: 'Details' }))
      .first()
      .click();
    await guest.getByText('Spring campaign').nth(1).waitFor();

    await owner.goto('/orders');
    await owner
      .getByText(/Gina Guest/)
      .first()
      .waitFor();
    await switchTo(owner, 'Personal workspace');
    await owner.getByText('No documents yet!').waitFor();
    await switchTo(owner, 'Spring campaign');
    await owner
      .getByText(/Gina Guest/)
      .first()
      .waitFor();
  });

  it('the same link a second time says that it was used', async () => {
    const late = await openVisitor(browser);
    const page = await late.newPage();
    await page.goto(linkFor('gina@example.com'));
    await page.getByText('This invitation was already used or withdrawn, or a newer link was sent').waitFor();
    await expectAccessibleInBothSchemes(page);
    await late.close();
  });

  it('a plain user is sent to the dashboard from settings, creation and the control panel', async () => {
    const id = await settingsId();
    for (const path of [`/workspace/settings/${id}`, '/workspace/settings', '/workspace/create', '/control-panel/seats']) {
      await guest.goto(path);
      await guest.waitForURL('**/dashboard');
    }
    await owner.goto('/workspace/settings/999999');
    await owner.waitForURL('**/dashboard');
    await guest.goto('/workspace/login');
    await guest.waitForURL('**/dashboard');
    await guest.getByRole('link', { name: 'Workspace', exact: true }).click();
    await guest.waitForURL('**/workspace/login?forceRedirect=true');
    await guest.getByRole('button', { name: /Spring campaign 2 members/ }).click();
    await guest.waitForURL('**/dashboard');
    await guest.getByRole('link', { name: 'Workspace', exact: true }).waitFor();
    await expect.poll(() => guest.getByRole('link', { name: 'Create workspace' }).count()).toBe(0);
  });

  it('settings are changed, and hold on a phone', async () => {
    const file = { name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('A tent costs 399 euros.') };
    const source = { type: 'file', name: 'long_name_without_a_space_'.repeat(6), file };
    const headers = { origin: productHere().url };
    expect((await ownerContext.request.put('/api/features/additional-source/create', { multipart: source, headers })).ok()).toBe(
      true,
    );
    await owner.goto(`/workspace/settings/${await settingsId()}`);
    await owner.getByRole('textbox', { name: 'Workspace name' }).fill('Summer campaign');
    await owner.getByRole('button', { name: 'Save' }).click();
    await owner.getByText('Workspace updated').first().waitFor();
    await owner.getByRole('heading', { name: 'Summer campaign' }).waitFor();
    await expectAccessibleInBothSchemes(owner);
    for (const path of ['/workspace/settings', '/control-panel/seats', '/workspace/login?forceRedirect=true', '/dashboard']) {
      await owner.setViewportSize(phone);
      await owner.goto(path);
      await owner.getByRole('heading', { level: 1 }).first().waitFor();
      await expectAccessibleInBothSchemes(owner);
    }
    await owner.goto('/workspace/settings');
    const toggle = await owner.getByRole('switch', { name: /^long_name/ }).boundingBox();
    expect((toggle?.x ?? 0) + (toggle?.width ?? 0)).toBeLessThan(phone.width);
    // A person is at most three lines of text (role and email wrap), with the way to remove them beside it.
    const rows = [
      { path: '/workspace/settings', role: 'listitem', name: 'Gina Guest' },
      { path: '/control-panel/seats', role: 'row', name: 'Gina Guest' },
    ] as const;
    for (const { path, role, name } of rows) {
      await owner.goto(path);
      const row = owner.getByRole('main').getByRole(role).filter({ hasText: name });
      await row.waitFor();
      expect((await row.boundingBox())?.height).toBeLessThan(80);
    }
    await owner.setViewportSize({ width: 1440, height: 900 });
  });

  it('someone who is taken out is led back to the choice, or to Personal where none is left', async () => {
    await guest.goto('/orders');
    await guest.getByText('Ready').first().waitFor();
    await owner.goto(`/workspace/settings/${await settingsId()}`);
    await owner.getByRole('button', { name: 'Remove Gina Guest from the workspace' }).click();
    await owner.getByText('Members removed').first().waitFor();
    await guest.getByRole('link', { name: 'Dashboard' }).click();
    await guest.getByText('You are no longer a member of that workspace').first().waitFor();
    await guest.waitForURL('**/dashboard');
    await guest.getByText('Personal workspace').first().waitFor();
    await guest.getByRole('link', { name: 'Workspace', exact: true }).waitFor({ state: 'detached' });
    const kept = (await guestContext.cookies()).filter((cookie) => cookie.name === 'workspace' && cookie.value !== '');
    expect(kept).toEqual([]);
  });

  it('deleting a workspace moves its documents to the owner’s personal workspace', async () => {
    await owner.goto(`/workspace/settings/${await settingsId()}`);
    await owner.getByRole('button', { name: 'Delete workspace' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog
      .getByText(
        /You won't be able to revert this!.*Its document moves to your personal workspace.*Its folders, tasks, task templates and campaigns will also be deleted/,
      )
      .waitFor();
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await dialog.waitFor({ state: 'detached' });
    await owner.getByRole('button', { name: 'Delete workspace' }).click();
    await dialog.getByRole('button', { name: 'Delete workspace' }).click();
    await owner.waitForURL('**/workspace/login**');
    await owner.getByRole('link', { name: 'Use personal workspace' }).click();
    await owner.waitForURL('**/dashboard');
    await owner.goto('/orders');
    await owner.getByText('Ready').first().waitFor();
    await expect.poll(() => owner.getByRole('link', { name: 'Workspace', exact: true }).count()).toBe(0);
  });

  it('logging out forgets the choice', async () => {
    await owner.getByRole('button', { name: /Your account/ }).click();
    await owner.getByRole('menuitem', { name: 'Log out' }).click();
    await owner.waitForURL('**/login');
    expect((await ownerContext.cookies()).some((cookie) => cookie.name === 'workspace' && cookie.value !== '')).toBe(false);
  });
});

/** The id of the owner's one workspace. */
async function settingsId(): Promise<number> {
  const response = await ownerContext.request.get('/api/features/workspace/show');
  const { workspaces } = (await response.json()) as { workspaces: { id: number }[] };
  return workspaces[0]?.id ?? 0;
}
