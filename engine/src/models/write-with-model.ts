// Lets a model write a result: one prompt, one structured reply, and one retry to correct invalid parts.
import type { Tool } from '@folio/catalogue/define-tool';
import { type WorkedResult, workedResultOf } from '@folio/catalogue/worked-results';
import type { ToolInput } from '@folio/contract/tool-values';
import type { ModelMessage } from 'ai';
import type * as z from 'zod';
import { blockingFaults, competitorsIn, givenInLowerCase, overLimitFaults, placeholdersIn } from '../claims/check-answer.ts';
import { type EngineContext, EngineFailure, type TextModel } from '../core/engine-types.ts';
import { textOfHtml } from '../document/plain-text.ts';
import { type AssembledPrompt, assemblePrompt } from '../prompt/assemble-prompt.ts';
import { jsonSchemaOf, strictSchema } from '../prompt/model-schema.ts';
import { brokenRules } from '../voice/voice-report.ts';
import { borrowedFaults } from './borrowed-facts.ts';
import type { CallLimits } from './call-limits.ts';
import { callLimitsOf, maxTokensFor } from './call-limits.ts';
import type { ModelRequest } from './call-model.ts';
import { callRecord, callWithRetries, type Pause, pause } from './call-with-retries.ts';
import { type CheckedReply, checkReply } from './check-reply.ts';
import { headingFaults, withConfirmedHeadings } from './confirmed-headings.ts';
import { dropLongVersions } from './drop-long-versions.ts';
import { type KeptParts, keepGoodItems, mergeAnswers, nothingLost } from './keep-good-items.ts';
import { followWriting } from './writing-progress.ts';

/** Test overrides: limits of a call and the pause between two. */
export interface ModelSettings {
  limits: CallLimits;
  pause: Pause;
}

const localSourceCharacters = 8_000;

