// An answer in a conversation: by the connected model, or built in by quoting the sources.
import { EngineFailure } from '../core/engine-types.ts';
import { type AnswerSettings, answerWithModel } from './answer-with-model.ts';
import type { ChatAnswer, ChatContext, ChatRequest } from './chat-types.ts';
import { citePassages } from './cite-passages.ts';
import { pickPassages } from './pick-passages.ts';
import { quotePassages } from './quote-passages.ts';

/** Throws `EngineFailure`: `NEEDS_MODEL` if there is neither a model nor a passage to quote. `settings` is for tests. */
export async function answerQuestion(
  request: ChatRequest,
  context: ChatContext,
  settings: Partial<AnswerSettings> = {},
): Promise<ChatAnswer> {
  if (context.signal.aborted) throw new EngineFailure('ABORTED');
  const { textModel } = context;
  if (!textModel) {
    if (request.sources.length === 0) throw new EngineFailure('NEEDS_MODEL');
    return quotePassages(request);
  }
  const passages = pickPassages(request.sources, request.turns, request.language);
  const { text, isRefusal } = await answerWithModel(request, passages, { ...context, textModel }, settings);
  const engine = { kind: 'model', provider: textModel.provider, model: textModel.modelId } as const;
  return { ...citePassages(text, isRefusal ? [] : passages, request.language), engine, isFree: isRefusal };
}
