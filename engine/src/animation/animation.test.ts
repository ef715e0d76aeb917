import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contextIn } from '../composer/fixtures/orders.ts';
import { EngineFailure, type MediaModel, type ModelCall } from '../core/engine-types.ts';
import { make } from '../engine.ts';
import { titleOfFilm } from './animate.ts';
import { paletteOf } from './colours.ts';
import { drawFrames } from './render-animation.ts';
import { scenes } from './scenes.ts';
import { randomFrom } from './stage.ts';

const tool = findTool('text_to_video') as Tool;
const styles = Object.keys(scenes);
const small = { width: 192, height: 108, seconds: 2, title: 'Höhenzüge & Täler', brand: null };

/** Mean difference of two pictures, 0 to 255. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
}

function framesOf(style: string, seed: number, change: Partial<typeof small> = {}) {
  const frames: Uint8ClampedArray[] = [];
  drawFrames({ ...small, style, seed, ...change }, (_frame, rgba) => frames.push(rgba().slice()));
  return frames;
}

const lastFrames = new Map(styles.map((style) => [style, framesOf(style, 7).at(-1)]));

it('has a scene for every style of the tool', () => {
  const field = tool.fields.find((one) => one.name === 'animation_style');
  expect(styles.toSorted()).toEqual(
    field?.type === 'select' ? field.options.map((option) => String(option.value)).toSorted() : [],
  );
});

describe.each(styles)('%s', (style) => {
  it('moves, ends differently than it began, and looks like no other style', () => {
    const frames = framesOf(style, 7);
    expect(frames).toHaveLength(48);
    const [first, last] = [frames[0] as Uint8ClampedArray, frames.at(-1) as Uint8ClampedArray];
    expect(difference(first, last)).toBeGreaterThan(1.5);
    expect(new Set(frames.map((frame) => Buffer.from(frame).toString('base64'))).size).toBeGreaterThan(8);
    for (const [other, theirs] of lastFrames) {
      if (other !== style && theirs) expect(difference(last, theirs), other).toBeGreaterThan(8);
    }
  });

  it('is the same film for the same seed', () => {
    const [one, repeated] = [framesOf(style, 3, { seconds: 1 }).at(-1), framesOf(style, 3, { seconds: 1 }).at(-1)];
    expect(Buffer.from(one as Uint8ClampedArray).equals(Buffer.from(repeated as Uint8ClampedArray))).toBe(true);
  });
});

it('shows the first sentence, cut between words where it is long', () => {
  expect(titleOfFilm('Autumn collection. A path through the forest.')).toBe('Autumn collection');
  expect(titleOfFilm('Eine lange Wanderung über alle Höhenzüge des Schwarzwalds, im Herbst und bei Regen')).toBe(
    'Eine lange Wanderung über alle Höhenzüge des Schwarzwalds',
  );
  expect([...titleOfFilm('x'.repeat(100))]).toHaveLength(60);
});

it('takes the company’s colours where it has any', () => {
  expect(paletteOf({ primary: '#aa3311', background: null, secondary: '#223344' }, 0)).toMatchObject({
    main: '#aa3311',
    second: '#223344',
  });
  expect(paletteOf({ primary: null, background: '#000000', secondary: null }, 0.5).main).toMatch(/^#[0-9a-f]{6}$/);
  expect(randomFrom(5)()).toBe(randomFrom(5)());
});

it('is packed as a silent film of the asked size and length, with a poster, and says that it was designed', async () => {
  const input = {
    prompt: 'Boots for wet trails',
    aspect_ratio: 'square',
    duration: '3',
    animation_style: 'flat_motion_graphics',
    seed: 1,
  };
  const outcome = await make(tool, input, contextIn('de'));
  const [film, poster] = outcome.files;
  expect(outcome.engine).toEqual({ kind: 'composer', way: 'layout', provider: null, model: null });
  expect((await fileTypeFromBuffer(film?.bytes ?? new Uint8Array()))?.mime).toBe('video/mp4');
  const bytes = Buffer.from(film?.bytes ?? []);
  // The movie header holds units a second and length in units, 12 and 16 bytes after its name (ISO 14496-12, version 0).
  const header = bytes.indexOf('mvhd') + 4;
  expect(bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12)).toBeCloseTo(3, 1);
  expect(bytes.includes('soun')).toBe(false);
  expect(await sharp(poster?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 720 });
  expect(outcome.result).toMatchObject({ width: 720, height: 720, duration: 3, fps: 24, is_designed: true });
  expect(outcome.html).toContain('Eine gestaltete Animation');
});

it('ends when the order is called off', async () => {
  const controller = new AbortController();
  const making = make(
    tool,
    { prompt: 'Boots', duration: '10', animation_style: 'neon_cyberpunk' },
    contextIn('en', { signal: controller.signal }),
  );
  setTimeout(() => controller.abort(), 300);
  await expect(making).rejects.toMatchObject({ code: 'ABORTED' });
});

describe('with a video model', () => {
  const mp4 = Uint8Array.from([
    0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x6d, 0x70, 0x34, 0x32, 0, 0, 0, 0, 0x6d, 0x70, 0x34, 0x32, 0x69, 0x73, 0x6f, 0x6d,
  ]);
  const modelThat = (doGenerate: () => Promise<unknown>) =>
    ({
      provider: 'google',
      modelId: 'film-1',
      capability: 'video',
      model: { specificationVersion: 'v4', provider: 'test', modelId: 'film-1', maxVideosPerCall: 1, doGenerate },
    }) as unknown as MediaModel<'video'>;
  const order = async (model: MediaModel<'video'>) => {
    const calls: ModelCall[] = [];
    const models = { media: async () => model as never, translation: async () => null };
    const made = await make(
      tool,
      { prompt: 'Boots', duration: '4' },
      contextIn('en', { models, onModelCall: (call) => calls.push(call) }),
    ).catch((error: unknown) => error);
    return { made, calls };
  };
  const reply = (data: Uint8Array) => ({
    videos: [{ type: 'binary', data, mediaType: 'video/mp4' }],
    warnings: [],
    response: { timestamp: new Date(), modelId: 'film-1', headers: {} },
  });

  it('takes its film as it is and records its seconds', async () => {
    const { made, calls } = await order(modelThat(async () => reply(mp4)));
    expect(made).toMatchObject({ engine: { kind: 'model', model: 'film-1' }, result: { is_designed: false } });
    expect(calls).toMatchObject([{ capability: 'video', outcome: 'ok', seconds: 4 }]);
  });

  it('fails plainly where it answers with nothing', async () => {
    const { made, calls } = await order(modelThat(async () => reply(new Uint8Array())));
    expect(made).toBeInstanceOf(EngineFailure);
    expect(calls.length).toBeGreaterThan(0);
  });
});
