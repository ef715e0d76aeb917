import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { luminance, paletteOf } from '../animation/colours.ts';
import { make } from '../engine.ts';
import type { PictureDesign } from './design/picture-design.ts';
import { contrastOf, inkFor, schemeOf } from './design/readable.ts';
import { run } from './design/render-pictures.ts';
import { subjectPalettes } from './design/subject-palettes.ts';
import { contextWith, photoOf } from './fixtures/photos.ts';
import { grounds } from './grounds/grounds.ts';
import { networkSizes } from './picture-sizes.ts';

const [textToImage, social, banners] = ['text_to_image', 'social_image', 'banner_generator'].map(findTool) as [Tool, Tool, Tool];
const styles = Object.keys(grounds);

const plain: PictureDesign = {
  kind: 'poster',
  width: 240,
  height: 180,
  seed: 7,
  style: 'photo',
  subject: null,
  brand: null,
  title: 'Höhenzüge & Täler',
  text: '',
  button: '',
  picture: null,
  product: null,
  logo: null,
  safe: { top: 0, bottom: 0 },
};
const drawn = async (...changes: Partial<PictureDesign>[]) =>
  Promise.all(
    (await run(changes.map((change) => ({ ...plain, ...change })))).map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );

const difference = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

it('has an art for every style of the tools', () => {
  for (const tool of [textToImage, social]) {
    const field = tool.fields.find(({ name }) => name === 'style');
    const options = field?.type === 'select' ? field.options.map(({ value }) => String(value)) : [];
    expect(options.toSorted()).toEqual(styles.toSorted());
  }
});

it('draws styles and seeds that really differ, and the same picture for the same seed', async () => {
  const byStyle = await drawn(...styles.map((style) => ({ style })));
  for (const [index, one] of byStyle.entries()) {
    for (const other of byStyle.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(6);
  }
  for (const style of styles) {
    const bySeed = await drawn({ style, seed: 1 }, { style, seed: 2 }, { style, seed: 3 }, { style, seed: 1 });
    const [one, two, three, repeated] = bySeed as [Buffer, Buffer, Buffer, Buffer];
    expect(Math.min(difference(one, two), difference(two, three), difference(one, three)), style).toBeGreaterThan(8);
    expect(one.equals(repeated)).toBe(true);
  }
});

it('sets type that can be read on any company’s colours', () => {
  const parts = ['00', '2a', '55', '7f', 'aa', 'd4', 'ff'];
  for (const red of parts) {
    for (const green of parts) {
      for (const blue of parts) {
        const primary = `#${red}${green}${blue}`;
        expect(contrastOf(inkFor(primary), primary)).toBeGreaterThanOrEqual(4.5);
        for (const chance of [0, 0.4, 0.9]) {
          const { panel, ink, button, buttonInk } = schemeOf(
            paletteOf({ primary, background: null, secondary: null }, 0),
            chance,
          );
          expect(contrastOf(panel, ink)).toBeGreaterThanOrEqual(4.5);
          expect(contrastOf(button, buttonInk)).toBeGreaterThanOrEqual(4.5);
          expect(contrastOf(button, panel), `${primary} ${chance}`).toBeGreaterThanOrEqual(1.9);
        }
      }
    }
  }
});

it('draws in colours of the subject, in the company’s where it gave any, and never on a nearly black banner', async () => {
  const banner = { kind: 'banner' as const, width: 300, height: 250, style: 'flat_vector', title: 'Now', button: 'See' };
  const seeds = Array.from({ length: 12 }, (_, index) => index + 1);
  // Nothing but the panel is in the lower right corner.
  const panelsOf = async (changes: Partial<PictureDesign>) => {
    const made = await drawn(...seeds.map((seed) => ({ ...banner, ...changes, seed })));
    return new Set(made.map((rgb) => `#${rgb.subarray((245 * 300 + 295) * 3, (245 * 300 + 295) * 3 + 3).toString('hex')}`));
  };
  const { main, light } = subjectPalettes.autumn;
  expect(await panelsOf({ subject: 'autumn' })).toEqual(new Set([main, light]));
  const brand = { primary: '#0f7a5c', background: null, secondary: null };
  expect(await panelsOf({ subject: 'autumn', brand })).toEqual(await panelsOf({ brand }));
  for (const panel of await panelsOf({})) expect(luminance(panel)).toBeGreaterThan(0.05);
});

const longWords = [
  'Donaudampfschifffahrtsgesellschaft Köln',
  'ÄÖÜ ß Straßenüberführungsbauwerke jetzt',
  'Сверхвысококачественные ботинки сейчас',
  'أحذية للمسارات الرطبة في الخريف',
];

it.each(['300x250', '336x280', '728x90', '970x250', '160x600', '300x600', '320x50', '320x100'])(
  'keeps long words of many letters within a banner of %s',
  async (size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const words = {
      kind: 'banner' as const,
      width,
      height,
      text: 'Versicherungsvertreterinnen und Straßenbahnhaltestellen in Sicht',
      button: 'Jetzt vormerken ➜ 👟',
    };
    // The art of a high one ends where its words allow.
    const belowArt = height > width * 1.5 ? 0.62 : 0.48;
    for (const rgb of await drawn(...longWords.map((title) => ({ ...words, title })))) {
      // Nothing but the panel is three pixels from the right and the lower edge, behind the art.
      const at = (x: number, y: number) => rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3).toString('hex');
      const ground = at(width - 4, height - 4);
      for (let y = Math.ceil(height * belowArt); y < height - 3; y += 1) expect(at(width - 4, y)).toBe(ground);
      for (let x = Math.ceil(width * 0.4); x < width - 3; x += 1) expect(at(x, height - 4)).toBe(ground);
    }
  },
);

