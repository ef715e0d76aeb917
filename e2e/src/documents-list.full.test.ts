// A team's day in the documents list: folders, finding, choosing, moving, taking away and deleting.
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { expectAccessibleInBothSchemes, phone } from './browser.ts';
import { placeOrder, postingWith } from './tool-at-work.ts';

let page: Page;

const subjects = [
  'Winter sleeping bags keep warm because their down holds still air in small chambers all night long.',
  'Trail shoes grip on wet stone when their sole is soft and its lugs stand far apart from each other.',
  'A tunnel tent stands in strong wind as long as its guy lines are tight and its back faces the storm.',
];

beginAlone('Dora Document', async (opened) => {
  ({ page } = opened);
  for (const [index, text] of subjects.entries()) {
    await placeOrder(
      opened.context,
      { tool: 'job_posting', fields: postingWith(text), title: `Posting ${index + 1}` },
      opened.headers,
    );
  }
});

const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
const rail = () => page.getByRole('navigation', { name: 'Folders' });
const settled = () => page.waitForLoadState('networkidle');

it('makes folders, one inside another, and refuses a name that is taken', async () => {
  await page.goto('/orders');
  await row('Posting 3').getByText('Ready').waitFor();
  await rail().getByRole('button', { name: 'New folder' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Spring campaign');
  await dialog.getByRole('button', { name: 'Create folder' }).click();
  await rail()
    .getByRole('link', { name: /Spring campaign/ })
    .waitFor();
  await rail().getByRole('button', { name: 'New folder' }).click();
  await dialog.getByLabel('Name').fill('spring CAMPAIGN');
  await dialog.getByRole('button', { name: 'Create folder' }).click();
  await dialog.getByText('This name is already in use').waitFor();
  await dialog.getByLabel('Name').fill('Größe & Form');
  await dialog.getByRole('combobox', { name: 'Parent folder' }).click();
  await page.getByRole('option', { name: 'Spring campaign' }).click();
  await dialog.getByRole('button', { name: 'Create folder' }).click();
  await rail()
    .getByRole('link', { name: /Größe & Form/ })
    .waitFor();
  await settled();
  await expectAccessibleInBothSchemes(page);
});

it('moves what is chosen by keyboard, and what is dragged', async () => {
  await row('Posting 3').getByRole('link', { name: 'Posting 3' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  const bar = page.getByRole('toolbar', { name: 'Selected documents' });
  await bar.getByText('2 selected').waitFor();
  await expectAccessibleInBothSchemes(page);
  // The bar is next after the row that was selected last, and the row's menu is next after the bar.
  const move = bar.getByRole('button', { name: 'Move' });
  const focused = page.locator('*:focus');
  await page.keyboard.press('Tab');
  await expect.poll(() => bar.locator(':focus').count()).toBe(1);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focused.textContent()).toBe('Posting 2');
  await page.keyboard.press('Space');
  await bar.getByText('1 selected').waitFor();
  await page.keyboard.press('Space');
  await bar.getByText('2 selected').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => bar.locator(':focus').count()).toBe(1);
  await bar.getByRole('button', { name: 'Clear selection' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused.getAttribute('aria-label')).toMatch(/Posting 2/);
  await move.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Folder' }).click();
  await page.getByRole('option', { name: 'Spring campaign / Größe & Form' }).click();
  await dialog.getByRole('button', { name: 'Move 2 documents' }).click();
  await rail().getByRole('link', { name: 'Größe & Form 2' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await row('Posting 1').dragTo(rail().getByRole('link', { name: /Spring campaign/ }));
  await rail().getByRole('link', { name: 'Spring campaign 1' }).waitFor();
  await rail().getByRole('link', { name: 'No folder' }).click();
  await page.getByText('This folder is empty').waitFor();
});

it('finds words of the text, marks them, and keeps the search in the address', async () => {
  await rail()
    .getByRole('link', { name: /All documents/ })
    .click();
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('guy line');
  await row('Posting 3').locator('mark').first().waitFor();
  await expect.poll(() => page.getByRole('list', { name: 'Documents' }).getByRole('listitem').count()).toBe(1);
  expect(new URL(page.url()).searchParams.get('search')).toBe('guy line');
  await page.reload();
  await row('Posting 3').locator('mark').first().waitFor();
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('');
  await row('Posting 1').waitFor();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('textbox', { name: 'To' }).fill('2020-01-01');
  await page.getByText('No results').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear filters' }).click();
  await page.keyboard.press('Escape');
  await row('Posting 1').waitFor();
  await page.getByRole('link', { name: 'Sort by Title' }).click();
  await page.getByRole('link', { name: 'Title, sorted ascending' }).waitFor();
});

it('orders into the folder someone began from', async () => {
  await rail()
    .getByRole('link', { name: /Spring campaign/ })
    .click();
  await row('Posting 1').waitFor();
  await page.getByRole('link', { name: 'New document' }).click();
  await page.getByRole('link', { name: 'Text summary' }).click();
  await page.getByRole('combobox', { name: 'Folder' }).waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Folder' }).inputValue()).toBe('Spring campaign');
  await page.goto('/orders');
});

it('takes several away as a zip, and deletes them after asking', async () => {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected documents' });
  await bar.getByRole('button', { name: 'Download' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Markdown' }).click();
  const file = await (await waiting).path();
  const names = Object.keys(unzipSync(await readFile(file)));
  expect(names.toSorted((one, other) => one.localeCompare(other))).toEqual(['Posting 1.md', 'Posting 2.md', 'Posting 3.md']);
  await row('Posting 2').getByRole('checkbox').uncheck();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This deletes 2 documents and their versions.').waitFor();
  await dialog.getByRole('button', { name: 'Delete 2 documents' }).click();
  await row('Posting 1').waitFor({ state: 'detached' });
  await row('Posting 2').waitFor();
});

it('keeps or deletes what is in a folder, on a phone too', async () => {
  await page.setViewportSize(phone);
  await rail()
    .getByRole('link', { name: /Spring campaign/ })
    .click();
  await page.getByText('This folder is empty').waitFor();
  await settled();
  await expectAccessibleInBothSchemes(page);
  await rail().getByRole('button', { name: 'Actions for Spring campaign' }).click();
  await page.getByRole('menuitem', { name: 'Delete folder' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Move its 1 document and subfolders up one level').waitFor();
  await dialog.getByRole('button', { name: 'Delete folder' }).click();
  await rail().getByRole('link', { name: 'Größe & Form 1' }).waitFor();
  await rail()
    .getByRole('link', { name: /Größe & Form/ })
    .click();
  await row('Posting 2').waitFor();
});
