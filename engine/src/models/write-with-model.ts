// Lets a model write a result: one prompt, one structured reply, and one chance to mend what does not fit.
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-input';
import type { ModelMessage } from 'ai';
import type * as z from 'zod';
import { type EngineContext, EngineFailure, type TextModel } from '../engine-types.ts';
import { type AssembledPrompt, assemblePrompt } from '../prompt/assemble-prompt.ts';
import type { CallLimits, ModelRequest } from './call-model.ts';
import { callRecord, callWithRetries, type Pause, pause } from './call-with-retries.ts';
import { type CheckedReply, checkReply } from './check-reply.ts';
import { jsonSchemaOf, strictSchema } from './model-schema.ts';
import { followWriting } from './writing-progress.ts';

/** What tests set otherwise: limits of a call and the pause between two. */
export interface ModelSettings {
  limits: CallLimits;
  pause: Pause;
}

const remoteLimits: CallLimits = { totalMs: 120_000, firstSignMs: 60_000, stallMs: 30_000 };
/** A model on this machine's processor reads a long prompt for minutes. */
const localLimits: CallLimits = { totalMs: 900_000, firstSignMs: 600_000, stallMs: 60_000 };
const localSourceCharacters = 8_000;

const settingsFor = (model: TextModel): ModelSettings => ({
  limits: model.provider === 'local-gguf' ? localLimits : remoteLimits,
  pause,
});

/** Sampling temperature of a creativity from 0 to 100: 0 = 0.2, 50 = 0.7, 100 = 1.0; null where the tool has none. */
export function temperatureOf(input: ToolInput): number | null {
  const creativity = input['creativity'];
  if (typeof creativity !== 'number') return null;
  const bounded = Math.min(100, Math.max(0, creativity));
  const temperature = bounded <= 50 ? 0.2 + bounded * 0.01 : 0.7 + (bounded - 50) * 0.006;
  return Math.round(temperature * 100) / 100;
}

const mendRequest = (problems: readonly string[]) =>
  `Your answer cannot be used. Mend exactly these points and give the whole JSON object again, nothing else:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;

interface Writing {
  schema: z.ZodObject;
  input: ToolInput;
  prompt: AssembledPrompt;
  onText: (text: string) => void;
}

async function writeChecked(writing: Writing, context: EngineContext, model: TextModel, settings: ModelSettings) {
  const plain = jsonSchemaOf(writing.schema);
  const first: ModelMessage = { role: 'user', content: writing.prompt.prompt };
  const ask = async (messages: ModelMessage[]): Promise<{ text: string; checked: CheckedReply }> => {
    const request: ModelRequest = {
      textModel: model,
      instructions: writing.prompt.instructions,
      messages,
      schema: model.supportsSchema ? strictSchema(plain) : null,
      temperature: temperatureOf(writing.input),
      limits: settings.limits,
      signal: context.signal,
      onText: writing.onText,
    };
    const reply = await callWithRetries(request, context.onModelCall, settings.pause);
    const checked = checkReply(writing.schema, plain, writing.input, reply.text);
    context.onModelCall(callRecord(request, reply, checked.ok));
    return { text: reply.text, checked };
  };
  const reply = await ask([first]);
  if (reply.checked.ok) return reply.checked;
  context.onProgress({ stage: 'checking' });
  // An empty turn is refused by some vendors.
  const said: ModelMessage = { role: 'assistant', content: reply.text.trim() === '' ? '{}' : reply.text };
  const mended = await ask([first, said, { role: 'user', content: mendRequest(reply.checked.problems) }]);
  if (mended.checked.ok) return mended.checked;
  throw new EngineFailure('MODEL_REPLY_INVALID');
}

const promptOptions = (model: TextModel) => (model.provider === 'local-gguf' ? { sourceCharacters: localSourceCharacters } : {});

/**
 * The tool's result by the connected model: checked, with at most one mending. Every call is recorded, whatever came of it.
 * Throws `EngineFailure`.
 */
export async function writeWithModel(
  tool: Tool,
  input: ToolInput,
  context: EngineContext,
  model: TextModel,
  overrides: Partial<ModelSettings> = {},
) {
  const prompt = assemblePrompt(tool, input, context, jsonSchemaOf(tool.result), promptOptions(model));
  const onText = followWriting(tool, input, context.language, context.onProgress);
  const writing = { schema: tool.result, input, prompt, onText };
  return writeChecked(writing, context, model, { ...settingsFor(model), ...overrides });
}

/** A smaller thing than the whole result, such as the outline that a wizard proposes; `task` says what. */
export async function proposeWithModel(
  tool: Tool,
  input: ToolInput,
  context: EngineContext,
  model: TextModel,
  proposal: { schema: z.ZodObject; task: string },
  overrides: Partial<ModelSettings> = {},
) {
  const options = { ...promptOptions(model), task: proposal.task };
  const prompt = assemblePrompt(tool, input, context, jsonSchemaOf(proposal.schema), options);
  // An earlier outline must not bind the new one.
  const { paragraphs_headings: _, ...rest } = input;
  const writing = { schema: proposal.schema, input: rest, prompt, onText: () => undefined };
  const { result } = await writeChecked(writing, context, model, { ...settingsFor(model), ...overrides });
  return result;
}
