import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { make } from '../engine.ts';
import { contextWith, photoOf, sceneSvg } from './fixtures/photos.ts';

const resizer = findTool('image_resizer') as Tool;
const upscaling = findTool('image_upscaling') as Tool;

const none = new Uint8Array();
const facts = (bytes: Uint8Array = none) => sharp(bytes).metadata();
const pixels = (bytes: Uint8Array = none) => sharp(bytes).removeAlpha().raw().toBuffer();

/** Mean difference of two pictures of one size, 0 to 255. */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = [await pixels(one), await pixels(other)];
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

describe('crop and resize', () => {
  const resize = async (input: Record<string, unknown>, photo: Uint8Array, name = 'Stiefel, blau.jpg', language = 'en') =>
    make(resizer, { images: [1], formats: ['instagram_square'], ...input }, contextWith([[name, photo]], {}, language));

  it('gives every network its exact size, upright, in sRGB and without the place it was taken at', async () => {
    const photo = await sharp(await photoOf(1600, 1200))
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await facts(photo)).exif).toBeDefined();
    const formats = ['instagram_portrait', 'story', 'facebook', 'linkedin', 'x', 'pinterest', 'youtube_thumbnail'];
    const { files, result, engine } = await resize({ formats }, photo);
    const made = await Promise.all(files.map(({ bytes }) => facts(bytes)));
    expect(made.map(({ width, height }) => `${width}x${height}`)).toEqual(
      '1080x1350 1080x1920 1200x630 1200x627 1600x900 1000x1500 1280x720'.split(' '),
    );
    for (const one of made)
      expect([one.exif, one.orientation, one.space, one.icc]).toEqual([undefined, undefined, 'srgb', undefined]);
    expect(files[1]?.name).toBe('stiefel-blau-story-1080x1920.jpg');
    expect(result).toMatchObject({ title: 'Stiefel, blau' });
    expect(engine).toMatchObject({ kind: 'computed' });
    // The photo lies on its side: its bright top, the sky, is at the right once it is.
    const { data, info } = await sharp(files[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => data[(600 * info.width + x) * 3 + 2] ?? 0;
    expect(at(info.width - 10)).toBeGreaterThan(at(10) + 60);
  });

  it('keeps the subject in a narrow window, where the middle would cut it', async () => {
    const photo = await photoOf(1600, 400);
    const orangeIn = async (fit: string) => {
      const { files } = await resize({ fit, formats: ['custom'], width: 300, height: 400 }, photo);
      const data = await pixels(files[0]?.bytes);
      let orange = 0;
      for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) > 200 && (data[at + 2] ?? 0) < 90) orange += 1;
      return orange;
    };
    expect(await orangeIn('smart')).toBeGreaterThan((await orangeIn('centre')) * 2);
  });

  it('fits a whole picture between margins of the asked colour, and says where it is enlarged', async () => {
    const { files, result, html } = await resize(
      { fit: 'contain', margin_colour: '#102030', image_format: 'png' },
      await photoOf(400, 200),
      'a.jpg',
      'de',
    );
    const corner = (await pixels(files[0]?.bytes)).subarray(0, 3);
    expect([...corner]).toEqual([0x10, 0x20, 0x30]);
    expect(result['warnings']).toEqual([expect.stringContaining('400 × 200 → 1080 × 1080')]);
    expect(html).toContain('größer als das Original');
    const small = await resize({ formats: ['custom'], width: 200 }, await photoOf(400, 200));
    expect(await facts(small.files[0]?.bytes)).toMatchObject({ width: 200, height: 100 });
    expect(small.result['warnings']).toEqual([]);
  });

  it('works on many pictures and reports a broken one by its name', async () => {
    const photo = await photoOf(300, 300);
    const both = await make(
      resizer,
      { images: [1, 2], formats: ['custom', 'facebook'], width: 64, height: 64, image_format: 'webp' },
      contextWith([
        ['a.jpg', photo],
        ['b.jpg', photo],
      ]),
    );
    expect(both.files.map(({ mediaType }) => mediaType)).toEqual(Array(4).fill('image/webp'));
    expect(both.result['title']).toBe('a + 1');
    await expect(resize({}, photo.subarray(0, 900), 'broken.jpg')).rejects.toMatchObject({
      code: 'FILE_DAMAGED',
      detail: 'broken.jpg',
    });
  });
});

describe('upscaling', () => {
  const enlarge = (input: Record<string, unknown>, picture: Uint8Array, name = 'boot.png') =>
    make(upscaling, { image: [1], scale: '2', content_kind: 'photo', ...input }, contextWith([[name, picture]]));

  it.each(['photo', 'illustration'])(
    'enlarges a %s in its place, without seams, the original beside it',
    async (content_kind) => {
      const picture = await sharp(sceneSvg(300, 260)).removeAlpha().png().toBuffer();
      const { files, result } = await enlarge({ content_kind }, picture);
      const [image, original] = files;
      expect(await facts(image?.bytes)).toMatchObject({ width: 600, height: 520, format: 'png' });
      expect(Buffer.from(original?.bytes ?? none).equals(picture)).toBe(true);
      const truth = await sharp(sceneSvg(600, 520)).removeAlpha().png().toBuffer();
      expect(await difference(image?.bytes ?? none, truth)).toBeLessThan(3);
      expect(result).toMatchObject({ width: 600, height: 520, original_width: 300, original_height: 260, scale: 2 });
    },
  );

  it('is sharper than plain enlargement, at 4 times too', async () => {
    const picture = await sharp(sceneSvg(90, 80)).removeAlpha().png().toBuffer();
    const { files } = await enlarge({ scale: '4' }, picture);
    const plain = await sharp(picture).resize(360, 320, { kernel: 'cubic' }).png().toBuffer();
    const sharpness = async (bytes: Uint8Array = none) => (await sharp(bytes).stats()).sharpness;
    expect(await sharpness(files[0]?.bytes)).toBeGreaterThan((await sharpness(plain)) * 1.1);
    expect(await difference(files[0]?.bytes ?? none, plain)).toBeLessThan(4);
  });

  it.each(['png', 'jpg'])('keeps transparency and colour profile (%s)', async (image_format) => {
    const clear = await sharp(sceneSvg(60, 40, 'none'))
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const profile = (await facts(clear)).icc;
    const { files } = await enlarge({ content_kind: 'illustration', image_format }, clear);
    const made = await facts(files[0]?.bytes);
    expect(profile && made.icc?.equals(profile)).toBe(true);
    expect(made.hasAlpha).toBe(image_format === 'png');
    const [red, green, blue, alpha] = (await sharp(files[0]?.bytes, { ignoreIcc: true }).ensureAlpha().raw().toBuffer()).subarray(
      0,
      4,
    );
    expect([red, green, blue, alpha].slice(image_format === 'png' ? 3 : 0)).toEqual(
      image_format === 'png' ? [0] : [255, 255, 255, 255],
    );
  });

  it('refuses what an address leads to where it is too large', async () => {
    await expect(enlarge({}, await photoOf(1431, 20), 'wide.jpg')).rejects.toMatchObject({
      code: 'PICTURE_TOO_LARGE',
      detail: 'wide.jpg',
    });
  });
});
