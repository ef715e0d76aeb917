// The tools that make or read something other than text of their own words: pictures, film, sound, translations. By slug; what each needs
// (codecs, fonts, networks) is loaded when the tool is first used.
import type { Tool, ToolResult } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext, EngineMark, MadeFile } from './engine-types.ts';
import { builtInVoice } from './speech/voices.ts';

export interface Made {
  result: ToolResult;
  files: MadeFile[];
  engine: EngineMark;
}

/** Makes one order's result. Throws `EngineFailure`; a kind of model that is missing has a code of its own, so that the order waits for it. */
export type Make = (tool: Tool, input: ToolInput, context: EngineContext) => Promise<Made>;

interface Maker {
  /** Whether a result can be had with no model connected, in this language. */
  isBuiltIn: (language: string) => boolean;
  load: () => Promise<Make>;
}

const always = () => true;
const never = () => false;
const isSpoken = (language: string) => builtInVoice(language, 'female_1') !== null;

const makers: Record<string, Maker> = {
  text_to_speech: { isBuiltIn: isSpoken, load: async () => (await import('./speech/text-to-speech.ts')).speakText },
  voice_over: { isBuiltIn: isSpoken, load: async () => (await import('./speech/voice-over.ts')).makeVoiceOver },
  speech_to_text: { isBuiltIn: never, load: async () => (await import('./transcription/speech-to-text.ts')).writeDown },
  subtitles_generator: {
    isBuiltIn: never,
    load: async () => (await import('./subtitles/subtitle-a-recording.ts')).subtitleRecording,
  },
  meeting_minutes: { isBuiltIn: never, load: async () => (await import('./transcription/meeting-minutes.ts')).writeMinutes },
  text_translation: { isBuiltIn: never, load: async () => (await import('./translation/translate-text.ts')).translateText },
  document_translation: {
    isBuiltIn: never,
    load: async () => (await import('./translation/translate-documents.ts')).translateDocuments,
  },
  subtitle_translation: {
    isBuiltIn: never,
    load: async () => (await import('./translation/translate-subtitles.ts')).translateSubtitles,
  },
  website_translation: { isBuiltIn: never, load: async () => (await import('./translation/translate-page.ts')).translatePage },
  text_to_video: { isBuiltIn: always, load: async () => (await import('./animation/animate.ts')).animate },
  image_variations: { isBuiltIn: never, load: async () => (await import('./pictures/image-variations.ts')).varyImage },
  background_removal: { isBuiltIn: never, load: async () => (await import('./pictures/background-removal.ts')).removeBackground },
  product_scene: { isBuiltIn: never, load: async () => (await import('./pictures/product-scene.ts')).productScene },
  text_to_image: { isBuiltIn: always, load: async () => (await import('./pictures/text-to-image.ts')).textToImage },
  social_image: { isBuiltIn: always, load: async () => (await import('./pictures/social-image.ts')).socialImage },
  banner_generator: { isBuiltIn: always, load: async () => (await import('./pictures/display-banners.ts')).displayBanners },
  image_resizer: { isBuiltIn: always, load: async () => (await import('./pictures/image-resizer.ts')).resizeImages },
  image_upscaling: { isBuiltIn: always, load: async () => (await import('./pictures/upscale-image.ts')).upscaleImage },
};

const makerOf = (tool: Tool): Maker | undefined => makers[tool.base ?? tool.slug];

/** Languages of the tool in which the built-in engine can make its content by itself. */
export const languagesMadeAlone = (tool: Tool): string[] =>
  tool.translation.filter((language) => makerOf(tool)?.isBuiltIn(language) === true);

/** The tool's maker, or null for a tool that is written. */
export async function findMaker(tool: Tool): Promise<Make | null> {
  return (await makerOf(tool)?.load()) ?? null;
}
