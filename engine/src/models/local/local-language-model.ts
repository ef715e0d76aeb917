// A GGUF file as a language model of the AI SDK, so that the engine knows one interface for all models.
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { GbnfJsonObjectSchema, LlamaGrammar } from '@folio/parts/local-writing';
import { loadPart } from '../../parts/load-part.ts';
import { toChatTurns } from './chat-turns.ts';
import { withLocalModel } from './llama-runtime.ts';

/** A reply longer than this is cut: a small model may never find its end. */
const maxReplyLength = 4096;

interface Written {
  text: string;
  finish: LanguageModelV4FinishReason;
  usage: LanguageModelV4Usage;
}

const usageOf = (input: number, output: number): LanguageModelV4Usage => ({
  inputTokens: { total: input, noCache: input, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: output, text: output, reasoning: undefined },
});

/** AI SDK name of llama.cpp's reason for stopping. */
function finishOf(reason: string): LanguageModelV4FinishReason {
  return { unified: reason === 'maxTokens' ? 'length' : reason === 'abort' ? 'interrupted' : 'stop', raw: reason };
}

async function write(path: string, options: LanguageModelV4CallOptions, onText: (text: string) => void): Promise<Written> {
  const { abortSignal: signal, responseFormat } = options;
  return withLocalModel(path, async (llama, { context }) => {
    signal?.throwIfAborted();
    const { LlamaChatSession } = await loadPart('local-writing');
    const sequence = context.getSequence();
    const session = new LlamaChatSession({ contextSequence: sequence, autoDisposeSequence: true });
    try {
      const turns = toChatTurns(options.prompt);
      session.setChatHistory(turns.history);
      let grammar: LlamaGrammar | undefined;
      if (responseFormat?.type === 'json') {
        grammar = responseFormat.schema
          ? await llama.createGrammarForJsonSchema(responseFormat.schema as GbnfJsonObjectSchema)
          : await llama.getGrammarFor('json');
      }
      const before = sequence.tokenMeter.getState();
      const answer = await session.promptWithMeta(turns.prompt, {
        ...(signal && { signal }),
        ...(grammar && { grammar }),
        ...(options.temperature !== undefined && { temperature: options.temperature }),
        ...(options.topP !== undefined && { topP: options.topP }),
        ...(options.topK !== undefined && { topK: options.topK }),
        ...(options.seed !== undefined && { seed: options.seed }),
        ...(options.stopSequences && { customStopTriggers: options.stopSequences }),
        maxTokens: Math.min(options.maxOutputTokens ?? maxReplyLength, maxReplyLength),
        onTextChunk: onText,
      });
      const spent = sequence.tokenMeter.diff(before);
      return {
        text: answer.responseText,
        finish: finishOf(answer.stopReason),
        usage: usageOf(spent.usedInputTokens, spent.usedOutputTokens),
      };
    } finally {
      session.dispose();
    }
  });
}

function stream(path: string, options: LanguageModelV4CallOptions): ReadableStream<LanguageModelV4StreamPart> {
  const id = '0';
  const gone = new AbortController();
  const abortSignal = options.abortSignal ? AbortSignal.any([options.abortSignal, gone.signal]) : gone.signal;
  return new ReadableStream<LanguageModelV4StreamPart>({
    async start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] });
      controller.enqueue({ type: 'text-start', id });
      try {
        const { finish, usage } = await write(path, { ...options, abortSignal }, (delta) =>
          controller.enqueue({ type: 'text-delta', id, delta }),
        );
        controller.enqueue({ type: 'text-end', id });
        controller.enqueue({ type: 'finish', finishReason: finish, usage });
      } catch (error) {
        if (gone.signal.aborted) return;
        controller.enqueue({ type: 'error', error });
      }
      controller.close();
    },
    cancel() {
      gone.abort();
    },
  });
}

/** A model of a local file. Nothing is loaded before its first call; one call runs at a time, the others wait. */
export function createLocalModel(path: string, modelId: string): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'local-gguf',
    modelId,
    supportedUrls: {},
    async doGenerate(options) {
      const { text, finish, usage } = await write(path, options, () => undefined);
      return { content: [{ type: 'text', text }], finishReason: finish, usage, warnings: [] };
    },
    doStream: async (options) => ({ stream: stream(path, options) }),
  };
}
