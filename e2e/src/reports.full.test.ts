// Tools that compute while the user types: the result is immediately correct, explains errors in words, and is saved unchanged.
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { openVisitor } from './browser.ts';
import { newPerson, signIn } from './people.ts';
import { download, expectAccessibleEverywhere, expectDocument, expectOutOfReach, openWithExample } from './tool-at-work.ts';

let browser: Browser;
let page: Page;

beginAs('Rita Report', (opened) => {
  ({ browser, page } = opened);
});

const result = () => page.getByRole('complementary', { name: 'Preview' });
const text = () => page.getByRole('textbox', { name: 'Document text' });
const cells = async (row: string) =>
  result()
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: row, exact: true }) })
    .first()
    .getByRole('cell')
    .allInnerTexts();
describe('keyword density', () => {
  it('counts what is typed as it is typed, free of charge', async () => {
    await openWithExample(page, 'keyword_density');
    await result().getByRole('cell', { name: 'sourdough bread', exact: true }).first().waitFor();
    expect((await cells('sourdough bread')).slice(0, 2)).toEqual(['sourdough bread', '2']);
    expect((await cells('rye')).slice(0, 2)).toEqual(['rye', '0']);
    await page.getByLabel('Text', { exact: true }).fill('Rye bread. Rye flour. Rye and only rye.');
    await expect.poll(async () => (await cells('rye'))[1]).toBe('4');
    await page.getByText('Free', { exact: true }).waitFor();
    await expectAccessibleEverywhere(page);
  });

  it('is saved by keyboard, and downloaded as a table', async () => {
    await page.getByLabel('Text', { exact: true }).press('Control+Enter');
    await expectDocument(page);
    await text().getByRole('cell', { name: 'rye', exact: true }).first().waitFor();
    await page.reload();
    await text().getByRole('cell', { name: 'rye', exact: true }).first().waitFor();
    await expectAccessibleEverywhere(page);
    expect((await download(page, 'Table (csv)')).toString()).toMatch(/rye[;,]4/);
    expect((await download(page, 'Excel (xlsx)')).subarray(0, 2).toString()).toBe('PK');
    const stranger = await openVisitor(browser);
    await signIn(stranger, await newPerson('Renate Robber'));
    await expectOutOfReach(stranger, page.url());
    await stranger.close();
  });

  it('says what is missing instead of an empty result', async () => {
    await page.goto('/tools/keyword_density');
    await result().getByText('Fill in the form to see the result as you type.').waitFor();
    await page.getByRole('button', { name: 'Save as document' }).click();
    await page.getByText('Paste a text or enter a URL.').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/tools/keyword_density');
  });
});

describe('a preview of the search result', () => {
  it('measures the title, warns when it is too wide, and is saved unchanged', async () => {
    await openWithExample(page, 'serp_preview');
    await result().getByText('Handmade oak furniture from Devon').first().waitFor();
    const tooWide = result()
      .getByRole('listitem')
      .filter({ hasText: /^The title is \d+ px wide and is cut at \d+ px/ });
    const title = page.getByLabel('Meta title');
    await title.fill('Oak tables | Hollis & Oak');
    await result().getByText('Oak tables').first().waitFor();
    await expect.poll(() => tooWide.count()).toBe(0);
    await title.fill('Handmade and made to measure oak furniture from our own workshop in Devon, delivered all over Britain');
    await result()
      .getByText(/Handmade and made to measure oak/)
      .first()
      .waitFor();
    await tooWide.waitFor();
    await expectAccessibleEverywhere(page);
    await title.press('Control+Enter');
    await expectDocument(page);
    await text()
      .getByText(/Handmade and made to measure oak/)
      .first()
      .waitFor();
    await expectAccessibleEverywhere(page);
  });
});
