import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let colleague: TestCaller;
let stranger: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  // The first user is staff and can see all users.
  await product.register('Staff Person');
  owner = await product.register('Olga Owner');
  stranger = await product.register('Stranger Person');
  colleague = await product.join(owner, 'Cora Colleague', 'user');
});
afterAll(() => product.stop());

const wide = () =>
  sharp({ create: { width: 640, height: 320, channels: 3, background: '#0f7a5c' } })
    .withExif({ IFD0: { Copyright: 'Somewhere in Rome' } })
    .jpeg()
    .toBuffer();
const send = (who: TestCaller, photo: File) => {
  const form = new FormData();
  form.set('photo', photo);
  return who.send('POST', '/tools/update_user_photo', form);
};
const load = (path: string, who?: TestCaller) =>
  fetch(product.url + path, who ? { headers: { authorization: `Bearer ${who.token}` } } : {});
const addressOf = async (who: TestCaller) =>
  ((await who.get('/tools/show_user_info')).body.user_info as { profile_photo_path: string | null }).profile_photo_path;

it('is kept as a small square without what the camera noted, and shown to the own account alone', async () => {
  expect(await addressOf(colleague)).toBeNull();
  const { status, body } = await send(colleague, new File([new Uint8Array(await wide())], 'me.gif'));
  const path = (body.user_info as { avatar: string }).avatar;
  expect([status, path]).toEqual([200, await addressOf(colleague)]);
  const answer = await load(path, owner);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(answer.headers.get('cache-control')).toContain('private');
  const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(['webp', 256, 256, undefined]);
  expect((await owner.get('/tools/show_user_photos')).body.photos).toEqual([{ user_id: colleague.id, url: path }]);
  expect((await stranger.get('/tools/show_user_photos')).body.photos).toEqual([]);
  expect([(await load(path, stranger)).status, (await load(path)).status]).toEqual([404, 401]);
});

it('refuses what is no picture, is too large, or is nothing', async () => {
  const faults = async (photo: File) => {
    const { status, body } = await send(owner, photo);
    return [status, body.errors];
  };
  const notOne = { photo: ['me.png is not a PNG, JPEG or WebP image'] };
  expect(await faults(new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' }))).toEqual([415, notOne]);
  const cut = (await wide()).subarray(0, 200);
  expect(await faults(new File([new Uint8Array(cut)], 'me.png'))).toEqual([415, notOne]);
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png');
  expect(await faults(large)).toEqual([413, { photo: ['me.png is larger than 5 MB'] }]);
  expect((await owner.send('POST', '/tools/update_user_photo', {})).status).toBe(422);
});

it('can be replaced, by ten at once, and removed', async () => {
  const first = await addressOf(colleague);
  const pictures = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      sharp({ create: { width: 30, height: 30, channels: 3, background: { r: index * 20, g: 0, b: 0 } } })
        .png()
        .toBuffer(),
    ),
  );
  const answers = await Promise.all(pictures.map((bytes) => send(colleague, new File([new Uint8Array(bytes)], 'me.png'))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await addressOf(colleague)).not.toBe(first);
  expect(await product.sql('select count(*)::int as count from user_photos')).toEqual([{ count: 1 }]);
  expect((await colleague.send('POST', '/tools/update_user_photo', { remove: true })).status).toBe(200);
  expect(await addressOf(colleague)).toBeNull();
});

it('goes with the person', async () => {
  await send(colleague, new File([new Uint8Array(await wide())], 'me.jpg'));
  const path = (await addressOf(colleague)) ?? '';
  const { body } = await owner.get('/features/user-seats/show');
  const seat = (body.list as { id: number; user_id: number | null }[]).find(({ user_id: id }) => id === colleague.id);
  expect((await owner.send('DELETE', '/features/user-seats/delete', { id: seat?.id })).status).toBe(200);
  expect(await product.sql('select 1 from user_photos')).toEqual([]);
  expect((await load(path, owner)).status).toBe(404);
});
