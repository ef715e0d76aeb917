// OpenAI.
import { baseUrlOf, getJson, idsOf, type ModelConnection, type ModelVendor } from '../model-connection.ts';

const standardUrl = 'https://api.openai.com/v1';

// The listing names every model of the vendor; these serve nothing here.
const ofNoUse = /realtime|moderation|sora|davinci|babbage|search|audio/i;

async function providerOf(connection: ModelConnection) {
  const { createOpenAI } = await import('@ai-sdk/openai');
  return createOpenAI({ apiKey: connection.apiKey ?? '', baseURL: baseUrlOf(connection, standardUrl) });
}

export const openai: ModelVendor = {
  id: 'openai',
  displayName: 'OpenAI',
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
  },
  async listModels(connection, signal) {
    const headers = { authorization: `Bearer ${connection.apiKey ?? ''}` };
    const ids = idsOf(await getJson(`${baseUrlOf(connection, standardUrl)}/models`, headers, signal));
    return ids?.filter((id) => !ofNoUse.test(id)) ?? null;
  },
};
