// A GGUF file on this machine, run by llama.cpp inside the process's own libraries: no server, no network.
import { basename } from 'node:path';
import { requirePart } from '../../parts/optional-parts.ts';
import type { ModelVendor } from '../model-connection.ts';
import { pathOfModel } from './model-file.ts';

export const localGguf: ModelVendor = {
  id: 'local-gguf',
  displayName: 'Local model (GGUF)',
  needsApiKey: false,
  needsBaseUrl: false,
  needsModelPath: true,
  supportsSchema: true,
  createEmbeddingModel: null,
  createMediaModel: {},
  async createModel(connection) {
    const path = await pathOfModel(connection, '.gguf');
    await requirePart('local-writing');
    const { createLocalModel } = await import('../local/local-language-model.ts');
    return createLocalModel(path, connection.modelId);
  },
  async listModels(connection) {
    return [basename(await pathOfModel(connection, '.gguf'), '.gguf')];
  },
};
