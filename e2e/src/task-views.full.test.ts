// The views of tasks: cards moved by keyboard and mouse, and on a phone my tasks.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleInBothSchemes, openBrowser, openVisitor, phone } from './browser.ts';
import { newPerson, signIn } from './people.ts';
import { runSql } from './product-database.ts';
import { productHere } from './product-here.ts';

let browser: Browser;
let context: BrowserContext;
let writerContext: BrowserContext;
let page: Page;

const origin = () => ({ origin: productHere().url });

beforeAll(async () => {
  browser = await openBrowser();
  context = await openVisitor(browser);
  writerContext = await openVisitor(browser);
  const [mara, will] = [await newPerson('Mara Views'), await newPerson('Will Views')];
  await runSql(`update users set role = 'user', account_id = (select account_id from users where id = $1) where id = $2`, [
    mara.id,
    will.id,
  ]);
  await runSql('update seats set account_id = (select account_id from users where id = $1) where user_id = $2', [
    mara.id,
    will.id,
  ]);
  await signIn(context, mara);
  await signIn(writerContext, will);
  const made = await context.request.put('/api/features/workspace/create', { data: { name: 'Newsroom' }, headers: origin() });
  const { workspace } = (await made.json()) as { workspace: { id: number } };
  await runSql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [workspace.id, will.id]);
  for (const one of [context, writerContext])
    await one.addCookies([{ name: 'workspace', value: String(workspace.id), url: productHere().url }]);
  const create = async (title: string, more: object = {}) => {
    const data = { workspace_id: workspace.id, title, ...more };
    const answer = await context.request.post('/api/features/tasks', { data, headers: origin() });
    return ((await answer.json()) as { task: { id: number } }).task.id;
  };
  await create('Card of the keyboard', { assignee_id: mara.id });
  await create('Card of the mouse', { assignee_id: mara.id });
  page = await context.newPage();
});
afterAll(() => browser.close());

const column = (name: string) => page.getByRole('region', { name, exact: true });
const card = (name: string) => page.getByRole('link', { name, exact: true });

describe('the board', () => {
  it('moves a card with the keyboard, and cancels with Escape', async () => {
    await page.goto('/task-assignment?view=board');
    await card('Card of the keyboard').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.getByText('In progress: Start').waitFor({ state: 'attached' });
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => column('Waiting').getByRole('link').count()).toBe(2);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await column('In progress').getByRole('link', { name: 'Card of the keyboard' }).waitFor();
    await page.reload();
    await column('In progress').getByRole('link', { name: 'Card of the keyboard' }).waitFor();
  });

  it('moves a card with the mouse, says the verb, and does not open it', async () => {
    const [from, to] = [await card('Card of the mouse').boundingBox(), await column('In progress').boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 8);
    await page.mouse.down();
    await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 30, { steps: 4 });
    await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 80, { steps: 6 });
    await column('In progress').getByText('Start', { exact: true }).waitFor();
    await expect.poll(() => column('Approved').getAttribute('data-closed')).toBe('true');
    await page.mouse.up();
    await column('In progress').getByRole('link', { name: 'Card of the mouse' }).waitFor();
    await expect.poll(() => column('In progress').getByRole('link').count()).toBe(2);
    expect(new URL(page.url()).pathname).toBe('/task-assignment');
  });

  it('draws only the cards near the view, and the keyboard reaches all of them', async () => {
    await runSql(`delete from tasks where title like 'Many %'`, []);
    await runSql(
      `insert into tasks (account_id, workspace_id, creator_id, title, due_date)
       select account_id, workspace_id, creator_id, 'Many ' || lpad(n::text, 3, '0'), date '2030-01-01' + n
       from tasks, generate_series(1, 200) n where title = 'Card of the mouse'`,
      [],
    );
    await page.goto('/task-assignment?view=board');
    const more = column('Waiting').getByRole('button', { name: 'Show more' });
    for (let pages = 0; pages < 3; pages += 1) await more.click();
    await page.evaluate(() => scrollTo(0, 0));
    await card('Many 001').focus();
    for (let step = 0; step < 120; step += 1) await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Many 121');
    await expect.poll(() => page.locator('[data-card]').count()).toBeGreaterThan(200);
    const drawn = page
      .locator('[data-card]')
      .evaluateAll((cards) => cards.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length);
    expect(await drawn).toBeLessThan(100);
    await runSql(`delete from tasks where title like 'Many %'`, []);
  });
});

describe('on a phone', () => {
  it('shows my tasks', async () => {
    await page.setViewportSize(phone);
    await page.goto('/task-assignment?view=mine');
    await page.getByRole('link', { name: 'Continue: Card of the keyboard' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessibleInBothSchemes(page);
  });
});
