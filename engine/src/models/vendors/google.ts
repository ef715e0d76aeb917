// Google (Gemini).
import { baseUrlOf, getJson, type ModelConnection, type ModelVendor } from '../model-connection.ts';

const standardUrl = 'https://generativelanguage.googleapis.com/v1beta';

interface Listing {
  models?: { name?: string; supportedGenerationMethods?: string[] }[];
}

async function providerOf(connection: ModelConnection) {
  const { createGoogle } = await import('@ai-sdk/google');
  return createGoogle({ apiKey: connection.apiKey ?? '', baseURL: baseUrlOf(connection, standardUrl) });
}

export const google: ModelVendor = {
  id: 'google',
  displayName: 'Google',
  needsApiKey: true,
  needsBaseUrl: false,
  needsModelPath: false,
  supportsSchema: true,
  async createModel(connection) {
    return (await providerOf(connection))(connection.modelId);
  },
  async createEmbeddingModel(connection) {
    return (await providerOf(connection)).embeddingModel(connection.modelId);
  },
  async listModels(connection, signal) {
    const headers = { 'x-goog-api-key': connection.apiKey ?? '' };
    const listing = (await getJson(`${baseUrlOf(connection, standardUrl)}/models?pageSize=1000`, headers, signal)) as Listing;
    return (listing.models ?? [])
      .filter(({ supportedGenerationMethods: methods }) => methods === undefined || methods.includes('generateContent'))
      .map(({ name = '' }) => name.replace(/^models\//, ''))
      .filter((name) => name !== '')
      .sort();
  },
};
