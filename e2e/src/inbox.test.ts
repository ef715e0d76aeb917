// The inbox: a mention and two reviews, decided by keyboard on a desktop and by touch on a phone, and the
// calls sent when the page closes.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, expectAccessibleInBothSchemes, openBrowser, openVisitor, phone } from './browser.ts';
import { newPerson, signIn } from './people.ts';
import { runSql } from './product-database.ts';
import { productHere } from './product-here.ts';
import { placeOrder, postingWith, waitUntilWritten } from './tool-at-work.ts';

let browser: Browser;
let context: BrowserContext;
let writer: BrowserContext;
let page: Page;
const tasks = new Map<string, number>();

const origin = () => ({ origin: productHere().url });
const post = (path: string, data: object, by = context) => by.request.post(`/api/${path}`, { data, headers: origin() });

beforeAll(async () => {
  browser = await openBrowser();
  context = await openVisitor(browser);
  writer = await openVisitor(browser);
  const [mara, will] = [await newPerson('Mara Inbox'), await newPerson('Will Inbox')];
  for (const table of ['users', 'seats'])
    await runSql(
      `update ${table} set account_id = (select account_id from users where id = $1) where ${table === 'users' ? 'id' : 'user_id'} = $2`,
      [mara.id, will.id],
    );
  await runSql(`update users set role = 'user' where id = $1`, [will.id]);
  await signIn(context, mara);
  await signIn(writer, will);
  const made = await context.request.put('/api/features/workspace/create', { data: { name: 'Newsroom' }, headers: origin() });
  const { workspace } = (await made.json()) as { workspace: { id: number } };
  await runSql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [workspace.id, will.id]);
  for (const one of [context, writer])
    await one.addCookies([{ name: 'workspace', value: String(workspace.id), url: productHere().url }]);
  const fields = postingWith('Trail shoes grip on wet stone. They last for years. They are light and dry fast after a river.');
  for (const title of ['First review', 'Second review']) {
    const document = await placeOrder(writer, { tool: 'job_posting', title, workspace_id: workspace.id, fields }, origin());
    await waitUntilWritten(writer, document);
    const answer = await post('features/tasks', {
      workspace_id: workspace.id,
      title,
      assignee_id: will.id,
      order_detail_id: document,
      review_steps: [{ name: 'Editor', reviewer_ids: [mara.id] }],
    });
    const { task } = (await answer.json()) as { task: { id: number } };
    tasks.set(title, task.id);
    for (const move of ['start', 'submit']) await post(`features/tasks/${move}`, { id: task.id }, writer);
    if (title === 'First review')
      await writer.request.put('/api/comments/create', {
        data: { order_detail_id: document, text: 'Is 230 g still right, @Mara Inbox?', mentions: [mara.id] },
        headers: origin(),
      });
  }
  page = await context.newPage();
});
afterAll(() => browser.close());

const row = (name: string | RegExp) => page.getByRole('region', { name: 'Items' }).getByRole('button', { name });
const statusOf = async (title: string) => {
  const answer = await context.request.get(`/api/features/tasks/${tasks.get(title)}`);
  return ((await answer.json()) as { task: { status: string } }).task.status;
};

it('shows what waits, and a reply settles a mention', async () => {
  await page.goto('/inbox');
  await row(/Will Inbox in/).click();
  await page.getByRole('combobox', { name: 'Reply to Will Inbox' }).waitFor();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('c');
  await page.keyboard.type('It is.');
  await page.locator('form').getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByText('Comment sent').waitFor();
  await expect.poll(() => row(/Will Inbox in/).count()).toBe(0);
});

it('approves with A, takes it back with Z, and sends it when the page is left', async () => {
  await row(/(^|: )Second review$/).click();
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  await approve.and(page.locator(':enabled')).waitFor();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('a');
  await page.getByText('“Second review” approved').waitFor();
  await page.locator('[aria-current=true]', { hasText: 'First review' }).waitFor();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('z');
  await row(/(^|: )Second review$/).waitFor();
  expect(await statusOf('Second review')).toBe('ready');
  await row(/(^|: )Second review$/).click();
  await approve.and(page.locator(':enabled')).waitFor();
  await page.keyboard.press('a');
  await page.getByText('“Second review” approved').waitFor();
  await page.goto('/dashboard');
  await expect.poll(() => statusOf('Second review')).toBe('approved');
  await page.getByRole('link', { name: 'Review: First review' }).waitFor();
  await expectAccessibleInBothSchemes(page);
});

it('is a list and then one item on a phone, with the decision in reach of the thumb', async () => {
  await page.setViewportSize(phone);
  await page.goto('/inbox');
  await row(/(^|: )First review$/).click();
  const changes = page.getByRole('button', { name: 'Request changes' });
  await changes.and(page.locator(':enabled')).waitFor();
  const box = await changes.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(phone.height - 100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessibleInBothSchemes(page);
  await changes.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('Shorter, please.');
  await dialog.getByRole('button', { name: 'Request changes' }).click();
  await page.getByText('You are up to date').waitFor();
  await page.reload();
  await expect.poll(() => statusOf('First review')).toBe('on_going');
  await page.setViewportSize(desktop);
});
