// Vendor adapter, and its input.
import { APICallError } from '@ai-sdk/provider';
import type { EmbeddingModel, LanguageModel } from 'ai';
import type { MediaCapability, MediaModel } from '../core/engine-types.ts';
import { boundReply } from './bounded-fetch.ts';

export type ProviderId = 'openai' | 'anthropic' | 'google' | 'mistral' | 'openai-compatible' | 'local-gguf' | 'local-whisper';

/** Connection data of a model; only staff set it, so its URL is not guarded as a page's is. */
export interface ModelConnection {
  /** Metadata of calls to its models. */
  id?: number;
  provider: ProviderId;
  apiKey?: string | null;
  /** Without it the vendor's own. */
  baseUrl?: string | null;
  /** Empty where only the connection is tested. */
  modelId: string;
  /** Path of a model's file on this machine. */
  modelPath?: string | null;
}

/** One vendor: a file in `vendors`, with the vendor's package loaded when it is first used. */
export interface ModelVendor {
  id: ProviderId;
  displayName: string;
  needsApiKey: boolean;
  needsBaseUrl: boolean;
  needsModelPath: boolean;
  /** True if the vendor follows a JSON schema natively. */
  supportsSchema: boolean;
  /** A model that writes, or null where the vendor has none. */
  createModel: ((connection: ModelConnection) => Promise<LanguageModel>) | null;
  /** A model that turns texts into vectors, or null where the vendor has none. */
  createEmbeddingModel: ((connection: ModelConnection) => Promise<EmbeddingModel>) | null;
  /** Models of other kinds, by kind; a kind that is missing cannot be had from this vendor. */
  createMediaModel: { [Kind in MediaCapability]?: (connection: ModelConnection) => Promise<MediaModel<Kind>['model']> };
  /**
   * Returns the ids of the available models, or null if the vendor does not list them. Throws errors that `toModelFailure` reads.
   */
  listModels: (connection: ModelConnection, signal: AbortSignal) => Promise<string[] | null>;
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** The connection's base address, else the vendor's. */
export const baseUrlOf = (connection: ModelConnection, standard: string): string =>
  withoutSlash(connection.baseUrl?.trim() || standard);

/** Bytes of a listing; the longest known ones are below 1 MB. */
const maxListingBytes = 4 * 1024 * 1024;

/** JSON of a vendor's listing; throws an `APICallError` with the status for anything else, a redirect too: the key is for this host alone. */
export async function getJson(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { headers: { accept: 'application/json', ...headers }, signal, redirect: 'manual' });
  const body = await boundReply(response, maxListingBytes).text();
  const failed = (message: string) =>
    new APICallError({
      message,
      url: '',
      requestBodyValues: {},
      statusCode: response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody: body.slice(0, 1000),
    });
  if (!response.ok) throw failed('listing models failed');
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw failed('the listing is no JSON');
  }
}

/** The ids in an OpenAI-shaped listing, sorted. */
export function idsOf(listing: unknown): string[] | null {
  const data = (listing as { data?: unknown } | null)?.data;
  if (!Array.isArray(data)) return null;
  const ids = data.map((entry: unknown) => (entry as { id?: unknown } | null)?.id);
  return ids.filter((id): id is string => typeof id === 'string').sort();
}
