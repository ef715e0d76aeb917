import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listTools } from '@folio/catalogue/catalogue';
import { pageviewsAnswer } from '@folio/engine/trends/testing/pageviews';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let views: Server;

beforeAll(async () => {
  views = createServer((request, response) => {
    const answer = pageviewsAnswer(request.url ?? '');
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => views.listen(0, '127.0.0.1', resolve));
  const { port } = views.address() as AddressInfo;
  product = await startTestProduct({ WIKIMEDIA_URL: `http://127.0.0.1:${port}`, FETCH_ALLOW: `127.0.0.1:${port}` });
  owner = await product.register('Live Owner');
});
afterAll(async () => {
  views.closeAllConnections();
  views.close();
  await product.stop();
});

const preview = (caller: TestCaller, slug: string, fields: Record<string, unknown>) =>
  caller.send('POST', `/tools/${slug}/preview`, { fields });

const hostile = ['</script><script>alert(1)</script>', '"\'<!--\u0000\u2028', 'שלום \u202eabc', '\ud800', '=1+1', '%00%E0'];

describe.each(
  listTools().flatMap((tool) => (tool.flow === 'live' && tool.output !== 'chat' ? [[tool.slug, tool] as const] : [])),
)('%s', (slug, tool) => {
  it('delivers its example at once, as it was previewed, and lets it be taken along', async () => {
    const shown = await preview(owner, slug, tool.example);
    expect(shown.status).toBe(200);
    const placed = await owner.send('POST', '/services/orders/create', { tool: slug, fields: tool.example });
    const order = placed.body.order as { price: number; order_details: { id: number; status: string }[] };
    expect(order).toMatchObject({ price: 0, order_details: [{ status: 'accepted' }] });
    const { body } = await owner.get('/services/orders/show', {
      action: 'retrieve-html',
      order_detail_id: order.order_details[0]?.id ?? 0,
    });
    expect((body.orders as { content: { html: string } }[])[0]?.content.html).toBe(shown.body.html);
    for (const format of ['csv', 'xlsx', 'docx', 'txt']) {
      const answer = await owner.get('/services/orders/download', { order_detail_id: order.order_details[0]?.id ?? 0, format });
      expect([format, answer.status]).toEqual([format, 200]);
    }
  });

  it('answers hostile input with a document or with what is wrong, and never with markup that runs', async () => {
    for (const text of hostile) {
      const fields = Object.fromEntries(
        tool.fields.map((field) => {
          if (field.type === 'text' || field.type === 'textarea') return [field.name, text.repeat(3)];
          return [field.name, field.type === 'tags' ? [text] : (tool.example[field.name] ?? field.default)];
        }),
      );
      const shown = await preview(owner, slug, fields);
      // 409: figures are missing.
      expect([200, 409, 422]).toContain(shown.status);
      expect(JSON.stringify(shown.body.html ?? '')).not.toMatch(/<script|<img|javascript:/i);
      const placed = await owner.send('POST', '/services/orders/create', { tool: slug, fields });
      // 400: no database text can hold a zero character or half a character.
      expect([200, 400, 409, 422]).toContain(placed.status);
    }
  });
});

it('makes remarks in the language of the reader where a tool asks for none', async () => {
  const reader = await product.register('German Reader');
  await product.sql(`update users set locale = 'de' where id = $1`, [reader.id]);
  const { body } = await preview(reader, 'robots_txt_generator', { default_access: 'disallow' });
  expect(body.html).toContain('Standardmäßig sind alle Robots gesperrt');
  const placed = await reader.send('POST', '/services/orders/create', {
    tool: 'robots_txt_generator',
    fields: { default_access: 'disallow' },
  });
  const [detail] = (placed.body.order as { order_details: { id: number }[] }).order_details;
  const { body: list } = await reader.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detail?.id ?? 0 });
  expect((list.orders as { content: { html: string } }[])[0]?.content.html).toBe(body.html);
});

describe('trends', () => {
  it('say plainly what is missing, and that a source is away', async () => {
    const missing = await preview(owner, 'trends_global', { country: 'GB' });
    expect(missing).toMatchObject({ status: 409, body: { message: expect.stringContaining('Paste your own data as CSV') } });
    const placed = await owner.send('POST', '/services/orders/create', { tool: 'trends_global', fields: { country: 'GB' } });
    expect(placed.status).toBe(409);
    const away = await preview(owner, 'trends_wiki', { language: 'en', date: '1999-01-41' });
    expect(away.status).toBe(422);
  });
  it('say what they may be asked for, in the reader’s language', async () => {
    const reader = await product.register('Trend Reader');
    await product.sql(`update users set locale = 'de' where id = $1`, [reader.id]);
    const { status, body } = await reader.get('/services/orders/tools/trends/get_params');
    expect(status).toBe(200);
    expect(body.countries).toContainEqual({ value: 'DE', label: 'Deutschland' });
    expect(body.periods).toContainEqual({ value: '7d', label: 'Letzte 7 Tage' });
    expect(body.categories).toHaveLength(9);
    expect(body.marketplaces).toContainEqual({ value: 'GB', label: 'amazon.co.uk' });
    expect(body.language_codes).toContain('pt-BR');
  });
});

describe('keyword clusters', () => {
  const clusters = async (caller: TestCaller, body: Record<string, unknown> | FormData) => {
    const answer = await caller.send('POST', '/services/orders/create', body);
    expect(answer.body).toMatchObject({ status: 'success' });
    const [detail] = (answer.body.order as { order_details: { id: number }[] }).order_details;
    return vi.waitFor(
      async () => {
        const { body: list } = await caller.get('/services/orders/show', {
          action: 'retrieve-html',
          order_detail_id: detail?.id ?? 0,
        });
        const [order] = list.orders as {
          status: string;
          content: { clusters: { main_keyword: string; total_volume: number }[] };
        }[];
        if (order?.status !== 'accepted') throw new Error(`Still ${String(order?.status)}`);
        return order.content.clusters;
      },
      { timeout: 15_000, interval: 50 },
    );
  };

  it('come from a pasted list or from a file, one of which is asked for', async () => {
    const list = 'oak table, 10\noak tables, 20\nwool socks';
    expect(await clusters(owner, { tool: 'keyword_clusters', fields: { keywords_list: list } })).toMatchObject([
      { main_keyword: 'oak tables', total_volume: 30 },
    ]);
    const form = new FormData();
    form.append('tool', 'keyword_clusters');
    form.append('fields[tightness]', 'medium');
    form.append(
      'source_files[]',
      new File(['keyword,volume\npine bed,5\npine beds,7\nlamp,1'], 'list.csv', { type: 'text/csv' }),
    );
    expect(await clusters(owner, form)).toMatchObject([{ main_keyword: 'pine beds', total_volume: 12 }]);
    const none = await owner.send('POST', '/services/orders/create', { tool: 'keyword_clusters', fields: {} });
    expect(none.status).toBe(422);
  });
});

it('offers every language of a computed tool without a model, and those of the composer for the others', async () => {
  const of = async (slug: string) =>
    (await owner.get(`/tools/${slug}`)).body.tool as {
      is_computed: boolean;
      translation: string[];
      composer_languages: string[];
    };
  const computed = await of('url_slug_generator');
  expect([computed.is_computed, computed.composer_languages]).toEqual([true, computed.translation]);
  const written = await of('job_posting');
  expect([written.is_computed, written.composer_languages.length]).toEqual([false, 6]);
});
