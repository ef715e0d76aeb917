// Calls of the simulation, timed from the moment at which they were due: a client that cannot keep up hides no waiting.
import { type Answer, type Call, callApi } from '../api/api-call.ts';
import { createHistogram, type Histogram } from './histogram.ts';

export interface MeasuredCalls {
  send: (operation: string, call: Call, dueAt?: number) => Promise<Answer | null>;
  times: Map<string, Histogram>;
  /** Error counts by call and status: `order 503`. */
  errors: Map<string, number>;
}

/** Refusals that belong to the day: someone else was faster. */
const isExpected = (status: number) => status < 400 || status === 409;

export function createMeasuredCalls(urls: readonly string[]): MeasuredCalls {
  const times = new Map<string, Histogram>();
  const errors = new Map<string, number>();
  let next = 0;
  return {
    times,
    errors,
    send: async (operation, call, dueAt = performance.now()) => {
      next = (next + 1) % urls.length;
      const answer = await callApi(urls[next] ?? '', call);
      const histogram = times.get(operation) ?? createHistogram();
      times.set(operation, histogram);
      histogram.add(performance.now() - dueAt);
      if (answer === null || !isExpected(answer.status)) {
        const name = `${operation} ${answer?.status ?? 'unanswered'} ${answer?.code ?? ''}`.trim();
        errors.set(name, (errors.get(name) ?? 0) + 1);
      }
      return answer !== null && answer.status < 300 ? answer : null;
    },
  };
}
