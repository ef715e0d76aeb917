// The forms of a hundred tools in a browser: the product's own controls beside Mantine's for the same fields, in time and memory.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listTools } from '@folio/catalogue/catalogue';
import react from '@vitejs/plugin-react';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { cleanUpAtTheEnd } from './clean-up.ts';
import { median } from './quantiles.ts';

const howMany = 100;
const rounds = 7;
const aim = 1.3;
const mebibyte = 1024 * 1024;
type Side = 'own' | 'bare';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds the page into a folder of its own and serves it. */
async function servePage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'folio-bench-forms-'));
  const root = fileURLToPath(new URL('../forms', import.meta.url));
  await build({ root, configFile: false, plugins: [react()], logLevel: 'error', build: { outDir, target: 'es2023' } });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    try {
      const body = readFileSync(join(outDir, path === '/' ? 'index.html' : path));
      response.writeHead(200, { 'content-type': types[extname(path) || '.html'] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = cleanUpAtTheEnd(() => {
    server.closeAllConnections();
    server.close();
    rmSync(outDir, { recursive: true, force: true });
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop };
}

async function heapBytes(tools: CDPSession): Promise<number> {
  await tools.send('HeapProfiler.collectGarbage');
  return (await tools.send('Runtime.getHeapUsage')).usedSize;
}

/** Megabytes that the forms take while all are in one page. */
async function megabytesOf(page: Page, tools: CDPSession, side: Side): Promise<number> {
  const before = await heapBytes(tools);
  await page.evaluate(`window.forms.drawAll('${side}', window.given)`);
  const after = await heapBytes(tools);
  await page.evaluate('window.forms.clear()');
  return (after - before) / mebibyte;
}

export async function benchForms(): Promise<void> {
  const given = listTools()
    .slice(0, howMany)
    .map(({ slug, fields, credits, translation }) => ({ slug, fields, credits, translation }));
  const served = await servePage();
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(served.url);
    await page.waitForFunction(`document.title === 'ready'`);
    const tools = await page.context().newCDPSession(page);
    await page.evaluate((all) => Object.assign(globalThis, { given: all }), given);
    const times: Record<Side, number[]> = { own: [], bare: [] };
    const megabytes: Record<Side, number[]> = { own: [], bare: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const side of round % 2 === 0 ? (['bare', 'own'] as const) : (['own', 'bare'] as const)) {
        const ms = await page.evaluate<number>(`window.forms.drawEach('${side}', window.given)`);
        // The first round compiles and is not counted.
        if (round > 0) times[side].push(ms);
      }
    }
    for (let round = 0; round < 3; round += 1)
      for (const side of ['bare', 'own'] as const) megabytes[side].push(await megabytesOf(page, tools, side));
    const ratio = (of: Record<Side, number[]>) => (median(of.own) / median(of.bare)).toFixed(2);
    process.stdout.write(
      `forms of ${given.length} tools: ${ratio(times)} of the time of Mantine's bare controls (${Math.round(median(times.own))} ms beside ${Math.round(median(times.bare))} ms), ` +
        `${ratio(megabytes)} of their memory (${median(megabytes.own).toFixed(1)} MB beside ${median(megabytes.bare).toFixed(1)} MB; aim ${aim} for both)\n`,
    );
  } finally {
    await browser.close();
    await served.stop();
  }
}
