// A page that waits for a text hears of it by one stream of events, asks rarely meanwhile, and asks each second where the stream is refused.
import { posting } from '@folio/server/testing/job-posting';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginAs } from './beginning.ts';
import { runSql } from './product-database.ts';
import { productHere } from './product-here.ts';
import { placeOrder, waitUntilWritten } from './tool-at-work.ts';

let context: BrowserContext;
let page: Page;
let userId: number;
let id: number;

beginAs('Lene Live', (opened) => {
  ({ context, page } = opened);
  userId = opened.person.id;
});

/** As a worker in another process leaves it. */
const setStatus = async (status: string) => {
  await runSql('update order_details set status = $2, updated_at = now() where id = $1', [id, status]);
  await runSql(`select pg_notify('folio_changes', 'elsewhere u' || $1::text)`, [String(userId)]);
};

/** Returns the number of document requests within so many milliseconds. */
async function countCalls(ms: number): Promise<number> {
  let count = 0;
  const note = (request: Request) => {
    if (request.url().includes('/services/orders/show')) count += 1;
  };
  page.on('request', note);
  await page.waitForTimeout(ms);
  page.off('request', note);
  return count;
}

/** The page itself closes the stream. */
const closed = (timeout: number) =>
  page.waitForEvent('requestfailed', { predicate: (request) => request.url().endsWith('/api/changes'), timeout });

beforeAll(async () => {
  id = await placeOrder(context, { tool: 'job_posting', fields: posting }, { origin: productHere().url });
  await waitUntilWritten(context, id);
});

describe('a page that waits for a text', () => {
  it('follows the stream, and shows the text as soon as it is there', async () => {
    await setStatus('in_progress');
    const following = page.waitForResponse((answer) => answer.url().endsWith('/api/changes'));
    await page.goto(`/orders/${id}`);
    expect((await following).status()).toBe(200);
    await page.waitForTimeout(500);
    expect(await countCalls(4000)).toBe(0);
    await setStatus('accepted');
    await page.getByRole('textbox', { name: 'Document text' }).waitFor({ timeout: 2000 });
    // Nothing is waited for any more: the browser has its connection back.
    await closed(6000);
  });

  it('closes the stream while its tab is hidden, and asks when it is visible again', async () => {
    await setStatus('in_progress');
    await page.reload();
    await page.waitForResponse((answer) => answer.url().endsWith('/api/changes'));
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const closing = closed(2000);
    await hide(true);
    await closing;
    await setStatus('accepted');
    expect(await countCalls(500)).toBe(0);
    await hide(false);
    await page.getByRole('textbox', { name: 'Document text' }).waitFor({ timeout: 2000 });
  });

  it('asks each second where there is no stream, is answered 304 meanwhile, and shows the text as soon as it is there', async () => {
    // Not refused by a route of the browser's driver, which would turn off the browser's cache.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const statuses: number[] = [];
    session.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode));
    await setStatus('in_progress');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(1500);
    statuses.length = 0;
    expect(await countCalls(4000)).toBeGreaterThanOrEqual(3);
    expect(statuses.filter((status) => status === 304).length).toBeGreaterThanOrEqual(3);
    await setStatus('accepted');
    await page.getByRole('textbox', { name: 'Document text' }).waitFor({ timeout: 3000 });
  });
});
