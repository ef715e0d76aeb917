// Cuts a subject out of its background: by the one even colour at the picture's edges, or by a mask from an image model. The subject's own
// pixels never change.
import { type EngineContext, EngineFailure, type MediaModel } from '../core/engine-types.ts';
import { runHeavy } from '../work/run-heavy.ts';
import { generatePictures, imageModelOf } from './generate-pictures.ts';
import { openPicture, orDamaged } from './read-picture.ts';
import type { Cutting } from './render-cutting.ts';

export interface CutOut extends Cutting {
  by: { kind: 'border' } | { kind: 'model'; model: MediaModel<'image'> };
}

const maskPrompt =
  'Answer with a black and white mask of this picture in exactly the same framing: the main subject pure white, everything else pure black, soft grey only along hair, fur and glass. No other content.';

/** Longest edge that a model is sent, in pixels. */
const sentEdge = 1024;

async function maskByModel(bytes: Uint8Array, model: MediaModel<'image'>, context: EngineContext): Promise<Uint8Array> {
  const sent = await (await openPicture(bytes))
    .autoOrient()
    .resize({ width: sentEdge, height: sentEdge, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = sent.info;
  const [mask] = await generatePictures(
    model,
    { prompt: maskPrompt, from: [Uint8Array.from(sent.data)], count: 1, size: { width, height } },
    context,
  );
  if (!mask) throw new EngineFailure('MODEL_REPLY_INVALID');
  return mask;
}

/** The subject of the picture. Throws `EngineFailure`: NEEDS_IMAGE_MODEL where the edges are not of one colour and no model is connected. */
export async function cutOut(name: string, bytes: Uint8Array, context: EngineContext): Promise<CutOut> {
  const task = (mask: Uint8Array | null) =>
    runHeavy('cutting', { bytes: Uint8Array.from(bytes), mask: mask && Uint8Array.from(mask) }, { signal: context.signal });
  const even = await orDamaged(name, () => task(null));
  if (even) return { ...even, by: { kind: 'border' } };
  const model = await imageModelOf(context);
  if (!model) throw new EngineFailure('NEEDS_IMAGE_MODEL');
  const cut = await task(await maskByModel(bytes, model, context));
  if (!cut) throw new EngineFailure('MODEL_REPLY_INVALID');
  return { ...cut, by: { kind: 'model', model } };
}
