import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { insertAssets } from '../assets/assets.queries.ts';
import { storeFile } from '../assets/index.ts';
import { createThumbnails } from '../assets/thumbnails.ts';

let product: TestProduct;
let owner: TestCaller;
let colleague: TestCaller;
let stranger: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  colleague = await product.join(owner, 'Colleague Person', 'user');
  stranger = await product.register('Stranger Person');
});
afterAll(() => product.stop());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
    .png()
    .toBuffer();

/** A document of media with these files, by key and kind. */
async function buildMedia(files: { key: string; type?: string; bytes?: Buffer }[], workspaceId?: number) {
  const { detailId } = await buildDocument(product, owner, workspaceId === undefined ? {} : { workspaceId });
  await product.sql(`update order_details set category = 'media' where id = $1`, [detailId]);
  const [detail] = await product.sql<{ account_id: number }>('select account_id from order_details where id = $1', [detailId]);
  const kept = await Promise.all(
    files.map(async ({ key, type = 'image/png', bytes }) =>
      storeFile(product.kernel, bytes ?? (await picture(800, 400)), {
        account_id: detail?.account_id ?? 0,
        user_id: owner.id,
        order_detail_id: detailId,
        role: 'result',
        key,
        file_name: `${key}-${randomUUID()}`,
        media_type: type,
      }),
    ),
  );
  const rows = await insertAssets(product.kernel.database, kept);
  return { detailId, ids: rows.map(({ id }) => id) };
}

const ask = (caller: TestCaller, address: string, headers: Record<string, string> = {}) =>
  fetch(`${product.url}${address}`, { headers: { authorization: `Bearer ${caller.token}`, ...headers } });
const small = (id: number | undefined) => `/api/services/orders/asset/${id}?size=thumb`;

it('is a WebP of at most 320 pixels a side, upright and never enlarged, and is not sent twice', async () => {
  const upright = await sharp(await picture(800, 400))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { ids } = await buildMedia([
    { key: 'image' },
    { key: 'image-2', bytes: await picture(40, 30) },
    { key: 'image-3', bytes: upright, type: 'image/jpeg' },
  ]);
  const sizes = await Promise.all(
    ids.map(async (id) => {
      const shown = await ask(owner, small(id));
      const { format, width, height } = await sharp(await shown.arrayBuffer()).metadata();
      return [shown.headers.get('content-type'), format, width, height];
    }),
  );
  expect(sizes).toEqual([
    ['image/webp', 'webp', 320, 160],
    ['image/webp', 'webp', 40, 30],
    ['image/webp', 'webp', 160, 320],
  ]);
  const shown = await ask(owner, small(ids[0]));
  const tag = shown.headers.get('etag') ?? '';
  expect((await ask(owner, small(ids[0]), { 'if-none-match': tag })).status).toBe(304);
  // The file itself is another answer.
  expect((await ask(owner, `/api/services/orders/asset/${ids[0]}`, { 'if-none-match': tag })).status).toBe(200);
});

it('is shown to users who may see the document, and to nobody else', async () => {
  const workspaceId = await buildWorkspace(product, owner, { members: [colleague] });
  const { ids } = await buildMedia([{ key: 'image' }], workspaceId);
  const statuses = await Promise.all(
    [owner, colleague, stranger].map(async (caller) => (await ask(caller, small(ids[0]))).status),
  );
  expect(statuses).toEqual([200, 200, 404]);
  await product.sql('delete from workspace_members where workspace_id = $1 and user_id = $2', [workspaceId, colleague.id]);
  expect((await ask(colleague, small(ids[0]))).status).toBe(404);
});

it('is not found of a sound, nor of bytes that are no picture; another size is refused', async () => {
  const { ids } = await buildMedia([
    { key: 'sound', type: 'audio/mpeg', bytes: Buffer.from('sound') },
    { key: 'image', bytes: Buffer.from('no picture') },
  ]);
  expect(await Promise.all(ids.map(async (id) => (await ask(owner, small(id))).status))).toEqual([404, 404]);
  expect((await ask(owner, `/api/services/orders/asset/${ids[0]}?size=vast`)).status).toBe(422);
});

it('is in the rows of the list, by one query for all, and a change of it is answered', async () => {
  const caller = await product.register(`List Person`);
  const before = owner;
  owner = caller;
  try {
    const film = await buildMedia([{ key: 'animation', type: 'video/mp4', bytes: Buffer.from('film') }, { key: 'poster' }]);
    const edited = await buildMedia([{ key: 'original' }, { key: 'image' }]);
    const sound = await buildMedia([{ key: 'sound', type: 'audio/mpeg', bytes: Buffer.from('sound') }]);
    const { detailId: text } = await buildDocument(product, caller);
    const asked: string[] = [];
    const { pool } = product.kernel.database;
    const query = pool.query.bind(pool) as (...words: unknown[]) => unknown;
    const watched = (...words: unknown[]) => {
      const [first] = words;
      asked.push(typeof first === 'string' ? first : String((first as { text?: string }).text));
      return query(...words);
    };
    Object.assign(pool, { query: watched });
    const list = await ask(caller, '/api/services/orders/show');
    Object.assign(pool, { query });
    const { orders } = (await list.json()) as { orders: { order_detail_id: number; thumbnail: string | null }[] };
    expect(new Map(orders.map((row) => [row.order_detail_id, row.thumbnail]))).toEqual(
      new Map([
        [text, null],
        [sound.detailId, null],
        [edited.detailId, small(edited.ids[1])],
        [film.detailId, small(film.ids[1])],
      ]),
    );
    expect(asked.filter((sql) => /from assets/.test(sql))).toHaveLength(1);
    const tag = list.headers.get('etag') ?? '';
    expect((await ask(caller, '/api/services/orders/show', { 'if-none-match': tag })).status).toBe(304);
    await product.sql('delete from assets where id = $1', [film.ids[1]]);
    expect((await ask(caller, '/api/services/orders/show', { 'if-none-match': tag })).status).toBe(200);
  } finally {
    owner = before;
  }
});

it('is made once however many ask, kept for the newest, and asked for again where it could not be read', async () => {
  const bytes = await picture(800, 400);
  const reads: string[] = [];
  const thumbnail = createThumbnails(
    {
      find: (key) => {
        reads.push(key);
        return Promise.resolve(key === 'gone' ? null : bytes);
      },
    },
    2,
  );
  const show = (key: string) => thumbnail({ media_type: 'image/png', sha256: key, storage_key: key });
  await Promise.all([show('a'), show('a'), show('b')]);
  await show('a');
  await show('c');
  await show('a');
  expect(reads).toEqual(['a', 'b', 'c']);
  await show('b');
  expect([await show('gone'), await show('gone')]).toEqual([null, null]);
  expect(reads).toEqual(['a', 'b', 'c', 'b', 'gone', 'gone']);
});
