// What a very good answer to a tool's own example looks like, where only a model writes the tool's texts: shown in the gallery, judged by the
// checks of a model's answer (engine/src/worked-result.test.ts) and abbreviated in the prompt. In English, as the examples are.
import type { Tool, ToolResult } from './define-tool.ts';
import { workedResultFiles } from './worked-result-files.ts';

/** True where the tool, or the one that it is made of, has a worked result. */
export const hasWorkedResult = ({ slug, base }: Pick<Tool, 'slug' | 'base'>): boolean => workedResultFiles.has(base ?? slug);

/** The worked result, as a model would answer: without what is measured. Null where the tool has none. */
export async function workedResultOf({ slug, base }: Pick<Tool, 'slug' | 'base'>): Promise<ToolResult | null> {
  return (await workedResultFiles.get(base ?? slug)?.())?.default ?? null;
}
