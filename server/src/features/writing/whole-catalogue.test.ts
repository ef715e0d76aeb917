// Every writing tool, ordered once with its example: without a model it delivers or waits, as the form said; with one, waiting orders run.
import { listTools } from '@folio/catalogue/catalogue';
import { madeWithoutModel } from '@folio/contract/made-without-model';
import type { WithoutModel } from '@folio/contract/without-model';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildVoice, buildWorkspace } from '../../testing/build.ts';
import { connectModel } from '../../testing/model-for-tests.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let staff: TestCaller;
let owner: TestCaller;
let voice: number;
let workspace: number;
const placed = new Map<string, number>();
const cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.register('Staff Person');
  owner = await product.register('Catalogue Owner');
  voice = await buildVoice(product, owner);
  workspace = await buildWorkspace(product, owner);
});
afterAll(async () => {
  for (const step of cleanUp) step();
  await product.stop();
});

const written = listTools().filter((tool) => tool.flow !== 'live' && tool.execution === 'model-text');

const fieldsOf = (slug: string, example: Record<string, unknown>) =>
  slug === 'rewrite_with_brand_voice' ? { ...example, brand_voice_id: voice } : example;

const states = async () =>
  new Map(
    (
      await product.sql<{ tool_slug: string; status: string; reason: string | null }>(
        'select tool_slug, status, reason from order_details where user_id = $1',
        [owner.id],
      )
    ).map(({ tool_slug, status, reason }) => [tool_slug, reason === null ? status : `${status} ${reason}`]),
  );

const until = (slugs: readonly string[], isDone: (state: string) => boolean) =>
  vi.waitFor(
    async () => {
      const now = await states();
      const open = slugs.filter((slug) => !isDone(now.get(slug) ?? 'missing'));
      if (open.length > 0) throw new Error(open.map((slug) => `${slug}: ${now.get(slug)}`).join(', '));
      return now;
    },
    { timeout: 15_000, interval: 100 },
  );

/** Connects a model that answers with these replies in turn, the last one again and again. */
async function connect(texts: readonly object[]): Promise<void> {
  const script = texts.map((text) => ({ kind: 'text' as const, text: JSON.stringify(text) }));
  cleanUp.push((await connectModel(staff, script)).close);
}

it('delivers each tool that works without a model, and holds each that does not, without its credits', async () => {
  for (const { slug, example, flags } of written) {
    const { status, body } = await owner.send('POST', '/services/orders/create', {
      tool: slug,
      fields: fieldsOf(slug, example),
      ...(flags.has_task_assignment && { workspace_id: workspace }),
    });
    expect([slug, status, body.errors]).toEqual([slug, 200, undefined]);
    placed.set(slug, (body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0);
  }
  const now = await until(
    written.map(({ slug }) => slug),
    (state) => !/^(?:processing|in_progress|missing)/.test(state),
  );
  for (const { slug, example } of written) {
    const { body } = await owner.get(`/tools/${slug}`);
    const { without_model: outcome } = body.tool as { without_model: WithoutModel };
    const waits = madeWithoutModel(outcome, example) === 'on_hold';
    expect([slug, now.get(slug)]).toEqual([slug, waits ? 'onHold NEEDS_MODEL' : 'accepted']);
  }
  const [account] = await product.sql<{ reserved: number }>(
    'select credits_reserved as reserved from accounts a join users u on u.account_id = a.id where u.id = $1',
    [owner.id],
  );
  expect(account?.reserved).toBe(0);
});

it('offers examples without the ids of someone’s voices and sources', async () => {
  const { body } = await owner.get('/tools/rewrite_with_brand_voice');
  const { example } = body.tool as { example: Record<string, unknown> };
  expect(example).toHaveProperty('text');
  expect(example).not.toHaveProperty('brand_voice_id');
});

const text = 'A text of a few words, written by a model for this test.';

/** One reply that fits several tools: keys that a tool does not know are dropped. */
const fitting = {
  title: 'A page',
  text,
  ideas: [{ title: 'Care of chains', angle: text, intent: 'informational', format: 'list', focus_keyword: 'chain care' }],
  versions: [{ position: 1, text, back_translation: text }],
  changes: ['Shorter'],
  voice_traits_applied: [{ trait: 'plain', example: 'A text' }],
  keywords: [{ keyword: 'wooden toys', intent: 'commercial', type: 'head', page_type: 'category', relevance: 90 }],
  adaptations: [],
  warnings: [],
};

const fits = [
  'blog_ideas',
  'paraphraser',
  'text_expander',
  'tone_changer',
  'rewrite_with_brand_voice',
  'keyword_ideas',
  'content_localization',
];

it('writes automatically what waited, once a model is connected, and reserves its credits then', async () => {
  // Wizards ask the model twice; they and the page from the web have their own turn.
  await product.sql(`delete from order_details where user_id = $1 and status = 'onHold' and not (tool_slug = any($2))`, [
    owner.id,
    fits,
  ]);
  await connect([fitting]);
  const now = await until(fits, (state) => state === 'accepted' || state.startsWith('failed'));
  expect(fits.map((slug) => [slug, now.get(slug)])).toEqual(fits.map((slug) => [slug, 'accepted']));
  const spent = await product.sql<{ count: number }>(
    `select count(*)::int as count from credit_movements where kind = 'settle' and order_detail_id = any($1)`,
    [fits.map((slug) => placed.get(slug))],
  );
  expect(spent).toEqual([{ count: fits.length }]);
  const shown = await owner.get('/services/orders/show', {
    action: 'retrieve-html',
    order_detail_id: placed.get('keyword_ideas') ?? 0,
  });
  expect(JSON.stringify(shown.body.orders)).toContain('wooden toys');
});

it.each([
  [
    'campaign_kit',
    { concept: 'Wake up by the sea' },
    {
      concept: { idea: 'Wake up by the sea', tagline: 'Sleep to the sea', key_messages: [text] },
      google_ads: { headlines: ['Night train'], descriptions: [text] },
      meta_ads: [],
      linkedin: [],
      emails: [],
      social_posts: [],
      calendar: [],
    },
  ],
  [
    'editorial_plan',
    { pillars: ['Carrying', 'Repairing', 'People'] },
    { pillars: [{ name: 'Carrying', reason: text, share_percent: 100 }], calendar: [], measures: ['Bookings'] },
  ],
])('proposes and writes %s with a model, as a wizard does', async (slug, proposal, result) => {
  const tool = written.find((one) => one.slug === slug);
  if (!tool) throw new Error(`no ${slug}`);
  await connect([proposal, proposal, result]);
  const first = await owner.send('PUT', '/services/orders/create', {
    tool: slug,
    step: tool.steps[0]?.name,
    fields: tool.example,
  });
  expect(first.status).toBe(200);
  expect(JSON.stringify(first.body)).toContain(JSON.stringify(Object.values(proposal)[0]));
  const { body } = await owner.send('POST', '/services/orders/create', { tool: slug, fields: tool.example });
  const id = (body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
  await vi.waitFor(
    async () => {
      const [detail] = await product.sql<{ status: string }>('select status from order_details where id = $1', [id]);
      expect(detail?.status).toBe('accepted');
    },
    { timeout: 15_000, interval: 100 },
  );
});