it.each([
  ['Dry feet', ''],
  ['Dry feet, all autumn', 'Trail boots with a two-year promise'],
  ['Versicherungsberatung in Ihrer Nähe', 'Unabhängig, verständlich, ohne Provision'],
])('fills a skyscraper with art, words and button: %s', async (title, text) => {
  const [width, height] = [160, 600];
  const [rgb] = await drawn({ kind: 'banner', width, height, title, text, button: 'See the boots', subject: 'finance' });
  const isOfPanel = (y: number) => {
    const row = rgb?.subarray((y * width + 2) * 3, ((y + 1) * width - 2) * 3).toString('hex') ?? '';
    return row === row.slice(0, 6).repeat(row.length / 6);
  };
  let [empty, largest, written] = [0, 0, 0];
  for (let y = Math.ceil(height * 0.3); y < height - 1; y += 1) {
    empty = isOfPanel(y) ? empty + 1 : 0;
    largest = Math.max(largest, empty);
    if (empty === 0) written += 1;
  }
  expect(largest).toBeGreaterThan(5);
  expect(largest).toBeLessThan(100);
  expect(written).toBeGreaterThan(200);
});

it('keeps the words of a story where the network covers nothing', async () => {
  const {
    width,
    height,
    top = 0,
    bottom = 0,
  } = networkSizes['story'] as { width: number; height: number; top?: number; bottom?: number };
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const story = { kind: 'social' as const, width, height, seed, safe: { top, bottom } };
    const [one, other] = (await drawn({ ...story, title: 'Boots in November' }, { ...story, title: 'Boats in November' })) as [
      Buffer,
      Buffer,
    ];
    const rows = new Set<number>();
    for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) rows.add(Math.floor(at / 3 / width));
    expect(rows.size).toBeGreaterThan(0);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(top);
    expect(Math.max(...rows)).toBeLessThan(height - bottom);
  }
});

