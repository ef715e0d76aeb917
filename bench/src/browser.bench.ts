// On a processor slowed down four times: the largest paint of the most common start pages, compared with a bare page of the same
// server, and the cost of a keystroke in a long document.
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startProduct } from './child-process.ts';
import { median } from './quantiles.ts';
import { seedDatabase } from './seeded-database.ts';
import { benchTyping } from './typing.ts';

const port = 3903;
const url = `http://127.0.0.1:${port}`;
const rounds = 3;
/** Milliseconds. */
const aimMs = 1000;
const pages = ['/dashboard', '/orders', '/tools/seo_article', '/orders/1'];
/** A page without scripts. */
const barePage = '/api/docs';

const recordLargestPaint = `new PerformanceObserver((list) => { window.largestPaint = list.getEntries().at(-1).startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });`;

async function largestPaintMs(page: Page, path: string): Promise<number> {
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  // The browser reports a paint after a delay. No `waitForFunction`: the content security policy blocks its script.
  for (let tries = 0; tries < 100; tries += 1) {
    const paint = await page.evaluate<number | undefined>('window.largestPaint');
    if (paint) return paint;
    await setTimeout(100);
  }
  throw new Error(`${path}: the browser reported no paint`);
}

/** A cold browser each time: nothing cached, four times slower. */
async function measure(browser: Browser, token: string, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'folio_token', value: token, url }]);
  const page = await context.newPage();
  await page.addInitScript(recordLargestPaint);
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const paint = await largestPaintMs(page, path);
  await context.close();
  return paint;
}

export async function benchBrowser(): Promise<void> {
  const database = await seedDatabase();
  await database.growTo(200);
  const env = {
    DATABASE_URL: database.connectionString,
    DATA_DIR: database.dataDir,
    PORT: String(port),
    FOLIO_ROLE: 'web',
    LOG_LEVEL: 'warn',
  };
  const product = await startProduct(`${url}/healthz`, env);
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    const paints = new Map<string, number[]>([barePage, ...pages].map((path) => [path, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [path, times] of paints) times.push(await measure(browser, database.token, path));
    const plain = median(paints.get(barePage) ?? []);
    for (const path of pages) {
      const own = median(paints.get(path) ?? []);
      process.stdout.write(
        `largest paint of ${path} at CPU x4: ${(own / plain).toFixed(1)} times that of a bare page without scripts (${Math.round(own)} ms beside ${Math.round(plain)} ms; aim: ${aimMs} ms)\n`,
      );
    }
    await benchTyping(browser, url, database);
  } finally {
    await browser.close();
    await product.stop();
    await database.stop();
  }
}
