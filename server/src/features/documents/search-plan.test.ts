// Each plan of a search finds the same documents. Costs decide between the plans.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { findMatches } from './document-search.queries.ts';
import { facetsOf, type ListFacets, periodOf, spansSince } from './search-facets.ts';
import { choosePlan, countRecent, planSearch, type SearchPlan } from './search-plan.queries.ts';
import { parseSearch } from './search-words.ts';

let product: TestProduct;
let person: TestCaller;
let workspaceId: number;
/** Documents of the person, in their order. */
const ids: number[] = [];

const texts = ['Trail shoes', 'Trailing behind', 'A trail in spring', 'Ein Weg', 'Step (1)a of 2', 'Überweg'];

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  person = await product.register('Searching Person');
  workspaceId = await buildWorkspace(product, person);
  for (const [index, text] of texts.entries()) {
    const language = index % 2 === 0 ? 'en' : 'de';
    const { detailId } = await buildDocument(product, person, { title: `Number ${index}`, html: `<p>${text}</p>`, language });
    ids.push(detailId);
    await product.sql('update order_details set created_at = $2 where id = $1', [detailId, `2026-11-2${index}T10:00:00Z`]);
  }
  const other = await buildDocument(product, person, { title: 'Trail of a workspace', html: '<p>Trail</p>' });
  await product.sql('update order_details set workspace_id = $2 where id = $1', [other.detailId, workspaceId]);
});
afterAll(() => product.stop());

const scopeOf = () => ({ accountId: 1, userId: person.id, workspaceId: null });

describe.each<SearchPlan>([
  { way: 'index' },
  { way: 'documents' },
  { way: 'frequent' },
  { way: 'index', recent: [':m:2026-11'] },
  { way: 'frequent', recent: [':x:2026-11-2', ':x:2026-11-3'] },
  { way: 'frequent', within: [':m:2026-10', ':m:2026-11'] },
])('read by way of %o', (plan) => {
  it.each<[string, object, number[]]>([
    ['trail', {}, [0, 1, 2]],
    ['trail sho', {}, [0]],
    ['trail', { language: 'en' }, [0, 2]],
    ['trail', { from: '2026-11-21', to: '2026-11-22' }, [1, 2]],
    ['uber', {}, [5]],
    ['"trail shoes"', {}, [0]],
    ['⑴a', {}, [4]],
    ['kayak', {}, []],
  ])('"%s" with %o finds the same', async (typed, filter, expected) => {
    const search = parseSearch(typed);
    if (!search) throw new Error('Nothing to search for');
    const found = await findMatches(product.kernel.database, scopeOf(), search, 'en', {
      facets: facetsOf(filter),
      period: periodOf(filter),
      plan,
    });
    expect(found.ids?.toSorted((a, b) => a - b)).toEqual(expected.map((index) => ids[index]));
    expect(found.count).toBe(expected.length);
  });
});

const wholePlanOf = (typed: string, filter: ListFacets, most: number) =>
  planSearch(product.kernel.database, scopeOf(), parseSearch(typed) ?? { words: [], phrases: [] }, {
    facets: facetsOf(filter),
    period: periodOf(filter),
    most,
    language: 'en',
    now: new Date('2026-11-28T12:00:00Z'),
  });
const planOf = async (...asked: Parameters<typeof wholePlanOf>) => (await wholePlanOf(...asked)).way;

