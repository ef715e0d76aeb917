// Lists and tables at every width between a large phone and a desk: titles can be read, nothing leaves its panel or the window, no words lie on others, controls side by side have one height.
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { serveOnLoopback } from './loopback-server.ts';
import { placeOrder, postingWith } from './tool-at-work.ts';

const widths = [768, 820, 1024, 1152, 1200, 1280];
const longTitle = 'Waterproof hiking boots for wet autumn trails between the fjord and the high plateau';

let host: string;
let context: BrowserContext;
let page: Page;
let headers: { origin: string };
let workspaceId: number;
let websiteId: number;

serveOnLoopback(
  (_request, response) => {
    const html = `<!doctype html><html lang="en"><head><title>${longTitle}</title></head><body><main><h1>Boots</h1><p>Dry feet.</p></main></body></html>`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  },
  (address) => {
    host = address;
  },
);

beginAlone(
  'Frida Founder',
  (opened) => {
    ({ context, page, headers } = opened);
  },
  () => ({ FETCH_ALLOW: host, PAGE_REQUESTS_PER_SECOND: '100' }),
);

async function call(method: 'POST' | 'PUT', path: string, data: object): Promise<Record<string, { id: number }>> {
  const answer = await context.request.fetch(`/api/${path}`, { method, data, headers });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as Record<string, { id: number }>;
}

beforeAll(async () => {
  await call('POST', 'admin/flags', { has_human_services: true });
  workspaceId = (await call('PUT', 'features/workspace/create', { name: 'Halden Outdoor magazine' })).workspace?.id ?? 0;
  await context.addCookies([{ name: 'workspace', value: String(workspaceId), url: headers.origin }]);
  const fields = postingWith('Trail shoes grip on wet stone. They last for years. They are light and dry fast after a river.');
  for (const number of [1, 2])
    await placeOrder(
      context,
      { tool: 'job_posting', title: `${number} ${longTitle}`, workspace_id: workspaceId, fields },
      headers,
    );
  await call('POST', 'features/tasks', { workspace_id: workspaceId, title: longTitle, due_at: '2031-05-04' });
  await call('PUT', 'tools/audience_campaigns/create', { workspace_id: workspaceId, name: longTitle, budget: 9_000_000_000 });
  await call('PUT', 'features/linguists/create', {
    email: 'founder@example.com',
    pairs: ['it', 'de', 'fr', 'es'].map((target) => ({ source: 'en', target })),
    native_languages: ['it'],
    words_a_day: 2500,
  });
  await call('POST', 'features/translation-requests/create', {
    kind: 'managed',
    title: longTitle,
    source_language: 'en',
    target_languages: ['it', 'de'],
    text: 'Our boots weigh 0.9 kg. They are dry after an hour.',
    workspace_id: workspaceId,
  });
  const source = { name: longTitle, type: 'url', url: `http://${host}/`, workspace_id: workspaceId };
  await call('PUT', 'features/additional-source/create', source);
  const website = { name: 'Shop', url: `http://${host}/`, language: 'en', kind: 'download', workspace_id: workspaceId };
  websiteId = (await call('PUT', 'features/websites/create', website)).website?.id ?? 0;
  await page.goto(`/links?website=${websiteId}&tab=pages`);
  await page.getByRole('button', { name: 'Import pages' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Crawl', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Start import' }).click();
  await dialog.getByText('Done', { exact: true }).waitFor({ timeout: 60_000 });
});

