// The life of a document: comments between two users, versions that are compared, restored and undone, and authorship.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothSchemes, openBrowser, openVisitor, phone } from './browser.ts';
import { newPerson, signIn } from './people.ts';
import { runSql } from './product-database.ts';
import { productHere } from './product-here.ts';
import { startEditor } from './start-editor.ts';
import { placeOrder, postingWith, waitUntilWritten } from './tool-at-work.ts';

let browser: Browser;
let writer: BrowserContext;
let reader: BrowserContext;
let documentId: number;

const headers = { origin: productHere().url };

async function orderDocument(context: BrowserContext, workspaceId: number): Promise<number> {
  const fields = postingWith('Trail shoes that grip on wet stone. They are light and they last for years.');
  const data = { tool: 'job_posting', fields, workspace_id: workspaceId };
  const id = await placeOrder(context, data, headers);
  await waitUntilWritten(context, id);
  return id;
}

beforeAll(async () => {
  browser = await openBrowser();
  writer = await openVisitor(browser);
  reader = await openVisitor(browser);
  const [wanda, ronja] = [await newPerson('Wanda Writer'), await newPerson('Ronja Reader')];
  await signIn(writer, wanda);
  const made = await writer.request.put('/api/features/workspace/create', { data: { name: 'Desk of two' }, headers });
  const { workspace } = (await made.json()) as { workspace: { id: number } };
  // The two work in one account, as they would after an invitation.
  await runSql('update users set account_id = (select account_id from users where id = $1) where id = $2', [wanda.id, ronja.id]);
  await runSql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [workspace.id, ronja.id]);
  await signIn(reader, ronja);
  for (const context of [writer, reader])
    await context.addCookies([{ name: 'workspace', value: String(workspace.id), url: productHere().url }]);
  documentId = await orderDocument(writer, workspace.id);
});
afterAll(() => browser.close());

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Document text' });
const isSave = (response: { url: () => string; ok: () => boolean }) =>
  response.url().includes('/services/orders/update') && response.ok();

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/orders/${documentId}`);
  await textOf(page).waitFor();
  // The paper is there a moment before the keys and the panel that belong to it.
  await page.waitForLoadState('networkidle');
  return page;
}

async function typeAtEnd(page: Page, words: string): Promise<void> {
  await startEditor(page);
  await textOf(page).click();
  await page.keyboard.press('Control+End');
  const saved = page.waitForResponse(isSave);
  await page.keyboard.type(words);
  await saved;
}

/** Selects the first line by keyboard. A save response can move the caret, so this checks that the selection stays. */
async function selectFirstLine(page: Page): Promise<void> {
  const chosen = () => page.evaluate(() => getSelection()?.toString().length ?? 0);
  for (let settled = 0; settled < 3; settled = (await chosen()) > 0 ? settled + 1 : 0) {
    if (settled === 0) {
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('Shift+End');
    }
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
}

describe('a comment', () => {
  it('is written on a passage by keyboard, names a colleague, and follows its words', async () => {
    // A comment from an earlier attempt of this test would break the following ones.
    await runSql('delete from comments where order_detail_id = $1', [documentId]);
    const page = await open(writer);
    await startEditor(page);
    await textOf(page).click();
    await selectFirstLine(page);
    await page.keyboard.press('Control+Alt+m');
    const field = page.getByRole('combobox', { name: 'Comment on this passage' });
    await field.waitFor();
    await page.keyboard.type('Is that so, @ron');
    await page.getByRole('option', { name: 'Ronja Reader' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('or do we know better?');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('list', { name: 'Comments' }).getByText('or do we know better?').waitFor();
    const passage = page.locator('.commented-passage').first();
    await passage.waitFor();
    const before = await passage.textContent();
    await textOf(page).click();
    await page.keyboard.press('Control+Home');
    const saved = page.waitForResponse(isSave);
    await page.keyboard.type('So: ');
    await saved;
    await expect.poll(() => page.locator('.commented-passage').first().textContent()).toBe(before);
    await page.reload();
    await page.locator('.commented-passage').first().waitFor();
    await expect.poll(() => page.locator('.commented-passage').first().textContent()).toBe(before);
    await expectAccessibleInBothSchemes(page);
    const begun = page.getByRole('combobox', { name: 'Comment on the document' });
    await page.getByRole('tab', { name: /Comments/ }).click();
    await begun.fill('Begun and not sent');
    await page.reload();
    await page.getByRole('tab', { name: /Comments/ }).click();
    await expect.poll(() => begun.inputValue()).toBe('Begun and not sent');
    await page.close();
  });

  it('reaches who is named, is answered there, and is resolved here without a reload', async () => {
    const page = await open(writer);
    await page.getByRole('tab', { name: /Comments/ }).click();
    const other = await reader.newPage();
    await other.goto('/inbox');
    await other.getByRole('article', { name: /Wanda Writer in/ }).waitFor();
    await other.keyboard.press('Enter');
    await other.waitForURL(/\/orders\/\d+\?comment=\d+$/);
    await other.getByRole('combobox', { name: 'Reply to Wanda Writer' }).fill('We do know better.');
    await other.getByRole('button', { name: 'Reply', exact: true }).click();
    // By the stream of changes: comments are asked for every ten seconds otherwise.
    await page.getByText('We do know better.').waitFor({ timeout: 5000 });
    await page.getByRole('button', { name: 'Mark as resolved' }).click();
    await page.getByText('Resolved by Wanda Writer').or(page.getByText('No open comments')).first().waitFor();
    await other.getByText('Resolved by Wanda Writer').waitFor({ timeout: 5000 });
    await other.goto('/my-profile?tab=notifications');
    await other.getByRole('heading', { name: 'Comments' }).waitFor();
    await other.getByText('Is that so, @Ronja Reader').first().waitFor();
    await expectAccessibleInBothSchemes(other);
    await other.setViewportSize(phone);
    await other.goto(`/orders/${documentId}`);
    await textOf(other).waitFor();
    // One tab at a time: the text is one of them.
    await expect.poll(() => other.getByRole('tab', { name: 'Text' }).getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => other.getByRole('tabpanel').count()).toBe(1);
    await other.getByRole('tab', { name: /Comments/ }).click();
    await textOf(other).waitFor({ state: 'hidden' });
    await expectAccessibleInBothSchemes(other);
    await other.getByRole('tab', { name: 'Text' }).click();
    await textOf(other).waitFor();
    await Promise.all([page.close(), other.close()]);
  });

  it('goes with its answers, after saying so', async () => {
    const page = await open(writer);
    await page.getByRole('tab', { name: /Comments/ }).click();
    await page.getByText('Resolved (').click();
    await page.getByRole('button', { name: 'Actions for Wanda Writer’s comment' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete comment' }).click();
    await page.getByText('This deletes the comment and all its replies (1).').waitFor();
    await page.getByRole('button', { name: 'Delete comment' }).click();
    await page.getByText('Select text and choose').waitFor();
    await expect.poll(() => page.getByText('We do know better.').count()).toBe(0);
    await page.close();
  });
});

describe('versions', () => {
  it('are compared with formats named, restored, and the restore is cancelled', async () => {
    const page = await open(writer);
    await typeAtEnd(page, ' A sentence of mine.');
    await page.keyboard.press('Control+s');
    await page.getByText('Saved as a new version').waitFor();
    await selectFirstLine(page);
    const saved = page.waitForResponse(isSave);
    await page.keyboard.press('Control+i');
    await saved;
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText(/^Italic added:/).waitFor();
    await page.getByRole('dialog').locator('em').first().waitFor();
    await expectAccessibleInBothSchemes(page);
    // Escape ends the naming of a version, and the drawer stays.
    await page.getByRole('button', { name: 'Name version 1' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Draft for Ann');
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Name' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Version 1/ }).click();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByText('Version 1 restored').waitFor();
    await textOf(page).getByText('A sentence of mine.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText('Wanda Writer restored version 1').first().waitFor();
    await page.getByRole('button', { name: 'Cancel restore' }).click();
    await page.getByText('Restore canceled by Wanda Writer').waitFor();
    // The toast leaves the drawer's close button free: a click at its middle reaches it.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click({ trial: true, timeout: 1000 });
    await page.setViewportSize(phone);
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await textOf(page).getByText('A sentence of mine.').waitFor();
    await page.close();
  });

  it.each([
    ['**/services/orders/order_history*', 'There was an error showing this document history, try again', null],
    ['**/services/orders/versions/restore', 'There was an error restoring this document history', /^Restore version/],
  ] as const)('say in words when %s fails', async (path, message, button) => {
    const page = await open(writer);
    await page.route(path, (route) => route.fulfill({ status: 500, json: { status: 'error', message: 'Server error' } }));
    await page.getByRole('button', { name: 'History' }).click();
    if (button) await page.getByRole('button', { name: button }).click();
    await page.getByRole('alert').getByText(message).first().waitFor();
    await expect.poll(() => page.getByRole('alert').getByText('Server error').count()).toBe(0);
    await page.close();
  });
});

describe('authorship', () => {
  it('is shown in the text on demand, with shares and names', async () => {
    const page = await open(reader);
    await typeAtEnd(page, ' And one by the reader.');
    await page.getByRole('tab', { name: /^Checks/ }).click();
    await page.getByRole('button', { name: 'Show in text' }).click();
    await page.getByText('Ronja Reader').first().waitFor();
    await page.getByText(/^Passages \(/).click();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Hide in the text' }).click();
    await page.close();
  });
});

describe('a paragraph of another script', () => {
  it('runs in its own direction', async () => {
    const page = await open(writer);
    await typeAtEnd(page, '\n');
    await page.keyboard.type('مرحبا');
    const paragraph = textOf(page).getByText('مرحبا', { exact: true });
    // A save may draw the paragraph anew between two looks at it.
    const startsAtTheRight = () =>
      paragraph.evaluate((element) => {
        const block = element.closest('p') ?? element;
        const range = document.createRange();
        range.selectNodeContents(block);
        const [words, box] = [range.getBoundingClientRect(), block.getBoundingClientRect()];
        return words.left - box.left > 100 && box.right - words.right < 5;
      });
    await expect.poll(startsAtTheRight).toBe(true);
    await page.close();
  });
});
