// Anthropic.
import { getJson, idsOf, type ModelVendor } from '../model-connection.ts';
import { hostedVendor } from './hosted-vendor.ts';

export const anthropic: ModelVendor = {
  ...hostedVendor({
    id: 'anthropic',
    displayName: 'Anthropic',
    standardUrl: 'https://api.anthropic.com/v1',
    open: async (access) => (await import('@ai-sdk/anthropic')).createAnthropic(access),
    media: [],
    async listModels({ apiKey, baseURL }, signal) {
      const headers = { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
      return idsOf(await getJson(`${baseURL}/models?limit=1000`, headers, signal));
    },
  }),
  createEmbeddingModel: null,
};
