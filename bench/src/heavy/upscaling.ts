import { findTool } from '@folio/catalogue/catalogue';
import { contextIn } from '@folio/engine/composer/fixtures/orders';
import { make } from '@folio/engine/engine';

/** A picture with as much in it as a photo; noise and edges, since an even ground would be packed too quickly. */
export async function drawPhoto(edge: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const rgb = new Uint8Array(edge * edge * 3);
  let state = 7;
  for (let pixel = 0; pixel < edge * edge; pixel += 1) {
    const [x, y] = [pixel % edge, Math.floor(pixel / edge)];
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const light = 128 + 90 * Math.sin(x / 37) * Math.cos(y / 23) + (state % 24);
    rgb.set([light, light * 0.8, 255 - light], pixel * 3);
  }
  return Uint8Array.from(
    await sharp(rgb, { raw: { width: edge, height: edge, channels: 3 } })
      .jpeg({ quality: 92 })
      .toBuffer(),
  );
}

const edge = 1024;
const part = 256;
let drawn: Promise<Uint8Array> | undefined;
export const givenPhoto = (): Promise<Uint8Array> => (drawn ??= drawPhoto(edge));

export async function enlargePhoto(bytes: Uint8Array, scale: number): Promise<{ width: number; height: number }> {
  const tool = findTool('image_upscaling');
  if (!tool) throw new Error('the catalogue has no image_upscaling');
  const given = { name: 'photo.jpg', mediaType: 'image/jpeg', bytes };
  const context = contextIn('en', { readFile: async () => given });
  const { files } = await make(tool, { image: [1], scale, content_kind: 'photo', image_format: 'png' }, context);
  const [file] = files ?? [];
  return { width: file?.width ?? 0, height: file?.height ?? 0 };
}

export async function ownUpscaling(): Promise<void> {
  const { width } = await enlargePhoto(await givenPhoto(), 2);
  if (width !== edge * 2) throw new Error(`the picture is ${width} px wide`);
}

/** The network on parts side by side, whose seams show; read before and packed after by sharp. */
export async function bareUpscaling(): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { enlargeTile, loadNetwork } = await import('@folio/engine/pictures/super-resolution');
  const network = await loadNetwork(2);
  const rgb = await sharp(await givenPhoto())
    .raw()
    .toBuffer();
  const large = Buffer.alloc(rgb.length * 4);
  const line = edge * 2 * 3;
  for (let top = 0; top < edge; top += part) {
    for (let left = 0; left < edge; left += part) {
      const values = new Float32Array(part * part * 3);
      for (let row = 0; row < part; row += 1) {
        const from = ((top + row) * edge + left) * 3;
        values.set(rgb.subarray(from, from + part * 3), row * part * 3);
      }
      const made = Uint8ClampedArray.from(await enlargeTile(network, values, part, part));
      for (let row = 0; row < part * 2; row += 1) {
        large.set(made.subarray(row * part * 6, (row + 1) * part * 6), (top * 2 + row) * line + left * 6);
      }
    }
  }
  await sharp(large, { raw: { width: edge * 2, height: edge * 2, channels: 3 } })
    .png()
    .toBuffer();
}
