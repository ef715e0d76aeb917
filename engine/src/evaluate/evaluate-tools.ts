// Generates orders with a model or the built-in composer, and evaluates the results.
import { type Claim, claimsWithoutOrigin } from '../claims/find-claims.ts';
import { type EngineContext, EngineFailure, type TextModel } from '../core/engine-types.ts';
import { make } from '../engine.ts';
import { evaluateText, type Verdicts } from './evaluate-text.ts';
import { type EvaluationInput, evaluationInputs, type Wanted } from './evaluation-inputs.ts';

export interface Evaluation {
  /** Tool, and language of a held-out order. */
  name: string;
  /** `skipped` where nothing that is there can write it. */
  state: 'judged' | 'skipped' | 'failed';
  /** Why it failed or was skipped; empty when judged. */
  reason: string;
  verdicts: Verdicts | null;
  /** Unsupported claims; only of models. */
  claims: readonly Claim[];
  /** Share of the ordered items that came. */
  share: number;
  /** Calls of the model; more than one where its first answer did not fit. */
  calls: number;
  html: string;
  words: number;
  seconds: number;
}

/** Longest time for one order, in milliseconds. */
const timeoutMs = 300_000;

type FindModel = (order: EvaluationInput) => TextModel | null | Promise<TextModel | null>;

async function evaluateOrder(order: EvaluationInput, findModel: FindModel): Promise<Evaluation> {
  const { name, tool, input, language, sources, competitors } = order;
  const textModel = await findModel(order);
  let calls = 0;
  const context: EngineContext = {
    language,
    textModel,
    sources,
    competitors,
    readPage: () => Promise.reject(new EngineFailure('PAGE_UNREADABLE', { detail: 'evaluation' })),
    onProgress: () => undefined,
    onModelCall: () => {
      calls += 1;
    },
    signal: AbortSignal.timeout(timeoutMs),
    now: new Date(),
  };
  const started = performance.now();
  const done = (more: Pick<Evaluation, 'state'> & Partial<Evaluation>): Evaluation => ({
    name,
    reason: '',
    verdicts: null,
    claims: [],
    share: 1,
    calls,
    html: '',
    words: 0,
    seconds: Math.round((performance.now() - started) / 100) / 10,
    ...more,
  });
  try {
    const outcome = await make(tool, input, context);
    const { html, words, share = 1, result } = outcome;
    const claims = textModel ? claimsWithoutOrigin(result, input, context) : [];
    const verdicts = await evaluateText(tool, input, language, outcome, competitors);
    return done({ state: 'judged', verdicts, claims, share, html, words });
  } catch (problem) {
    if (!(problem instanceof EngineFailure)) throw problem;
    const { code } = problem;
    const isSkipped = code.startsWith('NEEDS_') || code === 'NOTHING_TO_CHANGE' || code.startsWith('PAGE_');
    return done({ state: isSkipped ? 'skipped' : 'failed', reason: code });
  }
}

/** One after the other, so that a small model is not overrun. */
export async function evaluateTools(
  findModel: FindModel,
  { onDone = () => undefined, ...wanted }: Wanted & { onDone?: (one: Evaluation) => void } = {},
): Promise<Evaluation[]> {
  const done: Evaluation[] = [];
  for (const order of evaluationInputs(wanted)) {
    const one = await evaluateOrder(order, findModel);
    done.push(one);
    onDone(one);
  }
  return done;
}
