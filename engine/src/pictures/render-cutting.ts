// Finds the subject of a picture pixel by pixel. It takes a core for a while: run it as a heavy task.
import sharp from 'sharp';
import { maxPixels } from '../files/measure-file.ts';

export interface CuttingTask {
  bytes: Uint8Array;
  /** A mask from elsewhere, of any size; without one the even colour at the edges is removed. */
  mask: Uint8Array | null;
}

export interface Cutting {
  /** PNG of the whole picture with its background see-through. */
  bytes: Uint8Array;
  /** PNG in grey: white is the subject. */
  mask: Uint8Array;
  width: number;
  height: number;
  /** Share of the picture that is subject, 0 to 1. */
  coverage: number;
  /** The subject's place in the picture, in pixels. */
  box: { left: number; top: number; width: number; height: number };
}

interface Pixels {
  width: number;
  height: number;
  /** Four bytes a pixel. */
  rgba: Uint8Array;
}

/** Squares of color distances: at most `near` is certainly background, above `far` certainly not. */
const [near, far] = [22 ** 2, 64 ** 2];

const distanceTo = ({ rgba }: Pixels, at: number, [red, green, blue]: readonly [number, number, number]): number =>
  ((rgba[at * 4] ?? 0) - red) ** 2 + ((rgba[at * 4 + 1] ?? 0) - green) ** 2 + ((rgba[at * 4 + 2] ?? 0) - blue) ** 2;

/** Every pixel of the outermost line, by its place. */
function* edgeOf({ width, height }: Pixels): Generator<number> {
  for (let x = 0; x < width; x += 1) {
    yield x;
    yield (height - 1) * width + x;
  }
  for (let y = 1; y < height - 1; y += 1) {
    yield y * width;
    yield y * width + width - 1;
  }
}

/** The colour that nearly all of the edge has, or null. */
function evenColourOf(pixels: Pixels): readonly [number, number, number] | null {
  const edge = [...edgeOf(pixels)];
  const middle = (part: number) => {
    const values = edge.map((at) => pixels.rgba[at * 4 + part] ?? 0).sort((a, b) => a - b);
    return values[values.length >> 1] ?? 0;
  };
  const colour = [middle(0), middle(1), middle(2)] as const;
  const even = edge.filter((at) => distanceTo(pixels, at, colour) <= near).length;
  // A subject may touch the edge somewhere.
  return even >= edge.length * 0.9 ? colour : null;
}

/** Returns the cover of the subject, 0 to 255. Background is the area connected to the edge with its color. */
function flood(pixels: Pixels, colour: readonly [number, number, number]): Uint8Array {
  const { width, height } = pixels;
  const cover = new Uint8Array(width * height).fill(255);
  const waiting: number[] = [];
  const visit = (at: number) => {
    if (cover[at] !== 255) return;
    const distance = distanceTo(pixels, at, colour);
    if (distance >= far) return;
    // Half-tones along the subject's edge become half see-through, and the flood ends there.
    cover[at] = distance <= near ? 0 : Math.min(254, Math.max(1, Math.round((255 * (distance - near)) / (far - near))));
    if (distance <= near) waiting.push(at);
  };
  for (const at of edgeOf(pixels)) visit(at);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return cover;
}

/** Takes the background's share out of half see-through pixels, so that no pale rim stays around the subject. */
function unmix({ rgba }: Pixels, cover: Uint8Array, colour: readonly [number, number, number]): void {
  for (const [at, share] of cover.entries()) {
    if (share === 0 || share === 255) continue;
    for (const [part, ground] of colour.entries()) {
      const mixed = rgba[at * 4 + part] ?? 0;
      rgba[at * 4 + part] = Math.min(255, Math.max(0, Math.round(ground + ((mixed - ground) * 255) / share)));
    }
  }
}

function boxOf(cover: Uint8Array, width: number): Cutting['box'] & { sum: number } {
  let [left, top, right, bottom, sum] = [width, Infinity, -1, -1, 0];
  for (const [at, share] of cover.entries()) {
    sum += share;
    if (share < 24) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top: top === Infinity ? 0 : top, width: right - left + 1, height: bottom - top + 1, sum };
}

/** The cut-out subject, or null where the edges are uneven, or where the mask shows nothing or everything. */
export async function run({ bytes, mask }: CuttingTask): Promise<Cutting | null> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = { width, height, rgba: Uint8Array.from(data) };
  const colour = mask ? null : evenColourOf(pixels);
  if (!mask && !colour) return null;
  const cover = mask
    ? Uint8Array.from(
        await sharp(mask, { limitInputPixels: maxPixels })
          .flatten({ background: '#000000' })
          .resize(width, height, { fit: 'fill' })
          .toColourspace('b-w')
          .extractChannel(0)
          .raw()
          .toBuffer(),
      )
    : flood(pixels, colour ?? [255, 255, 255]);
  if (colour) unmix(pixels, cover, colour);
  for (const [at, share] of cover.entries()) {
    const shown = Math.min(share, pixels.rgba[at * 4 + 3] ?? 255);
    cover[at] = shown;
    pixels.rgba[at * 4 + 3] = shown;
  }
  const { sum, ...box } = boxOf(cover, width);
  const coverage = sum / 255 / cover.length;
  if (coverage < 0.003 || coverage > 0.985 || box.width <= 0) return null;
  const cut = await sharp(pixels.rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const grey = await sharp(cover, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  return { bytes: Uint8Array.from(cut), mask: Uint8Array.from(grey), width, height, coverage, box };
}
