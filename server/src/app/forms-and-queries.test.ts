// Values that forms and queries express unlike JSON: nothing, none, an empty list; and names and tables sent by mistake.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Form Owner');
});
afterAll(() => product.stop());

const form = (fields: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

describe('the personal workspace', () => {
  it.each(['', 'null', 'undefined'])('is meant by "%s" in a form and in a query', async (workspace_id) => {
    const placed = await owner.send(
      'POST',
      '/services/orders/create',
      form({
        tool: 'readability_checker',
        'fields[text]': 'Tea is warm. Rain is cold.',
        workspace_id,
        'additional_source_ids[]': '',
      }),
    );
    expect([placed.status, placed.body.errors]).toEqual([200, undefined]);
    const listed = await owner.get('/services/orders/show', { workspace_id });
    expect([listed.status, (listed.body.orders as { workspace_id: number | null }[])[0]?.workspace_id]).toEqual([200, null]);
  });
  it.each(['0', 'mine', '-1', '1.5'])('is not meant by "%s"', async (workspace_id) => {
    expect((await owner.get('/services/orders/show', { workspace_id })).status).toBe(422);
  });
});

describe('a parameter of one value', () => {
  it.each([
    ['page=1&page=2', 'page', 'Only one value is allowed'],
    ['workspace_id=1&workspace_id=2', 'workspace_id', 'Only one value is allowed'],
    ['search=a&search=b', 'search', 'Only one value is allowed'],
    ['page=two', 'page', 'Enter a number'],
    ['action=retrieve-html&order_detail_id=two', 'order_detail_id', 'Enter a number'],
  ])('says what is wrong with %s', async (query, field, message) => {
    const { status, body } = await owner.get(`/services/orders/show?${query}&`);
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });
  it('is required where it is missing', async () => {
    const { status, body } = await owner.get('/comments/show');
    expect([status, body.errors]).toEqual([422, { order_detail_id: ['This field is required'] }]);
  });
});

describe('a fault', () => {
  const refused = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) => {
    const answer = await owner.send(method, path, body);
    expect(answer.status).toBe(422);
    return answer.body.errors;
  };
  it('of a list of objects names row and column, a long list its limit, and a time what it looks like', async () => {
    const campaign = {
      workspace_id: 1,
      name: 'Spring',
      kpis: [
        { metric: 'visits', value: 5 },
        { figure: 'none', value: 1 },
      ],
    };
    expect(await refused('PUT', '/tools/audience_campaigns/create', campaign)).toMatchObject({
      kpis: expect.arrayContaining([expect.stringMatching(/^Row 1, figure: /), expect.stringMatching(/^Row 2, figure: /)]),
    });
    const review_steps = Array.from({ length: 7 }, () => ({ reviewer_ids: [1] }));
    expect(await refused('POST', '/features/tasks', { workspace_id: 1, title: 'A', review_steps })).toEqual({
      review_steps: ['Add at most 6'],
    });
    for (const title of [undefined, '', ' '])
      expect(await refused('POST', '/features/tasks', { workspace_id: 1, title })).toEqual({
        title: ['Enter a title for the task'],
      });
    expect(await refused('PATCH', '/tools/page_url', { id: 1, goes_live_at: '2026-12-24' })).toEqual({
      goes_live_at: ['Enter a date with time and time zone, like 2026-12-24T09:00:00Z'],
    });
  });
});

describe('names', () => {
  it('of workspaces and voices are given once in an account, also by 20 calls at once', async () => {
    await product.sql('update accounts set max_workspaces = 100, max_brand_voices = 100');
    const analysed = await owner.send('POST', '/features/brand-voice/create', {
      text: 'We walk far. We sleep warm. '.repeat(40),
      language: 'en',
    });
    const { profile } = analysed.body;
    expect([analysed.status, analysed.body.errors]).toEqual([200, undefined]);
    const voice = () => owner.send('PUT', '/features/brand-voice/create', { name: 'Warm', type: 'text', profile });
    const workspace = (name: string) => owner.send('PUT', '/features/workspace/create', { name });
    for (const make of [() => workspace('Newsroom'), voice]) {
      const answers = await Promise.all(Array.from({ length: 20 }, make));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array.from({ length: 19 }, () => 422),
      ]);
      expect(answers.find(({ status }) => status === 422)?.body.errors).toHaveProperty('name');
    }
    const other = (await workspace('Shop')).body.workspace as { id: number };
    expect((await owner.send('PUT', `/features/workspace/${other.id}`, { name: 'newsroom' })).status).toBe(422);
    expect((await owner.send('PUT', `/features/workspace/${other.id}`, { name: 'Shop' })).status).toBe(200);
  });
});

describe('days', () => {
  it.each([
    ['/features/tasks', { due_from: '0000-01-01' }, 'due_from'],
    ['/features/reports/show', { to: '0000-01-01' }, 'to'],
    ['/features/reports/show', { from: '9999-06-01', to: '9999-12-31', by: 'week' }, 'to'],
    ['/admin/audit', { to: '9999-12-31' }, 'to'],
  ])('that nothing can be counted or stored by are refused at their field: %s', async (path, query, field) => {
    const { status, body } = await owner.get(path, query);
    expect([status, body.errors]).toEqual([422, expect.objectContaining({ [field]: expect.any(Array) })]);
  });
});

describe('what the database cannot hold', () => {
  it('is refused at its field', async () => {
    const edited = await owner.send('POST', '/tools/category_cards/edit', { id: 1, revision: 2_147_483_648 });
    expect([edited.status, Object.keys(edited.body.errors ?? {})]).toEqual([422, ['revision']]);
  });
});

describe('the query of a DELETE', () => {
  const remove = (query: string) => owner.send('DELETE', `/features/workspace/delete_users?id=2147483647&${query}`);
  it('names several by a list', async () => {
    expect([(await remove('users[]=1&users[]=2')).status, (await remove('users=1')).status]).toEqual([404, 404]);
  });
  it('names one thing once', async () => {
    expect((await remove('users[]=1&id=2')).status).toBe(422);
  });
});

describe('tables', () => {
  const validate = (file: File) =>
    owner.send('POST', '/services/orders/bulk/validate', form({ tool: 'product_description_generator', file }));
  it.each([
    ['a PDF', '%PDF-1.4\n1 0 obj'],
    ['a workbook', 'PK\u0003\u0004 and more'],
  ])('%s that is called .csv is no CSV', async (_, text) => {
    const { status, body } = await validate(new File([text], 'products.csv'));
    expect([status, body.code]).toEqual([422, 'FILE_NOT_CSV']);
  });
  it('with a header and empty rows alone say that there is no row', async () => {
    const { status, body } = await validate(new File(['product_name,features\n,\n , \n'], 'products.csv'));
    expect([status, JSON.stringify(body.errors)]).toEqual([
      422,
      expect.stringContaining('products.csv has no rows below the header'),
    ]);
  });
  it('that come as data make an order with the name of its tool', async () => {
    const row = { product_name: 'Tramo', features: 'Light\nDry\nWarm', keywords: 'a, b, c', language: 'en' };
    const { status, body } = await owner.send('POST', '/tools/product_description_generator/create-request', { data: [row] });
    expect([status, (body.order as { title?: string }).title]).toEqual([200, 'Product description']);
  });
});
