import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let site: Server;
/** A server with a port that must not be reached. */
let intranet: Server;
let host: string;
let secret: string;
let asked: string[] = [];
let photo: Buffer;

const listen = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

beforeAll(async () => {
  photo = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#3366aa' } })
    .png()
    .toBuffer();
  intranet = createServer((request, response) => {
    asked.push(`intranet ${request.url}`);
    response.end(photo);
  });
  secret = `http://127.0.0.1:${await listen(intranet)}`;
  site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    asked.push(pathname);
    if (pathname === '/moved') return response.writeHead(302, { location: `${secret}/inside.png` }).end();
    if (pathname === '/gone.png') return response.writeHead(404).end('none');
    // The content type header counts for nothing.
    response.setHeader('content-type', 'image/png');
    if (pathname === '/page.png') return response.end('<html><script>alert(1)</script></html>');
    if (pathname === '/drawing.svg')
      return response.end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    if (pathname === '/large.png') return response.end(Buffer.concat([photo, Buffer.alloc(11 * 1024 * 1024)]));
    return response.end(photo);
  });
  const port = await listen(site);
  host = `http://127.0.0.1:${port}`;
  product = await startTestProduct({ FOLIO_ROLE: 'web', FETCH_ALLOW: `127.0.0.1:${port}` });
  owner = await product.register('Owner Person');
});
afterAll(async () => {
  site.close();
  intranet.close();
  await product.stop();
});
beforeEach(async () => {
  asked = [];
  await product.sql('delete from rate_limits');
});

interface Copied {
  url: string;
  asset: { id: number; url: string; media_type: string; width: number; alt: string; file_name: string } | null;
  problem: string | null;
}

async function copy(caller: TestCaller, detailId: number, urls: string[]) {
  const pictures = urls.map((url) => ({ url, alt: 'A boot' }));
  const { status, body } = await caller.send('POST', '/services/orders/copy_pictures', { order_detail_id: detailId, pictures });
  return { status, body, pictures: body.pictures as Copied[] };
}

describe('images of other sites', () => {
  it('are fetched once each, and kept as files of the document whatever their address ends in', async () => {
    const { detailId } = await buildDocument(product, owner);
    const { status, pictures } = await copy(owner, detailId, [`${host}/boot?size=2`, `${host}/two.jpg`, `${host}/boot?size=2`]);
    expect(status).toBe(200);
    expect(asked.sort()).toEqual(['/boot', '/two.jpg']);
    expect(pictures.map(({ problem }) => problem)).toEqual([null, null, null]);
    expect(pictures[0]).toEqual(pictures[2]);
    expect(pictures[0]?.asset).toMatchObject({ media_type: 'image/png', width: 6, alt: 'A boot', file_name: 'boot.png' });
    const shown = await fetch(`${product.url}${pictures[0]?.asset?.url}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(Buffer.from(await shown.arrayBuffer()).equals(photo)).toBe(true);
  });

  it('are refused one by one where they are no images, too large, gone or not public, and the others are copied', async () => {
    const { detailId } = await buildDocument(product, owner);
    const bad = ['/page.png', '/drawing.svg', '/large.png', '/gone.png', '/moved'].map((path) => host + path);
    const outside = [
      `${secret}/a.png`,
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      'no address',
      'data:image/png;base64,AA==',
    ];
    const { status, pictures } = await copy(owner, detailId, [...bad, ...outside, `${host}/good.png`]);
    expect(status).toBe(200);
    expect(asked.filter((path) => path.startsWith('intranet'))).toEqual([]);
    expect(pictures.filter(({ asset }) => asset).map(({ url }) => url)).toEqual([`${host}/good.png`]);
    for (const { problem } of pictures.slice(0, -1)) expect(problem).toMatch(/\w{3,}/);
    const kept = await product.sql('select id from assets where order_detail_id = $1', [detailId]);
    expect(kept).toHaveLength(1);
  });

  it('are copied only into a document that the caller may edit, and at most twenty a call', async () => {
    const stranger = await product.register('Stranger Person');
    const { detailId } = await buildDocument(product, owner);
    expect((await copy(stranger, detailId, [`${host}/a.png`])).status).toBe(404);
    const many = Array.from({ length: 21 }, (_, n) => `${host}/${n}.png`);
    expect((await copy(owner, detailId, many)).status).toBe(422);
    expect((await copy(owner, detailId, [])).status).toBe(422);
    expect(asked).toEqual([]);
  });

  it('count towards the storage of the account, and are limited by the hour', async () => {
    const workspaceId = await buildWorkspace(product, owner);
    const { detailId } = await buildDocument(product, owner, { workspaceId });
    await product.sql('update storage_limit set max_bytes = (select used_bytes from storage_use limit 1)');
    const { pictures } = await copy(owner, detailId, [`${host}/full.png`]);
    expect(pictures).toMatchObject([{ asset: null }]);
    expect(pictures[0]?.problem).toContain('storage');
    await product.sql('update storage_limit set max_bytes = null');
    const answers = await Promise.all(Array.from({ length: 31 }, () => copy(owner, detailId, [`${host}/a.png`])));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});
