// Anthropic.
import { baseUrlOf, getJson, idsOf, type ModelVendor } from '../model-connection.ts';

const standardUrl = 'https://api.anthropic.com/v1';

export const anthropic: ModelVendor = {
  id: 'anthropic',
  displayName: 'Anthropic',
  needsApiKey: true,
  needsBaseUrl: false,
  needsModelPath: false,
  supportsSchema: true,
  createEmbeddingModel: null,
  createMediaModel: {},
  async createModel(connection) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ apiKey: connection.apiKey ?? '', baseURL: baseUrlOf(connection, standardUrl) })(connection.modelId);
  },
  async listModels(connection, signal) {
    const headers = { 'x-api-key': connection.apiKey ?? '', 'anthropic-version': '2023-06-01' };
    return idsOf(await getJson(`${baseUrlOf(connection, standardUrl)}/models?limit=1000`, headers, signal));
  },
};
