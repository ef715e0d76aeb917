// Shared code of all vendors with a key and a URL; a vendor's own file holds its differences.
import type { EmbeddingModel, LanguageModel } from 'ai';
import type { MediaCapability, MediaModel } from '../../core/engine-types.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import { baseUrlOf, getJson, idsOf, type ModelConnection, type ModelVendor } from '../model-connection.ts';

/** Key (empty where there is none) and address, as the vendors' packages take them. */
export interface Access {
  apiKey: string;
  baseURL: string;
  /** Ends replies that have no end. */
  fetch: typeof fetch;
}

type Provider<Kind extends MediaCapability> = ((modelId: string) => LanguageModel) & {
  embeddingModel: (modelId: string) => EmbeddingModel;
} & { [One in Kind]: (modelId: string) => MediaModel<One>['model'] };

interface HostedVendor<Kind extends MediaCapability> extends Pick<ModelVendor, 'id' | 'displayName'> {
  standardUrl: string;
  /** Loads the vendor's package. */
  open: (access: Access) => Promise<Provider<Kind>>;
  /** Kinds that the provider has models of, each by a method of that name. */
  media: readonly Kind[];
  listModels: (access: Access, signal: AbortSignal) => Promise<string[] | null>;
}

/** The vendor's own address is in where the connection names none. */
export const accessOf = (connection: ModelConnection, standardUrl: string): Access => ({
  apiKey: connection.apiKey ?? '',
  baseURL: baseUrlOf(connection, standardUrl),
  fetch: boundedFetch,
});

/** An adapter with models that write, embed and make `media`; it asks for a key and nothing else. */
export function hostedVendor<Kind extends MediaCapability>(vendor: HostedVendor<Kind>): ModelVendor {
  const providerOf = (connection: ModelConnection) => vendor.open(accessOf(connection, vendor.standardUrl));
  const createMediaModel: { [One in MediaCapability]?: (connection: ModelConnection) => Promise<unknown> } = {};
  for (const kind of vendor.media)
    createMediaModel[kind] = async (connection) => (await providerOf(connection))[kind](connection.modelId);
  return {
    id: vendor.id,
    displayName: vendor.displayName,
    needsApiKey: true,
    needsBaseUrl: false,
    needsModelPath: false,
    supportsSchema: true,
    createModel: async (connection) => (await providerOf(connection))(connection.modelId),
    createEmbeddingModel: async (connection) => (await providerOf(connection)).embeddingModel(connection.modelId),
    createMediaModel: createMediaModel as ModelVendor['createMediaModel'],
    listModels: (connection, signal) => vendor.listModels(accessOf(connection, vendor.standardUrl), signal),
  };
}

/** Asks for the listing as OpenAI has it; others have taken that over. */
export async function listWithBearer(
  { apiKey, baseURL }: Pick<Access, 'apiKey' | 'baseURL'>,
  signal: AbortSignal,
): Promise<string[] | null> {
  return idsOf(await getJson(`${baseURL}/models`, apiKey ? { authorization: `Bearer ${apiKey}` } : {}, signal));
}
