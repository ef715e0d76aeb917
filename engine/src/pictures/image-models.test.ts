import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { EngineFailure, type MediaModel, type ModelCall } from '../core/engine-types.ts';
import { make } from '../engine.ts';
import { copiesOf, imageModelThat, modelsWith, startImageServer } from './fixtures/image-models.ts';
import { contextWith, photoOf } from './fixtures/photos.ts';

const textToImage = findTool('text_to_image') as Tool;
const input = {
  prompt: 'Boots on a stone',
  style: 'watercolour',
  image_count: 2,
  image_width: 1536,
  image_height: 768,
  seed: 9,
  negative_prompt: 'people',
  improve_prompt: true,
};
const photo = await photoOf(1200, 800);
const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const step of cleanUp.splice(0)) step();
});

async function order(model: MediaModel<'image'>, changes: Record<string, unknown> = {}, signal?: AbortSignal) {
  const calls: ModelCall[] = [];
  const context = contextWith([], {
    models: modelsWith(model),
    onModelCall: (call) => calls.push(call),
    ...(signal ? { signal } : {}),
  });
  const made = await make(textToImage, { ...input, ...changes }, context).catch((problem: unknown) => problem);
  return { made, calls };
}

it('asks in a size that the vendor has, cuts to the size that was ordered, and says whose it is', async () => {
  const asked: unknown[] = [];
  const model = imageModelThat(async ({ prompt, n, size, seed }) => {
    asked.push({ prompt, n, size, seed });
    return copiesOf(photo, n);
  });
  const { made, calls } = await order(model);
  expect(asked).toEqual([{ prompt: 'Boots on a stone\nStyle: Watercolor. Avoid: people.', n: 2, size: '1536x1024', seed: 9 }]);
  expect(made).toMatchObject({
    engine: { kind: 'model', model: 'image-1' },
    result: { is_designed: false },
    files: [{ width: 1536, height: 768 }, {}],
  });
  const { files, html } = made as { files: { bytes: Uint8Array }[]; html: string };
  expect(await sharp(files[0]?.bytes).metadata()).toMatchObject({ width: 1536, height: 768, format: 'png' });
  expect(html).not.toContain('Layout designed');
  expect(calls).toMatchObject([{ capability: 'image', outcome: 'ok', pictures: 2 }]);
});

it('asks again where a server answers with fewer than asked for', async () => {
  let seeds: (number | undefined)[] = [];
  const model = imageModelThat(async ({ seed }) => {
    seeds = [...seeds, seed];
    return [new Uint8Array(photo)];
  }, 'openai-compatible');
  const { made } = await order(model);
  expect(made).toMatchObject({ files: [{}, {}] });
  expect(seeds).toEqual([9, 10]);
});

const json = (body: unknown) => JSON.stringify(body);

describe('a server that misbehaves', () => {
  it.each<[string, { status: number; body: string }, string]>([
    [
      'is out of quota',
      { status: 429, body: json({ error: { message: 'x', type: 'insufficient_quota', code: 'insufficient_quota' } }) },
      'MODEL_BUSY',
    ],
    ['declines', { status: 400, body: json({ error: { message: 'content policy' } }) }, 'MODEL_DECLINED'],
    ['refuses the key', { status: 401, body: '{}' }, 'MODEL_REFUSED_KEY'],
    ['answers with a page', { status: 200, body: '<!doctype html><p>Hello' }, 'MODEL_REPLY_INVALID'],
    ['answers with no picture', { status: 200, body: json({ data: [] }) }, 'MODEL_REPLY_INVALID'],
    [
      'answers with something else',
      { status: 200, body: json({ data: [{ b64_json: Buffer.from('no picture').toString('base64') }] }) },
      'MODEL_REPLY_INVALID',
    ],
    [
      'cuts a picture off',
      { status: 200, body: json({ data: [{ b64_json: photo.subarray(0, 20).toString('base64') }] }) },
      'MODEL_REPLY_INVALID',
    ],
    ['answers with the wrong shape', { status: 200, body: json({ pictures: 1 }) }, 'MODEL_REPLY_INVALID'],
  ])('that %s ends the order plainly', async (_what, { status, body }, code) => {
    const server = await startImageServer((response) => {
      response.writeHead(status, { 'content-type': body.startsWith('<') ? 'text/html' : 'application/json' }).end(body);
    });
    cleanUp.push(server.close);
    const { made, calls } = await order(server.model);
    expect(made).toBeInstanceOf(EngineFailure);
    expect(made).toMatchObject({ code });
    expect(calls).toHaveLength(server.calls());
  });

  it('that fails once is asked again', async () => {
    let first = true;
    const server = await startImageServer((response) => {
      const fails = first;
      first = false;
      if (fails) response.writeHead(500, { 'retry-after-ms': '1' }).end('{}');
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(json({ data: [{ b64_json: photo.toString('base64') }, { b64_json: photo.toString('base64') }] }));
    });
    cleanUp.push(server.close);
    const { made, calls } = await order(server.model);
    expect(made).toMatchObject({ files: [{}, {}] });
    expect(calls.map(({ outcome }) => outcome)).toEqual(['provider_error', 'ok']);
  });

  it('that hangs is left when the order is called off', async () => {
    const controller = new AbortController();
    const server = await startImageServer(() => controller.abort());
    cleanUp.push(server.close);
    const { made } = await order(server.model, {}, controller.signal);
    expect(made).toMatchObject({ code: 'ABORTED' });
  });
});
