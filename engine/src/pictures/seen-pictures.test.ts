import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { make } from '../engine.ts';
import { startModelServer } from '../models/testing/model-server.ts';
import { createTextModel } from '../models/text-models.ts';
import { contextWith, photoOf } from './fixtures/photos.ts';

const alt = findTool('alt_text_generator') as Tool;
const photo = await photoOf(1600, 1200);
const cleanUp: (() => unknown)[] = [];
afterEach(() => {
  for (const step of cleanUp.splice(0)) step();
});

async function readingModel(reply: object) {
  const server = await startModelServer('openai-compatible', [{ kind: 'text', text: JSON.stringify(reply) }]);
  cleanUp.push(server.close);
  return { server, textModel: await createTextModel({ provider: 'openai-compatible', modelId: 'm', baseUrl: server.baseUrl }) };
}

const entry = { image: 'boot.jpg', alt_text: 'Brown boot on a stone', title: 'Boot', file_name: 'brown-boot', decorative: false };

it('shows a model the pictures by name, small and without what the camera noted, and keeps its answer as a table', async () => {
  const { server, textModel } = await readingModel({ images: [entry] });
  const located = await sharp(photo)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  const input = { images: [1], image_urls: [], max_characters: 125 };
  const { result, html } = await make(alt, input, contextWith([['boot.jpg', located]], { textModel }));
  expect(result).toEqual({ images: [entry] });
  expect(html).toContain('Brown boot on a stone');
  const sent = server.requests.at(-1) ?? '';
  expect(sent).toContain('Picture 1: boot.jpg');
  const [, data = ''] = /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/.exec(sent) ?? [];
  expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 1024, height: 768 });
  expect((await sharp(Buffer.from(data, 'base64')).metadata()).exif).toBeUndefined();
});

it('waits for a model that reads pictures, and reports a picture that is broken', async () => {
  const input = { images: [1], image_urls: [], max_characters: 125 };
  await expect(make(alt, input, contextWith([['boot.jpg', photo]]))).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
  const { textModel } = await readingModel({ images: [] });
  const broken = contextWith([['broken.jpg', photo.subarray(0, 500)]], { textModel });
  await expect(make(alt, input, broken)).rejects.toMatchObject({ code: 'FILE_DAMAGED', detail: 'broken.jpg' });
});
