// The first pages on a slow computer and line: parts that are drawn stay in place while the rest arrives.
import type { Browser, BrowserContext } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { desktop, openVisitor, phone, waitUntilSettled } from './browser.ts';
import { placeOrder, postingWith, waitUntilWritten } from './tool-at-work.ts';

/** Cumulative layout shift that no page reaches. */
const limit = 0.02;
/** Times slower than this machine. */
const cpuRate = 4;
const line = { offline: false, latency: 150, downloadThroughput: 400_000, uploadThroughput: 200_000 };

let browser: Browser;
let context: BrowserContext;
let headers: { origin: string };
const ids = { document: 0, task: 0 };

beginAlone('Frida Founder', (opened) => {
  ({ browser, context, headers } = opened);
});

async function call(method: 'POST' | 'PUT', path: string, data: object): Promise<Record<string, { id: number }>> {
  const answer = await context.request.fetch(`/api/${path}`, { method, data, headers });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as Record<string, { id: number }>;
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  const { workspace } = await call('PUT', 'features/workspace/create', { name: 'Newsroom' });
  const scope = { workspace_id: workspace?.id ?? 0 };
  await context.addCookies([{ name: 'workspace', value: String(scope.workspace_id), url: headers.origin }]);
  const fields = postingWith('Trail shoes grip on wet stone. They last for years. They are light and dry fast after a river.');
  for (const title of ['Trail shoes', 'Down jackets', 'Gaiters', 'Stoves', 'Tents'])
    ids.document = await placeOrder(context, { tool: 'job_posting', title, fields, ...scope }, headers);
  await waitUntilWritten(context, ids.document);
  await call('PUT', 'services/folders/create', { name: 'Autumn', ...scope });
  await call('PUT', 'features/websites/create', {
    name: 'Shop',
    url: 'https://shop.example',
    language: 'en',
    kind: 'download',
    ...scope,
  });
  for (const [title, days] of [
    ['Overdue guide', -2],
    ['Autumn guide', 1],
    ['Winter guide', 6],
  ] as const)
    await call('POST', 'features/tasks', { title, due_date: dayIn(days), ...scope });
  const { task } = await call('POST', 'features/tasks', {
    title: 'Tents',
    due_date: dayIn(2),
    order_detail_id: ids.document,
    ...scope,
  });
  ids.task = task?.id ?? 0;
}, 240_000);

interface Shift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Notes each shift with the elements that moved; runs in the page. */
function noteShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const words = (node?.textContent ?? '').trim().slice(0, 30);
        return `${node?.nodeName.toLowerCase()} "${words}" ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
      });
      window.shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The shifts of a first visit. */
async function visit(path: string, viewport: typeof desktop): Promise<Shift[]> {
  const visitor = await openVisitor(browser, { baseURL: headers.origin, viewport });
  await visitor.addCookies(await context.cookies());
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await page.addInitScript(noteShifts);
  await page.goto(path, { waitUntil: 'networkidle', timeout: 90_000 });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitUntilSettled(page);
  const shifts = await page.evaluate(() => window.shifts);
  await visitor.close();
  return shifts;
}

const pages = {
  dashboard: () => '/dashboard',
  inbox: () => '/inbox',
  documents: () => '/orders',
  document: () => `/orders/${ids.document}`,
  tasks: () => '/task-assignment',
  task: () => `/task-assignment/${ids.task}`,
  calendar: () => '/calendar',
  tools: () => '/tools',
  tool: () => '/tools/job_posting',
  'brand voices': () => '/brand-voices',
};

it.each(
  Object.entries(pages).flatMap(([name, path]) =>
    [desktop, phone].map((viewport) => ({ name, width: viewport.width, path, viewport })),
  ),
)('$name at $width moves nothing that is drawn', async ({ name, path, viewport }) => {
  const shifts = await visit(path(), viewport);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  process.stdout.write(`${name} at ${viewport.width}: ${total.toFixed(4)}\n`);
  const reasons = shifts.filter(({ value }) => value > limit / 10).map(({ value, moved }) => [value, ...moved]);
  expect(total, JSON.stringify(reasons, null, 2)).toBeLessThan(limit);
});
