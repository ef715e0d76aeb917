// A certified translation: ordered, translated, reviewed, certified by a person with a certification, checked by anybody with its number.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { expectAccessibleInBothSchemes, openVisitor, phone } from './browser.ts';
import { password } from './people.ts';
import { openJob } from './translation-job.ts';

let browser: Browser;
let staff: BrowserContext;
let owner: BrowserContext;
let linguists: BrowserContext[];
let certifier: BrowserContext;
let headers: { origin: string };
let folder: string;

async function register(name: string): Promise<BrowserContext> {
  const context = await openVisitor(browser, { baseURL: headers.origin });
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  await context.request.post('/api/services/auth/register', { data: { name, email, password, company: name }, headers });
  await context.request.post('/api/admin/branding', { data: { hide_translations: false }, headers });
  return context;
}

async function addLinguist(name: string, certifications: object[] = []): Promise<BrowserContext> {
  const context = await register(name);
  const data = {
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    pairs: [{ source: 'en', target: 'it' }],
    native_languages: ['it'],
    certifications,
    words_a_day: 2500,
  };
  const answer = await staff.request.fetch('/api/features/linguists/create', { method: 'PUT', data, headers });
  if (answer.status() !== 200) throw new Error(`A linguist was refused: ${answer.status()}`);
  return context;
}

beginAlone('Frida Founder', async (opened) => {
  ({ browser, context: staff, headers } = opened);
  folder = await mkdtemp(join(tmpdir(), 'certificates-'));
  await staff.request.post('/api/admin/flags', { data: { has_human_services: true }, headers });
  owner = await register('Olga Owner');
  linguists = [await addLinguist('Ines Albrecht'), await addLinguist('Ruth Keller')];
  certifier = await addLinguist('Tom Becker', [{ body: 'Tribunale di Altavalle', number: '4471' }]);
  const rate = (stage: string, value: number) => ({ source_language: 'en', target_language: '*', stage, rate: value });
  await staff.request.post('/api/features/translation-rates/edit', {
    data: { translation_rates: [rate('page', 50), rate('revision', 0.2)] },
    headers,
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const targets = ['I nostri stivali pesano 0,9 kg.', "Sono asciutti dopo un'ora."];

/** The stages before the certificate, by the calls that the editor makes. */
async function deliverStage(context: BrowserContext, status: string): Promise<void> {
  const page = await openJob(context);
  const id = Number(page.url().split('/').at(-1));
  const { segments } = (await (await context.request.get(`/api/features/translation-jobs/segments?job_id=${id}`)).json()) as {
    segments: { id: number; revision: number }[];
  };
  await context.request.patch('/api/features/translation-jobs/segments', {
    data: {
      job_id: id,
      segments: segments.map((one, index) => ({ id: one.id, revision: one.revision, target: targets[index], status })),
    },
    headers,
  });
  const delivered = await context.request.post('/api/features/translation-jobs/deliver', { data: { id }, headers });
  expect(delivered.status()).toBe(200);
  await page.close();
}

describe('a certified translation', () => {
  let page: Page;
  let number = '';

  it('is certified segment by segment in the editor', async () => {
    page = await owner.newPage();
    const data = {
      kind: 'certified',
      title: 'Boots in Italian',
      source_language: 'en',
      target_languages: ['it'],
      text: 'Our boots weigh 0.9 kg. They are dry after an hour.',
      destination_country: 'Italy',
    };
    const made = await owner.request.post('/api/features/translation-requests/create', { data, headers });
    const { translation_request: request } = (await made.json()) as { translation_request: { id: number } };
    await page.goto(`/tool/translation_requests/${request.id}`);
    await page.getByRole('button', { name: /quote/i }).first().click();
    await page.getByRole('button', { name: /Authorize/ }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: /Authorize/ });
    if ((await confirm.count()) > 0) await confirm.click();
    await expect.poll(() => page.getByText('Authorized').count()).toBeGreaterThan(0);
    await deliverStage(linguists[0] as BrowserContext, 'confirmed');
    await deliverStage(linguists[1] as BrowserContext, 'reviewed');

    const editor = await openJob(certifier);
    await editor.getByRole('button', { name: 'Deliver', exact: true }).click();
    await editor.getByText('2 errors block delivery').waitFor();
    await editor.getByRole('dialog').getByRole('button', { name: 'Go to segment 1' }).click();
    await editor.keyboard.press('Control+Enter');
    await editor.getByRole('textbox', { name: 'Target of segment 2' }).waitFor();
    await editor.keyboard.press('Control+Enter');
    await expect.poll(() => editor.getByText('2 of 2 confirmed').count()).toBeGreaterThan(0);
    await editor.getByRole('button', { name: 'Deliver', exact: true }).click();
    await editor.getByRole('dialog').getByRole('button', { name: 'Deliver', exact: true }).click();
    await editor.getByText('Job delivered').waitFor();
  });

  it('shows its certificate to the requester, who downloads it', async () => {
    await page.reload();
    await page.getByRole('heading', { name: 'Certificate', exact: true }).waitFor();
    number = (
      await page
        .getByText(/^FC-\d{4}-/)
        .first()
        .innerText()
    ).trim();
    await page.getByText('Tribunale di Altavalle, 4471').waitFor();
    await expectAccessibleInBothSchemes(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${number}.pdf`);
    await download.saveAs(join(folder, 'certificate.pdf'));
    expect((await readFile(join(folder, 'certificate.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
    await page.setViewportSize(phone);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('is found by anybody with its number, and a file is compared in the browser', async () => {
    const visitor = await openVisitor(browser, { baseURL: headers.origin });
    const open = await visitor.newPage();
    const sent: string[] = [];
    open.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await open.goto('/verify');
    await open.getByRole('textbox', { name: 'Certificate number' }).fill(number.toLowerCase().replaceAll('-', ' '));
    await open.getByRole('button', { name: 'Check' }).click();
    await open.getByRole('heading', { name: 'This certificate is valid' }).waitFor();
    await open.getByText('Tom Becker').waitFor();
    await expect.poll(() => open.getByText(/Olga|stivali|boots/i).count()).toBe(0);
    await expectAccessibleInBothSchemes(open);
    await open.locator('input[type=file]').setInputFiles(join(folder, 'certificate.pdf'));
    await open.getByText('Matches the signed certificate').waitFor();
    await writeFile(join(folder, 'other.txt'), 'Another text');
    await open.locator('input[type=file]').setInputFiles(join(folder, 'other.txt'));
    await open.getByText('This file differs from the certified one').waitFor();
    expect(sent.filter((url) => !url.includes('analytics'))).toEqual([]);
    await open.goto('/verify/FC-2026-000000-0000');
    await open.getByRole('heading', { name: 'No certificate has this number' }).waitFor();
    await expectAccessibleInBothSchemes(open);
    await visitor.close();
  });

  it('is revoked by its linguist with a reason, which the public page keeps to itself', async () => {
    const editor = await certifier.newPage();
    await editor.goto('/translation-manager/assignee-dashboard?view=delivered');
    await editor.getByRole('link', { name: /Boots in Italian/ }).click();
    await editor.getByRole('button', { name: 'Revoke', exact: true }).click();
    const dialog = editor.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
    await dialog.getByText('Enter a reason').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The second page was missing');
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
    await editor.getByText('Revoked', { exact: true }).waitFor();
    await editor.goto(`/verify/${number}`);
    await editor.getByRole('heading', { name: 'This certificate was revoked' }).waitFor();
    await expect.poll(() => editor.getByText('second page').count()).toBe(0);
    await page.reload();
    await page.getByText(/The second page was missing/).waitFor();
  });
});
