// The tools that make or read something other than text of their own words: pictures, film, sound, translations. By slug; what each needs
// (codecs, fonts, networks) is loaded when the tool is first used.
import type { Tool, ToolResult } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-input';
import type { EngineContext, EngineMark, MadeFile } from './engine-types.ts';

export interface Made {
  result: ToolResult;
  files: MadeFile[];
  engine: EngineMark;
}

/** Makes one order's result. Throws `EngineFailure`; a kind of model that is missing has a code of its own, so that the order waits for it. */
export type Make = (tool: Tool, input: ToolInput, context: EngineContext) => Promise<Made>;

interface Maker {
  /** True where a result can be had with no model connected. */
  isBuiltIn: boolean;
  load: () => Promise<Make>;
}

const makers: Record<string, Maker> = {
  image_variations: { isBuiltIn: false, load: async () => (await import('./pictures/image-variations.ts')).varyImage },
  background_removal: { isBuiltIn: false, load: async () => (await import('./pictures/background-removal.ts')).removeBackground },
  product_scene: { isBuiltIn: false, load: async () => (await import('./pictures/product-scene.ts')).productScene },
  text_to_image: { isBuiltIn: true, load: async () => (await import('./pictures/text-to-image.ts')).textToImage },
  social_image: { isBuiltIn: true, load: async () => (await import('./pictures/social-image.ts')).socialImage },
  banner_generator: { isBuiltIn: true, load: async () => (await import('./pictures/display-banners.ts')).displayBanners },
  image_resizer: { isBuiltIn: true, load: async () => (await import('./pictures/image-resizer.ts')).resizeImages },
  image_upscaling: { isBuiltIn: true, load: async () => (await import('./pictures/upscale-image.ts')).upscaleImage },
  text_to_video: { isBuiltIn: true, load: async () => (await import('./animation/animate.ts')).animate },
};

const makerOf = (tool: Tool): Maker | undefined => makers[tool.base ?? tool.slug];

/** True where the built-in engine can make this tool's content by itself. */
export const canMakeAlone = (tool: Tool): boolean => makerOf(tool)?.isBuiltIn === true;

/** The tool's maker, or null for a tool that is written. */
export async function findMaker(tool: Tool): Promise<Make | null> {
  return (await makerOf(tool)?.load()) ?? null;
}
