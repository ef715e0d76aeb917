// Planning: a task made from a template, many tasks from a file that is corrected first, and a task moved in the calendar and back.
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleInBothSchemes, openBrowser, openVisitor, phone } from './browser.ts';
import { newPerson, signIn } from './people.ts';
import { productHere } from './product-here.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let workspaceId: number;

const headers = () => ({ origin: productHere().url });

async function create(more: object): Promise<number> {
  const data = { workspace_id: workspaceId, ...more };
  const answer = await context.request.post('/api/features/tasks', { data, headers: headers() });
  return ((await answer.json()) as { task: { id: number } }).task.id;
}

beforeAll(async () => {
  browser = await openBrowser();
  context = await openVisitor(browser);
  await signIn(context, await newPerson('Petra Planner'));
  const made = await context.request.put('/api/features/workspace/create', { data: { name: 'Newsroom' }, headers: headers() });
  workspaceId = ((await made.json()) as { workspace: { id: number } }).workspace.id;
  await context.addCookies([{ name: 'workspace', value: String(workspaceId), url: productHere().url }]);
  page = await context.newPage();
});
afterAll(() => browser.close());

const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('a template', () => {
  it('is created, and fills in a new task without touching what was typed', async () => {
    await page.goto('/task-assignment');
    await page.getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('button', { name: 'New template' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Magazine guide');
    await page.getByLabel('Working days until due').fill('4');
    await page.getByLabel('Task title').fill('Guide to');
    await page.getByLabel('Description').fill('What a beginner must know.');
    await page.getByRole('button', { name: 'Add review step' }).click();
    await page.getByLabel('Step', { exact: true }).fill('Editor');
    await page.getByRole('combobox', { name: 'Reviewers' }).click();
    await page.getByRole('option', { name: 'Any member' }).click();
    await page.getByLabel('Working days', { exact: true }).fill('2');
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Create template' }).click();
    await page.getByRole('link', { name: 'Magazine guide' }).waitFor();
    await page.setViewportSize(phone);
    expect(await isTooWide()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.goto('/task-assignment');
    await page.getByRole('button', { name: 'New task' }).first().click();
    await page.getByLabel('Title', { exact: true }).fill('Snowshoe bindings');
    await page.getByRole('combobox', { name: 'Template', exact: true }).click();
    await page.getByRole('option', { name: 'Magazine guide' }).click();
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('What a beginner must know.');
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Snowshoe bindings');
    await expect.poll(() => page.getByLabel('Working days', { exact: true }).inputValue()).toBe('2');
    await page.getByRole('dialog').getByText('Schedule', { exact: true }).click();
    await page.getByLabel('Start').fill('2038-03-05');
    // 2038-03-05 is a Friday.
    await expect.poll(() => page.getByLabel('Due', { exact: true }).inputValue()).toBe('2038-03-11');
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Create task' }).click();
    await page.getByRole('heading', { name: 'Snowshoe bindings' }).waitFor();
    await page.getByText('Due 15 Mar 2038').waitFor();
  });
});

describe('a file of tasks', () => {
  const fileOf = (rows: string, name = 'winter.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(rows, 'utf8') });

  it('shows its faults by row and column, is corrected, and is created once', async () => {
    await page.goto('/task-assignment');
    await page.getByRole('link', { name: 'Import tasks' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download sample: Excel' }).click();
    const sample = readFileSync(await (await download).path());
    const field = page.locator('#task-file');
    await field.setInputFiles({ name: 'tasks.xlsx', mimeType: 'application/octet-stream', buffer: sample });
    await page.getByText('2 tasks can be created. Nothing is created yet.').waitFor();
    const rows = (day: string) =>
      `\u{FEFF}title;due_date;headings\r\n"Müsli, Nüsse; Öl";${day};"Körner, Öl"\r\nGaiters;2038-03-09;\r\n`;
    await field.setInputFiles(fileOf(rows('31.02.2027')));
    const faults = page.getByRole('table', { name: 'Problems' });
    await expect
      .poll(() => faults.getByRole('cell').allTextContents())
      .toEqual(['2', 'due_date', '31.02.2027', 'Enter a valid date']);
    await expect.poll(() => page.getByRole('button', { name: 'Create 2 tasks' }).isDisabled()).toBe(true);
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize(phone);
    expect(await isTooWide()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await field.setInputFiles(fileOf(rows('2038-03-08')));
    await page.getByText('2 tasks can be created. Nothing is created yet.').waitFor();
    await page.getByRole('button', { name: 'Create 2 tasks' }).dblclick();
    await page.getByRole('link', { name: 'Müsli, Nüsse; Öl' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Gaiters' }).count()).toBe(1);
  });
});

describe('the calendar', () => {
  // A start and a due date are two entries of one name.
  const link = (name: string) => page.locator('[data-entry^="task_due-"]').filter({ hasText: name });
  const dayOf = (name: string) => link(name).evaluate((one) => one.closest('[data-day]')?.getAttribute('data-day'));

  it('moves a task with the mouse after the effect was shown, and undoes it with what followed', async () => {
    const first = await create({ title: 'First of two', start_date: '2038-03-16', due_date: '2038-03-17' });
    await create({ title: 'Follows', start_date: '2038-03-18', due_date: '2038-03-19', is_smart: true, after_task_id: first });
    await page.goto('/calendar?of=tasks&date=2038-03-01');
    await link('First of two').scrollIntoViewIfNeeded();
    const target = page.locator('[data-day="2038-03-18"]');
    const [from, to] = [await link('First of two').boundingBox(), await target.boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 8);
    await page.mouse.down();
    await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 14, { steps: 4 });
    await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 30, { steps: 6 });
    await expect.poll(() => target.getAttribute('data-target')).toBe('true');
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: 'Move task' });
    await dialog.getByText('1 other task will also move:').waitFor();
    await dialog.getByText('Follows').waitFor();
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(() => dayOf('Follows')).toBe('2038-03-22');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => dayOf('Follows')).toBe('2038-03-19');
    await expect.poll(() => dayOf('First of two')).toBe('2038-03-17');
  });

  it('moves a task with the keyboard, and undoes it with Control Z', async () => {
    await link('Gaiters').focus();
    for (const key of ['Space', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expect.poll(() => page.locator('[data-target]').getAttribute('data-day')).toBe('2038-03-17');
    await page.keyboard.press('Escape');
    await page.getByText('Move canceled.').waitFor({ state: 'attached' });
    for (const key of ['Space', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await page.getByText('Gaiters moved to Wednesday 10 March.').first().waitFor();
    await expect.poll(() => dayOf('Gaiters')).toBe('2038-03-10');
    await page.keyboard.press('Control+z');
    await expect.poll(() => dayOf('Gaiters')).toBe('2038-03-09');
    await expectAccessibleInBothSchemes(page);
  });
});
