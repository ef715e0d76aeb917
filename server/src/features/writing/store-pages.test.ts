// Pages of stores with structured data, ordered through HTTP with a file and a connected model.
import type { ModelServer } from '@folio/engine/models/testing/model-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let model: ModelServer;
let workspaceId: number;

const stores = `name,address,city,hours,phone
North </script>,"5 Mill Road, Leeds LS1 4AB",Leeds,"Mon-Fri 9:00-18:00; Sat: 10:00-14:00",0113 496 0100
South,,York,ask us,
`;

const text = (words: number) => Array.from({ length: words }, () => 'bench').join(' ');
const page = (store: string, city: string) => ({
  store,
  city,
  url_slug: 'oak-benches',
  h1: `Oak benches of ${store}`,
  html: `<p>We make oak benches here. ${text(130)}.</p>`,
  faq: [],
  meta_title: 'Oak benches',
  meta_description: 'Oak benches made to measure.',
  json_ld: '<script type="application/ld+json">{"telephone":"999"}</script>',
  google_profile_description: 'Oak benches made to measure.',
});

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Store Keeper');
  workspaceId = await buildWorkspace(product, owner);
  const pages = [page('South', 'York'), page('North </script>', 'Leeds'), page('East', 'Hull')];
  model = await connectModel(owner, [{ kind: 'text', text: JSON.stringify({ pages }) }]);
});
afterAll(async () => {
  model.close();
  await product.stop();
});

async function order(more: [string, string][]) {
  const form = new FormData();
  form.append('tool', 'store_pages');
  form.append('workspace_id', String(workspaceId));
  const fields = { brand: 'Hollis', service: 'Oak benches', length: '150', language: 'en' };
  for (const [name, value] of Object.entries(fields)) form.append(`fields[${name}]`, value);
  for (const [name, value] of more) form.append(`fields[${name}]`, value);
  form.append('source_files[]', new File([stores], 'stores.csv'));
  const placed = await owner.send('POST', '/services/orders/create', form);
  expect([placed.status, placed.body.errors]).toEqual([200, undefined]);
  const id = (placed.body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
  return vi.waitFor(
    async () => {
      const { body } = await owner.get('/services/orders/show', {
        action: 'retrieve-html',
        order_detail_id: id,
        workspace_id: workspaceId,
      });
      const [row] = body.orders as { status: string; content: { html: string } }[];
      expect(row?.status).toBe('accepted');
      const [kept] = await product.sql<{ pages: { store: string; json_ld?: string }[]; words: number }>(
        `select content->'pages' as pages, words from order_details where id = $1`,
        [id],
      );
      return { id, html: row?.content.html ?? '', pages: kept?.pages ?? [], words: kept?.words ?? 0 };
    },
    { timeout: 20_000, interval: 100 },
  );
}

it('has the data of each row beside its page, whatever the model wrote', async () => {
  const { id, html, pages } = await order([]);
  const [south, north, east] = pages.map(({ json_ld: jsonLd }) => jsonLd);
  expect(east).toBeUndefined();
  expect(south).toContain('"areaServed": "York"');
  expect(south).not.toMatch(/telephone|openingHours|"address"/);
  expect(north).toContain('"name": "North \\u003c/script\\u003e"');
  expect(north).toContain('"addressLocality": "Leeds"');
  expect(north).toContain('"telephone": "0113 496 0100"');
  expect(north).toMatch(/"Saturday"\s*\],\s*"opens": "10:00"/);
  expect(html).toContain('<em>No structured data for: East.');
  expect(html.match(/<pre\b/g)).toHaveLength(2);
  expect(html).toContain('&lt;script type="application/ld+json"&gt;');
  expect(html).not.toContain('999');
  for (const format of ['html', 'md', 'txt']) {
    const response = await fetch(
      `${product.url}/api/services/orders/download?workspace_id=${workspaceId}&order_detail_id=${id}&format=${format}`,
      {
        headers: { authorization: `Bearer ${owner.token}` },
      },
    );
    expect(await response.text(), format).toContain('0113 496 0100');
  }
});

it('asks the model for no such data and names it nowhere', () => {
  expect(model.requests.length).toBeGreaterThan(0);
  for (const body of model.requests) expect(body).not.toMatch(/json_ld|LocalBusiness|structured data/);
});

it('has none, and as many words, where the field is off', async () => {
  const { words } = await order([]);
  const off = await order([['local_schema', 'false']]);
  expect(off.pages.map((one) => 'json_ld' in one)).toEqual([false, false, false]);
  expect(off.html).not.toMatch(/<pre\b|structured data/);
  expect(off.words).toBe(words);
});
