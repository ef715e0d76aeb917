// Links of a document in a browser: found beside its text, shown before anything changes, applied as one version, and undone.
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { desktop, expectAccessibleInBothSchemes, phone } from './browser.ts';
import { serveOnLoopback } from './loopback-server.ts';
import { placeOrder, postingWith, waitUntilWritten } from './tool-at-work.ts';

let host: string;
let context: BrowserContext;
let page: Page;
let headers: { origin: string };
let workspaceId: number;
let documentId: number;
let taskId: number;

const filler = 'Autumn walks are longer than they seem and the weather turns early in the hills above the valley. '.repeat(12);
const text = `<h1>Autumn camps</h1><p>${filler}</p><p>A light dome tent keeps two people dry on a wet night.</p><p>${filler}</p>`;

serveOnLoopback(
  (request, response) => {
    const title = request.url === '/tents' ? 'Dome tents' : 'Halden Outdoor';
    const body = `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  },
  (address) => {
    host = address;
  },
);

async function call<Answer>(method: 'get' | 'put' | 'post', path: string, data?: object): Promise<Answer> {
  const answer = await context.request[method](`/api${path}`, { headers, ...(data ? { data } : {}) });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

beginAlone(
  'Mara Manager',
  async (opened) => {
    ({ context, page, headers } = opened);
    const { workspace } = await call<{ workspace: { id: number } }>('put', '/features/workspace/create', { name: 'Newsroom' });
    workspaceId = workspace.id;
    await context.addCookies([{ name: 'workspace', value: String(workspace.id), url: headers.origin }]);
    const fields = postingWith('Dome tents stand by themselves. They are light. They keep two people dry.');
    documentId = await placeOrder(
      context,
      { tool: 'job_posting', title: 'Autumn camps', workspace_id: workspace.id, fields },
      headers,
    );
    await waitUntilWritten(context, documentId);
    await call('post', '/services/orders/update', { order_detail_id: documentId, content: { html: text } });
    const { task } = await call<{ task: { id: number } }>('post', '/features/tasks', {
      workspace_id: workspace.id,
      title: 'Autumn camps',
      order_detail_id: documentId,
    });
    taskId = task.id;
  },
  () => ({ FETCH_ALLOW: host, PAGE_REQUESTS_PER_SECOND: '100' }),
);

const openLinks = async () => {
  await page.goto(`/orders/${documentId}`);
  await page.getByRole('tabpanel').getByText('Links', { exact: true }).click();
};
const linksInText = () => page.locator('[contenteditable="true"] a', { hasText: 'dome tent' }).count();

describe('links of a document', () => {
  it('need a website, and a task without a document says that it has none', async () => {
    await openLinks();
    await page.getByText('Add the website whose pages you want to link.').waitFor();
    const { task } = await call<{ task: { id: number } }>('post', '/features/tasks', {
      workspace_id: workspaceId,
      title: 'No text',
    });
    for (const tab of ['meta', 'links']) {
      await page.goto(`/task-assignment/${task.id}/${tab}`);
      await page.getByText('No document yet').waitFor();
    }
    const { website } = await call<{ website: { id: number } }>('put', '/features/websites/create', {
      name: 'Shop',
      url: `http://${host}/`,
      language: 'en',
      kind: 'download',
      workspace_id: workspaceId,
    });
    await call('post', '/tools/page_url', { website_id: website.id, urls: [`http://${host}/tents`] });
    const readPages = () =>
      call<{ pageUrls: { http_state: number | null }[] }>('get', `/tools/page_url?website_id=${website.id}`);
    await expect.poll(async () => (await readPages()).pageUrls[0]?.http_state, { timeout: 30_000 }).toBe(200);
    await call('post', '/tools/link_builder', { website_id: website.id, keyword: 'dome tent', url: `http://${host}/tents` });
  });

  it('are found beside the text and in its task', async () => {
    await openLinks();
    await page.getByRole('button', { name: 'Find links' }).click();
    await page.getByRole('button', { name: 'Approve “dome tent” to Dome tents' }).waitFor({ timeout: 30_000 });
    await expectAccessibleInBothSchemes(page);
    await page.goto(`/task-assignment/${taskId}/links`);
    await page.getByRole('heading', { name: 'Suggested links' }).waitFor();
    await page.getByRole('button', { name: 'Approve “dome tent” to Dome tents' }).waitFor();
    await page.setViewportSize(phone);
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize(desktop);
  });

  it('are shown before anything changes, applied as a version, and undone', async () => {
    await openLinks();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.waitForURL(/\/links\/runs\/\d+$/);
    await page.getByText('A light dome tent').first().waitFor();
    await expectAccessibleInBothSchemes(page);
    const run = page.url();
    await page.getByRole('button', { name: 'Apply to 1 text' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Apply 1 link' }).click();
    await page.getByText('Applied').first().waitFor({ timeout: 30_000 });
    await page.goto(`/orders/${documentId}`);
    await expect.poll(linksInText).toBe(1);
    await page.goto(run);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo 1 link' }).click();
    await page.getByText('Undone').first().waitFor({ timeout: 30_000 });
    await page.goto(`/orders/${documentId}`);
    await page.getByText('A light dome tent').waitFor();
    await expect.poll(linksInText).toBe(0);
  });
});
