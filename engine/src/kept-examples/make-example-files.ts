// The files of the gallery that the built-in engine makes of a tool's own example, as they are kept in web/public/example-files.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTool } from '@folio/catalogue/catalogue';
import type { ToolResult } from '@folio/catalogue/define-tool';
import type { KeptExample } from '@folio/catalogue/kept-example-types';
import { factsOf, keptExampleOf } from '@folio/catalogue/kept-examples';
import { parseToolInput } from '@folio/contract/tool-input';
import sharp from 'sharp';
import { EngineFailure, type MadeFile } from '../core/engine-types.ts';
import { make } from '../engine.ts';
import { measureFile } from '../files/measure-file.ts';
import { run as packWave } from '../speech/convert-wave.ts';

export const examplesFolder = fileURLToPath(new URL('../../../web/public/example-files/', import.meta.url));

/** Films take a core of their own for a while. */
const timeoutMs = 120_000;

/** An order of a form without a seed draws a new one each time; the gallery's stays the same. */
const seed = 20;

/** WebP of this quality is a tenth of the PNG, and nobody sees the difference. */
const webpQuality = 84;

/** Endings of the files that are kept. */
export const keptEndings = ['jpg', 'webp', 'mp3', 'mp4'] as const;

const thumbnail = { width: 320, height: 200 };

export interface KeptBytes {
  path: string;
  bytes: Uint8Array;
}

/** As small as a page may load it: images as WebP, audio as MP3. */
async function encoded({ mediaType, bytes }: MadeFile): Promise<Uint8Array> {
  if (mediaType.startsWith('image/')) return new Uint8Array(await sharp(bytes).webp({ quality: webpQuality }).toBuffer());
  return mediaType === 'audio/wav' ? ((await packWave(bytes)) ?? bytes) : bytes;
}

/** Answers the files that the example names from those that are kept, by their names. */
const givenFiles = (kept: KeptExample) => async (file: number | string) => {
  const name = basename(String(file));
  const given = kept.given?.find(({ path }) => basename(path) === name);
  if (!given) throw new EngineFailure('FILE_UNREADABLE', { detail: name });
  const bytes = new Uint8Array(await readFile(`${examplesFolder}${given.path}`));
  const measured = await measureFile(name, bytes, keptEndings);
  if (typeof measured === 'string') throw new EngineFailure('FILE_UNREADABLE', { detail: name });
  return { name, mediaType: measured.mediaType, bytes };
};

/** Makes the example of a tool and answers the files that are kept of it, with the tool's result. */
export async function makeExampleFiles(slug: string): Promise<{ result: ToolResult; files: KeptBytes[] }> {
  const tool = findTool(slug);
  const kept = tool && (await keptExampleOf(tool));
  if (!tool || kept?.basis !== 'kept_files') throw new Error(`${slug}: its files are not made by the engine`);
  const parsed = parseToolInput(tool, tool.example);
  if (!parsed.ok) throw new Error(`${slug}: the example does not fit the form`);
  const made = await make(
    tool,
    { seed, ...parsed.input },
    {
      language: 'en',
      textModel: null,
      sources: [],
      readPage: () => Promise.reject(new EngineFailure('PAGE_UNREADABLE', { detail: slug })),
      readFile: givenFiles(kept),
      onProgress: () => undefined,
      onModelCall: () => undefined,
      signal: AbortSignal.timeout(timeoutMs),
      now: new Date('2026-11-02T09:00:00Z'),
    },
  );
  const files: KeptBytes[] = [];
  for (const { key, path, poster } of kept.files) {
    for (const [name, into] of [
      [key, path],
      ['poster', poster],
    ]) {
      const file = made.files.find((one) => one.key === name);
      if (name === undefined || into === undefined || kept.given?.some((one) => one.path === into)) continue;
      if (!file) throw new Error(`${slug}: the engine made no ${name}`);
      files.push({ path: into, bytes: await encoded(file) });
    }
  }
  return { result: made.result, files };
}

/** Distance between the proportions of an image and the card. */
function distanceToCard(path: string): number {
  const { width = 1, height = 1 } = factsOf(path);
  return Math.abs(Math.log(width / height / (thumbnail.width / thumbnail.height)));
}

/** Returns the small image for the gallery's card: the best fitting image of the example. */
export async function makeThumbnail(slug: string): Promise<KeptBytes | null> {
  const kept = await keptExampleOf({ slug });
  const files = kept && 'files' in kept ? kept.files : [];
  // Created files, not the ones shown with them for comparison.
  const made = files.filter(({ key }) => key !== undefined);
  const [path] = (made.length > 0 ? made : files)
    .map((file) => file.poster ?? file.path)
    .filter((one) => /\.(?:webp|jpg)$/u.test(one))
    .toSorted((one, other) => distanceToCard(one) - distanceToCard(other));
  if (path === undefined) return null;
  const image = sharp(await readFile(`${examplesFolder}${path}`));
  const [red = 255, green = 255, blue = 255] = await image
    .clone()
    .extract({ left: 1, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const bytes = await image
    .resize({
      ...thumbnail,
      fit: kept?.card === 'whole' ? 'contain' : 'cover',
      position: kept?.card === 'left' ? 'left' : 'centre',
      background: { r: red, g: green, b: blue },
    })
    .webp({ quality: 72 })
    .toBuffer();
  return { path: `thumbnails/${slug}.webp`, bytes: new Uint8Array(bytes) };
}