const settingsFor = (model: TextModel): ModelSettings => ({
  limits: callLimitsOf(model),
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

/** By the wanted length, in all versions together; the usual ones where the tool has no length. */
function maxTokensOf(model: TextModel, { length, versions }: ToolInput): { maxTokens?: number | null } {
  const times = typeof versions === 'number' ? versions : 1;
  const maxTokens = maxTokensFor(model, typeof length === 'number' ? length * times : undefined);
  return maxTokens === undefined ? {} : { maxTokens };
}

const fixRequest = (problems: readonly string[]) =>
  `Your answer cannot be used. Mend exactly these points and give the whole JSON object again, nothing else:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;

/** Broken blocking rules of the voice, in words that the model can act on. */
function rulesBrokenBy(result: unknown, { brandVoice }: EngineContext): string[] {
  if (!brandVoice || (brandVoice.must_use.length === 0 && brandVoice.never_use.length === 0)) return [];
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(textOfHtml(value));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(result);
  return brokenRules(texts.join('\n'), brandVoice).map(({ kind, line, detail }) =>
    kind === 'never_use'
      ? `the text must not contain "${detail}" (it stands in: ${line.slice(0, 200)})`
      : `the text must contain "${detail}"`,
  );
}

/** A checked reply with its notes. */
type Written = Extract<CheckedReply, { ok: true }> & KeptParts;

interface Writing {
  schema: z.ZodObject;
  input: ToolInput;
  prompt: AssembledPrompt;
  /** Example in the prompt. */
  example: WorkedResult | null;
  onText: (text: string) => void;
}

/** The prompt, and behind it the pictures, each under its name. */
function contentOf(text: string, { pictures = [] }: EngineContext): Extract<ModelMessage, { role: 'user' }>['content'] {
  if (pictures.length === 0) return text;
  const shown = pictures.flatMap(({ name, bytes }, index) => [
    { type: 'text' as const, text: `Picture ${index + 1}: ${name}` },
    { type: 'file' as const, mediaType: 'image/jpeg', data: bytes },
  ]);
  return [{ type: 'text', text }, ...shown];
}

async function writeChecked(
  writing: Writing,
  context: EngineContext,
  model: TextModel,
  settings: ModelSettings,
): Promise<Written> {
  const plain = jsonSchemaOf(writing.schema);
  const first: ModelMessage = { role: 'user', content: contentOf(writing.prompt.prompt, context) };
  const ask = async (messages: ModelMessage[]): Promise<{ text: string; checked: CheckedReply }> => {
    const request: ModelRequest = {
      textModel: model,
      instructions: writing.prompt.instructions,
      messages,
      schema: model.supportsSchema ? strictSchema(plain) : null,
      temperature: temperatureOf(writing.input),
      ...maxTokensOf(model, writing.input),
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
  const blocking = async (checked: CheckedReply) =>
    checked.ok
      ? [
          ...(await blockingFaults(checked.result, writing.input, context)),
          ...(writing.example ? borrowedFaults(writing.example, checked.result, writing.input, context) : []),
        ]
      : [];
  const soft = (checked: CheckedReply) =>
    checked.ok ? [...overLimitFaults(checked.result, writing.input), ...headingFaults(checked.result, writing.input)] : [];
  const blocked = await blocking(reply.checked);
  const broken = reply.checked.ok ? [...rulesBrokenBy(reply.checked.result, context), ...soft(reply.checked), ...blocked] : [];
  if (reply.checked.ok && broken.length === 0) return { ...reply.checked, ...nothingLost };
  const problems = reply.checked.ok ? broken : reply.checked.problems;
  context.onProgress({ stage: 'checking' });
  // An empty turn is refused by some vendors.
  const said: ModelMessage = { role: 'assistant', content: reply.text.trim() === '' ? '{}' : reply.text };
  const repaired = await ask([first, said, { role: 'user', content: fixRequest(problems) }]);
  if (repaired.checked.ok && (await blocking(repaired.checked)).length === 0) return { ...repaired.checked, ...nothingLost };
  // A text that fits but for a word of the voice or its length is better than none: its report or a note says so.
  if (reply.checked.ok && blocked.length === 0) return { ...reply.checked, ...nothingLost };
  const given = givenInLowerCase(writing.input, context);
  const shape = {
    schema: writing.schema,
    jsonSchema: plain,
    input: writing.input,
    language: context.language,
    isRefused: (text: string) =>
      placeholdersIn(text, given).length > 0 || competitorsIn(text, context.competitors ?? []).length > 0,
  };
  for (const text of [mergeAnswers(shape, reply.text, repaired.text), repaired.text, reply.text]) {
    const kept = text === null ? null : keepGoodItems(shape, text);
    if (kept && (await blocking(kept.checked)).length === 0)
      return { ...kept.checked, dropped: kept.dropped, shortened: kept.shortened };
  }
  throw new EngineFailure('MODEL_REPLY_INVALID');
}

const promptOptions = (model: TextModel) => (model.provider === 'local-gguf' ? { sourceCharacters: localSourceCharacters } : {});

/**
 * The tool's result by the connected model: checked, with at most one correction. Every call is recorded, whatever came of it.
 * Throws `EngineFailure`.
 */
export async function writeWithModel(
  tool: Tool,
  input: ToolInput,
  context: EngineContext,
  model: TextModel,
  overrides: Partial<ModelSettings> = {},
) {
  const example = await workedResultOf(tool);
  const prompt = assemblePrompt(tool, input, context, jsonSchemaOf(tool.result), { ...promptOptions(model), example });
  const onText = followWriting(tool, input, context.language, context.onProgress);
  const writing = { schema: tool.result, input, prompt, example, onText };
  const written = dropLongVersions(await writeChecked(writing, context, model, { ...settingsFor(model), ...overrides }), input);
  return {
    ...written,
    result: withConfirmedHeadings(written.result, input),
    marked: withConfirmedHeadings(written.marked, input),
  };
}

/** Generates a part of a result, such as the outline proposed in a wizard. `task` describes it. */
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
  const writing = { schema: proposal.schema, input: rest, prompt, example: null, onText: () => undefined };
  // A proposal need not hold the words that the text itself must.
  const { brandVoice: _voice, ...withoutRules } = context;
  const { result } = await writeChecked(writing, withoutRules, model, { ...settingsFor(model), ...overrides });
  return result;
}
