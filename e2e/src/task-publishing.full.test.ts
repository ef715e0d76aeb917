// A task from its meta data to the website: optimized, taken field by field, switched and saved, approved, and sent as it was approved. The
// website is the WordPress that TEST_WORDPRESS names (`http://user:application-password@host`), else a webhook on loopback.
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginAlone } from './beginning.ts';
import { expectAccessibleInBothSchemes } from './browser.ts';
import { connectModel, type ModelServer, startModelServer } from './model-server.ts';
import { placeOrder, postingWith, waitUntilWritten } from './tool-at-work.ts';

const wordpress = process.env.TEST_WORDPRESS ? new URL(process.env.TEST_WORDPRESS) : null;
const text = 'Trail shoes grip on wet stone. They last for years. They are light and dry fast after a river.';

/** Meta tags from the model. */
const pairs = ['Trail shoes that grip on wet stone', 'Trail shoes that last', 'Light trail shoes'].map((meta_title) => ({
  meta_title,
  meta_description:
    'Trail shoes for paths along the river: they grip on wet stone, are light and dry fast. See what makes them last for years.',
}));

let models: ModelServer;
let receiver: Server;
let receiverUrl: string;
let context: BrowserContext;
let page: Page;
let headers: { origin: string };
let taskId: number;
let documentId: number;
/** Documents received by the webhook. */
const delivered: { document: { title: string; html: string; meta_title?: string; meta_description?: string } }[] = [];

beforeAll(async () => {
  models = await startModelServer((words) => words, '', { meta_title_description: pairs });
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      // The published page is read too.
      if (body === '') return void response.writeHead(404).end();
      const message = JSON.parse(body) as (typeof delivered)[number] & { event: string };
      if (message.event === 'document.published') delivered.push(message);
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: 'post-1', url: `${receiverUrl}/shoes` }));
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => {
  models.close();
  receiver.closeAllConnections();
  receiver.close();
});

beginAlone(
  'Mara Manager',
  async (opened) => {
    ({ context, page, headers } = opened);
    const { workspace } = await call<{ workspace: { id: number } }>('put', '/features/workspace/create', { name: 'Newsroom' });
    // The founder is the only user here and must be able to approve their own documents.
    await call('put', `/features/workspace/${workspace.id}`, { allow_self_approval: true });
    const { website } = await call<{ website: { id: number } }>('put', '/features/websites/create', {
      name: 'Shop',
      language: 'en',
      publish_as: 'live',
      workspace_id: workspace.id,
      ...(wordpress
        ? { kind: 'wordpress', url: wordpress.origin, username: wordpress.username, secret: wordpress.password }
        : { kind: 'webhook', url: `${receiverUrl}/hook` }),
    });
    await context.addCookies([{ name: 'workspace', value: String(workspace.id), url: headers.origin }]);
    const order = { tool: 'job_posting', title: 'Trail shoes', workspace_id: workspace.id, fields: postingWith(text) };
    documentId = await placeOrder(context, order, headers);
    await waitUntilWritten(context, documentId);
    const { user_info: me } = await call<{ user_info: { id: number } }>('get', '/tools/show_user_info');
    const { task } = await call<{ task: { id: number } }>('post', '/features/tasks', {
      workspace_id: workspace.id,
      title: 'Guide to trail shoes',
      due_date: '2026-12-04',
      assignee_id: me.id,
      website_id: website.id,
      order_detail_id: documentId,
      review_steps: [{ name: 'Editor', reviewer_ids: [me.id] }],
    });
    taskId = task.id;
    await call('post', '/features/tasks/start', { id: taskId });
  },
  () => ({ FETCH_ALLOW: wordpress?.host ?? new URL(receiverUrl).host }),
);

