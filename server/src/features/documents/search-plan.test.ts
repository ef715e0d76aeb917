// Each way in which a search may be read finds the same documents, and which is chosen depends on what it costs.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { findMatches } from './document-search.queries.ts';
import { facetsOf, type ListFacets, periodOf } from './search-facets.ts';
import { choosePlan, planSearch } from './search-plan.queries.ts';
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
}, 60_000);
afterAll(() => product.stop());

const scopeOf = () => ({ accountId: 1, userId: person.id, workspaceId: null });

describe.each(['index', 'documents', 'frequent'] as const)('read by way of "%s"', (plan) => {
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

const planOf = (typed: string, filter: ListFacets, most: number) =>
  planSearch(product.kernel.database, scopeOf(), parseSearch(typed) ?? { words: [], phrases: [] }, {
    facets: facetsOf(filter),
    period: periodOf(filter),
    most,
  });

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
    await product.sql('analyze document_texts');
    expect(await planOf('trail', {}, 1)).toBe('frequent');
    expect(await planOf('trail', { from: '2026-11-20' }, 1)).toBe('frequent');
    expect(await planOf('trail', { from: '2030-01-01' }, 1)).toBe('index');
    expect(await planOf('trail', { tool: 'job_posting' }, 1)).toBe('frequent');
    expect(await planOf('trail', { tool: 'menu' }, 1)).toBe('index');
    await product.sql('delete from document_texts where order_detail_id > 1000000');
  });
});

it.each(['⑴', '⑴abc', 'ŉab', '½kg', '⒈⒈⒈', "l'⑴⑵⑶"])('answers a search for "%s"', async (search) => {
  expect((await person.get('/services/orders/show', { search })).status).toBe(200);
});
