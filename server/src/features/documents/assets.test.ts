import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { validationMessage } from '@folio/contract/validation-messages';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { sweepAssets } from '../assets/assets.jobs.ts';

let product: TestProduct;
let owner: TestCaller;
let colleague: TestCaller;
let stranger: TestCaller;
let photo: Buffer;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  colleague = await product.join(owner, 'Colleague Person', 'user');
  stranger = await product.register('Stranger Person');
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3366aa' } })
    .png()
    .toBuffer();
});
afterAll(() => product.stop());

type AssetAnswer = { id: number; url: string; width: number; height: number; alt: string; media_type: string };

async function uploadPicture(
  caller: TestCaller,
  detailId: number,
  bytes: Buffer | string,
  name = 'Boot, blau.png',
  alt = 'A boot',
) {
  const form = new FormData();
  form.append('order_detail_id', String(detailId));
  form.append('alt', alt);
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  const { status, body } = await caller.send('POST', '/services/orders/upload_picture', form);
  return { status, errors: body.errors as Record<string, string[]> | undefined, asset: body.asset as AssetAnswer };
}

const fetchAs = (caller: TestCaller, url: string, headers: Record<string, string> = {}) =>
  fetch(`${product.url}${url}`, { headers: { authorization: `Bearer ${caller.token}`, ...headers } });

