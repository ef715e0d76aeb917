// A span for one call of a model: provider, model, tokens and how it ended; neither prompt nor answer.
import type { Capability } from '@folio/contract/capabilities';
import { type SpanValues, traced } from '../work/tracing.ts';
import type { ModelFailure } from './model-failure.ts';

interface CalledModel {
  provider: string;
  modelId: string;
}

interface CallResult {
  failed: ModelFailure | null;
  /** Of an embedding. */
  tokens?: number | null;
  inputTokens?: number | null;
  outputTokens?: number | null;
  durationMs: number;
}

/** Runs one call, which says in its answer how it ended. */
export const traceCall = <Result extends CallResult>(
  capability: Capability,
  { provider, modelId }: CalledModel,
  call: () => Promise<Result>,
): Promise<Result> =>
  traced(
    {
      name: `model ${capability}`,
      kind: 'client',
      values: { 'gen_ai.operation.name': capability, 'gen_ai.provider.name': provider, 'gen_ai.request.model': modelId },
    },
    async (span) => {
      const result = await call();
      const { tokens = null, inputTokens = tokens, outputTokens = null, durationMs, failed } = result;
      const values: SpanValues = {
        'folio.model.seconds': durationMs / 1000,
        ...(inputTokens !== null && { 'gen_ai.usage.input_tokens': inputTokens }),
        ...(outputTokens !== null && { 'gen_ai.usage.output_tokens': outputTokens }),
      };
      span?.note(values);
      if (failed) span?.fail(failed.failure.code);
      return result;
    },
  );
