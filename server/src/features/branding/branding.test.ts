import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let owner: TestCaller;
let plain: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  plain = await product.join(owner, 'Plain Person', 'user');
});
afterAll(() => product.stop());

/** The smallest PNG there is: one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const extraInfo = async (caller: TestCaller) =>
  ((await caller.get('/tools/show_user_info')).body.user_info as { extra_info: Record<string, unknown> }).extra_info;

it('changes the looks for everyone of the account; the logo is there without signing in', async () => {
  const form = new FormData();
  form.append('company_logo', new File([png], 'logo.png'));
  form.append('custom_color_primary', '#aa3300');
  form.append('custom_tool_name', 'Halden Studio');
  form.append('hide_audience', '1');
  expect((await owner.send('POST', '/admin/branding', form)).status).toBe(200);
  const seen = await extraInfo(plain);
  expect(seen).toMatchObject({ custom_color_primary: '#aa3300', custom_tool_name: 'Halden Studio', hide_audience: true });
  const logo = await fetch(`${product.url}${String(seen['company_logo'])}`);
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await logo.arrayBuffer()).equals(png)).toBe(true);
  await owner.send('POST', '/admin/branding', { remove_company_logo: true, custom_tool_name: '' });
  expect(await extraInfo(plain)).toMatchObject({ company_logo: null, custom_tool_name: null, custom_color_primary: '#aa3300' });
});

it('refuses what is no picture whatever its name, wrong colours, and people without the right', async () => {
  const form = new FormData();
  form.append('company_logo', new File(['<svg onload="alert(1)"/>'], 'logo.png'));
  const refused = await owner.send('POST', '/admin/branding', form);
  expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([415, ['company_logo']]);
  expect((await owner.send('POST', '/admin/branding', { custom_color_primary: 'red' })).status).toBe(422);
  expect((await plain.send('POST', '/admin/branding', { custom_tool_name: 'Mine' })).status).toBe(403);
  expect((await product.visitor.get('/services/branding/00000000-0000-0000-0000-000000000000')).status).toBe(404);
  expect((await product.visitor.get(`/services/branding/${encodeURIComponent('../../etc/passwd')}`)).status).toBe(422);
});

it('says where the readers are, for the owner alone', async () => {
  const country = async () => ((await owner.get('/admin/branding')).body.branding as { country: unknown }).country;
  expect(await country()).toBeNull();
  expect((await owner.send('POST', '/admin/branding', { country: 'CH' })).status).toBe(200);
  expect(await country()).toBe('CH');
  const refused = await owner.send('POST', '/admin/branding', { country: 'Switzerland' });
  expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['country']]);
  expect((await plain.send('POST', '/admin/branding', { country: 'AT' })).status).toBe(403);
  const form = new FormData();
  form.append('country', '');
  await owner.send('POST', '/admin/branding', form);
  expect(await country()).toBeNull();
});

it('hides translations where the company wants it', async () => {
  const shown = async () => (await plain.get('/services/show_translation_sidebar')).body.show_translation_sidebar;
  expect(await shown()).toBe(true);
  await owner.send('POST', '/admin/branding', { hide_translations: true });
  expect(await shown()).toBe(false);
  await owner.send('POST', '/admin/branding', { hide_translations: false });
  expect(await shown()).toBe(true);
});

it('keeps what each of twenty calls at once changes', async () => {
  const changes = {
    company_custom_theme: true,
    custom_color_background: '#112233',
    custom_color_primary: '#223344',
    custom_color_secondary: '#334455',
    custom_tool_name: 'Twenty',
    hide_generic_task_assignment: true,
    hide_audience: true,
    hide_translations: true,
    reports_by_person: false,
    country: 'PT',
  };
  const lock = `select 1 from accounts where id = (select account_id from users where id = ${owner.id}) for update`;
  const calls = [...Object.entries(changes), ...Object.entries(changes)];
  const answers = await whileLocked(product, lock, calls.length, () =>
    Promise.all(calls.map(([name, value]) => owner.send('POST', '/admin/branding', { [name]: value }))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await owner.get('/admin/branding')).body.branding).toMatchObject(changes);
});

it('hides what a new account does not use, until an owner turns it on; the owner alone may', async () => {
  const answer = await product.visitor.send('POST', '/services/auth/register', {
    name: 'Nora New',
    email: 'nora.new@example.com',
    password: goodPassword,
  });
  const nora = product.as((answer.body['service-api'] as { token: string }).token);
  const hidden = { hide_audience: true, hide_translations: true, hide_markets: true, hide_generic_task_assignment: false };
  expect(await extraInfo(nora)).toMatchObject(hidden);
  expect((await nora.get('/features/markets/show?layer=publications&keyword=')).body).toMatchObject({ code: 'MARKETS_HIDDEN' });
  expect((await nora.send('POST', '/admin/branding', { hide_markets: false })).body).toMatchObject({
    branding: { hide_markets: false, hide_audience: true },
    has_human_services: false,
  });
  expect(await extraInfo(nora)).toMatchObject({ ...hidden, hide_markets: false });
  expect((await nora.get('/features/markets/show?layer=publications&keyword=')).status).toBe(200);
  expect((await plain.send('POST', '/admin/branding', { hide_markets: true })).status).toBe(403);
});

it('keeps each of twenty switches that are turned at once', async () => {
  const fields = ['hide_audience', 'hide_translations', 'hide_markets', 'hide_generic_task_assignment'] as const;
  await owner.send('POST', '/admin/branding', Object.fromEntries(fields.map((field) => [field, false])));
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => owner.send('POST', '/admin/branding', { [fields[at % 4] as string]: true })),
  );
  expect(await extraInfo(owner)).toMatchObject(Object.fromEntries(fields.map((field) => [field, true])));
});
