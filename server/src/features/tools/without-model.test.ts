// The facts of a tool before an order: its result without a connected model, and fields without an effect then.

import type { ToolDetail, ToolSummary } from '@folio/contract/tool-definition';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let staff: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
});
afterAll(() => product.stop());

const tool = async (slug: string) => (await staff.get(`/tools/${slug}`)).body.tool as ToolDetail;

it('says what is made without a model, by what is given', async () => {
  expect((await tool('seo_article')).without_model).toMatchObject({
    needs: ['text'],
    makes: 'outline',
    cases: [{ makes: 'extract', filled: ['additional_source_ids'] }],
    ignores: { tone: ['en', 'it', 'de', 'es', 'fr', 'pt-BR'] },
  });
  expect((await tool('text_to_image')).without_model).toMatchObject({
    needs: ['image'],
    makes: 'designed_card',
    unavailable: { style: ['photo', '3d_render', 'anime'] },
  });
  expect((await tool('web_article')).without_model).toMatchObject({
    makes: 'outline',
    cases: [
      { makes: 'extract', filled: ['additional_source_ids', 'source_urls'] },
      { makes: 'on_hold', filled: ['facts'] },
    ],
  });
  expect((await tool('text_simplifier')).without_model).toMatchObject({ makes: 'on_hold', cases: [] });
  expect((await tool('grammar_fixer')).without_model).toMatchObject({
    makes: 'text',
    cases: [{ makes: 'on_hold', values: { level: ['style'] } }],
  });
  expect((await tool('tone_changer')).without_model.makes).toBe('on_hold');
  expect((await tool('meeting_minutes')).without_model.needs).toEqual(['transcription', 'text']);
  expect((await tool('keyword_density')).without_model).toMatchObject({ needs: [], makes: 'computed' });
  expect((await tool('human_proofreading')).without_model).toMatchObject({ needs: [], makes: 'request' });
});

it('suggests only what is made whole without a model, until one is connected', async () => {
  const suggested = async () =>
    ((await staff.get('/tools/show_user_info')).body.templates as ToolSummary[])
      .filter(({ is_suggested: isSuggested }) => isSuggested)
      .map(({ slug }) => slug)
      .toSorted();
  const alone = await suggested();
  expect(alone).toEqual(expect.arrayContaining(['google_search_ads', 'job_posting', 'review_response', 'text_to_image']));
  for (const slug of alone) {
    const { makes } = (await tool(slug)).without_model;
    expect([slug, ['text', 'designed_card', 'animation', 'speech'].includes(makes)]).toEqual([slug, true]);
  }
  const model = await connectModel(staff, []);
  const all = await suggested();
  expect(all).toHaveLength(15);
  expect(all).toEqual(expect.arrayContaining(['seo_article', 'product_description_generator', 'text_summary']));
  model.close();
  await product.sql('delete from model_connections');
});

it('knows which kinds of model are connected', async () => {
  const connected = async () =>
    Promise.all(
      ['seo_article', 'text_to_image', 'text_translation', 'keyword_density'].map(async (slug) => (await tool(slug)).has_model),
    );
  expect(await connected()).toEqual([false, false, false, false]);
  const model = await connectModel(staff, []);
  expect(await connected()).toEqual([true, false, true, false]);
  model.close();
});

const templates = async (caller: TestCaller = staff) =>
  (await caller.get('/tools/show_user_info')).body.templates as ToolSummary[];

it('says of each tool whether it works now, by what is connected for the account', async () => {
  const works = async (caller?: TestCaller) => Object.fromEntries((await templates(caller)).map((one) => [one.slug, one.works]));
  await product.sql('delete from model_connections');
  const alone = await works();
  expect(alone).toMatchObject({
    job_posting: 'now',
    keyword_density: 'now',
    text_to_image: 'now',
    grammar_fixer: 'now',
    seo_article: 'needs_model',
    press_release: 'needs_model',
    text_translation: 'needs_model',
    meeting_minutes: 'needs_model',
    human_proofreading: 'by_people',
  });
  for (const [slug, one] of Object.entries(alone)) {
    const { without_model: made, works: own } = await tool(slug);
    expect([slug, own]).toEqual([slug, one]);
    const waits = made.makes === 'on_hold' || made.makes === 'outline';
    expect([slug, one]).toEqual([slug, made.makes === 'request' ? 'by_people' : waits ? 'needs_model' : 'now']);
    // A waiting tool names the kind of model that it needs.
    expect([slug, waits && made.needs.length === 0]).toEqual([slug, false]);
  }
  const model = await connectModel(staff, []);
  const written = await works();
  expect(written).toMatchObject({ seo_article: 'now', text_translation: 'now', human_proofreading: 'by_people' });
  // It is heard before it is written.
  expect(written['meeting_minutes']).toBe('needs_model');
  const heard = await connectModel(staff, [], 'transcription');
  expect((await works())['meeting_minutes']).toBe('now');
  model.close();
  heard.close();
});

it('counts a model that an account chose for itself for that account alone', async () => {
  await product.sql('delete from model_connections');
  const other = await product.register('Olga Owner');
  const model = await connectModel(staff, []);
  const connection = (await staff.get('/admin/models/show')).body.connections as { id: number }[];
  await staff.send('POST', '/admin/models/choose', { capability: 'text', connection_id: null, model: null });
  const chosen = { connection: connection[0]?.id, model: 'test-model' };
  expect((await other.send('POST', '/admin/models/choose_own', { chosen })).status).toBe(200);
  const worksFor = async (caller: TestCaller) => (await templates(caller)).find(({ slug }) => slug === 'press_release')?.works;
  expect([await worksFor(other), await worksFor(staff)]).toEqual(['now', 'needs_model']);
  model.close();
});

it('says it of the account’s own tools too, by the tool that they are made of', async () => {
  await product.sql('delete from model_connections');
  for (const base of ['press_release', 'job_posting']) {
    const body = {
      base_slug: base,
      name: `Own ${base}`,
      description: '',
      icon: 'briefcase',
      brief: '',
      fields: [],
      defaults: {},
      hidden_fields: [],
    };
    expect((await staff.send('PUT', '/admin/custom-tools/create', body)).status).toBe(200);
  }
  const own = (await templates()).filter(({ name }) => name.startsWith('Own ')).map(({ name, works }) => [name, works]);
  expect(own).toEqual([
    ['Own job_posting', 'now'],
    ['Own press_release', 'needs_model'],
  ]);
});
