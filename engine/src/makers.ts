// The tools that make or read something other than text of their own words: images, video, audio, translations.
import type { Tool } from '@folio/catalogue/define-tool';
import type { Make, Maker } from './core/maker-types.ts';
import { makersOfFiles } from './part-files.ts';

const makerOf = (tool: Tool): Maker | undefined => makersOfFiles.get(tool.base ?? tool.slug);

/** Languages of the tool in which the built-in engine can make its content without a model. */
export const languagesMadeAlone = (tool: Tool): string[] =>
  tool.translation.filter((language) => makerOf(tool)?.isBuiltIn(language) === true);

/** The tool's maker, or null for a tool that is written. */
export async function findMaker(tool: Tool): Promise<Make | null> {
  return (await makerOf(tool)?.load()) ?? null;
}
