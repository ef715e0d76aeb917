// The gallery's files match the engine's current output: each kind is regenerated and compared with the stored file.
import { readFileSync } from 'node:fs';
import { factsOf, madeResultOf } from '@folio/catalogue/kept-examples';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { measureFile } from '../files/measure-file.ts';
import { examplesFolder, keptEndings, makeExampleFiles, makeThumbnail } from './make-example-files.ts';

/** Mean difference of a colour, 0 to 255, that another version of a codec or font may make. */
const maxDifference = 3;

const kept = (path: string) => new Uint8Array(readFileSync(`${examplesFolder}${path}`));

async function differenceOf(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).flatten({ background: '#ffffff' }).toColourspace('srgb').raw().toBuffer()),
  );
  if (!first || first.length !== second?.length) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (const [at, value] of first.entries()) sum += Math.abs(value - (second[at] ?? 0));
  return sum / first.length;
}

it.each(['text_to_image', 'banner_generator', 'social_image', 'image_resizer', 'image_upscaling', 'background_removal'])(
  '%s: the kept images are those that the engine makes',
  async (slug) => {
    const { result, files } = await makeExampleFiles(slug);
    expect(files.length).toBeGreaterThan(0);
    for (const { path, bytes } of files)
      expect([path, (await differenceOf(bytes, kept(path))) < maxDifference]).toEqual([path, true]);
    const known = madeResultOf(slug) ?? {};
    expect(Object.keys(result).toSorted()).toEqual(Object.keys(known).toSorted());
    expect(result['note']).toEqual(known['note']);
  },
);

it.each(['text_to_speech', 'voice_over'])('%s: the kept audio is what the engine says', async (slug) => {
  const { result, files } = await makeExampleFiles(slug);
  const [file] = files;
  if (!file) throw new Error('no audio');
  const measured = await measureFile('speech.mp3', file.bytes, keptEndings);
  const seconds = typeof measured === 'string' ? null : measured.seconds;
  expect(seconds).toBeCloseTo(factsOf(file.path).seconds ?? 0, 0);
  expect(result).toEqual(madeResultOf(slug));
});

it('the kept film is the one that the engine draws', async () => {
  const { result, files } = await makeExampleFiles('text_to_video');
  const [film, poster] = files;
  if (!film || !poster) throw new Error('no film');
  expect(await differenceOf(poster.bytes, kept(poster.path))).toBeLessThan(maxDifference);
  expect(film.bytes.length / factsOf(film.path).bytes).toBeCloseTo(1, 1);
  expect(result).toEqual(madeResultOf('text_to_video'));
});

it('a small image of each result is kept', async () => {
  for (const slug of ['text_to_image', 'product_scene', 'text_to_video']) {
    const thumbnail = await makeThumbnail(slug);
    expect(thumbnail && (await differenceOf(thumbnail.bytes, kept(thumbnail.path)))).toBeLessThan(maxDifference);
  }
  expect(await makeThumbnail('text_to_speech')).toBeNull();
});
