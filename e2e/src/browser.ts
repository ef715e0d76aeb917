// A real Chromium for journeys, and the check for every page: axe finds no serious violation, in light and in dark.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { productHere } from './product-here.ts';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export const desktop = { width: 1440, height: 900 };
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
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', ...quiet],
    // Without a locale the browser names files of other letters than ASCII "download".
    env: { ...process.env, LANG: 'C.UTF-8', FONTCONFIG_FILE: inject('fontConfig') },
  });
}

/** A fresh visitor: no cookies, nothing remembered. */
export function openVisitor(
  browser: Browser,
  options: { baseURL?: string; colorScheme?: 'light' | 'dark'; viewport?: typeof desktop; locale?: string } = {},
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: options.baseURL ?? productHere().url,
    viewport: options.viewport ?? desktop,
    colorScheme: options.colorScheme ?? 'light',
    acceptDownloads: true,
    locale: options.locale ?? 'en-GB',
    // Days in pages are those of the tests and the server, whatever the machine's zone is.
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
}

interface AxeResult {
  violations: { id: string; impact: string | null; nodes: { target: string[]; failureSummary?: string }[] }[];
}

/** Rules that axe never rates serious or critical. Skipped to save time. */
const lighterRules = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'skip-link',
];
export const allRules = { rules: Object.fromEntries(lighterRules.map((rule) => [rule, { enabled: false }])) };
/** Rules with results that depend on the colors. */
export const colourRules = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * Resolves when all animations have ended, because semitransparent elements fail the contrast
 * check. Ignores endless progress indicators.
 */
const settled = `(async () => {
  const frame = () => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); setTimeout(resolve, 100); });
  for (let turn = 0; turn < 20; turn += 1) {
    await frame();
    const moving = document.getAnimations().filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    if (moving.length === 0) return;
    await Promise.race([Promise.allSettled(moving.map((one) => one.finished)), new Promise((resolve) => setTimeout(resolve, 500))]);
  }
})()`;

export const waitUntilSettled = async (page: Page): Promise<void> => void (await page.evaluate(settled));

/** Fails with the elements of every serious or critical fault of these rules, also in frames of the page. Inert samples are decoration. */
export async function expectNoFaults(page: Page, rules: object): Promise<void> {
  await waitUntilSettled(page);
  // The content security policy lets no script in but the page's own; the browser's tools may evaluate one.
  for (const frame of page.frames()) if (!(await frame.evaluate<boolean>('"axe" in window'))) await frame.evaluate(axeSource);
  const options = JSON.stringify({ resultTypes: ['violations'], ...rules });
  const result = await page.evaluate<AxeResult>(`axe.run({ include: [['html']], exclude: [['[inert]']] }, ${options})`);
  const serious = result.violations.filter((violation) => violation.impact === 'serious' || violation.impact === 'critical');
  const faults = serious.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
  expect(faults, `axe on ${page.url()}`).toEqual([]);
}

/** Fails with the places of every serious or critical fault that axe finds on the page as it is. */
export const expectAccessible = (page: Page): Promise<void> => expectNoFaults(page, allRules);

/** Looks at the page in both colour schemes; in the second only colours can be at fault that were not before. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectNoFaults(page, allRules);
  await page.keyboard.press('Control+j');
  await expectNoFaults(page, colourRules);
  await page.keyboard.press('Control+j');
}
