// Crops and resizes images to exact sizes: upright, in sRGB, without camera metadata about place and owner.
import type { Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure, type GivenFile, type MadeFile } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { mediaTypeOfPicture, type PictureFormat } from '../files/convert-picture.ts';
import { colourIn, filesIn, labelOf, numberIn, textIn, wordsIn } from './input-values.ts';
import { networkSizes, type PictureSize, writtenBytes, writtenSize } from './picture-sizes.ts';
import { openPicture, orDamaged, readPicture, stemOf, titleOfFile } from './read-picture.ts';

interface Wish {
  fit: string;
  margin: string;
  format: PictureFormat;
  quality: number;
}

/** A custom size of which one side is left open follows the picture's own ratio; with neither, the picture keeps its size. */
function customSize(input: ToolInput, { width, height }: PictureSize): PictureSize {
  const wide = numberIn(input['width'], 0);
  const high = numberIn(input['height'], 0);
  const within = (side: number) => Math.min(8192, Math.max(1, Math.round(side)));
  if (wide > 0 && high > 0) return { width: wide, height: high };
  if (wide > 0) return { width: wide, height: within((wide * height) / width) };
  if (high > 0) return { width: within((high * width) / height), height: high };
  return { width, height };
}

/** True where pixels of the original have to be stretched for this size. */
const isEnlarged = (own: PictureSize, size: PictureSize, fit: string) => {
  const [across, down] = [size.width / own.width, size.height / own.height];
  return (fit === 'contain' ? Math.min(across, down) : Math.max(across, down)) > 1;
};

async function cut(bytes: Uint8Array, { width, height }: PictureSize, wish: Wish): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const picture = (await openPicture(bytes)).autoOrient().toColourspace('srgb');
  const isClear = wish.format !== 'jpg';
  const resized =
    wish.fit === 'contain'
      ? picture.flatten({ background: wish.margin }).resize(width, height, { fit: 'contain', background: wish.margin })
      : picture.resize(width, height, {
          fit: 'cover',
          position: wish.fit === 'smart' ? sharp.strategy.attention : 'centre',
        });
  const whole = isClear ? resized : resized.flatten({ background: '#ffffff' });
  if (wish.format === 'png') return whole.png().toBuffer();
  if (wish.format === 'webp') return whole.webp({ quality: wish.quality }).toBuffer();
  return whole.jpeg({ quality: wish.quality, mozjpeg: true }).toBuffer();
}

const own = async ({ bytes }: GivenFile): Promise<PictureSize> => (await (await openPicture(bytes)).metadata()).autoOrient;

/** Makes every picture in every size. Throws `EngineFailure` for a picture that cannot be read. */
export async function resizeImages(tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const language = toInterfaceLanguage(context.language);
  const format = textIn(input['image_format']);
  const margin = textIn(input['margin_colour']);
  const wish: Wish = {
    fit: textIn(input['fit']) || 'smart',
    margin: colourIn(margin) ?? '#ffffff',
    format: format === 'png' || format === 'webp' ? format : 'jpg',
    quality: numberIn(input['quality'], 85),
  };
  const wanted = filesIn(input['images']);
  const formats = wordsIn(input['formats']);
  const images: Record<string, unknown>[] = [];
  const files: MadeFile[] = [];
  const warnings: string[] = [];
  const sources: string[] = [];
  if (wish.fit === 'contain' && margin !== '' && colourIn(margin) === null) {
    warnings.push(`${margin}: ${documentWord('colour_unread', language)}`);
  }
  for (const [index, id] of wanted.entries()) {
    const given = await readPicture(context, id);
    sources.push(given.name);
    context.onProgress({ stage: 'writing', section: index + 1, sections: wanted.length, label: given.name });
    const size = await orDamaged(given.name, () => own(given));
    for (const one of formats) {
      if (context.signal.aborted) throw new EngineFailure('ABORTED');
      const target = networkSizes[one] ?? customSize(input, size);
      const bytes = await orDamaged(given.name, () => cut(given.bytes, target, wish));
      const key = `image-${files.length + 1}`;
      const label = one === 'custom' ? documentWord('custom_size', language) : labelOf(tool, 'formats', one);
      const name = `${stemOf(given.name)}-${one.replaceAll('_', '-')}-${target.width}x${target.height}.${wish.format}`;
      files.push({
        key,
        name,
        mediaType: mediaTypeOfPicture[wish.format],
        bytes,
        width: target.width,
        height: target.height,
        alt: titleOfFile(given.name),
      });
      images.push({
        source: given.name,
        format: label.replace(/\s\d+x\d+$/, ''),
        file: key,
        width: target.width,
        height: target.height,
        bytes: bytes.length,
        size: writtenSize(target),
        weight: writtenBytes(bytes.length, language),
      });
      if (isEnlarged(size, target, wish.fit)) {
        warnings.push(`${name}: ${documentWord('enlarged', language)} (${writtenSize(size)} → ${writtenSize(target)})`);
      }
    }
  }
  const title = titleOfFile(sources[0] ?? tool.name);
  return {
    result: {
      title: wanted.length > 1 ? `${title} + ${wanted.length - 1}` : title,
      images,
      warnings,
    },
    files,
    engine: { kind: 'computed', provider: null, model: null },
  };
}
