// Any server that speaks OpenAI's chat protocol: Ollama, vLLM, llama.cpp, LM Studio and many hosts.

import { baseUrlOf, getJson, idsOf, type ModelConnection, type ModelVendor } from '../model-connection.ts';
import { fetchFillingSegments } from './fill-segments.ts';

const standardUrl = 'http://127.0.0.1:11434/v1';

const authorization = (connection: ModelConnection): Record<string, string> =>
  connection.apiKey ? { authorization: `Bearer ${connection.apiKey}` } : {};

async function providerOf(connection: ModelConnection) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrlOf(connection, standardUrl),
    ...(connection.apiKey && { apiKey: connection.apiKey }),
    // Without these two the client sends no schema and gets no token counts.
    supportsStructuredOutputs: true,
    includeUsage: true,
  });
}

/** Servers that speak or listen take OpenAI's own calls for it. */
async function soundProviderOf(connection: ModelConnection) {
  const { createOpenAI } = await import('@ai-sdk/openai');
  return createOpenAI({
    apiKey: connection.apiKey || 'none',
    baseURL: baseUrlOf(connection, standardUrl),
    fetch: fetchFillingSegments,
  });
}

export const openaiCompatible: ModelVendor = {
  id: 'openai-compatible',
  displayName: 'OpenAI-compatible server',
  needsApiKey: false,
  needsBaseUrl: true,
  needsModelPath: false,
  supportsSchema: true,
  async createModel(connection) {
    return (await providerOf(connection))(connection.modelId);
  },
  async createEmbeddingModel(connection) {
    return (await providerOf(connection)).embeddingModel(connection.modelId);
  },
  createMediaModel: {
    image: async (connection) => (await providerOf(connection)).imageModel(connection.modelId),
    speech: async (connection) => (await soundProviderOf(connection)).speech(connection.modelId),
    transcription: async (connection) => (await soundProviderOf(connection)).transcription(connection.modelId),
  },
  async listModels(connection, signal) {
    return idsOf(await getJson(`${baseUrlOf(connection, standardUrl)}/models`, authorization(connection), signal));
  },
};
