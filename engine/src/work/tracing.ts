// Spans for trace collectors. The process measures nothing until a recorder is set. Spans hold kinds,
// names and counts, never user text, URLs or keys.

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';
export type SpanValues = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  name: string;
  kind: SpanKind;
  values?: SpanValues;
  /** The `traceparent` of its cause, null if there is none; defaults to the current span. */
  parent?: string | null;
}

export interface OpenSpan {
  /** Runs something, and all that it starts, within the span. */
  within<T>(run: () => T): T;
  note(values: SpanValues): void;
  /** Marks the span as failed, with the name of the error. */
  fail(problem: string): void;
  end(): void;
}

export interface SpanRecorder {
  open(span: SpanStart): OpenSpan;
  /** Returns the `traceparent` of the current span, or null. */
  current(): string | null;
}

let recorder: SpanRecorder | null = null;

/** Begins to record, or ends it. */
export function recordSpans(by: SpanRecorder | null): void {
  recorder = by;
}

/** Opens a span that the caller ends; null where nothing is recorded. */
export const openSpan = (span: SpanStart): OpenSpan | null => recorder?.open(span) ?? null;

export const isRecording = (): boolean => recorder !== null;

export const currentTrace = (): string | null => recorder?.current() ?? null;

/** Returns the error's name without its message, which can contain user text. */
export function problemName(problem: unknown): string {
  if (!(problem instanceof Error)) return 'unknown';
  const { code } = problem as { code?: unknown };
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : problem.name;
}

/** Runs something in a span of its own. */
export async function traced<T>(start: SpanStart, run: (span: OpenSpan | null) => Promise<T>): Promise<T> {
  const span = openSpan(start);
  if (span === null) return run(null);
  try {
    return await span.within(() => run(span));
  } catch (problem) {
    span.fail(problemName(problem));
    throw problem;
  } finally {
    span.end();
  }
}
