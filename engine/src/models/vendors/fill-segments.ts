// Servers of one's own answer OpenAI's transcription call with fewer notes on each segment than its client insists on: they are filled in.
import { boundedFetch } from '../bounded-fetch.ts';

const unknownNotes = { seek: 0, tokens: [], temperature: 0, avg_logprob: 0, compression_ratio: 0, no_speech_prob: 0 };

function filled(segment: unknown, index: number): unknown {
  const given = (typeof segment === 'object' && segment !== null ? segment : {}) as Record<string, unknown>;
  if (given['type'] === 'transcript.text.segment') return given;
  return { ...unknownNotes, id: index, ...given, ...(typeof given['id'] === 'number' ? {} : { id: index }) };
}

/** `fetch` for such a server. Replies of other calls pass as they are. */
export const fetchFillingSegments: typeof fetch = async (input, init) => {
  const response = await boundedFetch(input, init);
  const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (!address.endsWith('/audio/transcriptions') || !response.ok || !isJson) return response;
  const text = await response.text();
  const answered = { status: response.status, headers: { 'content-type': 'application/json' } };
  try {
    const body = JSON.parse(text) as { segments?: unknown };
    if (!Array.isArray(body.segments)) return new Response(text, answered);
    return new Response(JSON.stringify({ ...body, segments: body.segments.map(filled) }), answered);
  } catch {
    // Not JSON after all: the client says so.
    return new Response(text, answered);
  }
};
