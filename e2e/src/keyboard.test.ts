// The whole way by keyboard alone: from registration to a finished document and out again. Wherever the focus is, it shows.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, openBrowser, openVisitor } from './browser.ts';
import { ensureFounder, password } from './people.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  await ensureFounder();
  browser = await openBrowser();
  context = await openVisitor(browser);
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
});
afterAll(() => browser.close());

interface Focused {
  name: string;
  tag: string;
  hasRing: boolean;
}

/** Returns the focused element, and if a ring around it or its whole field shows the focus. */
function readFocus(): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const rings = [element, element.closest('.mantine-Input-input') ?? element].map((one) => getComputedStyle(one));
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    const words = [element.getAttribute('aria-label'), ...labels.map((label) => label.textContent), element.textContent];
    return {
      name: element === document.body ? '' : (words.find((text) => text?.trim())?.trim() ?? '').slice(0, 80),
      tag: element.tagName,
      hasRing: rings.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0),
    };
  });
}

/** Presses Tab until something of this name has the focus; every stop on the way must be visible. */
async function tabTo(name: RegExp): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await readFocus();
    if (focused.tag === 'BODY') continue;
    expect(focused.hasRing, `the focus shows on ${focused.tag} ${focused.name}`).toBe(true);
    if (name.test(focused.name)) return;
  }
  throw new Error(`Tab never reached ${String(name)}`);
}

async function fill(name: RegExp, text: string): Promise<void> {
  await tabTo(name);
  await page.keyboard.type(text);
}

const focusedTag = async () => (await readFocus()).tag;

describe('by keyboard alone', () => {
  it('registers', async () => {
    await page.goto('/register');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fill(/^Your name/, 'Kim Keys');
    await fill(/^Email/, 'kim.keys@example.com');
    await fill(/^Password/, password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/start');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A new page takes the focus; a Tab before that would be lost.
    await expect.poll(focusedTag).toMatch(/^(H1|MAIN)$/);
    await tabTo(/^Skip for now/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await expect.poll(focusedTag).toBe('H1');
  });

  it('turns the dark mode on in the menu, which says so', async () => {
    await page.keyboard.press('Shift+Tab');
    for (let stop = 0; stop < 60 && !/account/i.test((await readFocus()).name); stop += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitemcheckbox', { name: 'Dark mode' });
    await expect.poll(() => item.getAttribute('aria-checked')).toBe('false');
    await expectAccessible(page);
    for (let stop = 0; stop < 10 && !(await item.evaluate((element) => element === document.activeElement)); stop += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => item.getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await readFocus()).name).toMatch(/account/i);
  });

  it('finds a tool, fills its form and sends it', async () => {
    // Not a letter is lost and no shortcut fires, however fast the typing: 'n' alone opens the tools.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('newsletter');
    await expect.poll(() => page.getByRole('combobox').first().inputValue()).toBe('newsletter');
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('job post');
    await page.getByRole('option', { name: /Job posting/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tools/job_posting');
    // The form replaces the title that came before it.
    await page.getByLabel(/^Job title/).waitFor();
    await expect.poll(focusedTag).toBe('H1');
    await fill(/^Job title/, 'Baker');
    await tabTo(/^Seniority/);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Junior' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await fill(/^Company name/, 'Mill Lane');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(0);
    const wrong = page.locator('[aria-invalid="true"]');
    for (const field of await wrong.all()) {
      const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ').filter(Boolean);
      const said = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(said.join(' '), 'what is wrong is read out with the field').toMatch(/required/i);
    }
    expect(await wrong.first().evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await readFocus()).name).toMatch(/^Responsibilities/);
    await page.keyboard.type('Bake bread');
    await fill(/^Skills/, 'Patience');
    await fill(/^Location/, 'Leeds');
    await fill(/^Application instructions/, 'Write to us');
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/\/orders\/\d+$/, { timeout: 30_000 });
    await page.getByText('Ready').first().waitFor();
  });

  it('edits the document, saves a version and opens the downloads', async () => {
    const text = page.locator('[contenteditable="true"]').last();
    for (let stop = 0; stop < 60 && !(await text.evaluate((element) => element === document.activeElement)); stop += 1)
      await page.keyboard.press('Tab');
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Come and see us.');
    await page.keyboard.press('Control+s');
    await page.getByRole('status').filter({ hasText: 'Saved as a new version' }).waitFor();
    const download = page.getByRole('button', { name: 'Download' });
    for (let stop = 0; stop < 60 && !(await download.evaluate((element) => element === document.activeElement)); stop += 1)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    const waiting = page.waitForEvent('download');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect((await waiting).suggestedFilename()).toMatch(/\.\w+$/);
    await expect.poll(() => download.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('comments, resolves the comment, reads the history, and is never sent to the top of the page', async () => {
    await page.getByRole('tab', { name: 'Comments' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Comment on the document' }).waitFor();
    await tabTo(/^Comment on the document/);
    await page.keyboard.type('Is the place right?');
    await tabTo(/^Comment$/);
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Comment added' }).waitFor({ state: 'attached' });
    await expect.poll(async () => (await readFocus()).name).toBe('Comment on the document');
    // A count leaves the words of its tab on the line of the others.
    await expect.poll(() => page.getByRole('tab', { name: 'Comments' }).innerText()).toMatch(/1/);
    const heights = await page.getByRole('tab').evaluateAll((tabs) =>
      tabs.map((tab) => {
        const words = document.createRange();
        words.selectNodeContents(document.createTreeWalker(tab, NodeFilter.SHOW_TEXT).nextNode() ?? tab);
        return words.getBoundingClientRect().top - tab.getBoundingClientRect().top;
      }),
    );
    expect(new Set(heights).size, heights.join(', ')).toBe(1);
    await tabTo(/^Mark as resolved/);
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Comment resolved' }).waitFor({ state: 'attached' });
    await expect.poll(focusedTag).not.toBe('BODY');
    await page.getByRole('button', { name: 'History' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Version history' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await readFocus()).name).toBe('History');
    await page.getByRole('textbox', { name: 'Document title' }).focus();
    await page.keyboard.press('Enter');
    expect((await readFocus()).name).toBe('Document title');
    await page.getByRole('button', { name: 'Download' }).focus();
  });

  it('keeps the focus inside a dialog and gives it back', async () => {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await readFocus()).name).toBe('Download');
  });

  it.each([
    ['the first key', () => page.keyboard.press('Escape')],
    ['the pointer alone', () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()],
  ])('gives the focus back from a dialog that was opened by the pointer and closed by %s', async (_, close) => {
    await page.reload();
    await page.getByRole('button', { name: 'History' }).click();
    const dialog = page.getByRole('dialog', { name: 'Version history' });
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await close();
    await expect.poll(async () => (await readFocus()).name).toBe('History');
  });

  it('logs out by the menu', async () => {
    for (let stop = 0; stop < 60 && !/account/i.test((await readFocus()).name); stop += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    // The menu moves the focus to its first entry when it is open.
    await expect.poll(async () => (await readFocus()).name).toBe('My Profile');
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await readFocus()).name).toBe('Log out');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
  });
});
