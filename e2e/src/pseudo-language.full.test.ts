// The product in a pseudo-language: unaccented text is missing from the translations, and text a third longer must still fit.

import { languages } from '@folio/locales/languages';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { desktop, openBrowser, openVisitor, phone } from './browser.ts';
import { password } from './people.ts';
import { type RunningProduct, startProduct } from './product-under-test.ts';
import { buildPseudoProduct, type PseudoProduct, pseudoLanguage } from './pseudo-product.ts';
import { placeOrder } from './tool-at-work.ts';
import { readPage } from './untranslated.ts';

const company = 'Halden Outdoor';
const person = 'Xaver Xylander';
const title = 'Trail shoes';
const sentence = 'Halden makes trail shoes of wool';
const workspace = 'Newsroom';

/** Texts that can be unaccented, with the reason. */
const plain: [RegExp, reason: string][] = [
  [
    new RegExp(`\\b(${['Folio', company, person, 'Xaver', title, workspace].join('|')})\\b`, 'g'),
    'names, which nobody translates',
  ],
  [new RegExp(`${sentence}.*`, 'g'), 'the text of a document'],
  [/\b[A-Z]{2}\b(?=, \[|$)/g, 'initials of a person'],
  [
    new RegExp(
      languages.map(({ label, name }) => `^${label}$|^${label}, ${name.replace(/[()]/g, String.raw`\$&`)}$`).join('|'),
      'gu',
    ),
    'languages in their own words',
  ],
  [/\b(English|British English)\b/g, 'names of languages, by `Intl`'],
  [/\b(\d+ (sec|min|hr)\. ago|[Nn]ow|\d+ bytes?|[kMG]B|[AP]M)\b/g, 'times and sizes, by `Intl`'],
  [
    /\b(January|February|March|April|May|June|July|August|September|October|November|December|[A-Z][a-z]{2} \d+(, \d{4})?)\b/g,
    'dates, by `Intl`',
  ],
  [/\b(pdf|docx?|pptx|csv|xlsx|txt|md|html)\b/g, 'endings of files'],
  [
    /\b(Qwen\S*|SmolLM2|Whisper)( [\d.]+B| base| small| large v3 turbo)?( Instruct)?\b|\bApache-2\.0\b|\bMIT\b/g,
    'models and licences',
  ],
  [
    /\bChrome, Linux\b|\bcurl\b|\bTypeScript\b|\bhuggingface\.co\b|\bFlesch Reading Ease\b|\bCSV\b|\bExcel\b/g,
    'names of programs, formats, sites and a formula',
  ],
  [/^Ctrl K$|^https:\/\/$|^#rrggbb$|\S+@\S+|https?:\/\/\S+/g, 'keys, and how something is written'],
];

/** Written by people or for programs, or marked as of another language. */
const foreign = '[role=textbox], pre, code, body [lang]';

const plainWords = (text: string) =>
  plain.reduce((rest, [known]) => rest.replace(known, ' '), text).match(/(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/gu);

let product: PseudoProduct | undefined;
let running: RunningProduct | undefined;
let browser: Browser | undefined;
let context: BrowserContext;
/** Without a session; its pages are open beside the others. */
let visitor: BrowserContext;
let documentId: number;
let taskId: number;

beforeAll(async () => {
  product = await buildPseudoProduct();
  [running, browser] = await Promise.all([startProduct({}, product.main), openBrowser()]);
  const options = { baseURL: running.url, locale: pseudoLanguage };
  context = await openVisitor(browser, options);
  visitor = await openVisitor(browser, options);
  for (const one of [context, visitor]) await one.addInitScript(noteViolations);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await running?.stop();
  product?.remove();
});

/**
 * Runs in the browser. Records violations of the page's content security policy: users do not see them, but browsers report them.
 */
const noteViolations = () => {
  const noted: string[] = [];
  Object.assign(window, { violations: noted });
  document.addEventListener('securitypolicyviolation', (event) => noted.push(`${event.violatedDirective}: ${event.blockedURI}`));
};
const violationsOf = (page: Page) => page.evaluate(() => (window as unknown as { violations: string[] }).violations);

/** Returns unaccented words and elements wider than their box, each with its position, and policy violations. */
async function problemsOf(page: Page): Promise<string[]> {
  const [{ texts, tooWide }, violations] = await Promise.all([readPage(page, foreign), violationsOf(page)]);
  if (texts.length < 4) return ['The page is empty'];
  const untranslated = texts
    .filter(({ text }) => plainWords(text))
    .map(({ text, where }) => `not translated: "${text}" at ${where}`);
  return [...new Set(untranslated), ...tooWide.map((one) => `too wide: ${one}`), ...violations];
}

/** The same page on a phone and on a desktop. */
async function expectTranslated(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    // Elements that follow the width with a delay, such as a collapsing menu, get time to do so.
    let problems = await problemsOf(page);
    for (let turn = 0; problems.length > 0 && turn < 10; turn += 1) {
      await page.waitForTimeout(200);
      problems = await problemsOf(page);
    }
    expect(problems, `${page.url()} at ${size.width}`).toEqual([]);
  }
}

/** Tabs that another page was seen in: each has a process of the browser, which keeps the product's code compiled. */
const freeTabs: Page[] = [];

async function visit(page: Page, path: string): Promise<Page> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  return page;
}

const open = async (path: string) => visit(freeTabs.pop() ?? (await context.newPage()), path);

async function expectTranslatedAt(path: string): Promise<void> {
  const page = await open(path);
  await expectTranslated(page);
  freeTabs.push(page);
}

it('breaks no type, nor one of the tests', async () => {
  expect(await product?.typeFaults()).toEqual([]);
});

describe.concurrent('a visitor whose browser asks for the language', () => {
  it.each(['/login', '/reset-password', '/pricing', '/nowhere'])('finds it at %s', async (path) => {
    const page = await visit(await visitor.newPage(), path);
    await expectTranslated(page);
    await page.close();
  });
});

describe.concurrent('a user who chose it', () => {
  beforeAll(async () => {
    const headers = { origin: running?.url ?? '' };
    const data = { name: person, email: 'xaver@example.com', password, company, locale: pseudoLanguage };
    const registered = await context.request.post('/api/services/auth/register', { data, headers });
    if (!registered.ok()) throw new Error(`Registration answered ${registered.status()}`);
    const shown = { hide_audience: false, hide_translations: false, hide_markets: false };
    await context.request.post('/api/admin/branding', { data: shown, headers });
    const text = `${sentence}. They dry within an hour and last for years. Hikers wear them on wet stones. `;
    // Shown beside the document, as is its meta description, which begins with the title of the job.
    const given = { responsibilities: title, skills: title, application_instructions: title };
    const fields = { ...given, job_title: sentence, company_name: company, location: company, language: 'en' };
    documentId = await placeOrder(context, { tool: 'job_posting', fields, title }, headers);
    const html = `<p>${text.repeat(3)}</p>`;
    const change = { order_detail_id: documentId, content: { html } };
    const save = () => context.request.post('/api/services/orders/update', { data: change, headers });
    // Refused until it is written.
    const saved = async () => {
      if (!(await save()).ok()) throw new Error('Not written yet');
    };
    await vi.waitFor(saved, { timeout: 30_000, interval: 500 });
    const made = await context.request.put('/api/features/workspace/create', { data: { name: workspace }, headers });
    const { workspace: newsroom } = (await made.json()) as { workspace: { id: number } };
    const task = { workspace_id: newsroom.id, title };
    const created = await context.request.post('/api/features/tasks', { data: task, headers });
    taskId = ((await created.json()) as { task: { id: number } }).task.id;
    const page = await open('/dashboard');
    await page.getByRole('listitem').getByRole('button').first().click();
    await page.getByRole('navigation').first().waitFor();
    await page.close();
  });

  it.each([
    '/dashboard',
    '/orders',
    '/orders/bulk',
    '/tools',
    '/tools/seo_article',
    '/tools/job_posting',
    '/examples',
    '/task-assignment',
    '/task-assignment/templates?template=new',
    '/task-assignment/import',
    '/ai-art-tool-order',
    '/chat',
    '/sources',
    '/websites',
    '/tools?macrocategory=favorited',
    '/workspace/settings',
    '/brand-voices',
    '/tones',
    '/briefings',
    '/glossary',
    '/inbox',
    '/my-profile?tab=notifications',
    '/my-profile',
    '/user/api',
  ])('finds it at %s', async (path) => {
    await expectTranslatedAt(path);
  });

  it.each([
    'models',
    'usage',
    'credits',
    'seats',
    'notifications',
    'people',
    'branding',
    'tools',
    'features',
    'audit',
    'platform',
  ])('finds it in the control panel, under %s', async (section) => {
    await expectTranslatedAt(`/control-panel/${section}`);
  });

  it('finds it on a document, in each of its panels', async () => {
    const page = await context.newPage();
    await page.goto(`/orders/${documentId}`);
    await page.getByRole('textbox').first().waitFor({ timeout: 30_000 });
    const tabs = page.getByRole('tab');
    for (let at = 0; at < (await tabs.count()); at += 1) {
      await tabs.nth(at).click();
      await expectTranslated(page);
    }
    await page.close();
  });

  it('finds it on a task and its files, and in the calendar feed', async () => {
    await expectTranslatedAt(`/task-assignment/${taskId}/brief`);
    const page = await open('/task-assignment?view=mine');
    await page.locator('main button[aria-haspopup="dialog"]').click();
    // The one button that gets the focus: the close button is there while the dialog still loads.
    await page.getByRole('dialog').locator('button[data-autofocus]').click();
    await page.getByRole('dialog').locator('code').waitFor();
    await expectTranslated(page);
    await page.close();
  });

  it('finds it in the palette of commands', async () => {
    const page = await open('/dashboard');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await expectTranslated(page);
    await page.close();
  });
});
