// Makers and readers of media beside text: images, video, audio, translations.
import type { Tool, ToolResult } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext, EngineMark, MadeFile } from './engine-types.ts';

export interface Made {
  result: ToolResult;
  files: MadeFile[];
  engine: EngineMark;
  /** Words of its files; without it, those of the document's text count. */
  words?: number;
}

/** Makes one order's result. Throws `EngineFailure`; a kind of model that is missing has a code of its own, so that the order waits for it. */
export type Make = (tool: Tool, input: ToolInput, context: EngineContext) => Promise<Made>;

/** Default export of a maker's file (`<slug with dashes>.maker.ts`). */
export interface Maker {
  /** True if a result can be had with no model connected, in this language. */
  isBuiltIn: (language: string) => boolean;
  /** Loads the tool's dependencies (codecs, fonts, networks) at first use. */
  load: () => Promise<Make>;
}
