// Google (Gemini).
import { baseUrlOf, getJson, type ModelVendor } from '../model-connection.ts';

const standardUrl = 'https://generativelanguage.googleapis.com/v1beta';

interface Listing {
  models?: { name?: string; supportedGenerationMethods?: string[] }[];
}

export const google: ModelVendor = {
  id: 'google',
  displayName: 'Google',
  needsApiKey: true,
  needsBaseUrl: false,
  needsModelPath: false,
  supportsSchema: true,
  async createModel(connection) {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({ apiKey: connection.apiKey ?? '', baseURL: baseUrlOf(connection, standardUrl) })(connection.modelId);
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
