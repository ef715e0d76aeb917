// Any server that speaks OpenAI's chat protocol: Ollama, vLLM, llama.cpp, LM Studio and many hosts.
import { baseUrlOf, getJson, idsOf, type ModelConnection, type ModelVendor } from '../model-connection.ts';

const standardUrl = 'http://127.0.0.1:11434/v1';

const authorization = (connection: ModelConnection): Record<string, string> =>
  connection.apiKey ? { authorization: `Bearer ${connection.apiKey}` } : {};

export const openaiCompatible: ModelVendor = {
  id: 'openai-compatible',
  displayName: 'OpenAI-compatible server',
  needsApiKey: false,
  needsBaseUrl: true,
  needsModelPath: false,
  supportsSchema: true,
  async createModel(connection) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const provider = createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: baseUrlOf(connection, standardUrl),
      ...(connection.apiKey && { apiKey: connection.apiKey }),
      // Without these two the client sends no schema and gets no token counts.
      supportsStructuredOutputs: true,
      includeUsage: true,
    });
    return provider(connection.modelId);
  },
  async listModels(connection, signal) {
    return idsOf(await getJson(`${baseUrlOf(connection, standardUrl)}/models`, authorization(connection), signal));
  },
};
