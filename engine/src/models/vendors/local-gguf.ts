// A GGUF file on this machine, run by llama.cpp inside the process's own libraries: no server, no network.
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { EngineFailure } from '../../engine-types.ts';
import type { ModelConnection, ModelVendor } from '../model-connection.ts';

async function pathOf(connection: ModelConnection): Promise<string> {
  const path = connection.modelPath ?? '';
  const isFile = path.endsWith('.gguf') && (await stat(path).catch(() => null))?.isFile();
  // Not temporary: the file must be put there first.
  if (!isFile) throw new EngineFailure('MODEL_UNREACHABLE', { detail: basename(path) });
  return path;
}

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
    const { createLocalModel } = await import('../local/local-language-model.ts');
    return createLocalModel(await pathOf(connection), connection.modelId);
  },
  async listModels(connection) {
    return [basename(await pathOf(connection), '.gguf')];
  },
};