async function call<Answer>(method: 'get' | 'put' | 'post', path: string, data?: object): Promise<Answer> {
  const answer = await context.request[method](`/api${path}`, { headers, ...(data ? { data } : {}) });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const side = (name: 'Own' | 'Optimized') => page.getByRole('region', { name, exact: true });
const isOptimizedOut = () => page.getByRole('switch', { name: 'Use the optimized pair' });
const openTab = (tab: string) => page.goto(`/task-assignment/${taskId}/${tab}`);

describe('the meta data of a task', () => {
  it('says that optimizing needs a model', async () => {
    await openTab('meta');
    await page.getByText('No optimized pair yet').waitFor();
    await page.getByText('Connect a text model to optimize').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Optimize, 5 credits' }).isDisabled()).toBe(true);
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('note').getByRole('link', { name: 'Connect a model' }).waitFor();
  });

  it('is optimized by a model and taken field by field', async () => {
    await connectModel(context, models, headers);
    await page.reload();
    await page.getByRole('button', { name: 'Optimize, 5 credits' }).click();
    await page.getByRole('button', { name: 'Optimize again, 5 credits' }).waitFor();
    await expect.poll(() => isOptimizedOut().isEnabled()).toBe(true);
    await expectAccessibleInBothSchemes(page);
    const own = { title: side('Own').getByLabel('Meta title'), description: side('Own').getByLabel('Meta description') };
    await own.title.fill('Shoes for wet stone');
    await side('Optimized').getByRole('button', { name: 'Use this description' }).click();
    await expect.poll(() => own.description.inputValue()).toContain('Trail shoes');
    await expect.poll(() => own.title.inputValue()).toBe('Shoes for wet stone');
    await side('Optimized').getByRole('button', { name: 'Use this title' }).click();
    await expect.poll(() => own.title.inputValue()).not.toBe('Shoes for wet stone');
    await own.title.fill('Trail shoes for wet stone');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => page.getByText('Not saved').count()).toBe(0);
    await page.reload();
    await expect.poll(() => own.title.inputValue()).toBe('Trail shoes for wet stone');
  });

  it('is switched to the optimized pair and back', async () => {
    await isOptimizedOut().click();
    await page.getByRole('heading', { name: 'Optimized, selected' }).waitFor();
    await expect.poll(() => isOptimizedOut().isEnabled()).toBe(true);
    await isOptimizedOut().click();
    await page.getByRole('heading', { name: 'Own, selected' }).waitFor();
    await expect.poll(() => isOptimizedOut().isChecked()).toBe(false);
  });
});

describe('what goes with a task', () => {
  it('is a file, attached and downloaded', async () => {
    await openTab('brief');
    const [name, content] = ['Größen.csv', 'size,length\n42,26.5\n'];
    await page.getByLabel('Attach files').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
    const link = page.getByRole('link', { name: `Download ${name}` });
    await link.waitFor();
    await expectAccessibleInBothSchemes(page);
    const waiting = page.waitForEvent('download');
    await link.click();
    const file = await waiting;
    expect([file.suggestedFilename(), await readFile(await file.path(), 'utf8')]).toEqual([name, content]);
  });

  it('is its day, in a calendar program that has no session', async () => {
    await page.goto('/task-assignment?view=mine');
    await page.getByRole('button', { name: 'Calendar feed' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create feed' }).click();
    await dialog.getByText('Copy the URL now').waitFor();
    await expectAccessibleInBothSchemes(page);
    const url = (await dialog.getByText(/^http.*\.ics$/).textContent()) ?? '';
    const read = async () => (await fetch(`${headers.origin}${new URL(url).pathname}`)).text();
    expect(await read()).toMatch(/DTSTART;VALUE=DATE:20261204\r\n[^]*SUMMARY:Guide to trail shoes/);
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Revoke' }).click();
    await dialog.getByText('You have no calendar feed.').waitFor();
    await expect.poll(read).toContain('CALENDAR_FEED_NOT_FOUND');
  });
});

describe('an approved task', () => {
  it('is sent to the website as it was approved, with its meta data', async () => {
    await openTab('content');
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Approved', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(async () => (await taskNow()).status, { timeout: 20_000 }).toBe('published');
    const { page_url: url } = await taskNow();
    if (wordpress) {
      const answer = await fetch(`${wordpress.origin}/?rest_route=/wp/v2/posts`);
      const posts = (await answer.json()) as { link: string; content: { rendered: string } }[];
      expect(posts.find(({ link }) => link === url)?.content.rendered).toContain('wet stone');
    } else {
      expect(url).toBe(`${receiverUrl}/shoes`);
      expect(delivered).toHaveLength(1);
      expect(JSON.stringify(delivered[0]?.document)).toContain('Trail shoes for wet stone');
    }
    await openTab('meta');
    await expect.poll(() => page.getByLabel('Page URL').inputValue()).toBe(url);
    await expectAccessibleInBothSchemes(page);
  });

  it('gets another page URL by hand', async () => {
    await page.getByLabel('Page URL').fill('https://shop.example/guides/trail-shoes');
    await page.getByRole('button', { name: 'Save page URL' }).click();
    await expect.poll(async () => (await taskNow()).page_url).toBe('https://shop.example/guides/trail-shoes');
    await page.getByText('shop.example › guides › trail-shoes').first().waitFor();
  });

  it('begins another review when its text changes, and is not sent before', async () => {
    const changed = { order_detail_id: documentId, content: { html: '<p>Trail shoes slip on wet stone.</p>' } };
    await call('post', '/services/orders/update', changed);
    await openTab('content');
    await page.getByText('In review').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(0);
    expect((await taskNow()).status).toBe('ready');
  });
});

const taskNow = async () => (await call<{ task: { status: string; page_url: string } }>('get', `/features/tasks/${taskId}`)).task;
