// Variations of a picture, by an image model that edits.
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { generatePictures, requireImageModel, toSize } from './generate-pictures.ts';
import { filesIn, numberIn, textIn } from './input-values.ts';
import { writtenSize } from './picture-sizes.ts';
import { openPicture, orDamaged, readPicture, stemOf, titleOfFile } from './read-picture.ts';

/** Longest edge of the sent and the returned image, in pixels. */
const maxEdge = 1024;

/** Makes the variations. Throws `EngineFailure`: NEEDS_IMAGE_MODEL where none is connected. */
export async function varyImage(_tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const [file] = filesIn(input['image']);
  if (file === undefined) throw new EngineFailure('FILE_UNREADABLE');
  const model = await requireImageModel(context);
  const given = await readPicture(context, file);
  const sent = await orDamaged(given.name, async () =>
    (await openPicture(given.bytes))
      .autoOrient()
      .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true }),
  );
  const size = { width: sent.info.width, height: sent.info.height };
  const changes = textIn(input['changes']);
  const prompt = [
    'A variation of this picture: the same subject, recognisable, in the same mood.',
    changes === '' ? '' : `Change: ${changes}.`,
    `Keep about ${numberIn(input['similarity'], 60)} percent of the picture as it is.`,
    'Do not alter logos, lettering or the faces of real people.',
  ].join(' ');
  context.onProgress({ stage: 'writing', label: given.name });
  const count = numberIn(input['image_count'], 2);
  const made = await generatePictures(model, { prompt, from: [Uint8Array.from(sent.data)], count, size }, context);
  const pictures = await Promise.all(made.map((bytes) => toSize(bytes, size)));
  const title = titleOfFile(given.name);
  return {
    result: {
      title,
      images: pictures.map((_, index) => ({ file: `image-${index + 1}`, ...size, size: writtenSize(size) })),
      ...(changes === '' ? {} : { changes }),
    },
    files: pictures.map((bytes, index) => ({
      key: `image-${index + 1}`,
      name: `${stemOf(given.name)}-variation-${index + 1}.png`,
      mediaType: 'image/png',
      bytes,
      ...size,
      alt: title,
    })),
    engine: { kind: 'model', provider: model.provider, model: model.modelId },
  };
}