describe('the way', () => {
  it('compares a small place where a word begins like many of the installation', () => {
    expect(choosePlan({ documents: 1000, texts: 10_000_000, beginning: 3_000_000 }, 10_000)).toBe('documents');
    expect(choosePlan({ documents: 1000, texts: 10_000_000, beginning: 2000 }, 10_000)).toBe('index');
    expect(choosePlan({ documents: 0, texts: 10_000_000, beginning: 2000 }, 10_000)).toBe('documents');
  });

  it('reads whole words first where more are expected than are counted', () => {
    expect(choosePlan({ documents: 300_000, texts: 10_000_000, beginning: 3_000_000 }, 10_000)).toBe('frequent');
    expect(choosePlan({ documents: 300_000, texts: 10_000_000, beginning: 300_000 }, 10_000)).toBe('index');
    // 12,000 expected: too close for whole words to be enough for certain.
    expect(choosePlan({ documents: 300_000, texts: 10_000_000, beginning: 400_000 }, 10_000)).toBe('index');
  });

  it('expects fewer where a filter leaves few', () => {
    const known = { documents: 100_000, texts: 100_000, beginning: 16_000 };
    expect(choosePlan({ ...known, narrowed: 100_000 }, 10_000)).toBe('frequent');
    expect(choosePlan({ ...known, narrowed: 60_000 }, 10_000)).toBe('index');
    expect(choosePlan({ ...known, narrowed: 0 }, 10_000)).toBe('index');
  });

  it('reads the newest of a large place first where they are expected to be enough', () => {
    const known = { documents: 300_000, texts: 10_000_000 };
    expect(countRecent({ ...known, having: 3_000_000 }, 10_000)).toBe(100_000);
    expect(countRecent({ ...known, having: 2_000_000 }, 10_000)).toBe(150_000);
    // More than half of the place would be read.
    expect(countRecent({ ...known, having: 1_999_000 }, 10_000)).toBeNull();
    expect(countRecent({ ...known, having: 0 }, 10_000)).toBeNull();
  });

  it('is the index in a database that has not been counted yet', () => {
    expect(choosePlan({ documents: 5, texts: -1, beginning: 1 }, 10_000)).toBe('index');
  });

  it('is asked of the planner with whatever was typed', async () => {
    for (const typed of ['trail', '⑴a', "ŉab l'eau \\x", 'ab', '"a b"', '½kg ⒈abc'])
      expect(await planOf(typed, {}, 10_000)).toBe('index');
  });

  it('reads whole words once, and not at all where a filter leaves fewer than are counted', async () => {
    // Without their documents; the planner judges beginnings by its figures of words where it has a hundred.
    await product.sql(`do $$ begin
      set local session_replication_role = replica;
      insert into document_texts (order_detail_id, text, terms, created_at)
        select 1000000 + n, 'Trail', to_tsvector('simple', 'trail word' || n) || array_to_tsvector(array[':t:job_posting']), '2026-11-25' from generate_series(1, 300) n;
    end $$`);
    try {
      await product.sql('analyze document_texts');
      expect(await planOf('trail', {}, 1)).toBe('frequent');
      expect(await planOf('trail', { from: '2026-11-20' }, 1)).toBe('frequent');
      expect(await planOf('trail', { from: '2030-01-01' }, 1)).toBe('index');
      expect(await planOf('trail', { tool: 'job_posting' }, 1)).toBe('frequent');
      expect(await planOf('trail', { tool: 'menu' }, 1)).toBe('index');
      expect((await wholePlanOf('trail', {}, 1)).recent).toBeUndefined();
      // As if the place were large: the newest four of 100,000 are expected to be enough. The database itself counts in the shards 0 to 15.
      await product.sql(
        `insert into document_counts (user_id, workspace_id, status, shard, count) values ($1, null, 'accepted', 16, 100000)`,
        [person.id],
      );
      expect(await wholePlanOf('trail', {}, 1)).toEqual({ way: 'frequent', recent: [':x:2026-11-3'], within: undefined });
      expect((await wholePlanOf('trail', { tool: 'job_posting' }, 1)).recent).toEqual([':x:2026-11-3']);
      expect((await wholePlanOf('trail', { from: '2026-11-20' }, 1)).recent).toEqual([':x:2026-11-3']);
      // The fake texts are of 25 November: a period that holds them leaves out nothing, one after them all.
      expect((await wholePlanOf('trail', { from: '2026-11-20' }, 1)).within).toBeUndefined();
      expect((await wholePlanOf('trail', { from: '2026-11-01', to: '2026-11-19' }, 1)).within).toEqual([
        ':x:2026-11-1',
        ':x:2026-11-2',
      ]);
      expect((await wholePlanOf('trail', { to: '2026-11-19' }, 1)).within).toBeUndefined();
      // Too few, or of another time.
      expect((await wholePlanOf('trail', { tool: 'menu' }, 1)).recent).toBeUndefined();
      expect((await wholePlanOf('trail', {}, 40_000)).recent).toBeUndefined();
      expect((await wholePlanOf('trail', { from: '2026-11-23' }, 1)).recent).toBeUndefined();
      expect((await wholePlanOf('trail', { to: '2026-11-27' }, 1)).recent).toBeUndefined();
      expect((await wholePlanOf('trail "trail word1"', {}, 1)).recent).toBeUndefined();
    } finally {
      await product.sql('delete from document_counts where shard = 16');
      await product.sql('delete from document_texts where order_detail_id > 1000000');
    }
  });
});

it('counts no further than the newest where those are enough, and all where they are not', async () => {
  await product.sql(
    `do $$ begin
      set local session_replication_role = replica;
      insert into document_texts (order_detail_id, text, terms, created_at)
        select 1000000 + n, 'Harbour', array_to_tsvector(array[place_term(null, ${person.id}), 'harbour', case when n = 1 then ':x:2026-10-1' else ':x:2026-10-2' end]), '2026-10-12'
        from generate_series(1, 10001) n;
    end $$`,
  );
  try {
    const read = (recent: string) => {
      const search = { words: ['harbour'], phrases: [] };
      const plan: SearchPlan = { way: 'index', recent: [recent] };
      return findMatches(product.kernel.database, scopeOf(), search, 'en', { facets: [], period: {}, plan });
    };
    expect(await read(':x:2026-10-2')).toEqual({ count: 10_000, ids: null });
    expect(await read(':x:2026-10-1')).toEqual({ count: 10_000, ids: null });
    await product.sql(`delete from document_texts where order_detail_id between 1000002 and 1010001`);
    expect(await read(':x:2026-10-2')).toEqual({ count: 1, ids: [1_000_001] });
  } finally {
    await product.sql('delete from document_texts where order_detail_id > 1000000');
  }
});

it.each<[since: string, until: string, spans: string[] | null]>([
  ['2026-11-28T10:00:00Z', '2026-11-28T11:00:00Z', [':x:2026-11-3']],
  ['2026-11-01T00:00:00Z', '2026-11-28T11:00:00Z', [':x:2026-11-1', ':x:2026-11-2', ':x:2026-11-3']],
  ['2026-11-01T00:00:00Z', '2026-11-20T23:59:59Z', [':x:2026-11-1', ':x:2026-11-2']],
  ['2026-10-11T00:00:00Z', '2026-11-01T00:00:00Z', [':x:2026-10-2', ':x:2026-10-3', ':m:2026-11']],
  ['2025-12-31T23:59:59Z', '2026-02-28T23:59:59Z', [':x:2025-12-3', ':m:2026-01', ':m:2026-02']],
  ['2023-01-01T00:00:00Z', '2026-11-28T11:00:00Z', null],
])('the terms of the time from %s to %s', (since, until, spans) => {
  expect(spansSince(new Date(since), new Date(until))).toEqual(spans);
});

it.each(['⑴', '⑴abc', 'ŉab', '½kg', '⒈⒈⒈', "l'⑴⑵⑶"])('answers a search for "%s"', async (search) => {
  expect((await person.get('/services/orders/show', { search })).status).toBe(200);
});
