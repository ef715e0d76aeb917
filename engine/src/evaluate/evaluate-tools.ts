// Writes each text tool's worked example with a model, or with the built-in composer, and judges what comes out.
import { listTools } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import { parseToolInput } from '@folio/contract/tool-input';
import type { ToolInput } from '@folio/contract/tool-values';
import { make } from '../engine.ts';
import { type EngineContext, EngineFailure, type TextModel } from '../engine-types.ts';
import { judgeText, type Verdicts } from './judge-text.ts';

export interface Evaluation {
  slug: string;
  /** `skipped` where nothing that is there can write it. */
  state: 'judged' | 'skipped' | 'failed';
  /** Why it failed or was skipped; empty when judged. */
  reason: string;
  verdicts: Verdicts | null;
  words: number;
  seconds: number;
}

/** Longest time for one tool, in milliseconds. */
const timeoutMs = 300_000;

function contextFor(language: string, textModel: TextModel | null): EngineContext {
  return {
    language,
    textModel,
    sources: [],
    readPage: () => Promise.reject(new EngineFailure('PAGE_UNREADABLE', { detail: 'evaluation' })),
    onProgress: () => undefined,
    onModelCall: () => undefined,
    signal: AbortSignal.timeout(timeoutMs),
    now: new Date(),
  };
}

async function evaluateTool(tool: Tool, textModel: TextModel | null): Promise<Evaluation> {
  const parsed = parseToolInput(tool, tool.example);
  const input: ToolInput = parsed.ok ? parsed.input : {};
  const given = input['language'];
  const language = typeof given === 'string' && given !== 'auto' ? given : 'en';
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 100) / 10;
  try {
    const outcome = await make(tool, input, contextFor(language, textModel));
    const verdicts = await judgeText(tool, input, language, outcome);
    return { slug: tool.slug, state: 'judged', reason: '', verdicts, words: outcome.words, seconds: seconds() };
  } catch (problem) {
    if (!(problem instanceof EngineFailure)) throw problem;
    const isSkipped =
      problem.code.startsWith('NEEDS_') || problem.code === 'NOTHING_TO_CHANGE' || problem.code.startsWith('PAGE_');
    return {
      slug: tool.slug,
      state: isSkipped ? 'skipped' : 'failed',
      reason: problem.code,
      verdicts: null,
      words: 0,
      seconds: seconds(),
    };
  }
}

/** The text tools, or those named; one after the other, so that a small model is not overrun. */
export async function evaluateTools(
  textModel: TextModel | null,
  { slugs = [], onDone = () => undefined }: { slugs?: readonly string[]; onDone?: (one: Evaluation) => void } = {},
): Promise<Evaluation[]> {
  const tools = listTools().filter(
    (tool) => tool.execution === 'model-text' && tool.output !== 'chat' && (slugs.length === 0 || slugs.includes(tool.slug)),
  );
  const done: Evaluation[] = [];
  for (const tool of tools) {
    const one = await evaluateTool(tool, textModel);
    done.push(one);
    onDone(one);
  }
  return done;
}

const checks = ['limits', 'language', 'keywords', 'headings', 'below', 'placeholders'] as const;

/** One line of the table. */
export function evaluationLine({ slug, state, reason, verdicts, words, seconds }: Evaluation): string {
  const marks = checks.map((check) => {
    const verdict = verdicts?.[check] ?? null;
    return (verdict === null ? '–' : verdict ? 'ok' : 'NO').padEnd(13);
  });
  const rest = state === 'judged' ? `${String(words).padStart(5)} words ${seconds} s` : `${state}: ${reason}`;
  return `${slug.padEnd(32)}${marks.join('')}${rest}`;
}

export const evaluationHead = `${'tool'.padEnd(32)}${checks.map((check) => check.padEnd(13)).join('')}`;

/** True where every judged text passes every check and none failed. */
export const isClean = (all: readonly Evaluation[]): boolean =>
  all.every(({ state, verdicts }) => state !== 'failed' && checks.every((check) => verdicts?.[check] !== false));

/** The closing line: how many were judged, passed, skipped and failed. */
export function evaluationSummary(all: readonly Evaluation[]): string {
  const count = (state: Evaluation['state']) => all.filter((one) => one.state === state).length;
  const passed = all.filter((one) => one.state === 'judged' && isClean([one])).length;
  return `${passed} of ${count('judged')} texts pass every check; ${count('skipped')} skipped, ${count('failed')} failed.`;
}
