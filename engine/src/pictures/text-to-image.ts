// Text to image: by an image model if one is connected, else a designed card with the given words, or a background alone.
// The description is never printed: it describes the motif, not the text of the image.
import type { Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { titleOfFilm } from '../animation/animate.ts';
import type { EngineContext, MediaModel } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { runHeavy } from '../work/run-heavy.ts';
import { pictureSubjectOf } from './design/subject-palettes.ts';
import { generatePictures, imageModelOf, toSize } from './generate-pictures.ts';
import { altOf, improveDescription } from './improve-description.ts';
import { labelOf, numberIn, seedIn, textIn } from './input-values.ts';
import { type PictureSize, writtenSize } from './picture-sizes.ts';
import { stemOf } from './read-picture.ts';

interface Wish {
  prompt: string;
  /** For a designed card; empty where none was given. */
  headline: string;
  subline: string;
  style: string;
  styleName: string;
  count: number;
  size: PictureSize;
  seed: number;
}

interface Drawn {
  pictures: { bytes: Uint8Array; seed: number; alt: string }[];
  promptUsed: string | null;
  engine: Made['engine'];
}

async function design({ prompt, headline, subline, style, count, size, seed }: Wish, context: EngineContext): Promise<Drawn> {
  const language = toInterfaceLanguage(context.language);
  const subject = pictureSubjectOf([headline, subline, prompt], context.language);
  const designs = Array.from({ length: count }, (_, index) => ({
    kind: 'poster' as const,
    ...size,
    seed: seed + index,
    style,
    subject,
    brand: context.brand ?? null,
    title: headline,
    text: headline === '' ? '' : subline,
    button: '',
    picture: null,
    product: null,
    logo: null,
    safe: { top: 0, bottom: 0 },
  }));
  const pictures = await runHeavy('pictures', designs, { signal: context.signal });
  const alt = headline === '' ? documentWord('designed_background', language) : [headline, subline].filter(Boolean).join('. ');
  return {
    pictures: pictures.map((bytes, index) => ({ bytes, seed: seed + index, alt: altOf(alt) })),
    promptUsed: null,
    engine: { kind: 'composer', way: 'layout', provider: null, model: null },
  };
}

async function generate(
  tool: Tool,
  input: ToolInput,
  wish: Wish,
  context: EngineContext,
  model: MediaModel<'image'>,
): Promise<Drawn> {
  const improved =
    input['improve_prompt'] === true
      ? await improveDescription(tool, input, context, wish.prompt)
      : { prompt: wish.prompt, alt: altOf(wish.prompt) };
  const avoided = textIn(input['negative_prompt']);
  const prompt = `${improved.prompt}\nStyle: ${wish.styleName}.${avoided === '' ? '' : ` Avoid: ${avoided}.`}`;
  context.onProgress({ stage: 'writing' });
  const made = await generatePictures(model, { prompt, count: wish.count, size: wish.size, seed: wish.seed }, context);
  const pictures = await Promise.all(made.map((bytes) => toSize(bytes, wish.size)));
  return {
    pictures: pictures.map((bytes, index) => ({ bytes, seed: wish.seed + index, alt: improved.alt })),
    promptUsed: prompt,
    engine: { kind: 'model', provider: model.provider, model: model.modelId },
  };
}

/** Makes the tool's pictures. Throws `EngineFailure`. */
export async function textToImage(tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const style = textIn(input['style']) || 'photo';
  const wish: Wish = {
    prompt: textIn(input['prompt']),
    headline: textIn(input['headline']) || textIn(input['subline']),
    subline: textIn(input['headline']) === '' ? '' : textIn(input['subline']),
    style,
    styleName: labelOf(tool, 'style', style),
    count: numberIn(input['image_count'], 1),
    size: { width: numberIn(input['image_width'], 1024), height: numberIn(input['image_height'], 1024) },
    seed: seedIn(input),
  };
  context.onProgress({ stage: 'writing' });
  const model = await imageModelOf(context);
  const { pictures, promptUsed, engine } = model
    ? await generate(tool, input, wish, context, model)
    : await design(wish, context);
  const stem = stemOf(titleOfFilm(wish.prompt));
  return {
    result: {
      description: wish.prompt,
      images: pictures.map(({ seed, alt }, index) => ({
        file: `image-${index + 1}`,
        ...wish.size,
        seed,
        alt_text: alt,
        size: writtenSize(wish.size),
      })),
      style: wish.styleName,
      ...(promptUsed === null || promptUsed === wish.prompt ? {} : { prompt_used: promptUsed }),
      is_designed: !model,
      ...(model
        ? {}
        : {
            note: documentWord(
              wish.headline === '' ? 'designed_background' : 'designed_layout',
              toInterfaceLanguage(context.language),
            ),
          }),
    },
    files: pictures.map(({ bytes, alt }, index) => ({
      key: `image-${index + 1}`,
      name: `${stem}-${index + 1}.png`,
      mediaType: 'image/png',
      bytes,
      ...wish.size,
      alt,
    })),
    engine,
  };
}
