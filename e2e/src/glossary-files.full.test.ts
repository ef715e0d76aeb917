// Glossary import and export: invalid lines are reported one by one, and then nothing is saved.
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessibleInBothSchemes, openBrowser, openVisitor, phone } from './browser.ts';
import { ensureFounder, newPerson, signIn } from './people.ts';

let browser: Browser;
let visitor: BrowserContext;
let page: Page;

beforeAll(async () => {
  await ensureFounder();
  browser = await openBrowser();
  visitor = await openVisitor(browser);
  await signIn(visitor, await newPerson('Glossary Keeper'));
  page = await visitor.newPage();
});
afterAll(() => browser.close());

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const head = 'source_language;target_language;term;translation\n';

it('a file with faults is refused line by line, and the fixed one is imported by keyboard', async () => {
  await page.goto('/glossary');
  await page.getByRole('button', { name: 'Files' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Import from file' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import terms' });
  const choose = (text: string) => dialog.locator('input[type="file"]').setInputFiles(file('terms.csv', head + text));
  await choose('en;de;Laces;Schnürsenkel\nen;xx-unknown;Sole;Sohle\nen;de;;Ferse\n');
  await dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await dialog.getByText('Row 3: Unknown language code: “xx-unknown”').waitFor();
  await dialog.getByText(/^Row 4: /).waitFor();
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize(phone);
  await expectAccessibleInBothSchemes(page);
  await choose('en;de;"Laces; long";Schnürsenkel\nen;de;Sole;Sohle, außen\n');
  await dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await page.getByText('2 new terms, 0 updated, 0 unchanged').waitFor();
  await page.getByText('Laces; long → Schnürsenkel').waitFor();
});

it('goes out as TMX, and comes in again as it was', async () => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Files' }).click();
  await page.getByRole('menuitem', { name: 'Export as TMX' }).first().click();
  const made = await waiting;
  expect(made.suggestedFilename()).toBe('glossary.tmx');
  const text = await readFile(await made.path(), 'utf8');
  expect(text).toContain('<seg>Sohle, außen</seg>');
  const kept = join(tmpdir(), `glossary-${process.pid}.tmx`);
  await writeFile(kept, text);
  await page.getByRole('button', { name: 'Files' }).click();
  await page.getByRole('menuitem', { name: 'Import from file' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import terms' });
  await dialog.locator('input[type="file"]').setInputFiles(kept);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('0 new terms, 0 updated, 2 unchanged').waitFor();
});
