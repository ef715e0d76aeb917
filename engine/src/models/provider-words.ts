// The error text of a provider. The user connecting it can act on these words.
import { APICallError } from '@ai-sdk/provider';

const maxLetters = 200;
/** Shorter keys could be ordinary words. */
const minKeyLength = 6;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The message in a provider's error: OpenAI, Anthropic and Google; others of OpenAI's protocol; FastAPI. */
function messageIn(body: string): string | null {
  try {
    const { error, message, detail } = JSON.parse(body) as { error?: unknown; message?: unknown; detail?: unknown };
    const inner = typeof error === 'object' && error !== null ? (error as { message?: unknown }).message : error;
    return [inner, message, detail].find(isText) ?? null;
  } catch {
    return null;
  }
}

function hostOf(location: string | undefined): string | null {
  return location && URL.canParse(location) ? new URL(location).host : null;
}

function detailOf(error: APICallError): string | null {
  const { statusCode = 0, responseBody = '', responseHeaders = {} } = error;
  if (statusCode >= 300 && statusCode < 400) return hostOf(responseHeaders['location']);
  const message = messageIn(responseBody);
  if (message !== null) return message;
  return /^\s*<(?:!doctype|html|head|body)/iu.test(responseBody) ? 'HTML' : null;
}

/** "HTTP 401: Incorrect API key provided", on one line and without the key; null if nothing was returned. */
export function providerWords(error: unknown, apiKey?: string | null): string | null {
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return null;
  const detail = detailOf(error);
  const words = `HTTP ${error.statusCode}${detail === null ? '' : `: ${detail}`}`
    // Only characters allowed in a line of text.
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const isKeyed = apiKey != null && apiKey.length >= minKeyLength;
  const shown = isKeyed ? words.replaceAll(apiKey, '…') : words;
  // The sentence around it ends with a full stop of its own.
  return shown.slice(0, maxLetters).replace(/[.\s]+$/u, '');
}

/** True if the server has no list of models at all, so that a model's name can only be typed. */
export const hasNoListing = (error: unknown): boolean =>
  APICallError.isInstance(error) && [404, 405, 501].includes(error.statusCode ?? 0);
