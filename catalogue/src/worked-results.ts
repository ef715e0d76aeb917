// Reference answers to a tool's own example, if only a model writes the tool's texts: shown in the gallery, judged by the
// checks of a model's answer (engine/src/worked-result.test.ts) and abbreviated in the prompt. In English, as the examples are.
import { findTool } from './catalogue.ts';
import type { Tool, ToolResult } from './define-tool.ts';
import { type ExamplePicture, workedResultFiles } from './worked-result-files.ts';

export interface WorkedResult {
  /** The example of the catalogue tool, possibly changed by a custom tool, with named objects replaced by their text. */
  given: Tool['example'];
  /** Input of the example, in words, by field. */
  material: Record<string, string>;
  /** The picture that the example names. */
  picture: ExamplePicture | null;
  /** The reply in a model's form: without measured values. */
  answer: ToolResult;
}

/** True where the tool, or the one that it is made of, has a worked result. */
export const hasWorkedResult = ({ slug, base }: Pick<Tool, 'slug' | 'base'>): boolean => workedResultFiles.has(base ?? slug);

/** Returns the worked result with its input; null if the tool has none. */
export async function workedResultOf({ slug, base }: Pick<Tool, 'slug' | 'base'>): Promise<WorkedResult | null> {
  const file = await workedResultFiles.get(base ?? slug)?.();
  const tool = findTool(base ?? slug);
  return file && tool
    ? {
        given: { ...tool.example, ...file.material },
        material: file.material ?? {},
        picture: file.picture ?? null,
        answer: file.default,
      }
    : null;
}
