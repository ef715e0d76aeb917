// A tool's page and the document that it leads to, as a person walks through them.
import { readFileSync } from 'node:fs';
import { posting } from '@folio/server/testing/job-posting';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, expectAccessibleInBothSchemes, phone } from './browser.ts';

/** Opens the form and fills in the tool's worked example. */
export async function openWithExample(page: Page, slug: string): Promise<void> {
  await page.goto(`/tools/${slug}`);
  await page.getByRole('button', { name: 'Try an example' }).click();
}

/** The smallest form of a job posting with this text about the company, which its document has word for word. */
export const postingWith = (presentation: string) => ({ ...posting, presentation });

/** Places an order through the API, as the form would, and answers the id of its document. */
export async function placeOrder(context: BrowserContext, data: object, headers: { origin: string }): Promise<number> {
  const placed = await context.request.post('/api/services/orders/create', { data, headers });
  if (!placed.ok()) throw new Error(`The order was answered ${placed.status()}`);
  const { order } = (await placed.json()) as { order: { order_details: { id: number }[] } };
  return order.order_details[0]?.id ?? 0;
}

/** Waits on a page of its own until the document is written. */
export async function waitUntilWritten(context: BrowserContext, id: number): Promise<void> {
  const page = await context.newPage();
  await page.goto(`/orders/${id}`);
  await page.getByText('Ready').first().waitFor({ timeout: 30_000 });
  await page.close();
}

/** Waits for the page of the finished document. */
export async function expectDocument(page: Page): Promise<void> {
  await page.waitForURL(/\/orders\/\d+$/, { timeout: 60_000 });
  await page.getByText('Ready', { exact: true }).first().waitFor({ timeout: 60_000 });
}

/** Orders the tool's worked example and waits for its document. */
export async function expectExampleOrdered(page: Page, slug: string): Promise<void> {
  await openWithExample(page, slug);
  await page.getByRole('button', { name: /^Generate$/ }).click();
  await expectDocument(page);
}

/** Saves the live result of a tool's worked example. */
export async function expectLiveAnswerSaved(page: Page, slug: string): Promise<void> {
  await openWithExample(page, slug);
  await page.getByRole('button', { name: 'Save as document' }).click();
  await expectDocument(page);
}

/** Walks through the steps of a tool with its worked example: forwards, back and through to the text. */
export async function expectStepsToWork(page: Page, slug: string): Promise<void> {
  await openWithExample(page, slug);
  await page.getByRole('button', { name: 'Suggest paragraphs' }).click();
  await page.getByText('Edit, remove or add headings.').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Topic', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Suggest paragraphs' }).click();
  await page.getByText('Edit, remove or add headings.').waitFor();
  await expectAccessibleInBothSchemes(page);
  while (!(await page.getByRole('button', { name: 'Generate' }).isVisible())) {
    const current = page.locator('[aria-current="step"]');
    const before = await current.textContent();
    await page.getByRole('button', { name: /Continue|Suggest next step/ }).click();
    await page.waitForFunction((text) => document.querySelector('[aria-current="step"]')?.textContent !== text, before);
  }
  await page.getByRole('button', { name: 'Generate' }).click();
  await expectDocument(page);
}

/** Takes the document away in a format of its menu and answers the file's bytes. */
export async function download(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Download', exact: true }).first().click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  return readFileSync(await (await waiting).path());
}

/** Takes away one of the files that an order made, by its name. */
export async function saveFile(page: Page, name: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Download' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe(name);
  return readFileSync(await file.path());
}

/** As it is, on a desk and on a phone, in light and dark; nothing lies beside the screen. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessibleInBothSchemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
}

/** Page for strangers under the URL: the way back to their own documents, and no file. */
export async function expectOutOfReach(stranger: BrowserContext, documentUrl: string, fileUrl?: string): Promise<void> {
  const page = await stranger.newPage();
  await page.goto(documentUrl);
  await page.waitForURL('**/orders');
  await page.getByText('This document no longer exists').first().waitFor();
  if (fileUrl) expect((await stranger.request.get(fileUrl)).status()).toBe(404);
  await page.close();
}