describe('without an image model', () => {
  it('makes posters of the asked size and number, named as designed', async () => {
    const input = {
      prompt: 'Boots for wet trails. Mist.',
      headline: 'Dry feet',
      style: 'isometric',
      image_count: 3,
      image_width: 320,
      image_height: 512,
      seed: 4,
    };
    const { files, result, engine, html } = await make(textToImage, input, contextWith([], {}, 'fr'));
    expect(engine).toEqual({ kind: 'composer', way: 'layout', provider: null, model: null });
    const made = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
    expect(made.map(({ format, width, height }) => [format, width, height])).toEqual(files.map(() => ['png', 320, 512]));
    expect(new Set(files.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(3);
    expect(result).toMatchObject({
      is_designed: true,
      images: [{ seed: 4 }, { seed: 5 }, { seed: 6, alt_text: 'Dry feet' }],
    });
    expect(html).toContain('Une composition du moteur intégré');
    expect(files[0]).toMatchObject({ key: 'image-1', name: 'boots-for-wet-trails-1.png', alt: 'Dry feet' });
  });

  it('prints the headline and subline that were given, and never the description', async () => {
    const draw = async (words: Record<string, unknown>) => {
      const input = { style: 'flat_vector', image_count: 1, image_width: 256, image_height: 256, seed: 4, ...words };
      return make(textToImage, input, contextWith([]));
    };
    const pixelsOf = async (words: Record<string, unknown>) => Buffer.from((await draw(words)).files[0]?.bytes ?? []);
    const bare = await pixelsOf({ prompt: 'A loaf of bread at dawn' });
    expect(await pixelsOf({ prompt: 'Crumbs on a table in Savognin beside a loaf, seen from a drone' })).toEqual(bare);
    const headed = await pixelsOf({ prompt: 'A loaf of bread at dawn', headline: 'Fresh at six' });
    const both = await pixelsOf({ prompt: 'A loaf of bread at dawn', headline: 'Fresh at six', subline: 'Every Saturday' });
    expect(headed).not.toEqual(bare);
    expect(both).not.toEqual(headed);
    // The description gives the colours.
    expect(await pixelsOf({ prompt: 'A quiet beach at dawn' })).not.toEqual(bare);
    const { result } = await draw({ prompt: 'A loaf of bread at dawn' });
    expect(result).toMatchObject({ note: expect.stringContaining('not an image of the description') });
    expect(JSON.stringify(result['images'])).not.toContain('bread');
  });

  it('makes every network’s picture, light enough for each', async () => {
    const formats = Object.keys(networkSizes);
    const logo = await sharp({ create: { width: 80, height: 40, channels: 4, background: '#0f7a5c' } })
      .png()
      .toBuffer();
    const input = {
      subject: 'Hiking boots on a wet forest path in the fog',
      formats,
      style: 'oil_painting',
      brand_colour: '#0f7a5c',
      logo: [1],
    };
    const { files, result } = await make(social, input, contextWith([['logo.png', logo]]));
    const made = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
    expect(made.map(({ width, height }) => [width, height])).toEqual(
      formats.map((format) => [networkSizes[format]?.width, networkSizes[format]?.height]),
    );
    for (const { bytes } of files) expect(bytes.length).toBeLessThanOrEqual(2_000_000);
    expect(result).toMatchObject({ is_designed: true, style: 'Oil painting' });
    expect((result['images'] as { alt_text: string }[])[0]?.alt_text).toBe('Hiking boots on a wet forest path');
  });

  it('makes banners of at most 150 KB in exact sizes, with the product as it is', async () => {
    const sizes = ['300x250', '728x90', '970x250', '160x600', '300x600', '320x50'];
    const input = { headline: 'Dry feet', subline: 'Two years’ promise', button: 'See', sizes, product_image: [1] };
    const { files, result } = await make(banners, input, contextWith([['boot.jpg', await photoOf(900, 700)]]));
    const made = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
    expect(made.map(({ width, height }) => `${width}x${height}`)).toEqual(sizes);
    for (const { bytes } of files) expect(bytes.length).toBeLessThanOrEqual(150 * 1024);
    const [red = 0, , blue = 0] = await sharp(files[0]?.bytes)
      .extract({ left: 122, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red - blue).toBeGreaterThan(60);
    expect(result).toMatchObject({ title: 'Dry feet', is_designed: true });
    // The report names a subline that has no room.
    expect(result['note']).toMatch(/Subline left out.*728 × 90, 320 × 50\./u);
  });
});
