import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
  plain = await product.join(owner, 'Plain Person', 'user');
});
afterAll(() => product.stop());

const bakery = {
  base_slug: 'job_posting',
  name: 'Bäckerei posting',
  description: 'Our way to look for bakers',
  icon: 'briefcase',
  brief: 'Always mention the free bread.',
  fields: [
    { type: 'select', name: 'oven', label: 'Oven', required: true, options: ['Wood', 'Gas'] },
    { type: 'tags', name: 'breads', label: 'Breads' },
  ],
  defaults: { company_name: 'Bäckerei Müller', language: 'en' },
  hidden_fields: ['company_name'],
};

const create = (caller: TestCaller, body: Record<string, unknown>) => caller.send('PUT', '/admin/custom-tools/create', body);
const made = async (body: Record<string, unknown> = bakery) =>
  (await create(owner, body)).body.custom_tool as { id: number; slug: string };
const templates = async (caller: TestCaller) =>
  (await caller.get('/tools/show_user_info')).body.templates as {
    slug: string;
    id: number;
    macrocategory: string;
    is_custom: boolean;
  }[];
const posting = {
  job_title: 'Master baker',
  seniority: 'senior',
  responsibilities: 'Bake bread\nTrain apprentices\nPlan the shifts',
  skills: 'Five years in a bakery\nEarly riser',
  location: 'Köln',
  application_instructions: 'Write to jobs@example.com',
  language: 'en',
  oven: 'Wood',
  breads: ['Rye', 'Spelt'],
};
const faultsOf = async (body: Record<string, unknown>) => {
  const answer = await create(owner, { ...bakery, ...body });
  return [answer.status, Object.keys(answer.body.errors ?? {})];
};

const premiumLead = async (caller: TestCaller) =>
  ((await caller.get('/tools/show_user_info')).body.categories as { slug: string; description: string }[]).find(
    ({ slug }) => slug === 'custom_tools',
  )?.description;

