// The nature of a document, as the page shows it: an outline without sources, an extract with sources, a text if written by an author.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { balanceOf } from '../../testing/chat-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Nature Owner');
});
afterAll(() => product.stop());

interface Shown {
  status: string;
  nature: string;
  open_facts: number;
  words: number;
  price: number;
  engine: Record<string, unknown> | null;
  content: { html: string };
}

async function show(id: number): Promise<Shown> {
  return vi.waitFor(
    async () => {
      const { body } = await owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: id });
      const [found] = body.orders as Shown[];
      if (found?.status !== 'accepted') throw new Error(`Still ${String(found?.status)}`);
      return found;
    },
    { timeout: 15_000, interval: 50 },
  );
}

async function order(sources: string[]): Promise<number> {
  const form = new FormData();
  form.append('tool', 'seo_article');
  form.append('fields[topic]', 'Bees on a roof');
  form.append('fields[length]', '500');
  form.append('fields[language]', 'en');
  for (const [index, text] of sources.entries())
    form.append('source_files[]', new File([text], `bees-${index}.txt`, { type: 'text/plain' }));
  const { status, body } = await owner.send('POST', '/services/orders/create', form);
  expect([status, body.errors]).toEqual([200, undefined]);
  const [detail] = (body.order as { order_details: { id: number }[] }).order_details;
  return detail?.id ?? 0;
}

const bees =
  'A colony on a flat roof needs shade in the afternoon and shelter from the wind. The roof must carry 60 kilograms for each hive in summer. The wind lifts an empty hive more easily than a full one.';

it('is an extract with sources and an outline without, until someone writes the text', async () => {
  const extract = await order([bees]);
  const shown = await show(extract);
  expect(shown).toMatchObject({ nature: 'extract', engine: { kind: 'composer' } });
  expect(shown.content.html).toContain('The roof must carry 60 kilograms');
  expect(shown.engine).not.toHaveProperty('nature');
  const outline = await order([]);
  expect((await show(outline)).nature).toBe('outline');
  const saved = await owner.send('POST', '/services/orders/update', {
    order_detail_id: outline,
    content: { html: '<h1>Bees</h1><p>My own words about bees on a roof.</p>' },
  });
  expect(saved.status).toBe(200);
  expect((await show(outline)).nature).toBe('text');
});

it('costs little as an outline, and gives back what was reserved for the text', async () => {
  const form = new FormData();
  form.append('tool', 'seo_article');
  form.append('fields[topic]', 'Bees on a balcony');
  form.append('fields[length]', '2000');
  form.append('fields[language]', 'en');
  const before = await balanceOf(product, owner);
  const { body } = await owner.send('POST', '/services/orders/create', form);
  const { price: shown, order_details: details } = body.order as { price: number; order_details: { id: number }[] };
  expect(shown).toBe(400);
  const id = details[0]?.id ?? 0;
  const { nature, price } = await show(id);
  expect([nature, price]).toEqual(['outline', 20]);
  expect(await balanceOf(product, owner)).toEqual([before[0] - price, before[1]]);
  const ledger = await product.sql('select kind, amount, spent from credit_movements where order_detail_id = $1 order by id', [
    id,
  ]);
  expect(ledger.map(({ kind }) => kind)).toEqual(['reserve', 'settle']);
  expect(ledger[1]).toMatchObject({ spent: price });
});

it('is a brief where more than two facts are open', async () => {
  const { status, body } = await owner.send('POST', '/services/orders/create', {
    tool: 'job_posting',
    fields: {
      job_title: 'Tram driver',
      seniority: 'middle',
      company_name: 'Harbour Line',
      responsibilities: 'Drive the tram',
      skills: 'Calm',
      location: 'Bergen',
      application_instructions: 'Write to us',
      language: 'en',
    },
  });
  expect([status, body.errors]).toEqual([200, undefined]);
  const [detail] = (body.order as { order_details: { id: number }[] }).order_details;
  const shown = await show(detail?.id ?? 0);
  // A posting has one price; where the price follows the length, a brief costs as much as an outline (contract/src/tool-price.test.ts).
  expect([shown.nature, shown.price]).toEqual(['brief', 60]);
  // The document says so beside its text, and no download of the text does.
  expect(shown.open_facts).toBeGreaterThan(2);
  expect(shown.content.html.match(/To add/g)).toHaveLength(shown.open_facts);
  for (const format of ['txt', 'md', 'html']) {
    const file = await owner.get('/services/orders/download', { order_detail_id: detail?.id, format });
    expect(file.status).toBe(200);
    expect(file.body.text).toContain('To add');
    expect(file.body.text).not.toMatch(/This is a brief|costs as much/);
  }
});
