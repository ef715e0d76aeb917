// A task from its creation to the end: assigned, started, handed in, changes requested, handed in again, approved on a phone, completed.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectAccessibleInBothSchemes, openBrowser, openVisitor, phone } from './browser.ts';
import { newPerson, signIn } from './people.ts';
import { runSql } from './product-database.ts';
import { productHere } from './product-here.ts';
import { startEditor } from './start-editor.ts';
import { placeOrder, postingWith, waitUntilWritten } from './tool-at-work.ts';

const title = 'Guide to trail shoes';
const documentTitle = 'Keywords of trail shoes';

let browser: Browser;
let managerContext: BrowserContext;
let manager: Page;
let writerContext: BrowserContext;
let writer: Page;
let documentId: number;
let taskPath: string;

const origin = () => ({ origin: productHere().url });

/** Opens a page in the workspace of the team. */
async function openIn(context: BrowserContext, workspaceId: number): Promise<Page> {
  await context.addCookies([{ name: 'workspace', value: String(workspaceId), url: productHere().url }]);
  return context.newPage();
}

beforeAll(async () => {
  browser = await openBrowser();
  managerContext = await openVisitor(browser);
  writerContext = await openVisitor(browser);
  const [mara, will] = [await newPerson('Mara Manager'), await newPerson('Will Writer')];
  await runSql(`update users set role = 'user', account_id = (select account_id from users where id = $1) where id = $2`, [
    mara.id,
    will.id,
  ]);
  await runSql('update seats set account_id = (select account_id from users where id = $1) where user_id = $2', [
    mara.id,
    will.id,
  ]);
  await signIn(managerContext, mara);
  await signIn(writerContext, will);
  const made = await managerContext.request.put('/api/features/workspace/create', {
    data: { name: 'Newsroom' },
    headers: origin(),
  });
  const { workspace } = (await made.json()) as { workspace: { id: number } };
  await runSql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [workspace.id, will.id]);
  documentId = await placeOrder(
    writerContext,
    {
      tool: 'job_posting',
      title: documentTitle,
      workspace_id: workspace.id,
      fields: postingWith('Trail shoes grip on wet stone. They last for years. They are light and dry fast after a river.'),
    },
    origin(),
  );
  manager = await openIn(managerContext, workspace.id);
  writer = await openIn(writerContext, workspace.id);
  await waitUntilWritten(writerContext, documentId);
});
afterAll(() => browser.close());

/** Writes at the end of the text in the editor of the task's Content tab. */
async function writeInTask(words: string): Promise<void> {
  const paper = writer.locator('[contenteditable="true"]');
  await startEditor(writer);
  await paper.click();
  await writer.keyboard.press('Control+End');
  await writer.keyboard.type(words);
}

/** Changes the text as the editor would. */
async function rewrite(html: string): Promise<void> {
  const data = { order_detail_id: documentId, content: { html } };
  const saved = await writerContext.request.post('/api/services/orders/update', { data, headers: origin() });
  expect(saved.status()).toBe(200);
}

