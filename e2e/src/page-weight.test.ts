// What a first visit costs: bytes that travel and requests, counted by the browser with an empty cache.
import type { Browser, BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { openVisitor } from './browser.ts';
import { productHere } from './product-here.ts';

let browser: Browser;
let signedIn: BrowserContext;

beginAs('Wanda Weight', (opened) => {
  ({ browser, context: signedIn } = opened);
});

interface Weight {
  requests: number;
  /** Thousands of bytes as they travelled, headers included. */
  script: number;
  all: number;
  encodings: Set<string>;
}

/**
 * Runs in the browser. A visitor who points at nothing: the pointer of the headless shell begins in the corner, over the logo, and a link
 * that is pointed at loads its page ahead.
 */
const pointAtNothing = () => {
  for (const name of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'])
    window.addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
};

async function weigh(path: string): Promise<Weight> {
  const context = await openVisitor(browser);
  await context.addCookies(await signedIn.cookies());
  const page = await context.newPage();
  await page.addInitScript(pointAtNothing);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const weight: Weight = { requests: 0, script: 0, all: 0, encodings: new Set() };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    addresses.set(requestId, response.url);
    if (/\.(js|css)$/.test(response.url) && response.encodedDataLength >= 0 && !response.fromDiskCache)
      weight.encodings.add(response.headers['content-encoding'] ?? 'none');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.requests += 1;
    weight.all += encodedDataLength / 1000;
    if (addresses.get(requestId)?.endsWith('.js')) weight.script += encodedDataLength / 1000;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await context.close();
  return weight;
}

it.each([
  ['/dashboard', 200, 312],
  ['/orders', 202, 312],
  ['/tools/seo_article', 205, 330],
])('%s needs at most 20 requests, %i kB of JavaScript and %i kB in all', async (path, maxScript, maxAll) => {
  const weight = await weigh(`${productHere().url}${path}`);
  process.stdout.write(
    `${path}: ${weight.requests} requests, ${weight.script.toFixed(0)} kB of JavaScript, ${weight.all.toFixed(0)} kB in all\n`,
  );
  expect(weight.requests).toBeGreaterThan(5);
  expect(weight.requests).toBeLessThanOrEqual(20);
  expect(weight.script).toBeLessThan(maxScript);
  expect(weight.all).toBeLessThan(maxAll);
  // Files below a kilobyte are not worth packing.
  expect(weight.encodings).toContain('br');
  expect(weight.encodings).not.toContain('gzip');
});
