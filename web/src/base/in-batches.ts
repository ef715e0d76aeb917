// A call on many documents or files as calls on some of them. What is refused is divided, so that one row does not keep the others.
import { ApiError } from './api.ts';

export interface BatchOutcome<Row> {
  done: Row[];
  refused: { row: Row; error: ApiError }[];
  /** Those that were not tried, because of `error` or because the caller stopped. */
  left: Row[];
  error: unknown;
}

export interface BatchCall<Row> {
  rows: Row[];
  size: number;
  call: (batch: Row[]) => Promise<unknown>;
  /** True if a refusal is about one of the rows; any other failure would meet the next call too. */
  isAboutOne: (error: ApiError) => boolean;
  /** With how many were tried so far. */
  onProgress: (count: number) => void;
  /** Stops before the next call. */
  signal?: AbortSignal;
}

/** Rows that are found out one by one; beyond it a refused call stops everything. */
const maxRefused = 100;

export async function inBatches<Row>({
  rows,
  size,
  call,
  isAboutOne,
  onProgress,
  signal,
}: BatchCall<Row>): Promise<BatchOutcome<Row>> {
  const outcome: BatchOutcome<Row> = { done: [], refused: [], left: [], error: null };
  const open: Row[][] = [];
  for (let start = 0; start < rows.length; start += size) open.push(rows.slice(start, start + size));
  for (let batch = open.shift(); batch; batch = open.shift()) {
    if (signal?.aborted) {
      outcome.left.push(...batch, ...open.flat());
      break;
    }
    try {
      await call(batch);
      outcome.done.push(...batch);
    } catch (error) {
      if (!(error instanceof ApiError && isAboutOne(error)) || outcome.refused.length >= maxRefused) {
        outcome.error = error;
        outcome.left.push(...batch, ...open.flat());
        break;
      }
      const [first, ...others] = batch;
      if (first !== undefined && others.length === 0) outcome.refused.push({ row: first, error });
      else {
        const half = Math.ceil(batch.length / 2);
        open.unshift(batch.slice(0, half), batch.slice(half));
      }
    }
    onProgress(outcome.done.length + outcome.refused.length);
  }
  return outcome;
}
