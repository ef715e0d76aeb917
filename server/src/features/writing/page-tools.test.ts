// The tools that read pages, ordered through HTTP against a site on this machine.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listTools } from '@folio/catalogue/catalogue';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let site: Server;
let base: string;

const pages: Record<string, string> = {
  '/': '<html lang="en"><title>Oak</title><h1>Oak</h1><p>Oak tables are made of oak.</p><a href="/oil">Oil</a><a href="/secret">x</a></html>',
  '/oil':
    '<html lang="en"><title>Oil</title><h1>Oil</h1><h2>Which oil?</h2><p>Linseed oil is best. Linseed oil dries.</p><a href="/">Home</a></html>',
  '/robots.txt': 'User-agent: *\nDisallow: /secret',
};

beforeAll(async () => {
  site = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    response.writeHead(page === undefined ? 404 : 200, {
      'content-type': 'text/html',
      'x-robots-tag': request.url === '/oil' ? '' : 'all',
    });
    response.end(page ?? 'gone');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  product = await startTestProduct({ FETCH_ALLOW: `127.0.0.1:${port}` });
  owner = await product.register('Page Reader');
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await product.stop();
});

async function order(tool: string, fields: Record<string, unknown>) {
  const placed = await owner.send('POST', '/services/orders/create', { tool, fields });
  expect([placed.status, placed.body.errors]).toEqual([200, undefined]);
  const id = (placed.body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
  return vi.waitFor(
    async () => {
      const { body } = await owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: id });
      const [row] = body.orders as { status: string; reason: string | null; message?: string; content: { html: string } }[];
      expect(['accepted', 'failed', 'onHold']).toContain(row?.status);
      return { id, status: row?.status, html: row?.content.html ?? '' };
    },
    { timeout: 20_000, interval: 100 },
  );
}

const downloads = async (id: number) => {
  for (const format of ['docx', 'xlsx', 'html']) {
    const { status } = await owner.get('/services/orders/download', { order_detail_id: id, format });
    expect([format, status]).toEqual([format, 200]);
  }
};

it('audits a page', async () => {
  const { id, status, html } = await order('on_page_audit', { page_url: `${base}/`, primary_kw: 'oak tables' });
  expect(status).toBe('accepted');
  expect(html).toContain('Broken links');
  expect(html).toContain(`${base}/secret`);
  await downloads(id);
});

it('crawls a site into a sitemap and leaves out what robots.txt forbids', async () => {
  const { id, status, html } = await order('sitemap_generator', { start_url: `${base}/`, max_pages: 10 });
  expect(status).toBe('accepted');
  expect(html).toContain(`&lt;loc&gt;${base}/oil&lt;/loc&gt;`);
  expect(html).toContain('blocked by robots.txt');
  await downloads(id);
});

it('compares pages', async () => {
  const { status, html } = await order('content_gap', { page_url: `${base}/`, competitor_urls: [`${base}/oil`], language: 'en' });
  expect(status).toBe('accepted');
  expect(html).toMatch(/linseed oil/i);
});

it('reports in the reader’s language where an address and a keyword are all that was said', async () => {
  // An address of loopback reads as French to the judge of languages.
  const { html } = await order('content_gap', {
    page_url: `${base}/`,
    competitor_urls: [`${base}/oil`],
    primary_kw: 'oak tables',
    language: 'auto',
  });
  expect(html).toContain('Pages compared</h2>');
});

it('sets links', async () => {
  const tool = listTools().find((one) => one.slug === 'internal_linking');
  const { status, html } = await order('internal_linking', tool?.example ?? {});
  expect(status).toBe('accepted');
  expect(html).toContain('<a href="https://www.hollisoak.example/furniture/tables"');
});

it('fails plainly, and costs nothing, where a page is away or not public', async () => {
  for (const address of [`${base}/gone`, 'http://10.0.0.1/']) {
    const { status } = await order('content_gap', { page_url: address, competitor_urls: [`${base}/oil`], language: 'en' });
    expect(status).toBe('failed');
  }
  const [account] = await product.sql<{ reserved: number }>(
    'select credits_reserved as reserved from accounts a join users u on u.account_id = a.id where u.id = $1',
    [owner.id],
  );
  expect(account?.reserved).toBe(0);
});
