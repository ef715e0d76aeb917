import sharp from 'sharp';
import { expect, it } from 'vitest';
import { enlargeByLanczos } from './lanczos.ts';

/** Returns the similarity of an image to the true one, in decibels. */
function nearness(one: Uint8Array, truth: Uint8Array): number {
  const error = one.reduce((sum, value, index) => sum + (value - (truth[index] ?? 0)) ** 2, 0) / one.length;
  return 10 * Math.log10((255 * 255) / error);
}

it('comes nearer to the true picture than other resampling, and keeps plain areas', async () => {
  const [width, height] = [128, 96];
  const truth = Uint8Array.from({ length: width * height * 3 }, (_, index) => {
    const [part, x, y] = [index % 3, Math.floor(index / 3) % width, Math.floor(index / 3 / width)];
    return 128 + 60 * Math.sin(x / 7 + part) + 40 * Math.cos(y / 5 - x / 11);
  });
  const small = await sharp(truth, { raw: { width, height, channels: 3 } })
    .resize(width / 2, height / 2, { kernel: 'nearest' })
    .raw()
    .toBuffer();
  // Mean of each four pixels, as a camera with half the resolution would have it.
  for (let y = 0; y < height / 2; y++)
    for (let x = 0; x < width / 2; x++)
      for (let part = 0; part < 3; part++) {
        const at = (dx: number, dy: number) => truth[((2 * y + dy) * width + 2 * x + dx) * 3 + part] ?? 0;
        small[(y * (width / 2) + x) * 3 + part] = Math.round((at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4);
      }
  const ours = enlargeByLanczos({ width: width / 2, height: height / 2, rgb: small });
  const raw = { raw: { width: width / 2, height: height / 2, channels: 3 as const } };
  const bilinear = await sharp(small, raw).resize(width, height, { kernel: 'linear' }).raw().toBuffer();
  expect(ours.length).toBe(truth.length);
  expect(nearness(ours, truth)).toBeGreaterThan(nearness(bilinear, truth) + 2);
  const plain = new Uint8Array(300).fill(77);
  expect(new Set(enlargeByLanczos({ width: 10, height: 10, rgb: plain }))).toEqual(new Set([77]));
});
