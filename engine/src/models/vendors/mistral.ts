// Mistral.
import { baseUrlOf, getJson, idsOf, type ModelConnection, type ModelVendor } from '../model-connection.ts';

const standardUrl = 'https://api.mistral.ai/v1';

async function providerOf(connection: ModelConnection) {
  const { createMistral } = await import('@ai-sdk/mistral');
  return createMistral({ apiKey: connection.apiKey ?? '', baseURL: baseUrlOf(connection, standardUrl) });
}

export const mistral: ModelVendor = {
  id: 'mistral',
  displayName: 'Mistral',
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
    speech: async (connection) => (await providerOf(connection)).speech(connection.modelId),
    transcription: async (connection) => (await providerOf(connection)).transcription(connection.modelId),
  },
  async listModels(connection, signal) {
    const headers = { authorization: `Bearer ${connection.apiKey ?? ''}` };
    const ids = idsOf(await getJson(`${baseUrlOf(connection, standardUrl)}/models`, headers, signal));
    return ids?.filter((id) => !/moderation|ocr/i.test(id)) ?? null;
  },
};
