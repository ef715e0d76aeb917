// Calls that create or cost something and need no Idempotency-Key, each with its proof: `harmless-calls.test.ts` makes every one twice.

import { buildBulkOrder, buildDocument, buildWebsite, buildWorkspace } from './build.ts';
import { buildCampaign } from './build-campaign.ts';
import { posting } from './job-posting.ts';
import { goodPassword, type TestProduct } from './test-product.ts';
import { buildTranslationDesk, requestIn, type TranslationDesk } from './translation-team.ts';

type Input = Record<string, unknown>;

export interface HarmlessWorld {
  product: TestProduct;
  desk: TranslationDesk;
  workspaceId: number;
  /** A page that answers. */
  pageUrl: string;
}

interface HarmlessCall {
  /** Effect of the second call. */
  second: string;
  /** Input of the call, after its fixtures are there. The owner of the desk makes it unless `by` names another. */
  begin: (world: HarmlessWorld) => Promise<Input> | Input;
  by?: 'staff';
  /** Tables with rows that expire by themselves and that nobody is shown. */
  temporary?: string[];
}

export async function buildHarmlessWorld(product: TestProduct, pageUrl: string): Promise<HarmlessWorld> {
  const desk = await buildTranslationDesk(product);
  return { product, desk, workspaceId: await buildWorkspace(product, desk.owner), pageUrl };
}

const idOf = async (product: TestProduct, text: string, values: unknown[]) =>
  (await product.sql<{ id: number }>(text, values))[0]?.id ?? 0;

/** A document of an order that failed and gave its credits back. */
async function failedDocument({ product, desk }: HarmlessWorld, path: string, order: Input): Promise<Input> {
  const { status, body } = await desk.owner.send('POST', `${path}/create`, order);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  const id = await idOf(product, 'select max(id) as id from order_details', []);
  await product.sql(`update order_details set status = 'failed', reason = 'UNEXPECTED', credits_reserved = 0 where id = $1`, [
    id,
  ]);
  return { order_detail_id: id };
}

const jobPosting = { tool: 'job_posting', fields: posting };
const speech = { tool: 'text_to_speech', fields: { text: 'Boots that last for years.', language: 'en' } };
const rows = () => new File(['product_name,features\nTent,Light\n'], 'tents.csv', { type: 'text/csv' });

async function pausedBulkOrder({ product, desk }: HarmlessWorld): Promise<number> {
  return (await buildBulkOrder(product, desk.owner)).bulkOrderId;
}

async function staffCampaign({ product, desk }: HarmlessWorld) {
  return buildCampaign(product, desk.staff, await buildWorkspace(product, desk.staff));
}

/** By the name of the call. */
export const harmlessCalls: Record<string, HarmlessCall> = {
  'orders.quote': { second: 'reads a price', begin: () => jobPosting },
  'mediaOrders.quote': { second: 'reads a price', begin: () => speech },
  'bulkOrders.validate': {
    second: 'reads a file and a price',
    begin: () => ({ tool: 'product_description_generator', file: rows() }),
    temporary: ['bulk_uploads'],
  },
  'translationRequests.quote': {
    second: 'replaces the quote of a request',
    begin: async ({ desk }) => ({ id: (await desk.draft()).id }),
  },
  'orders.retry': {
    second: 'works on a failed document only',
    begin: (world) => failedDocument(world, '/services/orders', jobPosting),
  },
  'mediaOrders.retry': {
    second: 'works on a failed document only',
    begin: (world) => failedDocument(world, '/services/media/orders', speech),
  },
  'bulkOrders.resume': {
    second: 'works on a paused order only',
    begin: async (world) => ({ bulk_order_id: await pausedBulkOrder(world) }),
  },
  'bulkOrders.retry': {
    second: 'works on failed rows only',
    begin: async (world) => {
      const id = await pausedBulkOrder(world);
      await world.product.sql(`update order_details set status = 'failed', reason = 'UNEXPECTED' where bulk_order_id = $1`, [id]);
      return { bulk_order_id: id };
    },
  },
  'translationRequests.authorise': {
    second: 'works on a quoted request only',
    begin: async ({ desk }) => {
      const { id } = await desk.draft();
      const { quote } = requestIn(await desk.act(desk.owner, 'quote', { id }));
      return { id, quote_hash: quote?.hash };
    },
  },
  'translationRequests.addStage': {
    second: 'adds each stage once',
    begin: async ({ product, desk }) => ({
      order_detail_id: (await buildDocument(product, desk.owner)).detailId,
      stage: 'proofreading',
    }),
  },
  'session.createSecondFactor': {
    second: 'replaces the secret that is not confirmed',
    begin: () => ({ current_password: goodPassword }),
  },
  'calendars.createFeedLink': {
    second: 'replaces the link',
    begin: ({ workspaceId }) => ({ workspace_id: workspaceId }),
  },
  'linguists.create': {
    second: 'needs an unused email',
    begin: () => ({
      email: 'stan.stranger@example.com',
      pairs: [{ source: 'en', target: 'de' }],
      native_languages: ['de'],
      words_a_day: 2500,
    }),
    by: 'staff',
  },
  'workspaces.addUsers': {
    second: 'keeps members as they are',
    begin: async ({ product, desk, workspaceId }) => {
      const { id } = await product.join(desk.owner, 'New Member', 'user');
      return { id: workspaceId, users: [id] };
    },
  },
  'pages.create': {
    second: 'skips URLs that are there',
    begin: async ({ product, desk }) => ({
      website_id: await buildWebsite(product, desk.owner),
      urls: ['https://shoes.example/a', 'https://shoes.example/b'],
    }),
  },
  'pageImports.create': {
    second: 'returns 409 while an import runs',
    begin: async ({ product, desk }) => ({ website_id: await buildWebsite(product, desk.owner), kind: 'crawl' }),
  },
  'campaignPacks.create': {
    second: 'returns the pack that is being written',
    begin: async (world) => {
      const { campaignId } = await staffCampaign(world);
      await world.product.sql(`update campaigns set state = 'approved', proposed_at = now() where id = $1`, [campaignId]);
      return { id: campaignId };
    },
    by: 'staff',
  },
  'campaignUrls.create': {
    second: 'needs an unused link',
    begin: async (world) => ({
      item_id: (await staffCampaign(world)).campaignItemId,
      page_url: world.pageUrl,
      source: 'letter',
      medium: 'email',
      campaign: 'spring',
    }),
    by: 'staff',
  },
};
