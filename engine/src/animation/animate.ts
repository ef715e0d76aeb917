// Text to animation: by a video model where one is connected, else a designed animation that shows the words themselves.
import type { Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { experimental_generateVideo as generateVideo } from 'ai';
import { type EngineContext, EngineFailure, type MediaModel } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { callMediaModel } from '../models/call-media-model.ts';
import { runHeavy } from '../work/run-heavy.ts';

/** Pictures a second of the designed ones. */
const framesASecond = 24;

/** Pixels of the three formats. */
const formats = {
  landscape: { width: 1280, height: 720, ratio: '16:9' },
  portrait: { width: 720, height: 1280, ratio: '9:16' },
  square: { width: 720, height: 720, ratio: '1:1' },
} as const;

const maxTitleLength = 60;

/** The description's first sentence, or as many of its words as can be read in a few seconds. */
export function titleOfFilm(prompt: string): string {
  const [sentence = ''] = prompt
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?…])\s/u);
  const line = sentence.replace(/[.…,;:]+$/u, '');
  if ([...line].length <= maxTitleLength) return line;
  const words = line.split(' ');
  let title = '';
  for (const word of words) {
    if ([...`${title} ${word}`].length > maxTitleLength) break;
    title = `${title} ${word}`.trim();
  }
  return (title || [...line].slice(0, maxTitleLength).join('')).replace(/[,;:]+$/u, '');
}

const numberIn = (value: unknown, otherwise: number) => (Number.isFinite(Number(value)) ? Number(value) : otherwise);
const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

interface Wish {
  prompt: string;
  negative: string;
  style: string;
  styleName: string;
  format: keyof typeof formats;
  seconds: number;
  seed: number;
}

function wishOf(tool: Tool, input: ToolInput): Wish {
  const style = textIn(input['animation_style']) || 'cinematic';
  const field = tool.fields.find((one) => one.name === 'animation_style');
  const styleName = field?.type === 'select' ? field.options.find((option) => option.value === style)?.label : undefined;
  const format = textIn(input['aspect_ratio']);
  return {
    prompt: textIn(input['prompt']),
    negative: textIn(input['negative_prompt']),
    style,
    styleName: styleName ?? style,
    format: format === 'portrait' || format === 'square' ? format : 'landscape',
    seconds: numberIn(input['duration'], 5),
    seed:
      input['seed'] === null || input['seed'] === undefined ? Math.floor(Math.random() * 2 ** 31) : numberIn(input['seed'], 0),
  };
}

async function design(wish: Wish, context: EngineContext): Promise<Made> {
  const { width, height } = formats[wish.format];
  const { film, poster } = await runHeavy(
    'animation',
    { ...wish, width, height, title: titleOfFilm(wish.prompt), brand: context.brand ?? null },
    { signal: context.signal, timeMs: 300_000 },
  );
  return madeOf(
    wish,
    context.language,
    { film, poster, width, height, fps: framesASecond },
    { kind: 'composer', way: 'layout', provider: null, model: null },
  );
}

interface Film {
  film: Uint8Array;
  poster: Uint8Array | null;
  width: number;
  height: number;
  fps: number | null;
}

function madeOf(wish: Wish, language: string, { film, poster, width, height, fps }: Film, engine: Made['engine']): Made {
  const size = { width, height };
  return {
    result: {
      file: 'film',
      ...size,
      duration: wish.seconds,
      ...(fps === null ? {} : { fps }),
      ...(poster ? { poster: 'poster' } : {}),
      seed: wish.seed,
      description: wish.prompt,
      style: wish.styleName,
      is_designed: engine.kind !== 'model',
      ...(engine.kind === 'model' ? {} : { note: documentWord('designed_animation', toInterfaceLanguage(language)) }),
    },
    files: [
      { key: 'film', name: 'animation.mp4', mediaType: 'video/mp4', bytes: film, ...size, seconds: wish.seconds },
      ...(poster
        ? [{ key: 'poster', name: 'poster.jpg', mediaType: 'image/jpeg', bytes: poster, ...size, alt: titleOfFilm(wish.prompt) }]
        : []),
    ],
    engine,
  };
}

async function film(wish: Wish, context: EngineContext, model: MediaModel<'video'>): Promise<Made> {
  const { width, height, ratio } = formats[wish.format];
  const avoided = wish.negative ? ` Avoid: ${wish.negative}.` : '';
  const prompt = `${wish.prompt}. One continuous shot, ${wish.styleName} style, no sound, first frame good as a poster.${avoided}`;
  const reply = await callMediaModel(
    model,
    (signal) =>
      generateVideo({
        model: model.model,
        prompt,
        aspectRatio: ratio,
        duration: wish.seconds,
        seed: wish.seed,
        maxRetries: 0,
        abortSignal: signal,
      }),
    context,
    () => ({ seconds: wish.seconds }),
  );
  const { uint8Array, mediaType } = reply.video;
  if (mediaType !== 'video/mp4' || uint8Array.length === 0) throw new EngineFailure('MODEL_REPLY_INVALID');
  return madeOf(
    wish,
    context.language,
    { film: uint8Array, poster: null, width, height, fps: null },
    { kind: 'model', provider: model.provider, model: model.modelId },
  );
}

/** Makes the tool's film. Throws `EngineFailure`. */
export async function animate(tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const wish = wishOf(tool, input);
  context.onProgress({ stage: 'making' });
  const model = (await context.models?.media('video')) ?? null;
  return model ? film(wish, context, model) : design(wish, context);
}
