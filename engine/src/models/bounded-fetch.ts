// `fetch` with limited replies: an endless reply of a model server is cut off before it fills the memory.
import { EngineFailure } from '../core/engine-types.ts';
import { currentTrace } from '../work/tracing.ts';
import { maxReplyBytes } from './call-limits.ts';

/** A reply of at most `maxBytes` bytes; its body fails with `MODEL_ANSWER_TOO_LARGE` beyond that. */
export function boundReply(response: Response, maxBytes: number = maxReplyBytes): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) controller.error(new EngineFailure('MODEL_ANSWER_TOO_LARGE'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}

/** Trace of the call, for servers that record traces too. */
function withTrace(init: RequestInit | undefined): RequestInit | undefined {
  const traceparent = currentTrace();
  if (traceparent === null) return init;
  const headers = new Headers(init?.headers);
  headers.set('traceparent', traceparent);
  return { ...init, headers };
}

/** For the vendors' clients. */
export const boundedFetch: typeof fetch = async (input, init) => boundReply(await fetch(input, withTrace(init)));
