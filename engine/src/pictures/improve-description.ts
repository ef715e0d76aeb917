// Prompt of an image model: the person's description, worked out by the text model if one is connected.
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import * as z from 'zod';
import { type EngineContext, EngineFailure } from '../core/engine-types.ts';
import { proposeWithModel } from '../models/write-with-model.ts';

export interface PicturePrompt {
  prompt: string;
  /** Alt text of the picture; at most 125 characters. */
  alt: string;
}

const schema = z.object({ prompt: z.string().min(1).max(1500), alt_text: z.string().min(1).max(125) });

const task = `Prepare this picture for an image model. Answer with:
- prompt: the description in English, worked out with subject, composition, light, colours, technique or lens and mood, without changing what was asked. No living artist's name, no real person, no text in the picture unless it was asked for.
- alt_text: what the picture will show, in the asked language, at most 125 characters, without "picture of".`;

/** At most 125 characters, cut between words. */
export function altOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= 125) return line;
  const end = line.lastIndexOf(' ', 124);
  return `${line.slice(0, end > 60 ? end : 124)}…`;
}

/** The worked-out description; the plain one where no text model is connected or it fails: the picture matters more. */
export async function improveDescription(
  tool: Tool,
  input: ToolInput,
  context: EngineContext,
  plain: string,
): Promise<PicturePrompt> {
  const otherwise = { prompt: plain, alt: altOf(plain) };
  if (!context.textModel) return otherwise;
  try {
    context.onProgress({ stage: 'planning' });
    const { prompt, alt_text: alt } = schema.parse(
      await proposeWithModel(tool, input, context, context.textModel, { schema, task }),
    );
    return { prompt, alt };
  } catch (problem) {
    if (problem instanceof EngineFailure && problem.code === 'ABORTED') throw problem;
    return otherwise;
  }
}
