// Page 1 costs the same with ten rows and with a million: every long list walks an index in its own order and sorts nothing.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAudit } from '../features/audit-log/audit-log.queries.ts';
import { listBulkOrders, listForExport } from '../features/bulk-orders/bulk-orders.queries.ts';
import { listAccepted, listProductOrders } from '../features/bulk-orders/product-orders.queries.ts';
import { listChats } from '../features/chats/chats.queries.ts';
import { listComments } from '../features/comments/comments.queries.ts';
import { listMovements } from '../features/credits/movements.queries.ts';
import { type DocumentListFilter, listDocuments, walkDocuments } from '../features/documents/document-list.queries.ts';
import { parseSearch } from '../features/documents/search-words.ts';
import { listPages } from '../features/pages/page-list.queries.ts';
import { listSources } from '../features/sources/source-list.queries.ts';
import { listTasks, type TaskChoice } from '../features/tasks/core/task-list.queries.ts';
import { listCards, listDueBetween } from '../features/tasks/core/task-views.queries.ts';
import { listModelCalls } from '../features/usage/usage.queries.ts';
import { listWebsites } from '../features/websites/websites.queries.ts';
import type { Db } from '../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/child-product.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  // On empty tables everything is cheap: the plan must show the use of an index.
  for (const way of ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin']) await client.query(`set enable_${way} = off`);
});
afterAll(async () => {
  await client.end();
  await database.close();
});

/** The plans of the ordered queries that a call makes. */
async function plansOf(call: (db: Db) => Promise<unknown>, on = client): Promise<string[]> {
  const ordered: { text: string; values: unknown[] }[] = [];
  const query = (first: string | { text: string; values?: unknown[] }, values?: unknown[]) => {
    const text = typeof first === 'string' ? first : first.text;
    const given = (typeof first === 'string' ? values : (first.values ?? values)) ?? [];
    if (/order by/i.test(text)) ordered.push({ text, values: given });
    return on.query(first as string, values);
  };
  const watched = new Proxy(on, {
    get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name) as unknown)),
  });
  await call({ orm: drizzle(watched), client: watched });
  return Promise.all(
    ordered.map(async ({ text, values }) => {
      const { rows } = await on.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
}

const page = { page: 1, perPage: 10 };
const documents =
  (filter: Partial<DocumentListFilter>, workspaceId: number | null = null) =>
  (db: Db) =>
    listDocuments(db, { accountId: 1, userId: 1, workspaceId }, { ...page, sort: '-created_at', ...filter });

const sources =
  (sort: 'name' | '-name' | '-created_at' | '-updated_at', isWhole = false, workspaceId: number | null = null) =>
  (db: Db) =>
    listSources(db, { accountId: 1, userId: 1, workspaceId }, { ...page, isWhole, sort });

const member = { id: 1, role: 'user' as const, impersonator: null };
const choice: TaskChoice = { workspaceIds: [1], view: 'all' };
const tasks =
  (filter: Partial<Parameters<typeof listTasks>[2]> = {}) =>
  async (db: Db) =>
    listTasks(db, member, { ...choice, ...page, sort: 'due_date', ...filter });

it.each<[string, (db: Db) => Promise<unknown>, string]>([
  ["a person's sources", sources('-updated_at'), 'additional_sources_user'],
  ["a person's sources by age", sources('-created_at'), 'additional_sources_user_created'],
  ["a person's sources by name", sources('name'), 'additional_sources_(user_name|listed)'],
  ["an account's sources", sources('-updated_at', true), 'additional_sources_account'],
  ["an account's sources from Z to A", sources('-name', true), 'additional_sources_listed'],
  ["a workspace's sources", sources('-updated_at', false, 1), 'additional_sources_account'],
  ["a person's websites", (db) => listWebsites(db, { accountId: 1, userId: 1, workspaceId: null }, page), 'websites_user'],
  ["a workspace's websites", (db) => listWebsites(db, { accountId: 1, userId: 1, workspaceId: 1 }, page), 'websites_workspace'],
  ['documents', documents({}), 'order_details_personal'],
  ['documents of a status', documents({ status: 'accepted' }), 'order_details_personal_status'],
  ['cancelled documents', documents({ isCancelled: true }), 'order_details_personal_cancelled'],
  ['cancelled documents of a workspace', documents({ isCancelled: true }, 1), 'order_details_workspace_cancelled'],
  ['documents after a cursor', documents({ after: { createdUs: String(Date.now() * 1000), id: 1 } }), 'order_details_personal'],
  ['documents of a workspace', documents({}, 1), 'order_details_workspace'],
  ['documents from Z to A', documents({ sort: '-title' }), 'order_details_personal_title'],
  ['documents of a workspace from A to Z', documents({ sort: 'title' }, 1), 'order_details_workspace_title'],
  ['documents of a folder', documents({ folderId: 1 }, 1), 'order_details_(folder|workspace)'],
  ['documents outside of folders', documents({ folderId: 'none' }), 'order_details_personal'],
  [
    "a person's bulk orders",
    (db) => listBulkOrders(db, { accountId: 1, userId: 1, workspaceId: null }, page),
    'orders_bulk_personal',
  ],
  [
    "a workspace's bulk orders",
    (db) => listBulkOrders(db, { accountId: 1, userId: 1, workspaceId: 1 }, page),
    'orders_bulk_workspace',
  ],
  ['rows of an export', (db) => listForExport(db, 1, 0, 100), 'order_details_bulk'],
  [
    "a person's documents of a tool",
    (db) => listAccepted(db, { accountId: 1, userId: 1, workspaceId: null }, 'x', page),
    'order_details_personal_status',
  ],
  ["a person's conversations", (db) => listChats(db, { accountId: 1, userId: 1, workspaceId: null }, page), 'chats_personal'],
  [
    "a person's conversations in a workspace",
    (db) => listChats(db, { accountId: 1, userId: 1, workspaceId: 1 }, page),
    'chats_workspace',
  ],
  ['comments of a document', (db) => listComments(db, 1, { ...page, isResolved: null }), 'comments_document'],
  ["an account's log", (db) => listAudit(db, { accountId: 1 }, 10, 0), 'audit_entries_account'],
  ["an account's log of one act", (db) => listAudit(db, { accountId: 1, action: 'x.done' }, 10, 0), 'audit_entries_action'],
  ["an account's calls", (db) => listModelCalls(db, { ...page, accountId: 1, userId: null }), 'model_calls_account'],
  ["a person's calls", (db) => listModelCalls(db, { ...page, accountId: 1, userId: 1 }), 'model_calls_user'],
  ["an account's movements", (db) => listMovements(db, { ...page, accountId: 1, userId: null }), 'credit_movements_account'],
  ["a person's movements", (db) => listMovements(db, { ...page, accountId: 1, userId: 1 }), 'credit_movements_user'],
  ["a workspace's tasks", tasks(), 'tasks_workspace'],
  ["a workspace's tasks by change", tasks({ sort: '-updated_at' }), 'tasks_workspace_updated'],
  ['cards of a column', (db) => listCards(db, member, choice, 'ready', 1), 'tasks_workspace_status'],
  ['further cards of a column', (db) => listCards(db, member, choice, 'ready', 3), 'tasks_workspace_status'],
  ['a month of tasks', (db) => listDueBetween(db, member, choice, '2026-11-01', '2026-11-30'), 'tasks_workspace'],
])('%s', async (_, call, index) => {
  const plans = await plansOf(call);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan).toMatch(new RegExp(`Index Scan (Backward )?using ${index} `));
    expect(plan).not.toContain('Sort');
  }
});

