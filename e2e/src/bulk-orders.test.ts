// From a file with umlauts and commas in quotes to its documents: columns, problems, the price of the whole, the grid and the export.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectAccessibleInBothSchemes, phone } from './browser.ts';

let context: BrowserContext;
let page: Page;

beginAs('Bea Bulk', (opened) => {
  ({ context, page } = opened);
});

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const choose = (file: ReturnType<typeof csv>) => page.locator('input[type="file"]').setInputFiles(file);

const faulty = 'Artikel;Bewertung;Sterne\n"Zelt ""Höhle""";"Leicht, wasserdicht; 2,1 kg";5\n;Daune;77';
const right = 'Artikel;Bewertung;Sterne\n"Zelt ""Höhle""";"Leicht, wasserdicht; 2,1 kg";5\nSchlafsack Größe M;Daune;4';

describe('a bulk order', () => {
  it('is chosen on the page of a tool; hints are closed for good', async () => {
    await page.goto('/tools/review_response');
    const hint = page.getByRole('note').getByText('A bulk order creates one document for each row');
    await page.getByRole('main').getByRole('link', { name: 'Bulk order' }).click();
    await hint.waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Hide this hint' }).click();
    await expect.poll(() => hint.count()).toBe(0);
    await page.reload();
    await page.getByRole('link', { name: 'Single order' }).waitFor();
    await expect.poll(() => hint.count()).toBe(0);
    expect((await context.cookies()).map((cookie) => cookie.name)).toContain('batch-order-hide-balloon-batch-review_response');
    await page.getByRole('link', { name: 'Single order' }).click();
    await page.getByLabel('Business name').waitFor();
  });

  it('begins with a sample that is itself a valid file', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Bulk order' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download sample file: CSV' }).click();
    const sample = readFileSync(await (await downloading).path());
    expect(sample.toString()).toContain('business');
    await choose({ name: 'sample.csv', mimeType: 'text/csv', buffer: sample });
    await page.getByText('No problems found').waitFor();
    await page.getByRole('button', { name: 'Choose another file' }).click();
  });

  it('refuses what is no table in the words of the specification, and says why', async () => {
    await choose(csv('broken.csv', 'PK\u0003\u0004\0'));
    const alert = page.getByRole('alert').filter({ hasText: 'There was an error' });
    await alert.waitFor();
    await expect
      .poll(() => alert.innerText())
      .toBe('There was an error with your file. Please upload a valid CSV. broken.csv has an unsupported file type');
  });

  it('shows problems by row and column, and fixes them by mapping columns and a better file', async () => {
    await choose(csv('Herbst.csv', faulty));
    const problems = page.getByRole('region', { name: 'Problem' });
    await problems.getByText('No column is mapped to “Business name”').waitFor();
    const submit = page.getByRole('button', { name: 'Place bulk order' });
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: 'Column for Business name' }).click();
    await page.getByRole('option', { name: 'Artikel' }).click();
    await problems.getByText('No column is mapped to “Business name”').waitFor({ state: 'detached' });
    await expect
      .poll(() => problems.getByRole('row').allInnerTexts())
      .toEqual([
        expect.stringContaining('Row'),
        expect.stringMatching(/3\s+Sterne\s+“77” is not an option\. Choose one of: /),
        expect.stringMatching(/3\s+Artikel\s+This field is required/),
      ]);
    await expect.poll(() => page.getByRole('button', { name: 'Order 1 row, skip 1' }).isEnabled()).toBe(true);
    await expectAccessibleInBothSchemes(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download file with remarks' }).click();
    expect(readFileSync(await (await downloading).path()).toString()).toContain('Problems');
    // The same columns: the choice is remembered.
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(csv('Herbst.csv', right));
    await page.getByText('No problems found').waitFor();
    await page.getByText('20 credits', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('No problems found').waitFor();
    await page.getByLabel('Title of the bulk order').fill('Herbst 2026');
    await submit.dblclick();
    await page.waitForURL('**/orders/bulk/*');
  });

  it('fills its grid row by row, whose documents are opened, approved and exported', async () => {
    await page.getByText('Finished').waitFor();
    await page.getByText('2 of 2 ready', { exact: true }).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Zelt "Höhle"' });
    await row.getByText('Leicht, wasserdicht; 2,1 kg').waitFor();
    await row.getByRole('checkbox').check();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await row.getByText('Approved by Bea Bulk').waitFor();
    await page.getByRole('button', { name: /^Approved 1/ }).click();
    await page.waitForURL('**?state=approved');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Table (CSV)' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('Herbst 2026.csv');
    const text = readFileSync(await file.path()).toString();
    expect(text).toContain('"Zelt ""Höhle"""');
    expect(text).toContain('"Leicht, wasserdicht; 2,1 kg"');
    await row.getByRole('link').click();
    await page.getByRole('heading', { name: 'Zelt' }).first().waitFor();
  });

  it('was placed once, reports its end once, and is in the lists', async () => {
    await page.goto('/orders/bulk');
    await page.getByRole('heading', { name: 'Your bulk orders' }).waitFor();
    const orders = page.getByRole('list', { name: 'Your bulk orders' }).getByRole('listitem');
    await orders.first().waitFor();
    await expect.poll(() => orders.count()).toBe(1);
    await expectAccessibleInBothSchemes(page);
    await page.goto('/review_response-tool-order');
    await page.getByRole('link', { name: 'Herbst 2026' }).click();
    await page.getByText('2 of 2 ready', { exact: true }).waitFor();
    await page.goto('/my-profile?tab=notifications');
    await page.getByText('“Herbst 2026”: 2 of 2 ready').waitFor();
    await page.goto('/no_such_tool-tool-order');
    await page.waitForURL('**/dashboard');
  });

  it('is found on a phone too', async () => {
    await page.setViewportSize(phone);
    await page.goto('/orders/bulk');
    await page.getByRole('link', { name: 'Herbst 2026' }).click();
    await page.getByText('2 of 2 ready', { exact: true }).waitFor();
    await expectAccessibleInBothSchemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});
