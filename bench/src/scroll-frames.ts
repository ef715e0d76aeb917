// Frame times while a page is scrolled in a real browser, beside a bare list of as many rows.
import { type Browser, chromium, type Page } from 'playwright-core';
import { p95 } from './quantiles.ts';

/** Milliseconds of a frame at 60 a second. */
const frameMs = 1000 / 60;

/** Milliseconds of the frames while the page is scrolled for four seconds. */
const scrollFrames = `new Promise((resolve) => {
  const frames = [];
  let last = performance.now();
  const until = last + 4000;
  const step = (now) => {
    frames.push(now - last);
    last = now;
    window.scrollBy(0, 120);
    if (now < until) requestAnimationFrame(step);
    else resolve(frames.slice(1));
  };
  requestAnimationFrame(step);
})`;

/** As high as the distance scrolled in four seconds. */
const bareList = `<style>li { height: 62px }</style><ul>${'<li>Tent 1 stands on 7 poles.</li>'.repeat(1000)}</ul>`;

/** Chromium without its own traffic; `CHROMIUM_PATH` names another one. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

/** Opens a page of a user signed in with a token, in a new browser context. */
export async function openPage(browser: Browser, url: string, cookies: Record<string, string>) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  return { context, page: await context.newPage() };
}

/** Scrolls the page, then a bare list in its place, and prints the frames of both. */
export async function reportScrolling(page: Page, what: string): Promise<void> {
  const frames = await page.evaluate<number[]>(scrollFrames);
  await page.setContent(bareList);
  const bareFrames = await page.evaluate<number[]>(scrollFrames);
  const [slow, bareSlow] = [p95(frames), p95(bareFrames)];
  process.stdout.write(
    `${what}: 95 % of frames within ${(slow / bareSlow).toFixed(1)} times those of a bare list (${slow.toFixed(1)} ms beside ${bareSlow.toFixed(1)} ms, ${frames.length} frames beside ${bareFrames.length}; aim: ${frameMs.toFixed(1)} ms)\n`,
  );
}
