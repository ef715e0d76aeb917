// Google (Gemini).
import { getJson } from '../model-connection.ts';
import { hostedVendor } from './hosted-vendor.ts';

/** Ways of calling a model that something here makes use of. */
const ofUse = new Set(['generateContent', 'embedContent', 'predict', 'predictLongRunning']);

interface Listing {
  models?: { name?: string; supportedGenerationMethods?: string[] }[];
}

export const google = hostedVendor({
  id: 'google',
  displayName: 'Google',
  standardUrl: 'https://generativelanguage.googleapis.com/v1beta',
  open: async (access) => (await import('@ai-sdk/google')).createGoogle(access),
  media: ['image', 'speech', 'transcription', 'video'],
  async listModels({ apiKey, baseURL }, signal) {
    const listing = (await getJson(`${baseURL}/models?pageSize=1000`, { 'x-goog-api-key': apiKey }, signal)) as Listing;
    return (listing.models ?? [])
      .filter(({ supportedGenerationMethods: methods }) => methods === undefined || methods.some((one) => ofUse.has(one)))
      .map(({ name = '' }) => name.replace(/^models\//, ''))
      .filter((name) => name !== '')
      .sort();
  },
});
