// Pictures that an order brings, opened with the limits that every upload has.
import { plainLetters } from '@folio/contract/plain-letters';
import type { Sharp, SharpOptions } from 'sharp';
import { type EngineContext, EngineFailure, type GivenFile } from '../core/engine-types.ts';
import { maxPixels } from '../files/measure-file.ts';

/** Opens these bytes with sharp. An image that has too many pixels or is cut off fails when it is read. */
export async function openPicture(bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', ...options });
}

/** Returns the file of an input. Throws `EngineFailure` if it is unavailable or not an image. */
export async function readPicture(context: EngineContext, file: number | string): Promise<GivenFile> {
  if (context.signal.aborted) throw new EngineFailure('ABORTED');
  if (!context.readFile) throw new EngineFailure('FILE_UNREADABLE', { detail: String(file) });
  const given = await context.readFile(file);
  if (!given.mediaType.startsWith('image/')) throw new EngineFailure('FILE_DAMAGED', { detail: given.name });
  return given;
}

/** Result of `work` for a picture; a picture that breaks on the way is named. */
export async function orDamaged<Outcome>(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof EngineFailure) throw problem;
    throw new EngineFailure('FILE_DAMAGED', { detail: name, cause: problem });
  }
}

/** The name without its ending, as a title: "boot-blue.png" is "boot-blue". */
export const titleOfFile = (name: string): string => name.replace(/\.[a-z0-9]{1,5}$/i, '') || name;

/** Letters, digits and hyphens of a name, for the files made of it. */
export const stemOf = (name: string): string =>
  plainLetters(titleOfFile(name))
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'image';
