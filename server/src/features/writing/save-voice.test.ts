// A style guide that is saved as a brand voice too, ordered through HTTP and written without a model.
import { findTool } from '@folio/catalogue/catalogue';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildTeam } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let manager: TestCaller;
let plain: TestCaller;
let workspaceId: number;

beforeAll(async () => {
  product = await startTestProduct();
  ({ owner, manager, plain, workspaceId } = await buildTeam(product));
});
afterEach(async () => {
  await product.sql('delete from workspace_brand_voices');
  await product.sql('delete from brand_voices');
  await product.sql('update accounts set max_brand_voices = 5');
});
afterAll(() => product.stop());

interface Voice {
  id: number;
  name: string;
  user_id: number;
  language: string;
  analysed_by: string;
  profile: { person: string; sample_lines: string[]; do: string[] };
}
const voices = () => product.sql<Voice>('select * from brand_voices order by id');

const written = (caller: TestCaller, id: number, place: Record<string, number>) =>
  vi.waitFor(
    async () => {
      const { body } = await caller.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: id, ...place });
      const [row] = body.orders as { status: string; content: { html: string } }[];
      expect(row?.status).toBe('accepted');
      return row?.content.html ?? '';
    },
    { timeout: 20_000, interval: 50 },
  );

const idIn = (body: Record<string, unknown>) => (body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;

async function order(caller: TestCaller, fields: Record<string, unknown> = {}, place: Record<string, number> = {}, key = '') {
  const call = { tool: 'brand_style_guide', fields: { ...findTool('brand_style_guide')?.example, ...fields }, ...place };
  const placed = await caller.send('POST', '/services/orders/create', call, key === '' ? {} : { 'idempotency-key': key });
  expect([placed.status, placed.body.errors]).toEqual([200, undefined]);
  const id = idIn(placed.body);
  return { id, html: await written(caller, id, place) };
}

it('is made once for who ordered it, named after the brand and usable where it was ordered', async () => {
  const { html } = await order(manager, {}, { workspace_id: workspaceId });
  expect(html).not.toContain('brand voice');
  const [voice, ...others] = await voices();
  expect(others).toEqual([]);
  expect(voice).toMatchObject({ name: 'Hollis & Oak', user_id: manager.id, language: 'en', analysed_by: 'built-in' });
  expect(voice?.profile.person).toBe('we');
  expect(voice?.profile.sample_lines.length).toBeGreaterThan(0);
  const shown = await plain.get('/features/brand-voice/show', { workspace_id: workspaceId });
  expect(shown.body.brand_voices_list).toMatchObject([{ name: 'Hollis & Oak', type: 'text' }]);
  const entries = await product.sql(`select user_id, impersonator_id from audit_entries where action = 'brand_voice.created'`);
  expect(entries).toEqual([{ user_id: manager.id, impersonator_id: null }]);
});

it('is one voice however often the order comes or runs', async () => {
  const [{ id }] = await Promise.all([order(owner, {}, {}, 'once'), order(owner, {}, {}, 'once')]);
  expect(await voices()).toHaveLength(1);
  await product.sql('delete from brand_voices');
  // As if it were to be written again.
  await product.sql(`update order_details set status = 'failed', reason = 'INTERRUPTED' where id = $1`, [id]);
  const { status } = await owner.send('POST', '/services/orders/retry', { order_detail_id: id });
  expect(status).toBe(200);
  expect(await written(owner, id, {})).not.toContain('brand voice');
  expect(await voices()).toEqual([]);
});

it('is not made, with its document saying so, for the restricted role', async () => {
  const { html } = await order(plain);
  expect(html).toContain('<em>No brand voice was saved: the role of who ordered this does not allow it.</em>');
  expect(await voices()).toEqual([]);
  const info = async (caller: TestCaller) => (await caller.get('/tools/show_user_info')).body.user_info;
  expect(await info(plain)).toMatchObject({ can: { create_brand_voices: false } });
  expect(await info(manager)).toMatchObject({ can: { create_brand_voices: true } });
});

it('is not made where the company has as many as it may, in the language of the document', async () => {
  await product.sql('update accounts set max_brand_voices = 0');
  const samples =
    'Wir bauen Stühle, die man noch nach zwanzig Jahren reparieren kann. Setz dich hin, bleib eine Stunde, dann reden wir. ';
  const { html } = await order(owner, { samples: samples.repeat(3), language: 'de' });
  expect(html).toContain('Es wurde keine Markenstimme gespeichert: Ihr Unternehmen darf höchstens 0 haben.');
  expect(await voices()).toEqual([]);
});

it('is not made beside another of its name, which stays as it is', async () => {
  await order(owner);
  const before = await voices();
  const { html } = await order(manager, { brand: 'hollis & OAK' });
  expect(html).toContain('No brand voice was saved: there is one named “hollis &amp; OAK” already.');
  expect(await voices()).toEqual(before);
});

it('is not made of a sentence, nor where nobody asked', async () => {
  const short = await order(owner, { samples: 'We make tables.' });
  expect(short.html).toContain('No brand voice was saved: there is too little text to judge it by.');
  const off = await order(owner, { save_brand_voice: false });
  expect(off.html).not.toContain('brand voice');
  expect(await voices()).toEqual([]);
});

it('is recorded with both names where someone acts as another', async () => {
  const asked = await owner.send('POST', '/services/auth/impersonation_token', { id: manager.id });
  const { body } = await owner.send('POST', '/services/auth/impersonate', { userId: manager.id, token: asked.body.token });
  await order(product.as((body['service-api'] as { token: string }).token), { brand: 'Acted' });
  expect((await voices()).map(({ name, user_id: userId }) => [name, userId])).toEqual([['Acted', manager.id]]);
  const entries = await product.sql(
    `select user_id, impersonator_id from audit_entries where action = 'brand_voice.created' and subject_name = 'Acted'`,
  );
  expect(entries).toEqual([{ user_id: manager.id, impersonator_id: owner.id }]);
});
