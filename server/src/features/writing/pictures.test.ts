// Every tool that makes pictures, ordered once with its example and an uploaded picture: delivered, or on hold until a model is there.
import { listTools } from '@folio/catalogue/catalogue';
import { isAssetField } from '@folio/contract/tool-values';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

/** Milliseconds: networks and drawing take a core for a while. */
const patience = 90_000;

let product: TestProduct;
let owner: TestCaller;
let stranger: TestCaller;
let photo: Buffer;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect width="120" height="90" fill="#fff"/><circle cx="60" cy="45" r="30" fill="#a3560a"/></svg>';
  photo = await sharp(Buffer.from(drawing)).removeAlpha().jpeg({ quality: 95 }).toBuffer();
});
afterAll(() => product.stop());

const pictured = listTools().filter((tool) => tool.output === 'image');
const waits = new Set(['image_variations', 'product_scene']);

async function upload(tool: string, field: string, bytes: Buffer = photo, name = 'Boot, blue.jpg') {
  const form = new FormData();
  form.append('tool', tool);
  form.append('field', field);
  form.append('file', new File([new Uint8Array(bytes)], name));
  return (await owner.send('POST', '/services/orders/upload', form)).body.asset as { id: number };
}

interface Shown {
  status: string;
  category: string;
  reason: string | null;
  engine: { kind: string; way?: string } | null;
  assets: { id: number; key: string; media_type: string; url: string; width: number; height: number; file_name: string }[];
  content: { html: string };
}

async function placeOrder(slug: string, fields: Record<string, unknown>) {
  const { status, body } = await owner.send('POST', '/services/orders/create', { tool: slug, fields });
  const order = body.order as { price: number; order_details: { id: number }[] } | undefined;
  return {
    status,
    errors: body.errors as Record<string, string[]> | undefined,
    price: order?.price,
    id: order?.order_details[0]?.id ?? 0,
  };
}

const finished = (id: number): Promise<Shown> =>
  vi.waitFor(
    async () => {
      const { body } = await owner.get('/services/media/orders/show', { action: 'retrieve-html', order_detail_id: id });
      const [order] = body.orders as Shown[];
      expect(order?.status).toMatch(/accepted|onHold|failed/);
      return order as Shown;
    },
    { timeout: patience, interval: 100 },
  );

describe.each(pictured.map((tool) => [tool.slug, tool] as const))('%s', (slug, tool) => {
  it(
    'is delivered with its example, or waits for an image model without its credits',
    async () => {
      const fields: Record<string, unknown> = { ...tool.example };
      for (const field of tool.fields.filter(isAssetField)) {
        if (fields[field.name] !== undefined) fields[field.name] = [(await upload(slug, field.name)).id];
      }
      const placed = await placeOrder(slug, fields);
      expect([placed.status, placed.errors]).toEqual([200, undefined]);
      const shown = await finished(placed.id);
      expect([shown.status, shown.category]).toEqual([waits.has(slug) ? 'onHold' : 'accepted', 'media']);
      if (waits.has(slug)) return expect(shown.reason).toContain('Connect an image model');
      expect(shown.assets.length).toBeGreaterThan(0);
      for (const asset of shown.assets) {
        const file = await fetch(`${product.url}${asset.url}`, { headers: { authorization: `Bearer ${owner.token}` } });
        const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
        expect([file.status, width, height]).toEqual([200, asset.width, asset.height]);
      }
      const [first] = shown.assets;
      expect((await stranger.get(`/services/orders/asset/${first?.id}`)).status).toBe(404);
      return undefined;
    },
    patience,
  );
});

it(
  'packs many pictures under names that distinguish them',
  async () => {
    const { id } = await placeOrder('image_resizer', {
      images: [(await upload('image_resizer', 'images')).id],
      formats: ['instagram_square', 'x'],
      image_format: 'png',
    });
    await finished(id);
    const file = await fetch(`${product.url}/api/services/media/orders/download?order_detail_id=${id}&format=zip&type=media`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const names = Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())));
    expect(names).toHaveLength(2);
    expect(names.join(' ')).toMatch(/instagram-square-1080x1080.*x-1600x900/);
  },
  patience,
);

it('refuses a picture that is too large to be enlarged, in the words of its rule, and one that is someone else’s', async () => {
  const wide = await sharp({ create: { width: 1431, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { id } = await upload('image_upscaling', 'image', wide, 'wide.png');
  const refused = await placeOrder('image_upscaling', { image: [id] });
  expect([refused.status, refused.errors?.['image']]).toEqual([
    422,
    ['The file exceeds the manageable limits (1430 x 1430 px).'],
  ]);
  const { status } = await stranger.send('POST', '/services/orders/create', { tool: 'image_upscaling', fields: { image: [id] } });
  expect(status).toBe(422);
});
