// Image upscaling: crisp for photos, faithful for drawings; the original stays beside the result.
import type { Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { mediaTypeOfPicture } from '../files/convert-picture.ts';
import { requirePart } from '../parts/optional-parts.ts';
import { runHeavy } from '../work/run-heavy.ts';
import { filesIn, numberIn, textIn } from './input-values.ts';
import { writtenBytes, writtenSize } from './picture-sizes.ts';
import { openPicture, orDamaged, readPicture, stemOf, titleOfFile } from './read-picture.ts';

/** Largest picture taken, in pixels (the specification's 1430 × 1430). */
const maxEdge = 1430;

/** Milliseconds: the largest picture keeps a slow core busy for minutes; an order has fifteen. */
const patienceMs = 840_000;

/** Enlarges the picture. Throws `EngineFailure` where it is too large or cannot be read. */
export async function upscaleImage(_tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const language = toInterfaceLanguage(context.language);
  const [id] = filesIn(input['image']);
  if (id === undefined) throw new EngineFailure('FILE_UNREADABLE');
  const given = await readPicture(context, id);
  const { width, height } = await orDamaged(
    given.name,
    async () => (await (await openPicture(given.bytes)).metadata()).autoOrient,
  );
  // An upload was measured on arrival; a file from a URL is measured here.
  if (width > maxEdge || height > maxEdge) throw new EngineFailure('PICTURE_TOO_LARGE', { detail: given.name });
  const scale = numberIn(input['scale'], 2) === 4 ? 4 : 2;
  const kind = textIn(input['content_kind']) === 'illustration' ? 'illustration' : 'photo';
  const format = textIn(input['image_format']) === 'jpg' ? 'jpg' : 'png';
  context.onProgress({ stage: 'writing', label: given.name });
  // Only the enlargement of a photo to four times its size uses the network.
  if (kind === 'photo' && scale === 4) await requirePart('photo-upscaling');
  const made = await runHeavy(
    'enlargement',
    { bytes: Uint8Array.from(given.bytes), scale, kind, format },
    { signal: context.signal, timeMs: patienceMs },
  );
  const title = titleOfFile(given.name);
  const size = { width: made.width, height: made.height };
  return {
    result: {
      title,
      file: 'image',
      original: 'original',
      ...size,
      original_width: width,
      original_height: height,
      scale,
      original_size: writtenSize({ width, height }),
      size: writtenSize(size),
      weight: writtenBytes(made.bytes.length, language),
      method: documentWord(
        kind === 'illustration' ? 'enlarged_faithful' : scale === 2 ? 'enlarged_smooth' : 'enlarged_crisp',
        language,
      ),
    },
    files: [
      {
        key: 'image',
        name: `${stemOf(given.name)}-${scale}x.${format}`,
        mediaType: mediaTypeOfPicture[format],
        bytes: made.bytes,
        ...size,
        alt: title,
      },
      { key: 'original', name: given.name, mediaType: given.mediaType, bytes: given.bytes, width, height, alt: title },
    ],
    engine: { kind: 'computed', provider: null, model: null },
  };
}
