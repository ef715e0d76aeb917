// Display banners from one message: all sizes share one look, the type is always set by us, and each is light enough for ad networks.
import type { Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { runHeavy } from '../work/run-heavy.ts';
import { hasSpaceForText } from './design/banner-layouts.ts';
import { pictureSubjectOf } from './design/subject-palettes.ts';
import { fitWeight } from './fit-weight.ts';
import { generatePictures, imageModelOf } from './generate-pictures.ts';
import { pick } from './grounds/ground.ts';
import { improveDescription } from './improve-description.ts';
import { colourIn, filesIn, seedIn, textIn, wordsIn } from './input-values.ts';
import { type PictureSize, writtenBytes, writtenSize } from './picture-sizes.ts';
import { orDamaged, readPicture, stemOf } from './read-picture.ts';
import { toLogo, toShown } from './to-logo.ts';

/** Most bytes of a banner, as ad networks have it. */
const maxBytes = 150 * 1024;

/** Arts that are still clear on a strip of 65 pixels. */
const bannerStyles = ['illustration', 'flat_vector', 'photo', 'isometric', '3d_render', 'vintage'];

function sizeOf(written: string): PictureSize {
  const [width = 300, height = 250] = written.split('x').map(Number);
  return { width, height };
}

/** Makes the banners. Throws `EngineFailure`. */
export async function displayBanners(tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const language = toInterfaceLanguage(context.language);
  const sizes = wordsIn(input['sizes']).map(sizeOf);
  const [title, text, button] = [textIn(input['headline']), textIn(input['subline']), textIn(input['button'])];
  const open = async (field: string, prepare: (bytes: Uint8Array) => Promise<Uint8Array>): Promise<Uint8Array | null> => {
    const [file] = filesIn(input[field]);
    if (file === undefined) return null;
    const given = await readPicture(context, file);
    return orDamaged(given.name, () => prepare(given.bytes));
  };
  const product = await open('product_image', toShown);
  const logo = await open('logo', toLogo);
  context.onProgress({ stage: 'writing' });
  const wanted = textIn(input['visual']);
  // Asked for a picture, or nothing else to show: a model's picture; never beside the product's own.
  const model = product ? null : await imageModelOf(context);
  const prompt = model && (await improveDescription(tool, input, context, wanted || [title, text].join('. '))).prompt;
  const [picture = null] =
    model && prompt
      ? await generatePictures(
          model,
          { prompt: `${prompt}\nNo text, letters or logos in the picture.`, count: 1, size: { width: 1024, height: 1024 } },
          context,
        )
      : [];
  const colour = colourIn(input['brand_colour']);
  const seed = seedIn(input);
  const subject = pictureSubjectOf([title, text, wanted], context.language);
  const drawn = await runHeavy(
    'pictures',
    sizes.map((size) => ({
      kind: 'banner' as const,
      ...size,
      seed,
      style: pick(bannerStyles, (seed % 997) / 997),
      subject,
      brand: colour ? { primary: colour, background: null, secondary: null } : (context.brand ?? null),
      title,
      text,
      button,
      picture,
      product,
      logo,
      safe: { top: 0, bottom: 0 },
    })),
    { signal: context.signal },
  );
  const weighed = await Promise.all(drawn.map((bytes) => fitWeight(bytes, maxBytes, true)));
  const withoutText = text === '' ? [] : sizes.filter((size) => !hasSpaceForText(size)).map(writtenSize);
  const notes = [
    ...(picture === null ? [documentWord('designed_layout', language)] : []),
    ...(withoutText.length > 0 ? [`${documentWord('without_subline', language)} ${withoutText.join(', ')}.`] : []),
  ];
  const alt = [title, text, button].filter(Boolean).join('. ');
  return {
    result: {
      title,
      banners: sizes.map((size, index) => ({
        size: writtenSize(size),
        file: `banner-${index + 1}`,
        ...size,
        bytes: weighed[index]?.bytes.length ?? 0,
        weight: writtenBytes(weighed[index]?.bytes.length ?? 0, language),
      })),
      is_designed: picture === null,
      ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
    },
    files: weighed.map(({ bytes, mediaType, ending }, index) => {
      const { width, height } = sizes[index] as PictureSize;
      return {
        key: `banner-${index + 1}`,
        name: `${stemOf(title)}-${width}x${height}.${ending}`,
        mediaType,
        bytes,
        width,
        height,
        alt,
      };
    }),
    engine:
      model && picture
        ? { kind: 'model', provider: model.provider, model: model.modelId }
        : { kind: 'composer', way: 'layout', provider: null, model: null },
  };
}
