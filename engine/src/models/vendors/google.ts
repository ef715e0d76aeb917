// Google (Gemini).
import { baseUrlOf, getJson, type ModelConnection, type ModelVendor } from '../model-connection.ts';

const standardUrl = 'https://generativelanguage.googleapis.com/v1beta';

/** Ways of calling a model that something here makes use of. */
const ofUse = new Set(['generateContent', 'embedContent', 'predict', 'predictLongRunning']);

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
  createMediaModel: {
    image: async (connection) => (await providerOf(connection)).image(connection.modelId),
    speech: async (connection) => (await providerOf(connection)).speech(connection.modelId),
    transcription: async (connection) => (await providerOf(connection)).transcription(connection.modelId),
    video: async (connection) => (await providerOf(connection)).video(connection.modelId),
  },
  async listModels(connection, signal) {
    const headers = { 'x-goog-api-key': connection.apiKey ?? '' };
    const listing = (await getJson(`${baseUrlOf(connection, standardUrl)}/models?pageSize=1000`, headers, signal)) as Listing;
    return (listing.models ?? [])
      .filter(({ supportedGenerationMethods: methods }) => methods === undefined || methods.some((one) => ofUse.has(one)))
      .map(({ name = '' }) => name.replace(/^models\//, ''))
      .filter((name) => name !== '')
      .sort();
  },
};