describe('a picture in a document', () => {
  it('is measured, kept, and shown to those who may see the document, and to nobody else', async () => {
    const workspaceId = await buildWorkspace(product, owner, { name: 'Team', members: [colleague] });
    const { detailId } = await buildDocument(product, owner, { workspaceId });
    const { status, asset } = await uploadPicture(colleague, detailId, photo);
    expect([status, asset.width, asset.height, asset.alt, asset.media_type]).toEqual([200, 40, 30, 'A boot', 'image/png']);
    const shown = await fetchAs(owner, asset.url);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await shown.arrayBuffer()).equals(photo)).toBe(true);
    const repeated = await fetchAs(owner, asset.url, { 'if-none-match': shown.headers.get('etag') ?? '' });
    expect(repeated.status).toBe(304);
    expect((await fetchAs(stranger, asset.url)).status).toBe(404);
    expect((await uploadPicture(stranger, detailId, photo)).status).toBe(404);
    await product.sql('delete from workspace_members where user_id = $1', [colleague.id]);
    expect((await fetchAs(colleague, asset.url)).status).toBe(404);
  });

  it('leaves the house with the document: in html, Word, pdf and a zip of several', async () => {
    const { detailId } = await buildDocument(product, owner);
    const { detailId: other } = await buildDocument(product, owner);
    const { asset } = await uploadPicture(owner, detailId, photo);
    const { asset: foreign } = await uploadPicture(owner, other, photo);
    const html = `<h1>Boots</h1><p>They grip.</p><img src="${asset.url}" alt="A boot"><img src="${foreign.url}" alt="Elsewhere">`;
    await owner.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html } });
    const download = async (query: string) =>
      Buffer.from(await (await fetchAs(owner, `/api/services/orders/download?${query}`)).arrayBuffer());
    const page = (await download(`order_detail_id=${detailId}&format=html`)).toString();
    expect(page).toContain(`<img src="data:image/png;base64,${photo.toString('base64')}" alt="A boot">`);
    expect(page).toContain('[Elsewhere]');
    expect(page).not.toContain('/api/');
    const word = unzipSync(new Uint8Array(await download(`order_detail_id=${detailId}&format=docx`)));
    expect(Object.keys(word).filter((name) => /^word\/media\/.+\.png$/.test(name))).toHaveLength(1);
    expect((await download(`order_detail_id=${detailId}&format=pdf`)).toString('latin1')).toMatch(/\/Subtype \/Image/);
    const several = unzipSync(
      new Uint8Array(await download(`order_detail_ids[]=${detailId}&order_detail_ids[]=${other}&format=html`)),
    );
    expect(Object.values(several).filter((bytes) => Buffer.from(bytes).includes('data:image/png'))).toHaveLength(1);
    expect((await download(`order_detail_id=${detailId}&format=md`)).toString()).toContain('A boot');
  });

  it.each<[string, string | (() => Buffer), string, string]>([
    ['a script under a picture’s name', '<svg onload="alert(1)"/>', 'x.png', 'file_kind'],
    ['a picture whose data ends early', () => photo.subarray(0, 30), 'x.png', 'file_damaged'],
    ['an empty file', '', 'x.png', 'file_empty'],
    ['another ending', () => photo, 'x.gif', 'file_kind'],
  ])('refuses %s at the field', async (_what, bytes, name, code) => {
    const { detailId } = await buildDocument(product, owner);
    const refused = await uploadPicture(owner, detailId, typeof bytes === 'function' ? bytes() : bytes, name);
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([code === 'file_kind' ? 415 : 422, ['file']]);
    expect(refused.errors?.['file']).toEqual([validationMessage(code, { name, kinds: 'PNG, JPG, JPEG, WEBP' }, 'en')]);
  });

  it('refuses more pixels than can be worked on, though the file is small', async () => {
    const { detailId } = await buildDocument(product, owner);
    const vast = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    expect(vast.length).toBeLessThan(1024 * 1024);
    const refused = await uploadPicture(owner, detailId, vast, 'vast.png');
    expect([refused.status, refused.errors?.['file']?.[0]]).toEqual([422, 'vast.png has more than 50 million pixels']);
  });

  it('goes a day after its document, bytes and all, and loose uploads with it', async () => {
    const { detailId } = await buildDocument(product, owner);
    const { asset } = await uploadPicture(owner, detailId, photo);
    const [row] = await product.sql<{ storage_key: string }>('select storage_key from assets where id = $1', [asset.id]);
    const path = `${product.kernel.config.dataDir}/files/${row?.storage_key}`;
    await sweepAssets(product.kernel);
    expect(readFileSync(path).equals(photo)).toBe(true);
    await owner.send('DELETE', '/services/orders/delete', { order_detail_id: detailId });
    await sweepAssets(product.kernel);
    // Also where this machine's clock is a year ahead: the database's counts.
    await sweepAssets({ ...product.kernel, clock: { now: () => new Date(Date.now() + 365 * 86_400_000) } });
    expect(readFileSync(path).equals(photo)).toBe(true);
    await product.sql(`update assets set created_at = now() - interval '25 hours' where id = $1`, [asset.id]);
    await sweepAssets(product.kernel);
    expect(() => readFileSync(path)).toThrow('ENOENT');
    expect((await fetchAs(owner, asset.url)).status).toBe(404);
  });
  it('is swept too where no row was ever written for its bytes, after a day', async () => {
    const { storage, config } = product.kernel;
    const keys = [await storage.save('assets', photo), await storage.save('assets', photo)];
    const [old = '', fresh = ''] = keys.map((key) => `${config.dataDir}/files/${key}`);
    const { detailId } = await buildDocument(product, owner);
    const { asset } = await uploadPicture(owner, detailId, photo);
    const [row] = await product.sql<{ storage_key: string }>('select storage_key from assets where id = $1', [asset.id]);
    const named = `${config.dataDir}/files/${row?.storage_key}`;
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    for (const path of [old, named]) utimesSync(path, dayAgo, dayAgo);
    await sweepAssets(product.kernel);
    expect([old, fresh, named].map((path) => existsSync(path))).toEqual([false, true, true]);
  });
  it.each([
    [
      'sources',
      `insert into additional_sources (account_id, user_id, name, type, storage_key) select account_id, id, 'Notes', 'file', $2 from users where id = $1`,
    ],
    [
      'chats',
      `insert into chat_attachments (account_id, user_id, kind, name, storage_key) select account_id, id, 'image', 'a.png', $2 from users where id = $1`,
    ],
    [
      'bulk',
      `insert into bulk_uploads (account_id, user_id, tool_slug, file_name, storage_key, columns, row_count)
      select account_id, id, 'job_posting', 'a.csv', $2, '{a}', 1 from users where id = $1`,
    ],
  ])('of %s is swept too without a row, after a day', async (area, insert) => {
    const { storage, config } = product.kernel;
    const keys = [await storage.save(area, photo), await storage.save(area, photo), await storage.save(area, photo)];
    const [old = '', fresh = '', named = ''] = keys.map((key) => `${config.dataDir}/files/${key}`);
    await product.sql(insert, [owner.id, keys[2]]);
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    for (const path of [old, named]) utimesSync(path, dayAgo, dayAgo);
    await sweepAssets(product.kernel);
    expect([old, fresh, named].map((path) => existsSync(path))).toEqual([false, true, true]);
  });
});
