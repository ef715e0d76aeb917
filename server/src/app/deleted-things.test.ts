// Whatever is deleted, nothing that can still be used names it: each column that holds its id without a foreign key is set to it, and then it is
// deleted.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCallExamples } from '../testing/call-examples.ts';
import { buildStrangersThings, type StrangersThings } from '../testing/strangers-things.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { calls, make } from './calls.ts';

const { ofStranger, inWorkspace } = await listCallExamples();

let product: TestProduct;
let owner: TestCaller;
let own: StrangersThings;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  own = await buildStrangersThings(product, owner);
});
afterAll(() => product.stop());

interface Kind {
  name: string;
  /** Names of its columns, as a regular expression of PostgreSQL. */
  columns: string;
  idOf: () => number | string;
  remove: () => Promise<{ status: number }>;
  /** Every column without a foreign key: `cleared`, or the reason to keep a deleted id. A new column is missing here until it is decided. */
  expected: Record<string, string>;
}

const record = 'a record of what was done then';
const inTalk = 'a conversation goes on without what is gone';
const toChoose = 'a task names the tool that is gone until someone chooses another';
const notBuilt = 'no row';
const kinds: Kind[] = [
  {
    name: 'a brand voice',
    columns: '(^|_)brand_voice_id$',
    idOf: () => own.voiceId,
    remove: () => owner.send('DELETE', '/features/brand-voice/delete', { id: own.voiceId }),
    expected: {
      'campaigns.brand_voice_id': 'cleared',
      'category_cards.brand_voice_id': 'cleared',
      'chats.brand_voice_id': inTalk,
      'folders.default_brand_voice_id': 'cleared',
      'orders.brand_voice_id': record,
      'tasks.brand_voice_id': 'cleared',
      'workspace_brand_voices.brand_voice_id': notBuilt,
      'workspaces.default_brand_voice_id': 'cleared',
    },
  },
  {
    name: 'a briefing',
    columns: '(^|_)guideline_id$',
    idOf: () => own.guidelineId,
    remove: () => owner.send('DELETE', '/tools/delete_user_guideline', { guideline_id: own.guidelineId }),
    expected: {
      'campaigns.guideline_id': 'cleared',
      'folders.default_guideline_id': 'cleared',
      'orders.guideline_id': record,
      'workspaces.default_guideline_id': 'cleared',
    },
  },
  {
    name: 'a website',
    columns: '(^|_)website_id$',
    idOf: () => own.websiteId,
    remove: () => owner.send('DELETE', '/features/websites/delete', { website_id: own.websiteId }),
    expected: {
      'campaigns.website_id': 'cleared',
      'orders.website_id': record,
      'page_links.website_id': notBuilt,
      'page_texts.website_id': notBuilt,
      'page_visits.website_id': notBuilt,
      'publication_events.website_id': notBuilt,
      'report_days.website_id': notBuilt,
      'tasks.publish_website_id': 'cleared',
      'tasks.website_id': 'cleared',
    },
  },
  {
    name: 'a source',
    columns: '(^|additional_|default_)source_ids?$',
    idOf: () => own.sourceId,
    remove: () => owner.send('DELETE', '/features/additional-source/delete', { id: own.sourceId }),
    expected: {
      'chat_messages.source_ids': record,
      'chats.source_ids': inTalk,
      'folders.default_source_ids': 'cleared',
      'orders.source_ids': record,
      'tasks.additional_source_ids': 'cleared',
      'workspace_sources.additional_source_id': notBuilt,
      'workspaces.default_source_ids': 'cleared',
    },
  },
  {
    name: 'an own tool',
    columns: '^tool_(id|slug)$',
    idOf: () => 'their_posting',
    remove: () => owner.send('DELETE', '/admin/custom-tools/delete', { id: own.toolId }),
    expected: {
      'bulk_mappings.tool_slug': notBuilt,
      'bulk_uploads.tool_slug': record,
      'chats.tool_slug': record,
      'credit_movements.tool_slug': record,
      'favorites.tool_slug': notBuilt,
      'model_calls.tool_slug': notBuilt,
      'order_details.tool_slug': record,
      'orders.tool_slug': record,
      'report_approvals.tool_slug': notBuilt,
      'report_days.tool_slug': notBuilt,
      'tasks.tool_id': toChoose,
    },
  },
];

it.each(kinds)('$name', async ({ columns, idOf, remove, expected }) => {
  const { sql } = product;
  const found = await sql<{ table: string; column: string; type: string }>(
    `select c.table_name as table, c.column_name as column, c.data_type as type
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ $1
        and not exists (select 1 from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
                         where k.contype = 'f' and k.conrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name)
      order by 1, 2`,
    [columns],
  );
  const id = idOf();
  // Tasks and campaigns name websites of their workspace only.
  await sql('update websites set workspace_id = $1', [own.workspaceId]);
  for (const { table, column, type } of found)
    await sql(`update ${table} set ${column} = ${type === 'ARRAY' ? 'array[$1]::int[]' : '$1'}`, [id]);
  expect((await remove()).status).toBe(200);

  const answers: Record<string, string> = {};
  for (const { table, column, type } of found) {
    const names = type === 'ARRAY' ? `$1 = any(${column})` : `${column} = $1`;
    const [row] = await sql<{ rows: number; naming: number }>(
      `select count(*)::int as rows, count(*) filter (where ${names})::int as naming from ${table}`,
      [id],
    );
    answers[`${table}.${column}`] = row?.naming ? 'kept' : row?.rows ? 'cleared' : notBuilt;
  }
  const states = Object.entries(expected).map(([at, state]) => [at, ['cleared', notBuilt].includes(state) ? state : 'kept']);
  expect(answers).toEqual(Object.fromEntries(states));
});

it('every read of the contract answers afterwards', async () => {
  const failing: [string, number][] = [];
  for (const call of calls) {
    if (call.method !== 'GET') continue;
    const { status } = await make(owner, call, { ...inWorkspace[call.name], ...ofStranger[call.name]?.(own) });
    if (status >= 500) failing.push([call.name, status]);
  }
  expect(failing).toEqual([]);
});
