// Cost of a key on the page's main thread in a document of 10,000 words, on a processor four times slower: beside the same text with
// the same styles as bare editable elements, where all of it is the browser's own work.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { median, p95 } from './quantiles.ts';
import type { SeededDatabase } from './seeded-database.ts';

const words = 10_000;
const keys = 120;
/** A quick typist's pause between two keys, in milliseconds. */
const pauseMs = 110;
/** After so many keys the typist thinks, and the text is saved. */
const burst = 40;
const thinkingMs = 1500;

const sentence = 'Grip comes from the outsole, and lugs of four millimetres hold in mud while the midsole keeps its drop. ';
const paragraph = `<p data-origin="engine">${sentence.repeat(4)}</p>`;
const section = (index: number) => `<h2 data-origin="engine">What to look for in shoe ${index}</h2>${paragraph.repeat(3)}`;
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0;

/** About 10,000 words in sections of three paragraphs. */
const longText = `<h1 data-origin="engine">Trail shoes</h1>${Array.from(
  { length: Math.round(words / wordsOf(section(1))) },
  (_, index) => section(index + 1),
).join('')}`;

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args: { data?: { type?: string } };
}

interface KeyCosts {
  /** Milliseconds of main thread from each key to the next. */
  whole: number[];
  /** Of it in scripts, with the layout that they ask for. */
  scripts: number[];
}

/** Events of a trace that lie in no other of the same name. */
function outermost(events: TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      const isInside = ts < end;
      end = Math.max(end, ts + dur);
      return !isInside;
    });
}

function costOfKeys(events: TraceEvent[]): KeyCosts {
  const presses = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
    .toSorted((one, other) => one.ts - other.ts);
  const { pid, tid } = presses[0] ?? { pid: 0, tid: 0 };
  const perKey = (wanted: string) => {
    const costs = presses.map(() => 0);
    const pieces = events.filter(({ name, ph, ...of }) => name === wanted && ph === 'X' && of.pid === pid && of.tid === tid);
    for (const { ts, dur = 0 } of outermost(pieces)) {
      const index = presses.findLastIndex((press) => press.ts <= ts + dur);
      if (index >= 0) costs[index] = (costs[index] ?? 0) + dur / 1000;
    }
    return costs;
  };
  return { whole: perKey('RunTask'), scripts: perKey('FunctionCall') };
}

async function typeInto(browser: Browser, page: Page): Promise<KeyCosts> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // The caret goes into the middle of the text.
  await page.locator('[contenteditable] > p').nth(60).click();
  await page.keyboard.type('Warm up. ', { delay: pauseMs });
  await page.waitForTimeout(thinkingMs);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('etaoin shr'.charAt(key % 10));
    await page.waitForTimeout(key % burst === burst - 1 ? thinkingMs : pauseMs);
  }
  const trace = await browser.stopTracing();
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return costOfKeys((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents);
}

/** The same paper with the same styles and nothing that listens. */
async function openBare(context: BrowserContext, page: Page): Promise<Page> {
  const html = await page.evaluate<string>(`document.querySelector('article:has(.ProseMirror)').parentElement.outerHTML`);
  const styles = await page.evaluate<string>(
    `[...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText).join('\\n')`,
  );
  const bare = await context.newPage();
  await bare.setContent(`<!doctype html><style>${styles}</style><main>${html}</main>`);
  return bare;
}

/** Writes the figures to the output. */
export async function benchTyping(browser: Browser, url: string, database: SeededDatabase): Promise<void> {
  await database.client.query('update document_versions set html = $1, words = $2 where id = 1', [longText, words]);
  await database.client.query(`update order_details set status = 'accepted' where id = 1`);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'folio_token', value: database.token, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/orders/1`, { waitUntil: 'networkidle' });
  // A text is read before it is edited.
  await page.getByRole('button', { name: 'Edit text' }).click();
  await page.locator('.ProseMirror').waitFor();
  const own = await typeInto(browser, page);
  const plain = await typeInto(browser, await openBare(context, page));
  await context.close();
  const figures = ({ whole, scripts }: KeyCosts) =>
    `${p95(whole).toFixed(1)} ms (middle ${median(whole).toFixed(1)}), of it scripts ${p95(scripts).toFixed(1)} ms (middle ${median(scripts).toFixed(1)})`;
  process.stdout.write(
    `a key in a document of ${words} words at CPU x4, p95 of ${keys}: ${(p95(own.whole) / p95(plain.whole)).toFixed(1)} times that of bare editable text\n`,
  );
  process.stdout.write(`  the product ${figures(own)}; bare ${figures(plain)}; aim for scripts: 8 ms\n`);
}
