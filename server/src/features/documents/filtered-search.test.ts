// A search with filters finds the documents of the list with the same filters, and reads one index for it, also after changes.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { findMatches } from './document-search.queries.ts';
import { facetsOf, periodOf } from './search-facets.ts';

let product: TestProduct;
let person: TestCaller;
let folderId: number;

const languages = ['en', 'de', 'pt-BR'];
const statuses = ['accepted', 'failed', 'onHold', 'in_progress', 'processing'];
const days = ['2024-02-29T23:59:59Z', '2025-12-31T12:00:00Z', '2026-01-01T00:00:00Z', '2026-11-22T10:00:00Z'];

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  person = await product.register('Filtering Person');
  const { body } = await person.send('PUT', '/services/folders/create', { name: 'Spring' });
  folderId = (body.folder as { id: number }).id;
  for (let index = 0; index < 60; index += 1) {
    const { detailId } = await buildDocument(product, person, {
      title: index % 3 === 0 ? `Trail ${index}` : `Path ${index}`,
      html: index % 2 === 0 ? '<p>A trail in spring.</p>' : '<p>Nothing.</p>',
      language: languages[index % 3] ?? 'en',
    });
    // Each of these after the text was indexed, as in life.
    await product.sql(
      'update order_details set status = $2, created_at = $3, folder_id = $4, tool_slug = $5, category = $6 where id = $1',
      [
        detailId,
        statuses[index % 5],
        days[index % 4],
        index % 4 === 1 ? folderId : null,
        index % 7 === 0 ? 'seo_article' : 'job_posting',
        index % 6 === 0 ? 'media' : 'text',
      ],
    );
  }
});
afterAll(() => product.stop());

const filters: Record<string, string | number>[] = [
  {},
  ...statuses.map((status) => ({ status })),
  ...languages.map((language) => ({ language })),
  { tool: 'seo_article' },
  { resultType: 'media' },
  { month: '2026-01' },
  { created_from: '2025-12-31' },
  { created_to: '2025-12-31' },
  { created_from: '2024-03-01', created_to: '2026-01-01' },
  { created_from: '2025-12-31', created_to: '2025-12-31' },
  { created_from: '2025-12-01', created_to: '2026-01-01', month: '2026-01' },
  { created_from: '2026-12-01', created_to: '2026-01-01' },
  { folder_id: 'none' },
  // Statements of many filters are distinguished, however long their list.
  { tool: 'job_posting', resultType: 'text', folder_id: 'none', language: 'en', month: '2026-11', created_from: '2026-11-01' },
  { status: 'accepted', tool: 'job_posting', resultType: 'text', folder_id: 'none', language: 'en', created_from: '2024-01-01' },
  {
    status: 'accepted',
    tool: 'job_posting',
    resultType: 'text',
    folder_id: 'none',
    language: 'en',
    created_from: '2024-01-01',
    created_to: '2026-11-22',
  },
  { status: 'accepted', language: 'en', created_from: '2024-01-01', created_to: '2026-11-22', resultType: 'text' },
];

interface Row {
  order_detail_id: number;
  title: string;
}

async function idsOf(query: Record<string, string | number>, isWanted: (row: Row) => boolean) {
  const { status, body } = await person.get('/services/orders/show', { per_page: 100, ...query });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  const ids = (body.orders as Row[]).filter(isWanted).map((row) => row.order_detail_id);
  return { ids, total: body.recordsFiltered as number };
}

it.each(filters)('%o', async (filter) => {
  const texts = new Map(
    (await product.sql<{ id: number; text: string }>('select order_detail_id as id, text from document_texts')).map(
      ({ id, text }) => [id, text],
    ),
  );
  const all = await idsOf(filter, (row) => /trail/i.test(`${row.title} ${texts.get(row.order_detail_id) ?? ''}`));
  const found = await idsOf({ ...filter, search: 'trail' }, () => true);
  expect(found).toEqual({ ids: all.ids, total: all.ids.length });
  // Only the period that ends before it begins has no document.
  expect(found.total > 0).toBe(filter.created_from !== '2026-12-01');
});

it('also in a folder, and after a document left it', async () => {
  const inFolder = await idsOf({ folder_id: folderId, search: 'trail' }, () => true);
  expect(inFolder.ids.length).toBeGreaterThan(1);
  const [first] = inFolder.ids;
  expect((await person.send('POST', '/services/orders/move', { order_detail_id: first, folder_id: null })).status).toBe(200);
  const later = await idsOf({ folder_id: folderId, search: 'trail' }, () => true);
  expect(later.ids).toEqual(inFolder.ids.slice(1));
});

it('reads the index of words and nothing else, with every filter at once', async () => {
  const seen: { text: string; values: unknown[] }[] = [];
  const { database } = product.kernel;
  const watched = {
    ...database,
    transaction: <T>(run: Parameters<typeof database.transaction<T>>[0]) =>
      database.transaction((tx) =>
        run({
          ...tx,
          client: new Proxy(tx.client, {
            get: (target, name) =>
              name === 'query'
                ? (text: string, values: unknown[] = []) => {
                    seen.push({ text, values });
                    return target.query(text, values);
                  }
                : (Reflect.get(target, name) as unknown),
          }),
        }),
      ),
  };
  const filter = {
    status: 'accepted',
    tool: 'job_posting',
    category: 'text',
    folderId: 'none',
    language: 'en',
    authorId: person.id,
    from: '2026-11-05',
    to: '2026-11-22',
  } as const;
  const kind = { facets: facetsOf(filter), period: periodOf(filter) };
  const scope = { accountId: 1, userId: person.id, workspaceId: null };
  await findMatches(watched, scope, { words: ['trail'], phrases: [] }, 'en', kind);
  const search = seen.at(-1);
  await database.transaction(async (tx) => {
    await tx.client.query('set local enable_seqscan = off');
    const { rows } = await tx.client.query<{ 'QUERY PLAN': string }>(`explain ${search?.text ?? ''}`, search?.values ?? []);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Bitmap Index Scan on document_texts_terms');
    expect(plan).toContain(':s:accepted');
    // One term for the days, however many they are; which of them is read from the rows that are read for their ids.
    expect(/Index Cond: .*/.exec(plan)?.[0].match(/':[dxmqy]:/g)).toHaveLength(1);
    expect(plan).toMatch(/Filter: .*created_at >= .*created_at </);
    expect(plan).not.toContain('order_details');
  });
});
