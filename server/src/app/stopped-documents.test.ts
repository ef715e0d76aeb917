// Documents on hold and failed documents in every list that shows them. The contract names the lists: one without the reason fails here.
import { contract } from '@folio/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { buildBulkOrder, buildDocument, buildTask, buildTeam, buildTranslationRequest } from '../testing/build.ts';
import { buildCampaign } from '../testing/build-campaign.ts';
import { buildCategoryCard } from '../testing/build-page.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}
const documentKeys = ['order_detail_id', 'order_detail_ids', 'document_problem'];
const reasonKeys = ['reason', 'hold_reason', 'document_problem'];

const hasReason = (schema: JsonSchema): boolean =>
  Object.entries(schema.properties ?? {}).some(([key, value]) => reasonKeys.includes(key) || hasReason(value)) ||
  [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some((one) => one !== undefined && hasReason(one));

/** The outermost rows of an answer that are documents or name one. */
function rowsOf(schema: JsonSchema, path: string, isRow: boolean): { path: string; hasReason: boolean }[] {
  const keys = Object.keys(schema.properties ?? {});
  if (isRow && (keys.some((key) => documentKeys.includes(key)) || /order_details\[\]$|requests\[\]$/.test(path)))
    return [{ path, hasReason: hasReason(schema) }];
  return [
    ...keys.flatMap((key) => rowsOf(schema.properties?.[key] ?? {}, path === '' ? key : `${path}.${key}`, isRow)),
    ...(schema.items ? rowsOf(schema.items, `${path}[]`, true) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => rowsOf(one, path, isRow)),
  ];
}

/** Lists of documents of all calls that read, as `call path`. */
const lists = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).flatMap(([name, call]) => {
    const { route, outputSchema } = call['~orpc'] as { route: { method?: string }; outputSchema?: z.ZodType };
    // Streams have no schema that JSON Schema knows.
    if (route.method !== 'GET' || !(outputSchema instanceof z.ZodType)) return [];
    const json = z.toJSONSchema(outputSchema, { unrepresentable: 'any', io: 'output', reused: 'inline' }) as JsonSchema;
    return rowsOf(json, '', false).map((row) => ({ ...row, list: `${feature}.${name} ${row.path}` }));
  }),
);

/** Lists that name documents for something that does not depend on how their writing goes. */
const withoutReason: Record<string, string> = {
  'bulkOrders.userAccepted orders[]': 'accepted documents alone',
  'inbox.show items[].subject': 'ids for the preview; the item itself says why it waits',
  'comments.show comments[]': 'comments on a text',
  'comments.mine comments[]': 'comments on a text',
  'usage.showUsage calls[]': 'calls that were made',
  'usage.showLedger movements[]': 'credits that moved',
  'certificates.show certificates[]': 'certificates that were issued',
  'certificates.showOfJob certificates[]': 'certificates that were issued',
  'sources.show additional_sources[].documents[]': 'titles of the documents that use a source',
  'publishing.showPublications publications[]': 'publications of a text',
  'pages.list pageUrls[]': 'pages of a website',
  'linkSuggestions.show link_suggestions[].from': 'links in a text',
  'linkRuns.show link_builder.targets[].subject': 'links in a text',
  'linkRuns.show link_builder.targets[].suggestions[].from': 'links in a text',
  'keywordConflicts.show keyword_conflicts[].members[]': 'keywords of a text',
  'keywordConflicts.consequences consequences[].member': 'keywords of a text',
};

type Rows = Record<string, unknown>[];
interface Built {
  workspaceId: number;
  taskId: number;
  detailId: number;
  mediaId: number;
  orderId: number;
  campaignId: number;
  requestId: number;
  bulkId: number;
}
let product: TestProduct;
let owner: TestCaller;
let built: Built;

