// From a tool to a finished document: a tool of each kind with its worked example, as a person would order it.

import { readFileSync } from 'node:fs';
import { posting } from '@folio/server/testing/job-posting';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { expectAccessibleInBothSchemes, openVisitor, phone } from './browser.ts';
import { ensureFounder, signIn } from './people.ts';
import { productHere } from './product-here.ts';
import { startEditor } from './start-editor.ts';
import {
  expectDocument,
  expectExampleOrdered,
  expectLiveAnswerSaved,
  expectStepsToWork,
  openWithExample,
} from './tool-at-work.ts';

// One tool of each kind and the first pages; `each-tool.full.test.ts` and `each-page.full.test.ts` have the others.
const single = ['job_posting'];
const live = ['seo_metatag_generator'];
const wizards = ['seo_article'];

let browser: Browser;
let page: Page;
beginAs('Orla Orders', (opened) => {
  ({ browser, page } = opened);
});

async function download(format: RegExp, withOrigins = false): Promise<string> {
  await page.getByRole('button', { name: 'Download' }).click();
  const waiting = page.waitForEvent('download');
  const items = page.getByRole('menuitem', { name: format });
  // The formats with authorship appear a second time below the others.
  await (withOrigins ? items.last() : items.first()).click();
  return (await waiting).path();
}

describe('ordering', () => {
  it.each(single)('%s', (slug) => expectExampleOrdered(page, slug));

  it.each(live)('%s answers while typing and is saved as a document', (slug) => expectLiveAnswerSaved(page, slug));

  it.each(wizards)('%s: forwards, back and through to the text', (slug) => expectStepsToWork(page, slug));
});

describe('the form', () => {
  it('shows every fault at its field and keeps what was typed', async () => {
    await page.goto('/tools/job_posting');
    await page.getByLabel('Company name').fill('Bäckerei Müller');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect.poll(() => page.getByText('This field is required').count()).toBeGreaterThanOrEqual(4);
    await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Bäckerei Müller');
    await expectAccessibleInBothSchemes(page);
  });
});

describe('a document', () => {
  it('is edited, saved automatically, and downloaded in every format', async () => {
    await openWithExample(page, 'job_posting');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expectDocument(page);
    const editor = page.locator('[contenteditable="true"]').last();
    await startEditor(page);
    await editor.click();
    await page.keyboard.press('Control+End');
    const saved = page.waitForResponse((response) => response.url().includes('/services/orders/update') && response.ok());
    await page.keyboard.type(' We bake until noon.');
    await saved;
    await page.reload();
    await page.getByText('We bake until noon.').waitFor();
    expect(
      readFileSync(await download(/Word|docx/i))
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect(
      readFileSync(await download(/pdf/i))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(readFileSync(await download(/html/i), 'utf8')).toContain('We bake until noon.');
    expect(readFileSync(await download(/html/i, true), 'utf8')).toContain('Provenance');
    expect(readFileSync(await download(/markdown|\.md/i), 'utf8')).toMatch(/^# /);
    expect(readFileSync(await download(/plain|\.txt|text/i), 'utf8')).toContain('We bake until noon.');
    await expectAccessibleInBothSchemes(page);
  });
});

describe('a document on hold', () => {
  it('says why it waits and what would let it go on, readably', async () => {
    const staff = await openVisitor(browser);
    await signIn(staff, await ensureFounder());
    const fields = { ...posting, language: 'ja' };
    const placed = await staff.request.post('/api/services/orders/create', {
      data: { tool: 'job_posting', fields },
      headers: { origin: productHere().url },
    });
    const { order } = (await placed.json()) as { order: { order_details: { id: number }[] } };
    const waiting = await staff.newPage();
    await waiting.goto(`/orders/${order.order_details[0]?.id}`);
    await waiting.getByRole('heading', { name: 'Waiting for a text model' }).waitFor();
    await waiting.getByRole('button', { name: 'Test and connect' }).waitFor();
    await waiting.getByText('Your brief is ready.').waitFor();
    await expectAccessibleInBothSchemes(waiting);
    await staff.close();
  });
});

describe('the pages', () => {
  it.each(['/dashboard', '/tools', '/orders'])('%s is accessible on desk and phone', async (path) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // axe judges the page after its lists have loaded.
    await page.waitForLoadState('networkidle');
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize(phone);
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});
