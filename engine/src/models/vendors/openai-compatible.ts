// Any server that speaks OpenAI's chat protocol: Ollama, vLLM, llama.cpp, LM Studio and many hosts.
import type { ModelConnection, ModelVendor } from '../model-connection.ts';
import { fetchFillingSegments } from './fill-segments.ts';
import { type Access, accessOf, hostedVendor, listWithBearer } from './hosted-vendor.ts';

const standardUrl = 'http://127.0.0.1:11434/v1';

async function open({ apiKey, baseURL, fetch }: Access) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL,
    fetch,
    ...(apiKey && { apiKey }),
    // Without these two the client sends no schema and gets no token counts.
    supportsStructuredOutputs: true,
    includeUsage: true,
  });
}

/** Servers that speak or listen take OpenAI's own calls for it. */
async function openForSound(connection: ModelConnection) {
  const { apiKey, baseURL } = accessOf(connection, standardUrl);
  const { createOpenAI } = await import('@ai-sdk/openai');
  return createOpenAI({ apiKey: apiKey || 'none', baseURL, fetch: fetchFillingSegments });
}

export const openaiCompatible: ModelVendor = {
  ...hostedVendor({
    id: 'openai-compatible',
    displayName: 'OpenAI-compatible server',
    standardUrl,
    open,
    media: [],
    listModels: listWithBearer,
  }),
  needsApiKey: false,
  needsBaseUrl: true,
  createMediaModel: {
    image: async (connection) => (await open(accessOf(connection, standardUrl))).imageModel(connection.modelId),
    speech: async (connection) => (await openForSound(connection)).speech(connection.modelId),
    transcription: async (connection) => (await openForSound(connection)).transcription(connection.modelId),
  },
};
