// Mistral.
import { baseUrlOf, getJson, idsOf, type ModelVendor } from '../model-connection.ts';

const standardUrl = 'https://api.mistral.ai/v1';

export const mistral: ModelVendor = {
  id: 'mistral',
  displayName: 'Mistral',
  needsApiKey: true,
  needsBaseUrl: false,
  needsModelPath: false,
  supportsSchema: true,
  async createModel(connection) {
    const { createMistral } = await import('@ai-sdk/mistral');
    return createMistral({ apiKey: connection.apiKey ?? '', baseURL: baseUrlOf(connection, standardUrl) })(connection.modelId);
  },
  async listModels(connection, signal) {
    const headers = { authorization: `Bearer ${connection.apiKey ?? ''}` };
    const ids = idsOf(await getJson(`${baseUrlOf(connection, standardUrl)}/models`, headers, signal));
    return ids?.filter((id) => !/embed|moderation|ocr|transcribe/i.test(id)) ?? null;
  },
};
