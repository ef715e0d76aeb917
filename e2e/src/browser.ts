// A real Chromium for journeys, and what every page must hold: no serious fault found by axe, in light and in dark.
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { productHere } from './product-here.ts';

const require = createRequire(import.meta.url);
const axePath = require.resolve('axe-core/axe.min.js');

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Opens Chromium without its own traffic to the outside. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', ...quiet] });
}

/** A fresh visitor: no cookies, nothing remembered. */
export function openVisitor(
  browser: Browser,
  options: { baseURL?: string; colorScheme?: 'light' | 'dark'; viewport?: typeof desk } = {},
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: options.baseURL ?? productHere().url,
    viewport: options.viewport ?? desk,
    colorScheme: options.colorScheme ?? 'light',
    acceptDownloads: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
}

interface AxeResult {
  violations: { id: string; impact: string | null; nodes: { target: string[]; failureSummary?: string }[] }[];
}

/** Fails with the places of every serious or critical fault that axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.addScriptTag({ path: axePath }).catch(async () => {
    // The content security policy lets no script in but the page's own; the browser's tools may evaluate one.
    const { readFileSync } = await import('node:fs');
    await page.evaluate(readFileSync(axePath, 'utf8'));
  });
  const result = await page.evaluate<AxeResult>('axe.run(document, { resultTypes: ["violations"] })');
  const serious = result.violations.filter((violation) => violation.impact === 'serious' || violation.impact === 'critical');
  const faults = serious.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
  expect(faults, `axe on ${page.url()}`).toEqual([]);
}

/** Looks at the page in both colour schemes. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.keyboard.press('Control+j');
  await expectAccessible(page);
  await page.keyboard.press('Control+j');
}
