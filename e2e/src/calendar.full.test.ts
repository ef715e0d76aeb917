// The calendar: a week in which work is given to a person and stretched, and an agenda on a phone.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectAccessibleInBothSchemes, openBrowser, openVisitor, phone } from './browser.ts';
import { newPerson, signIn } from './people.ts';
import { productHere } from './product-here.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;

const headers = () => ({ origin: productHere().url });

beforeAll(async () => {
  browser = await openBrowser();
  context = await openVisitor(browser);
  await signIn(context, await newPerson('Carla Calendar'));
  const made = await context.request.put('/api/features/workspace/create', { data: { name: 'Newsroom' }, headers: headers() });
  const workspaceId = ((await made.json()) as { workspace: { id: number } }).workspace.id;
  await context.addCookies([{ name: 'workspace', value: String(workspaceId), url: productHere().url }]);
  for (const more of [
    { title: 'Headlamp guide', start_date: '2038-03-16', due_date: '2038-03-17' },
    { title: 'Müsli, Nüsse & Öl: alles, was auf eine lange Wanderung gehört', due_date: '2038-03-18' },
  ])
    await context.request.post('/api/features/tasks', { data: { workspace_id: workspaceId, ...more }, headers: headers() });
  page = await context.newPage();
});
afterAll(() => browser.close());

const link = (name: string) => page.getByRole('link', { name, exact: true });
const lane = (name: string) => page.getByRole('region', { name, exact: true });

describe('the calendar', () => {
  it('is opened from the sidebar as the month, and its keys change what is shown', async () => {
    await page.goto('/dashboard');
    await link('Calendar').click();
    await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
    await page.goto('/calendar?date=2038-03-17');
    await link('Headlamp guide').first().waitFor();
    await expect.poll(() => link('Headlamp guide').count()).toBe(2);
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('w');
    await lane('Unassigned').getByRole('link', { name: 'Headlamp guide' }).waitFor();
    await expectAccessibleInBothSchemes(page);
  });

  it('gives work to the person it is dropped on, and gives it back', async () => {
    const target = lane('Carla Calendar').locator('[data-day="2038-03-16"]');
    const [from, to] = [await link('Headlamp guide').boundingBox(), await target.boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 8);
    await page.mouse.down();
    await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) - 10, { steps: 4 });
    await page.mouse.move((to?.x ?? 0) + 30, (to?.y ?? 0) + 30, { steps: 6 });
    // It keeps its length: its last day is marked.
    await expect.poll(() => lane('Carla Calendar').locator('[data-target]').getAttribute('data-day')).toBe('2038-03-17');
    await page.mouse.up();
    await lane('Carla Calendar').getByRole('link', { name: 'Headlamp guide' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await lane('Unassigned').getByRole('link', { name: 'Headlamp guide' }).waitFor();
  });

  it('is walked with the arrows, and an entry stretched with Shift and the arrows', async () => {
    await link('Headlamp guide').focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toMatch(/^Müsli/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focused).toBe('Headlamp guide');
    for (const key of ['Space', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key);
    const bar = page.getByRole('listitem').filter({ has: link('Headlamp guide') });
    await expect.poll(() => bar.evaluate((one) => (one as HTMLElement).style.gridColumn)).toBe('2 / 6');
    await page.getByText('Headlamp guide moved to Friday 19 March.').first().waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => bar.evaluate((one) => (one as HTMLElement).style.gridColumn)).toBe('2 / 4');
  });

  it('is an agenda on a phone, where a button moves', async () => {
    await page.setViewportSize(phone);
    await page.goto('/calendar?date=2038-03-17');
    await page.getByRole('heading', { name: 'Wednesday 17 March' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Move Headlamp guide' }).last().click();
    await page.getByLabel('New due date').fill('2038-03-19');
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('heading', { name: 'Friday 19 March' }).waitFor();
    await page.setViewportSize(desktop);
  });
});
