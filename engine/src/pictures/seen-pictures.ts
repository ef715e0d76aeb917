// Pictures that a text model is shown beside its prompt, small enough to travel.
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext } from '../core/engine-types.ts';
import { filesIn } from './input-values.ts';
import { openPicture, orDamaged, readPicture } from './read-picture.ts';

export interface SeenPicture {
  name: string;
  /** JPEG. */
  bytes: Uint8Array;
}

/** Longest edge in pixels: vision models do not use more. */
const maxEdge = 1024;

const namesPictures = (tool: Tool, name: string): boolean =>
  tool.fields.some(
    (field) => field.name === name && (field.type === 'image' || (field.type === 'urls' && name === 'image_urls')),
  );

/** The pictures of the tool's fields in their order. Throws `EngineFailure` for one that cannot be read. */
export async function seenPictures(tool: Tool, input: ToolInput, context: EngineContext): Promise<SeenPicture[]> {
  const files = tool.fields.filter((field) => namesPictures(tool, field.name)).flatMap((field) => filesIn(input[field.name]));
  const pictures: SeenPicture[] = [];
  for (const file of files) {
    if (pictures.length === 0) context.onProgress({ stage: 'reading' });
    const { name, bytes } = await readPicture(context, file);
    const small = await orDamaged(name, async () =>
      (await openPicture(bytes))
        .autoOrient()
        .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82 })
        .toBuffer(),
    );
    pictures.push({ name, bytes: small });
  }
  return pictures;
}
