// Draws the pages of the style guide in one scheme and width, runs axe over each and compares every component with the picture that is kept of it.
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, expectNoFaults, openBrowser, waitUntilSettled } from './browser.ts';
import { clearDifferences, comparePicture, cropPicture, isKeptBrowser, leftOverPictures } from './kept-pictures.ts';
import { newPerson, signIn } from './people.ts';
import { productHere } from './product-here.ts';

/** All but the page of a person's own acts. */
const pages = [
  'components/buttons',
  'components/grid-system',
  'components/panels',
  'components/sweet-alert',
  'components/notifications',
  'components/icons',
  'components/typography',
  'forms/regular',
  'forms/extended',
  'forms/validation',
  'forms/wizard',
  'table-list/regular',
  'table-list/extended',
  'table-list/paginated',
  'pages/empty',
  'pages/rtl',
];

interface Variant {
  name: 'light' | 'dark' | 'phone';
  /** The axe rules to run. A rule already checked in another variant can be skipped. */
  rules: object;
}

/** Reference time of dates; the zone is UTC. */
const now = new Date('2026-11-25T10:00:00Z');

/** In every frame of the page: fonts and images have come, and something is drawn. */
const isDrawn = `(() => {
  const content = document.getElementById('content');
  const isEmpty = !content || (content.childElementCount === 0 && !document.querySelector('[role="dialog"]'));
  if (isEmpty) return false;
  const frames = [...document.querySelectorAll('iframe')];
  if (frames.some(({ contentDocument }) => contentDocument?.readyState !== 'complete' || contentDocument.URL === 'about:blank')) return false;
  return document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete);
})()`;

async function waitUntilDrawn(page: Page): Promise<void> {
  await expect
    .poll(async () => Promise.all(page.frames().map((frame) => evaluate<boolean>(frame, isDrawn))))
    .not.toContain(false);
  await waitUntilSettled(page);
}

/** A frame that is being replaced has no answer yet. */
const evaluate = async <Answer>(frame: Frame, script: string): Promise<Answer | false> => {
  try {
    return await frame.evaluate<Answer>(script);
  } catch {
    return false;
  }
};

/** Runs in the browser. Toasts would leave after five seconds, which a busy machine may need for a picture. */
const keepToasts = `(() => {
  const later = window.setTimeout;
  window.setTimeout = (run, delay, ...more) => (delay >= 4000 ? 0 : later(run, delay, ...more));
})()`;

async function showToasts(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const button = frame.getByRole('button', { name: 'Show toast', exact: true });
    if ((await button.count()) === 0) continue;
    await frame.evaluate(keepToasts);
    await button.click();
    await frame.locator('.mantine-Notification-root').waitFor();
  }
  await waitUntilSettled(page);
}

/** Each dialog wants the focus when it opens: which one has it last is chance. */
async function leaveFocus(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate('document.activeElement?.blur()');
}

/** The page from top to bottom, once two pictures in a row are the same. */
async function drawPicture(page: Page): Promise<PNG> {
  const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', timeout: 100_000 });
  let before = await shoot();
  for (let turn = 0; turn < 8; turn += 1) {
    const next = await shoot();
    if (next.equals(before)) break;
    before = next;
  }
  return PNG.sync.read(before);
}

interface DrawnComponent {
  file: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const readComponents = `[...document.querySelectorAll('[data-component]:not([data-varies])')].map((element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.floor(left), Math.floor(top + scrollY)];
  return { file: element.dataset.component, x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom + scrollY) - y };
})`;

/** "ui-avatar" of `ui/avatar.states.tsx`. */
const pictureName = (file: string) =>
  file
    .replace('.states.tsx', '')
    .replace(/^pages\/style-guide\/states\//, 'pages-')
    .replaceAll('/', '-');

/** One test for each page, and one that finds pictures without a component. */
export function drawComponents({ name, rules }: Variant): void {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const drawn: string[] = [];

  beforeAll(async () => {
    clearDifferences(name);
    browser = await openBrowser();
    context = await browser.newContext({
      baseURL: productHere().url,
      viewport: name === 'phone' ? { width: 390, height: 844 } : { width: 1000, height: desktop.height },
      colorScheme: name === 'dark' ? 'dark' : 'light',
      locale: 'en-GB',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    await context.clock.setFixedTime(now);
    await signIn(context, await newPerson(`Petra ${name === 'phone' ? 'Narrow' : name === 'dark' ? 'Night' : 'Noon'}`));
    page = await context.newPage();
  });
  afterAll(() => browser.close());

  it.each(pages)('%s looks as before, and axe finds nothing serious', async (path) => {
    await page.goto(`/style-guide/frame/${path}?scheme=${name === 'dark' ? 'dark' : 'light'}`);
    await waitUntilDrawn(page);
    await showToasts(page);
    await leaveFocus(page);
    const picture = await drawPicture(page);
    const isSameBrowser = isKeptBrowser(browser.version());
    const components = await page.evaluate<DrawnComponent[]>(readComponents);
    expect(components.length).toBeGreaterThan(0);
    const problems = components.map(({ file, ...box }) => {
      drawn.push(pictureName(file));
      return comparePicture(`${name}/${pictureName(file)}`, cropPicture(picture, box), isSameBrowser);
    });
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
    await expectNoFaults(page, rules);
  });

  it('keeps no picture of a component that is gone', () => {
    expect(leftOverPictures(name, drawn)).toEqual([]);
  });
}
