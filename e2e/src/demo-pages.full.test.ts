// The pages of a team with six weeks of work: forty have no serious fault that axe finds, and of the ten that people see first a picture is kept in four forms.
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { jobViews } from '@folio/contract/translation-jobs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  desktop,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoFaults,
  openBrowser,
  openVisitor,
  phone,
} from './browser.ts';
import { isRenewing } from './kept-pictures.ts';
import { type RunningProduct, startProduct } from './product-under-test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kept = fileURLToPath(new URL('../pictures/pages', import.meta.url));
const login = { email: 'marta@halden.example', password: 'trail-shoes-in-november' };

/** WCAG 2.2's minimum size of targets. */
const targetRule = { runOnly: ['target-size'] };

let product: RunningProduct;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let workspace = 0;
/** Ids of one thing of each kind. */
let ids: Record<'document' | 'task' | 'campaign' | 'voice' | 'job', number>;

interface Listed {
  id: number;
}
async function firstOf(list: string, ...paths: string[]): Promise<number> {
  for (const path of paths) {
    const answer = await context.request.get(`/api/${path}`);
    if (!answer.ok()) throw new Error(`${path} returned ${answer.status()}`);
    const [first] = ((await answer.json()) as Record<string, Listed[]>)[list] ?? [];
    if (first) return first.id;
  }
  throw new Error(`The demo has no ${list}`);
}

async function signIn(into: BrowserContext): Promise<void> {
  const answer = await into.request.post('/api/services/auth/login', { data: login, headers: { origin: product.url } });
  if (!answer.ok()) throw new Error(`The login returned ${answer.status()}`);
  if (workspace) await into.addCookies([{ name: 'workspace', value: String(workspace), url: product.url }]);
}

beforeAll(async () => {
  product = await startProduct();
  const env = { ...process.env, FOLIO_URL: product.url, DATA_DIR: product.dataDir };
  await promisify(execFile)(process.execPath, ['server/src/demo/fill-demo.ts', product.url], { cwd: root, env });
  browser = await openBrowser();
  context = await openVisitor(browser, { baseURL: product.url });
  await signIn(context);
  const shown = (await (await context.request.get('/api/features/workspace/show')).json()) as {
    workspaces: (Listed & { name: string })[];
  };
  workspace = shown.workspaces.find(({ name }) => name === 'Shop & campaigns')?.id ?? 0;
  await context.addCookies([{ name: 'workspace', value: String(workspace), url: product.url }]);
  ids = {
    document: await firstOf('orders', `services/orders/show?workspace_id=${workspace}&status=accepted`),
    task: await firstOf(
      'tasks',
      `features/tasks?workspace_id=${workspace}&status=ready`,
      `features/tasks?workspace_id=${workspace}`,
    ),
    campaign: await firstOf('campaigns', 'tools/audience_campaigns/show'),
    voice: await firstOf('brand_voices_list', 'features/brand-voice/show?all=true'),
    job: await firstOf('translation_jobs', ...jobViews.map((view) => `features/translation-jobs/show?view=${view}`)),
  };
  page = await context.newPage();
}, 600_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function open(at: Page, path: string): Promise<void> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof ids) => String(ids[name]));
  await at.goto(filled);
  await at.getByRole('heading', { level: 1 }).first().waitFor();
  await at.waitForLoadState('networkidle');
}

/** The pages that people see first, by the name of their picture. */
const firstPages = {
  dashboard: '/dashboard',
  inbox: '/inbox',
  documents: '/orders',
  document: '/orders/{document}',
  tasks: '/task-assignment',
  task: '/task-assignment/{task}',
  calendar: '/calendar',
  tools: '/tools',
  tool: '/tools/seo_article',
  brand: '/brand-voices',
};
const others = [
  '/tools?macrocategory=favorited',
  '/tools?macrocategory=seo',
  '/tools/job_posting',
  '/examples',
  '/orders/bulk',
  '/orders?status=onHold',
  '/task-assignment?layout=board',
  '/task-assignment/templates',
  '/task-assignment/import',
  '/brand-voices/{voice}',
  '/brand-voices/new',
  '/tones',
  '/briefings',
  '/sources',
  '/glossary',
  '/websites',
  '/links',
  '/links?tab=pages',
  '/links?tab=suggestions',
  '/charts',
  '/widgets',
  '/maps/vector',
  '/chat',
  '/workspace/settings',
  '/tool/translation_requests',
  '/translation-manager/assignee-dashboard',
  '/translation-manager/jobs/{job}',
  '/audience-campaigns/manager-dashboard',
  '/audience-campaigns/manager-dashboard/{campaign}',
  '/audience-campaigns/client-dashboard',
  '/my-profile',
  '/my-profile?tab=notifications',
  '/user/api',
  '/pricing',
  '/control-panel/models',
  '/control-panel/features',
  '/control-panel/seats',
  '/start',
];

describe('pages of the demo', () => {
  it.each([...Object.values(firstPages), ...others])('%s has no serious fault on desk and phone', async (path) => {
    await page.setViewportSize(desktop);
    await open(page, path);
    await expectAccessibleInBothSchemes(page);
    await expectNoFaults(page, targetRule);
    await page.setViewportSize(phone);
    await expectAccessible(page);
    await expectNoFaults(page, targetRule);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow, `${path} is wider than a phone`).toBeLessThanOrEqual(0);
  });
});

describe('the sidebar of an owner who uses all features', () => {
  it('has eleven entries and those of the switched-on features, and does not scroll at 1440 × 900', async () => {
    await page.setViewportSize(desktop);
    await page.evaluate("localStorage.setItem('folio-sidebar-tools', 'closed')");
    await open(page, '/brand-voices');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const marked = await menu.getByRole('link', { name: 'Brand', exact: true }).getAttribute('aria-current');
    const overflow = await menu.evaluate((element) => element.scrollHeight - element.clientHeight);
    process.stdout.write(`sidebar: ${await menu.getByRole('link').count()} links, ${overflow} px below its edge\n`);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(marked).toBe('page');
  });
});

const forms = {
  light: { colorScheme: 'light', viewport: desktop },
  dark: { colorScheme: 'dark', viewport: desktop },
  phone: { colorScheme: 'light', viewport: phone },
  'phone-dark': { colorScheme: 'dark', viewport: phone },
} as const;

describe.runIf(isRenewing)('pictures of the first pages', () => {
  it.each(Object.entries(forms))('are kept in the form %s', async (form, options) => {
    mkdirSync(`${kept}/${form}`, { recursive: true });
    const visitor = await openVisitor(browser, { baseURL: product.url, ...options });
    await signIn(visitor);
    const shown = await visitor.newPage();
    for (const [name, path] of Object.entries(firstPages)) {
      await open(shown, path);
      const picture = await shown.screenshot({ path: `${kept}/${form}/${name}.jpg`, type: 'jpeg', quality: 72 });
      expect(picture.length).toBeGreaterThan(5000);
    }
    await visitor.close();
  });
});
