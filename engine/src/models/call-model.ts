// One call of a text model as a stream, with limits of its own: the vendors' clients neither notice a silent server
// nor throw on a failed stream.
import type { FinishReason, ModelMessage, OutputInterface } from 'ai';
import { EngineFailure, type TextModel } from '../core/engine-types.ts';
import type { JsonSchema } from '../prompt/measured-leaves.ts';
import { type CallLimits, maxAnswerCharacters, maxAnswerTokens } from './call-limits.ts';
import { cutOff, type ModelFailure, toModelFailure } from './model-failure.ts';
import { traceCall } from './trace-call.ts';

// The client drops unsupported settings (a temperature for a reasoning model). Its warning about it is not useful.
globalThis.AI_SDK_LOG_WARNINGS = false;

export interface ModelRequest {
  textModel: TextModel;
  instructions: string;
  messages: ModelMessage[];
  /** Strict schema of the reply, or null where it is in the prompt. */
  schema: JsonSchema | null;
  /** True where the reply is text for a reader, and not JSON. */
  isPlainText?: boolean;
  temperature: number | null;
  /** Most tokens of the answer; the model's usual ones where left out, the server's own where null. */
  maxTokens?: number | null;
  limits: CallLimits;
  signal: AbortSignal;
  /** Gets the reply so far each time it grows. */
  onText: (text: string) => void;
}

export interface ModelReply {
  text: string;
  inputTokens: number | null;
  outputTokens: number | null;
  durationMs: number;
  /** The reason for an incomplete reply, or null. */
  failed: ModelFailure | null;
}

function jsonReply(schema: JsonSchema | null, onText: (text: string) => void): OutputInterface<string, string, never> {
  const responseFormat = schema === null ? { type: 'json' as const } : { type: 'json' as const, schema, name: 'result' };
  return {
    name: 'reply',
    responseFormat: Promise.resolve(responseFormat),
    parseCompleteOutput: ({ text }) => Promise.resolve(text),
    parsePartialOutput: ({ text }) => {
      onText(text);
      return Promise.resolve(undefined);
    },
    createElementStreamTransform: () => undefined,
  };
}

/** Gives up on a call: by its own limits, or when the caller does. */
function createDeadline(limits: CallLimits, signal: AbortSignal) {
  const controller = new AbortController();
  const giveUp = (failure: EngineFailure) => controller.abort(failure);
  const timedOut = () => giveUp(new EngineFailure('MODEL_TIMED_OUT', { isTemporary: true }));
  const onAbort = () => giveUp(new EngineFailure('ABORTED'));
  const total = setTimeout(timedOut, limits.totalMs);
  let stall = setTimeout(timedOut, limits.firstSignMs);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  return {
    signal: controller.signal,
    giveUp,
    sawSign() {
      clearTimeout(stall);
      stall = setTimeout(timedOut, limits.stallMs);
    },
    end() {
      clearTimeout(total);
      clearTimeout(stall);
      signal.removeEventListener('abort', onAbort);
    },
  };
}

const signsOfLife = new Set(['text-delta', 'reasoning-delta', 'reasoning-start', 'text-start']);

// Some clients do not know every vendor's word for it.
const declined = /content.?filter|safety|refusal|prohibited/i;

function judge(text: string, finish: FinishReason | null, rawFinish: string, isPlainText: boolean): ModelFailure | null {
  if (finish === 'content-filter' || (finish === 'other' && declined.test(rawFinish)))
    return toModelFailure(new EngineFailure('MODEL_DECLINED'));
  if (finish === 'error') return toModelFailure(new EngineFailure('MODEL_UNREACHABLE', { isTemporary: true }));
  const isBroken = finish === null || finish === 'interrupted' || finish === 'other';
  const isWhole = !isPlainText && text.trimEnd().endsWith('}');
  return isBroken && text.trim() !== '' && !isWhole ? cutOff() : null;
}

async function readReply(request: ModelRequest): Promise<ModelReply> {
  const { streamText } = await import('ai');
  const started = performance.now();
  const deadline = createDeadline(request.limits, request.signal);
  const reply: ModelReply = { text: '', inputTokens: null, outputTokens: null, durationMs: 0, failed: null };
  const read = async () => {
    let finish: FinishReason | null = null;
    let rawFinish = '';
    let reasoned = 0;
    const refuseEndless = (characters: number) => {
      if (characters > maxAnswerCharacters) deadline.giveUp(new EngineFailure('MODEL_ANSWER_TOO_LARGE'));
      return deadline.signal.aborted;
    };
    const appendText = (text: string) => {
      if (refuseEndless(text.length)) return;
      deadline.sawSign();
      reply.text = text;
      request.onText(text);
    };
    const { maxTokens = maxAnswerTokens(request.textModel) } = request;
    const result = streamText({
      model: request.textModel.model,
      instructions: request.instructions,
      messages: request.messages,
      ...(request.isPlainText ? {} : { output: jsonReply(request.schema, appendText) }),
      ...(request.temperature !== null && { temperature: request.temperature }),
      ...(maxTokens !== null && { maxOutputTokens: maxTokens }),
      maxRetries: 0,
      abortSignal: deadline.signal,
      onError: () => undefined,
    });
    for await (const part of result.stream) {
      if (signsOfLife.has(part.type)) deadline.sawSign();
      if (part.type === 'reasoning-delta') refuseEndless((reasoned += part.text.length));
      if (deadline.signal.aborted) return;
      if (part.type === 'text-delta' && request.isPlainText) appendText(reply.text + part.text);
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') {
        finish = part.finishReason;
        rawFinish = part.rawFinishReason ?? '';
        reply.inputTokens = part.totalUsage.inputTokens ?? null;
        reply.outputTokens = part.totalUsage.outputTokens ?? null;
      }
    }
    reply.failed = judge(reply.text, finish, rawFinish, request.isPlainText ?? false);
  };
  const givenUp = new Promise<never>((_, reject) => {
    const fail = () => reject(deadline.signal.reason as EngineFailure);
    if (deadline.signal.aborted) fail();
    deadline.signal.addEventListener('abort', fail, { once: true });
  });
  try {
    await Promise.race([givenUp, read()]);
  } catch (error) {
    reply.failed = toModelFailure(deadline.signal.aborted ? deadline.signal.reason : error);
  } finally {
    deadline.end();
    reply.durationMs = Math.round(performance.now() - started);
  }
  if (deadline.signal.aborted && reply.failed === null) reply.failed = toModelFailure(deadline.signal.reason);
  return reply;
}

/** Calls the model once. Never rejects: `failed` holds the error, beside the used tokens. */
export const callModel = (request: ModelRequest): Promise<ModelReply> =>
  traceCall('text', request.textModel, () => readReply(request));
