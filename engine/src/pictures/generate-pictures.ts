// Pictures by a connected image model, in the size that was asked for.
import { type GenerateImageResult, generateImage } from 'ai';
import { type EngineContext, EngineFailure, type MediaModel } from '../core/engine-types.ts';
import { maxPixels } from '../files/measure-file.ts';
import { callMediaModel } from '../models/call-media-model.ts';
import type { PictureSize } from './picture-sizes.ts';
import { openPicture } from './read-picture.ts';

export interface PictureWish {
  prompt: string;
  /** Pictures to work from; the model must be one that edits. */
  from?: Uint8Array[];
  count: number;
  size: PictureSize;
  seed?: number;
}

const ratioOf = (written: string): number => {
  const [width = 1, height = 1] = written.split(/[x:]/).map(Number);
  return width / height;
};

/** Returns the entry with the nearest aspect ratio. */
function nearest<Written extends string>(all: readonly Written[], { width, height }: PictureSize): Written {
  const off = (one: string) => Math.abs(Math.log(ratioOf(one) / (width / height)));
  return all.toSorted((one, other) => off(one) - off(other))[0] as Written;
}

/** Sizes by the vendors' own lists: theirs are few, servers of one's own take any multiple of 64. */
function sizeFor({ provider, modelId }: MediaModel<'image'>, size: PictureSize) {
  if (provider === 'google') return { aspectRatio: nearest(['1:1', '3:4', '4:3', '9:16', '16:9'] as const, size) };
  if (/dall-e-3/.test(modelId)) return { size: nearest(['1024x1024', '1792x1024', '1024x1792'] as const, size) };
  if (/dall-e-2/.test(modelId)) return { size: '1024x1024' as const };
  if (provider === 'openai') return { size: nearest(['1024x1024', '1536x1024', '1024x1536'] as const, size) };
  const within = (side: number) => Math.min(1536, Math.max(256, Math.round(side / 64) * 64));
  const share = Math.min(1, 1536 / Math.max(size.width, size.height));
  return { size: `${within(size.width * share)}x${within(size.height * share)}` as const };
}

async function isPicture(bytes: Uint8Array): Promise<boolean> {
  try {
    const { width, height } = await (await openPicture(bytes)).metadata();
    return width * height <= maxPixels;
  } catch {
    return false;
  }
}

const picturesOf = (reply: GenerateImageResult): Uint8Array[] => reply.images.map(({ uint8Array }) => uint8Array);

/** The model's pictures as they came, as many as asked for. Every call is recorded. Throws `EngineFailure`. */
export async function generatePictures(
  model: MediaModel<'image'>,
  wish: PictureWish,
  context: EngineContext,
): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  // Some servers answer with one picture, however many were asked for.
  while (pictures.length < wish.count) {
    const reply = await callMediaModel(
      model,
      (signal) =>
        generateImage({
          model: model.model,
          prompt: wish.from ? { text: wish.prompt, images: wish.from } : wish.prompt,
          n: wish.count - pictures.length,
          ...sizeFor(model, wish.size),
          ...(wish.seed === undefined ? {} : { seed: wish.seed + pictures.length }),
          maxRetries: 0,
          abortSignal: signal,
        }),
      context,
      (made) => ({ pictures: made.images.length }),
    );
    const made = picturesOf(reply);
    const areFine = (await Promise.all(made.map(isPicture))).every(Boolean);
    if (made.length === 0 || !areFine) throw new EngineFailure('MODEL_REPLY_INVALID');
    pictures.push(...made);
  }
  return pictures.slice(0, wish.count);
}

/** The picture in exactly this size, its edges cut where the sides differ. */
export async function toSize(bytes: Uint8Array, { width, height }: PictureSize): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return (await openPicture(bytes))
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
    .png()
    .toBuffer();
}

/** The connected image model, or null. */
export const imageModelOf = async (context: EngineContext): Promise<MediaModel<'image'> | null> =>
  (await context.models?.media('image')) ?? null;

/** The connected image model. Throws where there is none, so that the order waits for one. */
export async function requireImageModel(context: EngineContext): Promise<MediaModel<'image'>> {
  const model = await imageModelOf(context);
  if (!model) throw new EngineFailure('NEEDS_IMAGE_MODEL');
  return model;
}
