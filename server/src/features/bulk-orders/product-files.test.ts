// Product files: a CSV under the specification's two addresses is a bulk order, and files given with a single order are sources of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvOf, formOf } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Marta Ferri');
});
afterAll(() => product.stop());

const rows = csvOf('product_name,features\nTent,Light\nMat,Foam');

describe.each(['product_description_generator', 'bullet_point_generator'])('%s', (tool) => {
  const send = (fields: Record<string, unknown>) => owner.send('POST', `/tools/${tool}`, formOf(fields));

  it('names the field or the column of a wrong value', async () => {
    const errorsOf = (body: Record<string, unknown>) => (body.errors as { files: string[] }).files;
    const { status, body } = await send({ files: [rows], language: 'xx' });
    expect([status, errorsOf(body)]).toEqual([422, [expect.stringMatching(/^Language: “xx” is not an option\./)]]);
    const data = [{ product_name: 'Tent', features: 'Light', language: 'xx' }];
    const request = await owner.send('POST', `/tools/${tool}/create-request`, { data });
    expect(errorsOf(request.body)).toEqual([expect.stringMatching(/^Row 1, language: “xx” is not an option\./)]);
  });

  it('places the rows of its files as one bulk order, in the call’s languages', async () => {
    const { status, body } = await send({ files: [rows], language: 'de', order_title: 'Autumn', translate_from: 'en' });
    expect([status, body.errors]).toEqual([200, undefined]);
    const order = body.order as { id: number; order_details: { name: string }[] };
    expect(order.order_details.map(({ name }) => name)).toEqual(['Tent', 'Mat']);
    const [placed] = await product.sql<{
      tool_slug: string;
      title: string;
      is_bulk: boolean;
      languages: string[];
      froms: string[];
    }>(
      `select tool_slug, title, is_bulk, (select array_agg(distinct language) from order_details where order_id = o.id) as languages,
         (select array_agg(distinct fields->>'translate_from') from order_details where order_id = o.id) as froms
       from orders o where id = $1`,
      [order.id],
    );
    expect(placed).toMatchObject({ tool_slug: tool, title: 'Autumn', is_bulk: true, languages: ['de'], froms: ['en'] });
    const list = await owner.get(`/tools/${tool}/orders`);
    expect(list.body.orders).toMatchObject([{ id: order.id, bulk_order_id: expect.any(Number) }]);
  });
  it('refuses what is no table, rows that lack something, and a workspace one is not in', async () => {
    expect((await send({})).status).toBe(422);
    expect((await send({ files: [csvOf('product_name\nTent')] })).status).toBe(422);
    expect((await send({ files: [rows], workspace_id: 2_000_000_000 })).status).toBe(404);
  });
});

describe('files given with a single order', () => {
  const sheet = (name = 'tent.txt') => new File(['The tent weighs 2.1 kg.'], name, { type: 'text/plain' });
  const sourcesOf = (orderId: number) =>
    product.sql<{ file_name: string; type: string; state: string }>(
      `select s.file_name, s.type, s.state from orders o join additional_sources s on s.id = any(o.source_ids) where o.id = $1 order by s.id`,
      [orderId],
    );
  const placeOrder = async (name: string, files: File[]) => {
    const form = formOf({ tool: 'product_description_generator', fields: { product_name: 'Tent', features: 'Light' } });
    for (const file of files) form.append(name, file);
    const { status, body } = await owner.send('POST', '/services/orders/create', form);
    return { status, body, id: (body.order as { id: number } | undefined)?.id ?? 0 };
  };
  it.each(['fields[files][]', 'source_files[]'])('as %s become its sources', async (name) => {
    const { status, id } = await placeOrder(name, [sheet(), sheet('more.txt')]);
    expect(status).toBe(200);
    expect(await sourcesOf(id)).toMatchObject([
      { file_name: 'tent.txt', type: 'file' },
      { file_name: 'more.txt', type: 'file' },
    ]);
    const [order] = await product.sql<{ fields: { files?: unknown } }>('select fields from orders where id = $1', [id]);
    expect(order?.fields.files ?? null).toBeNull();
  });
  it('are refused by name where no text can be read from them', async () => {
    const { status, body } = await placeOrder('fields[files][]', [sheet('tent.exe')]);
    expect([status, Object.keys(body.errors as object)]).toEqual([415, ['source_files']]);
  });
});
