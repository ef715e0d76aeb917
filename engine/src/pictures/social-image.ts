// Pictures of posts in the networks' sizes: the art drawn or by an image model, the words always set by us.
import type { Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { titleOfFilm } from '../animation/animate.ts';
import type { EngineContext, MediaModel } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { runHeavy } from '../work/run-heavy.ts';
import { pictureSubjectOf } from './design/subject-palettes.ts';
import { fitWeight } from './fit-weight.ts';
import { generatePictures, imageModelOf } from './generate-pictures.ts';
import { altOf, improveDescription } from './improve-description.ts';
import { colourIn, filesIn, labelOf, seedIn, textIn, wordsIn } from './input-values.ts';
import { networkSizes, type PictureSize, writtenBytes, writtenSize } from './picture-sizes.ts';
import { orDamaged, readPicture, stemOf } from './read-picture.ts';
import { toLogo } from './to-logo.ts';

/** Maximum bytes of an image: the limit of YouTube, the strictest of the networks. */
const maxBytes = 2_000_000;

/** Most words that are set of a subject which has no text of its own. */
const maxWords = 7;

const firstWords = (subject: string): string =>
  titleOfFilm(subject)
    .split(' ')
    .slice(0, maxWords)
    .join(' ')
    .replace(/[,;:–-]+$/u, '');

/** Upright, level and square: one picture of the model serves every format of its shape. */
const shapeOf = ({ width, height }: PictureSize): 'wide' | 'high' | 'square' =>
  width > height * 1.1 ? 'wide' : height > width * 1.1 ? 'high' : 'square';

interface Art {
  /** By shape. */
  pictures: Map<string, Uint8Array>;
  alt: string;
}

async function generateArt(
  tool: Tool,
  input: ToolInput,
  context: EngineContext,
  model: MediaModel<'image'>,
  sizes: readonly PictureSize[],
): Promise<Art> {
  const style = labelOf(tool, 'style', textIn(input['style']) || 'photo');
  const { prompt, alt } = await improveDescription(tool, input, context, textIn(input['subject']));
  const pictures = new Map<string, Uint8Array>();
  for (const size of sizes) {
    const shape = shapeOf(size);
    if (pictures.has(shape)) continue;
    context.onProgress({ stage: 'writing', section: pictures.size + 1, sections: new Set(sizes.map(shapeOf)).size });
    const asked = `${prompt}\nStyle: ${style}. No text, letters or logos in the picture. Calm space at one edge for a text that is added later.`;
    const [picture] = await generatePictures(model, { prompt: asked, count: 1, size }, context);
    if (picture) pictures.set(shape, picture);
  }
  return { pictures, alt };
}

/** Makes the post's pictures. Throws `EngineFailure`. */
export async function socialImage(tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const language = toInterfaceLanguage(context.language);
  const subject = textIn(input['subject']);
  const style = textIn(input['style']) || 'photo';
  const formats = wordsIn(input['formats']).filter((format) => networkSizes[format]);
  const sizes = formats.map((format) => networkSizes[format] as (typeof networkSizes)[string]);
  const [logoFile] = filesIn(input['logo']);
  const logo = logoFile === undefined ? null : await readLogo(context, logoFile);
  context.onProgress({ stage: 'writing' });
  const model = await imageModelOf(context);
  const art = model && (await generateArt(tool, input, context, model, sizes));
  // A drawn ground says nothing of its subject: without words it would be wallpaper.
  const title = textIn(input['overlay_text']) || (art ? '' : firstWords(subject));
  const colour = colourIn(input['brand_colour']);
  const seed = seedIn(input);
  const about = pictureSubjectOf([title, subject], context.language);
  const drawn = await runHeavy(
    'pictures',
    sizes.map((size) => ({
      kind: 'social' as const,
      width: size.width,
      height: size.height,
      seed,
      style,
      subject: about,
      brand: colour ? { primary: colour, background: null, secondary: null } : (context.brand ?? null),
      title,
      text: '',
      button: '',
      picture: art?.pictures.get(shapeOf(size)) ?? null,
      product: null,
      logo,
      safe: { top: size.top ?? 0, bottom: size.bottom ?? 0 },
    })),
    { signal: context.signal },
  );
  const alt = art ? altOf(title === '' ? art.alt : `${title}. ${art.alt}`) : altOf(title);
  const weighed = await Promise.all(drawn.map((bytes) => fitWeight(bytes, maxBytes)));
  return {
    result: {
      subject,
      images: formats.map((format, index) => {
        const { width, height } = sizes[index] as PictureSize;
        return {
          format: labelOf(tool, 'formats', format).replace(/\s\d+x\d+$/, ''),
          file: `image-${index + 1}`,
          width,
          height,
          alt_text: alt,
          size: writtenSize({ width, height }),
          weight: writtenBytes(weighed[index]?.bytes.length ?? 0, language),
        };
      }),
      style: labelOf(tool, 'style', style),
      is_designed: !model,
      ...(model ? {} : { note: documentWord('designed_layout', language) }),
    },
    files: weighed.map(({ bytes, mediaType, ending }, index) => {
      const { width, height } = sizes[index] as PictureSize;
      const name = `${stemOf(title || firstWords(subject))}-${formats[index]?.replaceAll('_', '-')}-${width}x${height}.${ending}`;
      return { key: `image-${index + 1}`, name, mediaType, bytes, width, height, alt };
    }),
    engine: model
      ? { kind: 'model', provider: model.provider, model: model.modelId }
      : { kind: 'composer', way: 'layout', provider: null, model: null },
  };
}

async function readLogo(context: EngineContext, file: number | string): Promise<Uint8Array> {
  const given = await readPicture(context, file);
  return orDamaged(given.name, () => toLogo(given.bytes));
}