describe('a custom tool', () => {
  it('is what the premium tools are named after, and not before there is one', async () => {
    const maker = await product.register('Maker Person');
    expect(await premiumLead(maker)).toBe('Campaigns, catalogs and page sets from one form');
    await create(maker, bakery);
    expect(await premiumLead(maker)).toBe('Created for your company');
  });

  it('is listed, has a form, is ordered and written by everybody of the account, and by nobody else', async () => {
    const { slug } = await made();
    expect(slug).toBe('backerei_posting');
    const listed = (await templates(plain)).find((tool) => tool.slug === slug);
    expect(listed).toMatchObject({ macrocategory: 'custom_tools', is_custom: true });
    expect((await templates(stranger)).some((tool) => tool.slug === slug)).toBe(false);
    const { tool } = (await plain.get(`/tools/${slug}`)).body as {
      tool: { fields: { name: string; hidden?: boolean; default: unknown }[] };
    };
    expect(tool.fields.find((field) => field.name === 'company_name')).toMatchObject({
      hidden: true,
      default: 'Bäckerei Müller',
    });
    expect(tool.fields.map((field) => field.name)).toEqual(expect.arrayContaining(['oven', 'breads']));
    expect((await stranger.get(`/tools/${slug}`)).status).toBe(404);
    expect((await stranger.send('POST', '/services/orders/create', { tool: slug, fields: posting })).status).toBe(422);
    const lacking = await plain.send('POST', '/services/orders/create', { tool: slug, fields: { ...posting, oven: 'Coal' } });
    expect([lacking.status, Object.keys(lacking.body.errors as object)]).toEqual([422, ['oven']]);
    const placed = await plain.send('POST', '/services/orders/create', {
      tool: slug,
      fields: { ...posting, company_name: 'Someone else' },
    });
    expect(placed.status).toBe(200);
    const [detail] = (placed.body.order as { order_details: { id: number }[] }).order_details;
    const document = await vi.waitFor(
      async () => {
        const { body } = await plain.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detail?.id ?? 0 });
        const [order] = body.orders as { status: string; tool_name: string; icon: string; content: { html: string } }[];
        if (order?.status !== 'accepted') throw new Error(`Still ${order?.status}`);
        return order;
      },
      { timeout: 15_000, interval: 50 },
    );
    expect(document).toMatchObject({ tool_name: 'Bäckerei posting', icon: 'briefcase' });
    expect(document.content.html).toContain('Bäckerei Müller');
    expect(document.content.html).not.toContain('Someone else');
  });

  it('is a favourite like any other', async () => {
    const { slug } = await made({ ...bakery, name: 'Favourite' });
    const id = (await templates(plain)).find((tool) => tool.slug === slug)?.id ?? 0;
    const answer = await plain.send('POST', '/tools/update_user_favorite', { template_id: id, action: 'create' });
    expect(answer.status).toBe(200);
    expect((await templates(plain)).find((tool) => tool.slug === slug)).toMatchObject({ is_favorite: true });
    expect((await stranger.send('POST', '/tools/update_user_favorite', { template_id: id, action: 'create' })).status).toBe(404);
  });

  it('that is deleted takes no more orders; what was ordered keeps its name and can be shown', async () => {
    const { id, slug } = await made({ ...bakery, name: 'Short-lived' });
    const { status } = await plain.send('POST', '/services/orders/create', { tool: slug, fields: posting });
    expect(status).toBe(200);
    expect((await owner.send('DELETE', '/admin/custom-tools/delete', { id })).status).toBe(200);
    expect((await templates(plain)).some((tool) => tool.slug === slug)).toBe(false);
    expect((await plain.get(`/tools/${slug}`)).status).toBe(404);
    expect((await plain.send('POST', '/services/orders/create', { tool: slug, fields: posting })).status).toBe(422);
    const { orders } = (await plain.get('/services/orders/show', { tool: slug })).body as { orders: { tool_name: string }[] };
    expect(orders).toMatchObject([{ tool_name: 'Short-lived' }]);
    expect((await made({ ...bakery, name: 'Short-lived' })).slug).toBe('short_lived_2');
  });

  it('is changed by owners only, and the log says so', async () => {
    const { id } = await made({ ...bakery, name: 'Before' });
    expect((await create(plain, bakery)).status).toBe(403);
    const { base_slug: _, ...facts } = bakery;
    expect((await owner.send('POST', '/admin/custom-tools/edit', { ...facts, id, name: 'After' })).status).toBe(200);
    const { entries } = (await owner.get('/admin/audit', { action: 'custom_tool.changed' })).body;
    expect(entries).toMatchObject([{ text: 'Changed the tool After' }]);
  });

  it('names what keeps it from working', async () => {
    const field = { type: 'text', name: 'oven', label: 'Oven' };
    expect(await faultsOf({ base_slug: 'keyword_density' })).toEqual([422, ['base_slug']]);
    expect(await faultsOf({ base_slug: 'no_such_tool' })).toEqual([422, ['base_slug']]);
    expect(await faultsOf({ fields: [field, field] })).toEqual([422, ['fields.1.name']]);
    expect(await faultsOf({ fields: [{ ...field, name: 'job_title' }] })).toEqual([422, ['fields.0.name']]);
    expect(await faultsOf({ fields: [{ ...field, type: 'select', options: ['One'] }] })).toEqual([422, ['fields.0.options']]);
    expect(await faultsOf({ defaults: { nothing: 'x' } })).toEqual([422, ['defaults.nothing']]);
    expect(await faultsOf({ defaults: { seniority: 'emperor' }, hidden_fields: [] })).toEqual([422, ['defaults.seniority']]);
    expect(await faultsOf({ defaults: {}, hidden_fields: ['job_title'] })).toEqual([422, ['defaults.job_title']]);
  });

  it('keeps what fields begin with as the fields hold it, and lets it be emptied', async () => {
    const answer = await create(owner, {
      ...bakery,
      base_slug: 'seo_article',
      name: 'Emptied',
      defaults: { length: '1000', keywords: 'shoes, trail, winter', human_proofreading: null, tone: '' },
      hidden_fields: ['human_proofreading'],
    });
    expect(answer.status).toBe(200);
    const { slug } = answer.body.custom_tool as { slug: string };
    const { tool } = (await plain.get(`/tools/${slug}`)).body as { tool: { fields: { name: string; default: unknown }[] } };
    const beginsWith = (name: string) => tool.fields.find((field) => field.name === name)?.default;
    expect(['length', 'keywords', 'human_proofreading', 'tone'].map(beginsWith)).toEqual([
      1000,
      ['shoes', 'trail', 'winter'],
      false,
      null,
    ]);
  });

  it('is named as deleted by its documents from then on', async () => {
    const { id, slug } = await made();
    const { detailId } = await buildDocument(product, owner);
    await product.sql('update order_details set tool_slug = $2 where id = $1', [detailId, slug]);
    const shown = async () => {
      const { body } = await owner.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: detailId });
      const [order] = body.orders as { tool_name: string; is_tool_deleted: boolean }[];
      return [order?.tool_name, order?.is_tool_deleted];
    };
    expect(await shown()).toEqual([bakery.name, false]);
    expect((await owner.send('DELETE', '/admin/custom-tools/delete', { id })).status).toBe(200);
    expect(await shown()).toEqual([bakery.name, true]);
  });

  it('has at most a hundred beside it, also when two are made at once', async () => {
    await product.sql(
      `insert into custom_tools (account_id, user_id, slug, base_slug, name, icon)
       select account_id, id, 'filler_' || n, 'job_posting', 'Filler', 'star' from users, generate_series(1, 99) n where id = $1`,
      [stranger.id],
    );
    const both = await Promise.all([create(stranger, bakery), create(stranger, bakery)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is all that an account sees whose platform is custom', async () => {
    await product.sql(
      'update accounts set has_only_custom_tools = true where id = (select account_id from users where id = $1)',
      [owner.id],
    );
    const { body } = await plain.get('/tools/show_user_info');
    expect((body.user_info as { only_custom_tools: boolean }).only_custom_tools).toBe(true);
    expect((body.templates as { is_custom: boolean }[]).every((tool) => tool.is_custom)).toBe(true);
    const order = (tool: string) => plain.send('POST', '/services/orders/create', { tool, fields: posting });
    expect([(await order('job_posting')).status, (await order('backerei_posting')).status]).toEqual([422, 200]);
  });
});