/** Returns the faults of the rendered page, a sentence each. */
const findFaults = `(() => {
  const main = document.querySelector('main');
  const faults = new Set();
  const words = (element) => element.textContent.trim().slice(0, 40);
  const isSeen = (element) => {
    for (let at = element; at && at !== main; at = at.parentElement) {
      const { display, visibility, clipPath, opacity } = getComputedStyle(at);
      if (display === 'none' || visibility === 'hidden' || clipPath !== 'none' || opacity === '0') return false;
    }
    return element.getClientRects().length > 0;
  };
  const clips = (element) => element !== main && getComputedStyle(element).overflowX !== 'visible';
  const visibleBox = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    let { left, right, top, bottom } = range.getBoundingClientRect();
    for (let at = element; at && at !== main; at = at.parentElement) {
      if (!clips(at)) continue;
      const box = at.getBoundingClientRect();
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    return { left, right, top, bottom };
  };
  if (document.documentElement.scrollWidth > innerWidth) faults.add('The page is wider than the window');
  const all = [...main.querySelectorAll('*')].filter(isSeen);
  for (const element of all) {
    let isClipped = false;
    for (let at = element.parentElement; at && at !== main; at = at.parentElement) {
      isClipped ||= clips(at);
      if (isClipped || at.tagName !== 'SECTION' && at.tagName !== 'TABLE') continue;
      if (element.getBoundingClientRect().right > at.getBoundingClientRect().right + 1) faults.add('Leaves its panel: ' + words(element));
    }
    if (!isClipped && element.getBoundingClientRect().right > innerWidth + 1) faults.add('Leaves the window: ' + words(element));
  }
  const texts = all.filter((one) => one.childElementCount === 0 && words(one) !== '' && !one.closest('svg, select, [inert]'));
  const boxes = texts.map((element) => ({ element, box: visibleBox(element) }));
  for (const [index, { element, box }] of boxes.entries())
    for (const { element: other, box: place } of boxes.slice(index + 1)) {
      const width = Math.min(box.right, place.right) - Math.max(box.left, place.left);
      const height = Math.min(box.bottom, place.bottom) - Math.max(box.top, place.top);
      if (width > 3 && height > 5) faults.add('Lie on one another: ' + words(element) + ' / ' + words(other));
    }
  const controls = all.filter((one) => one.matches('button[data-variant], a[data-variant], input:not([type="checkbox"], [type="radio"], [type="hidden"])') && !one.matches('button *'));
  for (const [index, control] of controls.entries()) {
    const box = control.getBoundingClientRect();
    for (const other of controls.slice(index + 1)) {
      const next = other.getBoundingClientRect();
      const gap = Math.max(next.left - box.right, box.left - next.right);
      const isBeside = gap >= 0 && gap <= 16 && Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) > 8;
      if (isBeside && Math.abs(box.height - next.height) > 1)
        faults.add('Of ' + box.height + ' and ' + next.height + ' px side by side: ' + (control.ariaLabel ?? words(control)) + ' / ' + (other.ariaLabel ?? words(other)));
    }
  }
  // Titles of rows: the link or button with the longest text.
  for (const row of main.querySelectorAll('tbody tr, ul > li')) {
    const [title] = [...row.querySelectorAll('a, button, td:first-child')].filter(isSeen).toSorted((a, b) => words(b).length - words(a).length);
    if (!title || !words(title).includes('Waterproof hiking')) continue;
    const box = visibleBox(title);
    if (box.right - box.left < 130) faults.add('Cannot be read at ' + Math.round(box.right - box.left) + ' px: ' + words(title));
    const cell = title.closest('td') ?? [...row.children].find((child) => child.contains(title)) ?? row;
    if (cell.getBoundingClientRect().width < 180) faults.add('Narrower than 180 px: ' + words(title));
  }
  return [...faults];
})()`;

const pages: [name: string, address: () => string, shows: string][] = [
  ['documents', () => '/orders', `2 ${longTitle}`],
  ['tasks', () => '/task-assignment?view=all', longTitle],
  ['calendar', () => '/calendar', 'Calendar'],
  ['campaigns', () => '/audience-campaigns/manager-dashboard', longTitle],
  ['pages of a website', () => `/links?website=${websiteId}&tab=pages`, longTitle],
  ['linguists', () => '/translation-manager/assignee-dashboard?tab=linguists', 'Frida Founder'],
  ['translation requests', () => '/tool/translation_requests', longTitle],
  ['requests of the manager', () => '/translation-manager/assignee-dashboard?tab=requests', 'Needs me'],
  ['sources', () => '/sources', longTitle],
  ['seats', () => '/control-panel/seats', 'Frida Founder'],
  ['credits', () => '/control-panel/credits', 'Frida Founder'],
  ['audit log', () => '/control-panel/audit', 'Frida Founder'],
  ['reports', () => '/charts', 'Reports'],
  ['dashboard', () => '/dashboard', `2 ${longTitle}`],
];

describe.each(pages)('%s', (_name, address, shows) => {
  it('can be read at every width', async () => {
    const faults: string[] = [];
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(address());
    await page.getByText(shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate<string[]>(
        `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(${findFaults}), 100)))`,
      );
      faults.push(...found.map((fault) => `${width}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

describe('the sidebar', () => {
  const sidebar = () => page.evaluate<string>(`document.querySelector('[data-sidebar]').getAttribute('data-sidebar')`);

  it('is minimised below 1200 px, where tables need its room', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/orders');
    await page.getByText(longTitle).first().waitFor();
    expect(await sidebar()).toBe('open');
    await page.setViewportSize({ width: 1199, height: 800 });
    await expect.poll(sidebar).toBe('mini');
  });
});
