import { findTool } from '@folio/catalogue/catalogue';
import { contextIn } from '@folio/engine/composer/fixtures/orders';
import { make } from '@folio/engine/engine';

/** A picture with as much in it as a photo: waves and noise, since an even ground would be packed too quickly. */
async function drawPhoto(edge: number): Promise<Uint8Array> {
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

interface Enlarging {
  /** Pixels. */
  edge: number;
  scale: 2 | 4;
}

export const usualPhoto: Enlarging = { edge: 1024, scale: 2 };
/** The largest that the tool takes, as large as it makes it. */
export const maxPhotoBytes: Enlarging = { edge: 1430, scale: 4 };

const drawn = new Map<number, Promise<Uint8Array>>();

/** Drawn once, before anything is measured. */
export function givenPhoto({ edge }: Enlarging): Promise<Uint8Array> {
  const photo = drawn.get(edge) ?? drawPhoto(edge);
  drawn.set(edge, photo);
  return photo;
}

export const ownUpscaling = (photo: Enlarging) => async (): Promise<void> => {
  const tool = findTool('image_upscaling');
  if (!tool) throw new Error('the catalogue has no image_upscaling');
  const given = { name: 'photo.jpg', mediaType: 'image/jpeg', bytes: await givenPhoto(photo) };
  const context = contextIn('en', { readFile: async () => given });
  const input = { image: [1], scale: photo.scale, content_kind: 'photo', image_format: 'png' };
  const { files } = await make(tool, input, context);
  const width = files?.[0]?.width;
  if (width !== photo.edge * photo.scale) throw new Error(`the picture is ${width} px wide`);
};

/** Edge of the parts that the bare calls make, in pixels. */
const part = 256;

/** The network on tiles side by side, with visible seams. sharp decodes the image before and encodes it after. */
export const bareUpscaling = (photo: Enlarging) => async (): Promise<void> => {
  const { edge, scale } = photo;
  const { default: sharp } = await import('sharp');
  const { enlargeTile, loadNetwork } = await import('@folio/engine/pictures/super-resolution');
  const network = await loadNetwork(scale);
  const rgb = await sharp(await givenPhoto(photo))
    .raw()
    .toBuffer();
  const large = Buffer.alloc(rgb.length * scale * scale);
  const line = edge * scale * 3;
  for (let top = 0; top < edge; top += part) {
    for (let left = 0; left < edge; left += part) {
      const [wide, high] = [Math.min(part, edge - left), Math.min(part, edge - top)];
      const values = new Float32Array(wide * high * 3);
      for (let row = 0; row < high; row += 1) {
        const from = ((top + row) * edge + left) * 3;
        values.set(rgb.subarray(from, from + wide * 3), row * wide * 3);
      }
      const made = Uint8ClampedArray.from(await enlargeTile(network, values, wide, high));
      const length = wide * scale * 3;
      for (let row = 0; row < high * scale; row += 1) {
        large.set(made.subarray(row * length, (row + 1) * length), (top * scale + row) * line + left * scale * 3);
      }
    }
  }
  const size = edge * scale;
  await sharp(large, { raw: { width: size, height: size, channels: 3 }, limitInputPixels: false })
    .png()
    .toBuffer();
};
