// Background removal: the subject on nothing, white or a colour, cropped if asked for.
import type { Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { type CutOut, cutOut } from './cut-out.ts';
import { colourIn, filesIn, numberIn, textIn } from './input-values.ts';
import { writtenSize } from './picture-sizes.ts';
import { openPicture, readPicture, stemOf, titleOfFile } from './read-picture.ts';

/** The subject with a margin around it, in percent of its longer side; the frame may reach beyond the picture. */
async function cropped({ bytes, box }: CutOut, percent: number): Promise<Uint8Array> {
  const margin = Math.round((Math.max(box.width, box.height) * percent) / 100);
  const subject = await (await openPicture(bytes)).extract(box).png().toBuffer();
  return (await openPicture(subject))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

/** Makes the cut-out picture. Throws `EngineFailure`. */
export async function removeBackground(_tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const language = toInterfaceLanguage(context.language);
  const [file] = filesIn(input['image']);
  if (file === undefined) throw new EngineFailure('FILE_UNREADABLE');
  const given = await readPicture(context, file);
  context.onProgress({ stage: 'writing', label: given.name });
  const cut = await cutOut(given.name, given.bytes, context);
  const framed = input['crop'] === true ? await cropped(cut, numberIn(input['margin'], 5)) : cut.bytes;
  const kind = textIn(input['background_kind']);
  const background = kind === 'white' ? '#ffffff' : kind === 'colour' ? (colourIn(input['colour']) ?? '#ffffff') : null;
  const picture = await openPicture(framed);
  const bytes = await (background === null ? picture : picture.flatten({ background })).png().toBuffer();
  const { width, height } = await (await openPicture(bytes)).metadata();
  const [title, stem] = [titleOfFile(given.name), stemOf(given.name)];
  const { mask, by } = cut;
  return {
    result: {
      title,
      file: 'image',
      original: 'original',
      width,
      height,
      mask: 'mask',
      coverage_percent: Math.round(cut.coverage * 1000) / 10,
      size: writtenSize({ width, height }),
      method: documentWord(by.kind === 'border' ? 'cut_by_border' : 'cut_by_model', language),
    },
    files: [
      { key: 'image', name: `${stem}-cut-out.png`, mediaType: 'image/png', bytes, width, height, alt: title },
      { key: 'mask', name: `${stem}-mask.png`, mediaType: 'image/png', bytes: mask, width: cut.width, height: cut.height },
      {
        key: 'original',
        name: given.name,
        mediaType: given.mediaType,
        bytes: given.bytes,
        width: cut.width,
        height: cut.height,
        alt: title,
      },
    ],
    engine:
      by.kind === 'border'
        ? { kind: 'computed', provider: null, model: null }
        : { kind: 'model', provider: by.model.provider, model: by.model.modelId },
  };
}