const rowsIn = async (path: string, query: Record<string, string | number>, key: string): Promise<Rows> => {
  const { status, body } = await owner.get(path, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body[key] as Rows;
};
const oneOf = (rows: Rows, key: string, id: number | string) => {
  const found = rows.find((row) => row[key] === id);
  expect(found, JSON.stringify(rows)).toBeDefined();
  return found ?? {};
};
/** Why the document stopped, as a list says it. */
interface Said {
  status: unknown;
  reason: unknown;
}
const problemIn = (row: Record<string, unknown>) => row['document_problem'] as Said;
const asOrder = ({ status, reason }: Record<string, unknown>): Said => ({ status, reason });
const days = { from: '2026-11-01', to: '2026-11-30' };
const entryOf = async (kind: string) => {
  const rows = await rowsIn('/features/calendar/show', { workspace_id: built.workspaceId, ...days }, 'entries');
  return problemIn(oneOf(rows, 'kind', kind === 'item' ? 'campaign_item' : 'task_due'));
};
const planItem = async () => {
  const { body } = await owner.get('/tools/audience_campaigns/show', { id: built.campaignId });
  const { plan } = body['campaign'] as { plan: (Record<string, unknown> & { links: Rows })[] };
  expect(plan).toHaveLength(1);
  return plan[0] ?? { links: [] };
};
const requestRow = (view: string) => async () => {
  const query = { view, ...(view === 'own' ? { workspace_id: built.workspaceId } : {}) };
  const rows = await rowsIn('/features/translation-requests/show', query, 'translation_requests');
  return oneOf(rows, 'id', built.requestId);
};
/** A request row names a failed document in `failed` and one on hold in `hold_reason`. */
const saidByRequest = async (row: Promise<Record<string, unknown>>): Promise<Said> => {
  const { failed, hold_reason: reason } = await row;
  return failed ? { status: 'failed', reason: (failed as Said).reason } : { status: 'onHold', reason };
};
const taskRows = (path: string, key: string) => async () =>
  problemIn(oneOf(await rowsIn(path, { workspace_id: built.workspaceId }, key), 'id', built.taskId));

/** Reads the document's reason from each list that gives one. */
const read: Record<string, () => Promise<Said>> = {
  'documents.show orders[]': async () =>
    asOrder(
      oneOf(
        await rowsIn('/services/orders/show', { workspace_id: built.workspaceId }, 'orders'),
        'order_detail_id',
        built.detailId,
      ),
    ),
  'mediaDocuments.show orders[]': async () =>
    asOrder(
      oneOf(
        await rowsIn('/services/media/orders/show', { workspace_id: built.workspaceId }, 'orders'),
        'order_detail_id',
        built.mediaId,
      ),
    ),
  'bulkOrders.show rows[]': async () =>
    asOrder(
      oneOf(
        await rowsIn('/services/orders/bulk/show', { bulk_order_id: built.bulkId }, 'rows'),
        'order_detail_id',
        built.detailId,
      ),
    ),
  'bulkOrders.ofProduct orders[].order_details[]': async () => {
    const orders = await rowsIn('/tools/job_posting/orders', { workspace_id: built.workspaceId }, 'orders');
    return asOrder(oneOf(oneOf(orders, 'id', built.orderId)['order_details'] as Rows, 'id', built.detailId));
  },
  'translationRequests.show translation_requests[]': () => saidByRequest(requestRow('own')()),
  'translationRequests.show (desk)': () => saidByRequest(requestRow('desk')()),
  'translationRequests.show translation_request.lines[]': async () => {
    const { body } = await owner.get('/features/translation-requests/show', { id: built.requestId });
    const { lines } = body['translation_request'] as { lines: { stages: { stage: string; state: string; reason: string }[] }[] };
    const ai = lines[0]?.stages.find(({ stage }) => stage === 'ai');
    return { status: ai?.state === 'on_hold' ? 'onHold' : ai?.state, reason: ai?.reason };
  },
  'tasks.list tasks[]': taskRows('/features/tasks', 'tasks'),
  'taskAssignments.list task_assignments[]': taskRows('/tools/task_assignments', 'task_assignments'),
  'taskViews.board columns[].tasks[]': async () => {
    const columns = await rowsIn('/features/tasks/board', { workspace_id: built.workspaceId }, 'columns');
    return problemIn(
      oneOf(
        columns.flatMap(({ tasks }) => tasks as Rows),
        'id',
        built.taskId,
      ),
    );
  },
  'taskViews.calendar tasks[]': async () =>
    problemIn(
      oneOf(await rowsIn('/features/tasks/calendar', { workspace_id: built.workspaceId, ...days }, 'tasks'), 'id', built.taskId),
    ),
  'calendarEntries.show entries[]': () => entryOf('task'),
  'calendarEntries.show (item)': () => entryOf('item'),
  'campaigns.show campaign.plan[]': async () => problemIn(await planItem()),
  'campaigns.show (each link)': async () => {
    const said = (await planItem()).links.map(problemIn);
    expect(said).toHaveLength(3);
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    return said[0] ?? { status: null, reason: null };
  },
  'categoryCards.show category_cards[]': async () => {
    const rows = await rowsIn('/tools/category_cards/show', { workspace_id: built.workspaceId }, 'category_cards');
    return problemIn(oneOf(rows, 'order_detail_id', built.detailId));
  },
};

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  const team = await buildTeam(product);
  owner = team.owner;
  const { workspaceId } = team;
  await owner.send('POST', '/admin/flags', { has_human_services: true });
  const { detailId, orderId } = await buildDocument(product, owner, { workspaceId });
  const { detailId: mediaId } = await buildDocument(product, owner, { workspaceId });
  await product.sql(`update order_details set category = 'media' where id = $1`, [mediaId]);
  const taskId = await buildTask(product, owner, workspaceId);
  await product.sql(`update tasks set due_date = '2026-11-12', order_detail_id = $2 where id = $1`, [taskId, detailId]);
  const { campaignId, campaignItemId } = await buildCampaign(product, owner, workspaceId);
  for (const [column, id] of [
    ['task_id', taskId],
    ['order_detail_id', detailId],
    ['order_id', orderId],
  ] as const)
    await product.sql(`insert into campaign_links (item_id, ${column}) values ($1, $2)`, [campaignItemId, id]);
  const cardId = await buildCategoryCard(product, owner);
  await product.sql(
    `update category_cards set state = 'writing', user_id = (select id from users where id = $3), workspace_id = $4, order_detail_id = $2 where id = $1`,
    [cardId, detailId, owner.id, workspaceId],
  );
  const { translationRequestId: requestId } = await buildTranslationRequest(product, owner, { detailId, orderId });
  await product.sql(
    `update translation_requests set state = 'authorised', kind = 'machine', workspace_id = $2, authorised_at = now() where id = $1`,
    [requestId, workspaceId],
  );
  await product.sql('update translation_lines set source_kind = $2 where request_id = $1', [requestId, 'text']);
  await product.sql('delete from translation_jobs where request_id = $1', [requestId]);
  const { bulkOrderId: bulkId } = await buildBulkOrder(product, owner);
  await product.sql('update orders set workspace_id = $2 where id = (select order_id from bulk_orders where id = $1)', [
    bulkId,
    workspaceId,
  ]);
  await product.sql('update order_details set bulk_order_id = $2, row_number = 2 where id = $1', [detailId, bulkId]);
  built = { workspaceId, taskId, detailId, mediaId, orderId, campaignId, requestId, bulkId };
});
afterAll(() => product.stop());

