// A product in a new setting: only the surroundings come from the image model, the product's own pixels are laid upon them.
import type { Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { type CutOut, cutOut } from './cut-out.ts';
import { generatePictures, requireImageModel, toSize } from './generate-pictures.ts';
import { altOf, improveDescription } from './improve-description.ts';
import { filesIn, numberIn, textIn } from './input-values.ts';
import { type PictureSize, writtenSize } from './picture-sizes.ts';
import { openPicture, readPicture, stemOf, titleOfFile } from './read-picture.ts';

/** Share of the frame that the product may fill, by the form's sizes. */
const shares: Record<string, number> = { small: 0.38, medium: 0.55, large: 0.74 };

/** Height of the product above the lower edge, as a share of the height. */
const floor = 0.1;

interface Positioned {
  bytes: Uint8Array;
  left: number;
  top: number;
  width: number;
  height: number;
}

async function position({ bytes, box }: CutOut, frame: PictureSize, share: number): Promise<Positioned> {
  const subject = await (await openPicture(bytes)).extract(box).png().toBuffer();
  const { data, info } = await (await openPicture(subject))
    .resize({ width: Math.round(frame.width * share), height: Math.round(frame.height * share), fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((frame.width - info.width) / 2);
  return {
    bytes: data,
    left,
    top: Math.round(frame.height * (1 - floor)) - info.height,
    width: info.width,
    height: info.height,
  };
}

/** A soft shadow where the product touches the ground. */
function shadowUnder({ left, top, width, height }: Positioned, frame: PictureSize): Buffer {
  const blur = Math.max(2, width * 0.035);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}"><defs><filter id="b" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="${blur}"/></filter></defs><ellipse cx="${left + width / 2}" cy="${top + height - blur * 0.4}" rx="${width * 0.46}" ry="${Math.max(3, width * 0.05)}" fill="#000" fill-opacity="0.5" filter="url(#b)"/></svg>`,
  );
}

/** Makes the scenes. Throws `EngineFailure`: NEEDS_IMAGE_MODEL where none is connected. */
export async function productScene(tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const [file] = filesIn(input['image']);
  if (file === undefined) throw new EngineFailure('FILE_UNREADABLE');
  const model = await requireImageModel(context);
  const given = await readPicture(context, file);
  const scene = textIn(input['scene']);
  const size = { width: numberIn(input['image_width'], 1024), height: numberIn(input['image_height'], 1024) };
  const cut = await cutOut(given.name, given.bytes, context);
  const product = await position(cut, size, shares[textIn(input['placement'])] ?? 0.55);
  const { prompt } = await improveDescription(tool, input, context, scene);
  context.onProgress({ stage: 'writing', label: given.name });
  const made = await generatePictures(
    model,
    {
      prompt: `${prompt}\nAn empty setting for a product photo: free, level ground in the lower middle, no product, no people, no text or logos.`,
      count: numberIn(input['image_count'], 2),
      size,
    },
    context,
  );
  const shadow = input['shadow'] === false ? [] : [{ input: shadowUnder(product, size), left: 0, top: 0 }];
  const pictures = await Promise.all(
    made.map(async (bytes) =>
      (await openPicture(await toSize(bytes, size)))
        .composite([...shadow, { input: Buffer.from(product.bytes), left: product.left, top: product.top }])
        .removeAlpha()
        .png()
        .toBuffer(),
    ),
  );
  const [title, stem] = [titleOfFile(given.name), stemOf(given.name)];
  const alt = altOf(`${title}. ${scene}`);
  return {
    result: {
      title,
      scene,
      images: pictures.map((_, index) => ({ file: `image-${index + 1}`, ...size, size: writtenSize(size) })),
      cutout: 'cutout',
      note: documentWord('product_untouched', toInterfaceLanguage(context.language)),
    },
    files: [
      ...pictures.map((bytes, index) => ({
        key: `image-${index + 1}`,
        name: `${stem}-scene-${index + 1}.png`,
        mediaType: 'image/png',
        bytes,
        ...size,
        alt,
      })),
      {
        key: 'cutout',
        name: `${stem}-cut-out.png`,
        mediaType: 'image/png',
        bytes: cut.bytes,
        width: cut.width,
        height: cut.height,
        alt: title,
      },
    ],
    engine: { kind: 'model', provider: model.provider, model: model.modelId },
  };
}