describe('a task', () => {
  it('is created with a document and a review step', async () => {
    await manager.goto('/dashboard');
    await manager.getByRole('link', { name: 'Task assignment' }).click();
    await manager.getByText('No tasks yet').waitFor();
    await expectAccessibleInBothSchemes(manager);
    await manager.getByRole('button', { name: 'New task' }).first().click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create task' }).click();
    await dialog.getByText('Enter a title for the task').waitFor();
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByText('Brief', { exact: true }).click();
    await dialog.getByLabel('Description').fill('For people who run on wet paths.');
    await dialog.getByText('Schedule', { exact: true }).click();
    await dialog.getByLabel('Start').fill('2026-12-02');
    await dialog.getByLabel('Due', { exact: true }).fill('2026-12-01');
    await dialog.getByRole('combobox', { name: 'Assignee' }).click();
    await manager.getByRole('option', { name: 'Will Writer' }).click();
    await dialog.getByText('Tool and sources', { exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Document' }).click();
    await manager.getByRole('option', { name: documentTitle }).click();
    await dialog.getByText('Review', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Add review step' }).click();
    await dialog.getByRole('textbox', { name: 'Step' }).fill('Editor');
    await dialog.getByLabel('Reviewers').click();
    await manager.getByRole('option', { name: 'Mara Manager' }).click();
    await manager.keyboard.press('Escape');
    await expectAccessibleInBothSchemes(manager);
    await dialog.getByRole('button', { name: 'Create task' }).click();
    await dialog.getByText('The due date is before the start date').waitFor();
    await dialog.getByLabel('Due', { exact: true }).fill('2026-12-09');
    await manager.keyboard.press('Control+Enter');
    await manager.waitForURL(/\/task-assignment\/\d+$/);
    taskPath = new URL(manager.url()).pathname;
    await manager.getByRole('heading', { name: title }).waitFor();
    await expectAccessibleInBothSchemes(manager);
  });

  it('is started and handed in by the person it is assigned to', async () => {
    await writer.goto('/task-assignment?view=mine');
    await writer.getByRole('link', { name: title }).click();
    await writer.getByRole('button', { name: 'Start' }).click();
    await writer.waitForURL(`**/orders/${documentId}`);
    await writer.goto(taskPath);
    await writer.getByRole('button', { name: 'Submit for review' }).click();
    await writer.getByText('In review').first().waitFor();
    await expect.poll(() => writer.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  });

  it('comes back with a note, and shows the reviewer what changed since their last approval', async () => {
    await manager.goto('/inbox?kind=review');
    await manager.getByRole('article', { name: title }).waitFor();
    await manager.keyboard.press('Enter');
    await manager.waitForURL(/\/task-assignment\/\d+\/content/);
    await manager.getByRole('button', { name: 'Request changes' }).click();
    const dialog = manager.getByRole('dialog', { name: `Request changes to “${title}”` });
    await dialog.getByRole('button', { name: 'Request changes' }).click();
    await dialog.getByText('Describe what should change').waitFor();
    await dialog.getByLabel('Note').fill('Name the river.');
    await dialog.getByRole('button', { name: 'Request changes' }).click();
    await manager.getByRole('button', { name: 'Undo' }).click();
    await manager.getByRole('button', { name: 'Request changes' }).click();
    await dialog.getByLabel('Note').fill('Name the river.');
    await dialog.getByRole('button', { name: 'Request changes' }).click();
    await manager.getByText('Changes requested').first().waitFor();
    await writer.goto(taskPath);
    await writer.getByText('Name the river.').waitFor();
    await writeInTask(' They cross streams.');
    // A reload in the middle of the pause before the save loses nothing.
    await writer.reload();
    await writer.locator('[contenteditable="true"]', { hasText: 'They cross streams.' }).waitFor();
    await expectAccessibleInBothSchemes(writer);
    await writeInTask(' Slowly.');
    // Submitting first saves unsaved edits.
    await writer.getByRole('button', { name: 'Submit for review' }).click();
    await writer.getByText('In review').first().waitFor();
    await manager.reload();
    await manager.getByRole('button', { name: 'Approve' }).click();
    await manager.getByText('Approved', { exact: true }).first().waitFor();
    await writer.reload();
    await writer.getByText('Approved', { exact: true }).first().waitFor();
    await writeInTask(' In the Glomma.');
    await writer.getByText('In review').first().waitFor();
    await manager.reload();
    await manager.getByText(/Since your last approval/).waitFor();
    await manager.locator('ins', { hasText: 'Glomma' }).waitFor();
    await manager.getByText('In review').first().waitFor();
    await expectAccessibleInBothSchemes(manager);
  });

  it('has one head, which no tab moves', async () => {
    const tabs = ['Brief', 'Content', 'Meta data', 'Links', 'History'];
    const measure = async (tab: string) => {
      await manager.getByRole('navigation', { name: 'Task sections' }).getByRole('link', { name: tab }).click();
      await manager.locator('[aria-current="page"]', { hasText: tab }).waitFor();
      await manager.evaluate(() => scrollTo(0, 0));
      await manager.getByRole('heading', { level: 1, name: title }).waitFor();
      const head = await manager.locator('header', { has: manager.getByRole('heading', { level: 1 }) }).boundingBox();
      const row = await manager.getByRole('navigation', { name: 'Task sections' }).boundingBox();
      const name = await manager.getByRole('heading', { level: 1 }).boundingBox();
      return [head?.y, head?.height, row?.y, row?.height, name?.x, name?.y];
    };
    for (const size of [desktop, { width: 1024, height: 768 }, phone]) {
      await manager.setViewportSize(size);
      const first = await measure('Brief');
      for (const tab of tabs) expect([tab, ...(await measure(tab))]).toEqual([tab, ...first]);
      expect(await manager.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    }
    await manager.setViewportSize(desktop);
    await manager.goto(`${taskPath}/content`);
  });

  it('is not approved on a page that shows another content', async () => {
    const approve = manager.getByRole('button', { name: 'Approve' });
    await expect.poll(() => approve.isEnabled()).toBe(true);
    // The page must not show the change before the click.
    const answered = manager.waitForResponse((response) => response.url().includes('/tasks/decide'));
    await manager.route('**/api/**', async (route) => {
      if (route.request().method() === 'GET') await answered;
      await route.continue();
    });
    await rewrite('<p>Trail shoes grip on wet stone in the Lougen.</p>');
    await approve.click();
    await answered;
    await manager.unroute('**/api/**');
    await manager.getByText('The content has changed since you opened it').first().waitFor();
    await manager.locator('ins', { hasText: 'Lougen' }).waitFor();
    await expect.poll(() => manager.getByRole('button', { name: 'Approve' }).count()).toBe(1);
  });

  it('is approved and completed on a phone', async () => {
    await manager.setViewportSize(phone);
    await manager.goto(taskPath);
    const approve = manager.getByRole('button', { name: 'Approve' });
    const place = await approve.boundingBox();
    // In reach of the thumb, and without the quick menu below.
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(phone.height - 40);
    await expect.poll(() => manager.getByRole('navigation', { name: 'Quick menu' }).isVisible()).toBe(false);
    await approve.click();
    await manager.getByText('Approved', { exact: true }).first().waitFor();
    await expectAccessibleInBothSchemes(manager);
    await manager.getByRole('button', { name: 'Complete' }).click();
    await manager.getByText('Completed').first().waitFor();
    await manager.goto('/task-assignment');
    await manager.getByRole('link', { name: title }).waitFor();
    expect(await manager.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessibleInBothSchemes(manager);
    await manager.setViewportSize(desktop);
  });

  it('is hidden where the company hides tasks', async () => {
    await runSql(
      `update accounts set branding = branding || '{"hide_generic_task_assignment": true}' where id = (select account_id from users where email = $1)`,
      ['mara.manager@example.com'],
    );
    await manager.goto(taskPath);
    await manager.waitForURL('**/dashboard');
    await manager.getByRole('link', { name: 'Brand', exact: true }).waitFor();
    await expect.poll(() => manager.getByRole('link', { name: 'Task assignment' }).count()).toBe(0);
  });
});