it('names a reason in each list of documents, or why it needs none', () => {
  expect(lists.filter(({ hasReason: has, list }) => !has && !(list in withoutReason)).map(({ list }) => list)).toEqual([]);
  expect(Object.keys(withoutReason).filter((name) => !lists.some(({ list }) => list === name))).toEqual([]);
});

it('is read in each list that has a reason', () => {
  const known = lists.filter(({ hasReason: has, list }) => has && !(list in withoutReason)).map(({ list }) => list);
  expect(known.filter((list) => !(list in read))).toEqual([]);
});

describe.each([
  ['onHold', 'NEEDS_MODEL', '', 'Connect a model: the built-in composer cannot write this'],
  ['onHold', 'MODEL_NOT_ANSWERING', 'gpt', 'The model gpt is not responding; this order continues automatically'],
  ['failed', 'MODEL_DECLINED', null, 'The connected model declined to write this'],
  ['failed', 'CANCELLED', null, 'Canceled'],
] as const)('%s because of %s', (status, reason, detail, sentence) => {
  beforeAll(() =>
    product.sql('update order_details set status = $2, reason = $3, reason_detail = $4 where id = any($1)', [
      [built.detailId, built.mediaId],
      status,
      reason,
      detail,
    ]),
  );
  it.each(Object.keys(read))('is said in %s', async (name) => {
    expect(await read[name]?.()).toMatchObject({ status, reason: sentence });
  });
});
