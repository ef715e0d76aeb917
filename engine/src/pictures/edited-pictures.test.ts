import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { make } from '../engine.ts';
import { copiesOf, imageModelThat, modelsWith } from './fixtures/image-models.ts';
import { contextWith, photoOf } from './fixtures/photos.ts';

const [variations, removal, scenes] = ['image_variations', 'background_removal', 'product_scene'].map(findTool) as [
  Tool,
  Tool,
  Tool,
];
const uneven = await photoOf(300, 200);
const even = await photoOf(300, 200, '#fbfbfb');
const rgba = (bytes: Uint8Array = new Uint8Array()) => sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
const colour = (red: number, green: number, blue: number, width = 512, height = 512) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: green, b: blue } } })
    .png()
    .toBuffer();

describe('background removal', () => {
  const remove = (photo: Uint8Array, input: Record<string, unknown> = {}, changes = {}) =>
    make(removal, { image: [1], background_kind: 'transparent', ...input }, contextWith([['boot.jpg', photo]], changes));

  it('cuts a product off an even ground automatically, with soft edges, and says how', async () => {
    const { files, result, engine, html } = await remove(even);
    expect(engine.kind).toBe('computed');
    expect(html).toContain('even color at the edges');
    const { data, info } = await rgba(files[0]?.bytes);
    expect(info).toMatchObject({ width: 300, height: 200 });
    const alphaAt = (x: number, y: number) => data[(y * 300 + x) * 4 + 3];
    expect([alphaAt(0, 0), alphaAt(299, 199), alphaAt(90, 100)]).toEqual([0, 0, 255]);
    // Disc of radius 44 about (90, 100): 6082 of 60000 pixels.
    expect(result['coverage_percent']).toBeCloseTo(10.1, 0);
    const rim = Array.from({ length: 300 }, (_, x) => alphaAt(x, 100) ?? 0).filter((alpha) => alpha > 0 && alpha < 255);
    expect(rim.length).toBeGreaterThan(0);
    expect(files.map(({ key }) => key)).toEqual(['image', 'mask', 'original']);
    // The subject's own pixels are the photo's.
    const own = await rgba(even);
    const at = (100 * 300 + 75) * 4;
    expect([...data.subarray(at, at + 3)]).toEqual([...own.data.subarray(at, at + 3)]);
  });

  it('puts it on white or a colour, cropped with its margin', async () => {
    const { files } = await remove(even, { background_kind: 'colour', colour: '#112233', crop: true, margin: 10 });
    const { data, info } = await rgba(files[0]?.bytes);
    expect([...data.subarray(0, 4)]).toEqual([0x11, 0x22, 0x33, 255]);
    expect(Math.abs(info.width - 106)).toBeLessThanOrEqual(4);
    expect(info.width).toBe(files[0]?.width);
    const white = await remove(even, { background_kind: 'white' });
    expect([...(await rgba(white.files[0]?.bytes)).data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  });

  it('waits for an image model where the ground is uneven, and takes its mask where one is connected', async () => {
    await expect(remove(uneven)).rejects.toMatchObject({ code: 'NEEDS_IMAGE_MODEL' });
    const mask = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400"/><circle cx="180" cy="200" r="88" fill="#fff"/></svg>',
      ),
    )
      .png()
      .toBuffer();
    let sent = 0;
    const models = modelsWith(
      imageModelThat(async ({ files }) => {
        sent = files?.length ?? 0;
        return [new Uint8Array(mask)];
      }),
    );
    const { files, engine } = await remove(uneven, {}, { models });
    const { data } = await rgba(files[0]?.bytes);
    expect([sent, data[3], data[(100 * 300 + 90) * 4 + 3], engine.model]).toEqual([1, 0, 255, 'image-1']);
    const black = modelsWith(imageModelThat(async () => [new Uint8Array(await colour(0, 0, 0))]));
    await expect(remove(uneven, {}, { models: black })).rejects.toMatchObject({ code: 'MODEL_REPLY_INVALID' });
  });
});

it('lays the product itself upon the model’s setting', async () => {
  const models = modelsWith(imageModelThat(async ({ n }) => copiesOf(await colour(20, 120, 60), n)));
  const input = {
    image: [1],
    scene: 'On moss',
    placement: 'large',
    shadow: true,
    image_count: 2,
    image_width: 512,
    image_height: 640,
  };
  const { files, html } = await make(scenes, input, contextWith([['boot.jpg', even]], { models }));
  expect(files.map(({ key }) => key)).toEqual(['image-1', 'image-2', 'cutout']);
  const { data, info } = await rgba(files[0]?.bytes);
  expect(info).toMatchObject({ width: 512, height: 640 });
  const at = (x: number, y: number) => [...data.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 3)];
  expect(at(5, 5)).toEqual([20, 120, 60]);
  const [red = 0, , blue = 0] = at(180, 400);
  expect(red - blue).toBeGreaterThan(120);
  expect(at(256, 580)[1]).toBeLessThan(100);
  expect(html).toContain('product’s own pixels were not changed');
  await expect(make(scenes, input, contextWith([['boot.jpg', even]]))).rejects.toMatchObject({ code: 'NEEDS_IMAGE_MODEL' });
});

it('varies a picture in its own shape, telling the model how near to stay', async () => {
  const asked: (string | undefined)[] = [];
  const models = modelsWith(
    imageModelThat(async ({ prompt, n, files }) => {
      asked.push(`${files?.length} ${prompt}`);
      return copiesOf(await colour(1, 2, 3), n);
    }),
  );
  const input = { image: [1], changes: 'Evening light', similarity: 80, image_count: 3 };
  const { files } = await make(variations, input, contextWith([['boot.jpg', uneven]], { models }));
  expect(files.map(({ width, height }) => [width, height])).toEqual([
    [300, 200],
    [300, 200],
    [300, 200],
  ]);
  expect(asked[0]).toMatch(/^1 .*Evening light.*80 percent/);
  await expect(make(variations, input, contextWith([['boot.jpg', uneven]]))).rejects.toMatchObject({ code: 'NEEDS_IMAGE_MODEL' });
});
