import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { dataForSeoAnswer, goodAccess } from '@folio/engine/outside-data/testing/dataforseo-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let owner: TestCaller;
let member: TestCaller;
let stranger: TestCaller;
let vendor: Server;
let asked = 0;
let isAway = false;

beforeAll(async () => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    asked += 1;
    const { url = '', headers } = request;
    const { status, body } = dataForSeoAnswer(url, headers.authorization ?? '', await text(request));
    response.writeHead(isAway ? 503 : status, { 'content-type': 'application/json' }).end(body);
  };
  vendor = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  product = await startTestProduct({ FETCH_ALLOW: address, DATAFORSEO_URL: `http://${address}/` });
  await product.register('Staff Person');
  owner = await product.register('Owner Person');
  member = await product.join(owner, 'Member Person', 'intermediate');
  stranger = await product.register('Stranger Person');
});
afterAll(async () => {
  await product.stop();
  vendor.close();
});

const save = (caller: TestCaller, access: Record<string, unknown> = goodAccess) =>
  caller.send('PUT', '/admin/outside_data/save', access);
const related = (caller: TestCaller) =>
  caller.send('POST', '/services/orders/create', {
    tool: 'trends_related',
    fields: { keyword: 'oak table', country: 'DE', period: '12m', language: 'en' },
  });

describe('a source of figures', () => {
  it('is tried before it is kept; a refused password is named at its field', async () => {
    expect((await owner.get('/admin/outside_data/show')).body).toMatchObject({ outside_data: null });
    const refused = await save(owner, { ...goodAccess, password: 'wrong-password' });
    expect([refused.status, refused.body.errors]).toEqual([422, { password: ['The login or password was rejected'] }]);
    expect((await save(owner, { login: ' ', password: '' })).body.errors).toMatchObject({
      login: expect.any(Array),
      password: expect.any(Array),
    });
    const saved = await save(owner);
    expect([saved.status, saved.body.outside_data]).toMatchObject([
      200,
      { login: goodAccess.login, password_ending: '42', state: 'ok', problem: null },
    ]);
    const shown = await owner.get('/admin/outside_data/show');
    expect(JSON.stringify(shown.body)).not.toContain(goodAccess.password);
    expect(JSON.stringify(await product.sql('select * from outside_data_access'))).not.toContain(goodAccess.password);
    const [entry] = (await owner.get('/admin/audit')).body.entries as { text: string }[];
    expect(entry?.text).toBe(`Connected the data source ${goodAccess.login}`);
  });

  it('serves the orders of its account, and nobody else', async () => {
    const placed = await related(member);
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    const { order_details: details } = placed.body.order as { order_details: { id: number }[] };
    const query = { action: 'retrieve-html', order_detail_id: details[0]?.id };
    const [document] = (await member.get('/services/orders/show', query)).body.orders as DocumentDetail[];
    expect(document?.content.html).toContain('oak table 2026');
    expect(document?.content.html).toContain('DataForSEO');
    const other = await related(stranger);
    expect([other.status, other.body.message]).toEqual([409, 'No free data source is available. Paste your own data as CSV.']);
  });

  it('is never asked by a preview, which costs nothing', async () => {
    const before = asked;
    await member.send('POST', '/tools/trends_related/preview', {
      fields: { keyword: 'oak table', country: 'DE', period: '12m' },
    });
    expect(asked).toBe(before);
  });

  it('that is away says so, in the order and in its test', async () => {
    isAway = true;
    const placed = await related(member);
    expect([placed.status, placed.body.message]).toEqual([
      502,
      'DataForSEO did not respond. Try again in a moment, or paste your own data as CSV.',
    ]);
    const tested = await owner.send('POST', '/admin/outside_data/test', {});
    expect(tested.body.outside_data).toMatchObject({ state: 'failing', problem: expect.stringContaining('did not respond') });
    expect((await save(owner)).body).toMatchObject({
      message: 'Saved, but the connection test failed',
      outside_data: { state: 'failing' },
    });
    isAway = false;
    expect((await save(owner)).body.message).toBe('Connected');
    expect((await owner.send('POST', '/admin/outside_data/test', {})).body.outside_data).toMatchObject({
      state: 'ok',
      problem: null,
    });
  });

  it('is not called failing by a test of the access that it replaced meanwhile', async () => {
    const test = () => owner.send('POST', '/admin/outside_data/test', {});
    await whileLocked(product, 'select 1 from outside_data_access for update', 19, async (untilWaiting) => {
      const saved = save(owner);
      await untilWaiting(1);
      isAway = true;
      return Promise.all([saved, ...Array.from({ length: 18 }, test)]);
    });
    isAway = false;
    expect((await owner.get('/admin/outside_data/show')).body.outside_data).toMatchObject({ state: 'ok', problem: null });
  });

  it('is the owners’ to manage, and its own account’s', async () => {
    expect((await member.get('/admin/outside_data/show')).status).toBe(403);
    expect((await save(member)).status).toBe(403);
    expect((await stranger.get('/admin/outside_data/show')).body).toMatchObject({ outside_data: null });
    expect((await stranger.send('POST', '/admin/outside_data/test', {})).status).toBe(404);
    expect((await stranger.send('DELETE', '/admin/outside_data/delete')).status).toBe(404);
    expect((await owner.send('DELETE', '/admin/outside_data/delete')).status).toBe(200);
    expect((await related(member)).status).toBe(409);
  });
});