it.each([
  ["a person's orders of a tool", null, 'orders_tool_personal'],
  ["a workspace's orders of a tool", 1, 'orders_tool_workspace'],
])('%s', async (_, workspaceId, index) => {
  const [plan = '', ...more] = await plansOf((db) => listProductOrders(db, { accountId: 1, userId: 1, workspaceId }, 'x', page));
  expect(more).toEqual([]);
  // Only the page and the outputs of each of its orders are sorted. Their source comes in its order.
  expect(plan).toMatch(new RegExp(`Limit[^\\n]*\\n\\s*->\\s*Index Scan using ${index} `));
  expect(plan).not.toContain('Seq Scan');
});

it.each<[string, Partial<Parameters<typeof listPages>[2]>, string]>([
  ['pages of a website', {}, 'page_urls_(url|counted)'],
  ['pages by incoming links', { sort: '-links_in' }, 'page_urls_links_in'],
  ['pages with an issue', { issue: 'conflict' }, 'page_urls_(url|counted)'],
  ['pages far down the list', { page: 900 }, 'page_urls_(url|counted)'],
])('%s', async (_, filter, index) => {
  const [plan = ''] = await plansOf((db) => listPages(db, 1, { sort: 'url', ...page, ...filter }));
  // Only the rows of one page are sorted. Their source is an index of the website.
  expect(plan).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index} `));
  expect(plan).not.toContain('Seq Scan');
});

it('counts of pages read an index alone', async () => {
  const planOf = async (text: string) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  expect(
    await planOf("select count(*) from page_urls p where p.website_id = 1 and p.state <> 'excluded' and p.type = 'article'"),
  ).toContain('Index Only Scan using page_urls_counted');
});

it.each<[string, TaskChoice['view'], string]>([
  ['tasks that somebody is to do', 'mine', 'tasks_(workspace|workspace_status)'],
  ['tasks that wait for a review', 'review', 'tasks_(workspace|workspace_status)'],
  ['tasks that somebody asked for', 'asked', 'tasks_(creator|workspace)'],
])('%s', async (_, view, index) => {
  const [plan = ''] = await plansOf(tasks({ view }));
  expect(plan).toMatch(new RegExp(`Index Scan using ${index} `));
  expect(plan).not.toContain('Seq Scan');
});

it.each([null, 1])('documents of a search that finds many, in the workspace %s', async (workspaceId) => {
  const plain = new pg.Client({ connectionString: database.connectionString });
  await plain.connect();
  // In a transaction, like the walk: its settings hold there alone.
  await plain.query('begin');
  const search = { words: parseSearch('shoes') ?? { words: [], phrases: [] }, language: 'en' };
  const walk = (db: Db) =>
    walkDocuments(
      { transaction: (run) => run(db) },
      { accountId: 1, userId: 1, workspaceId },
      { ...page, sort: '-created_at', search },
    );
  const [plan = ''] = await plansOf(walk, plain);
  await plain.end();
  expect(plan).toMatch(/Index Scan using order_details_(personal|workspace) /);
  expect(plan).not.toContain('Sort');
});
