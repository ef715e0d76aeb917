// A Whisper model file on this machine, run by whisper.cpp: recordings stay in the house.
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { EngineFailure } from '../../engine-types.ts';
import type { ModelConnection, ModelVendor } from '../model-connection.ts';

async function pathOf(connection: ModelConnection): Promise<string> {
  const path = connection.modelPath ?? '';
  const isFile = path.endsWith('.bin') && (await stat(path).catch(() => null))?.isFile();
  // Not temporary: the file must be put there first.
  if (!isFile) throw new EngineFailure('MODEL_UNREACHABLE', { detail: basename(path) });
  return path;
}

export const localWhisper: ModelVendor = {
  id: 'local-whisper',
  displayName: 'Local Whisper (ggml)',
  needsApiKey: false,
  needsBaseUrl: false,
  needsModelPath: true,
  supportsSchema: false,
  createModel: null,
  createEmbeddingModel: null,
  createMediaModel: {
    async transcription(connection) {
      const { createLocalWhisper } = await import('../local/local-whisper.ts');
      return createLocalWhisper(await pathOf(connection), connection.modelId);
    },
  },
  async listModels(connection) {
    return [basename(await pathOf(connection), '.bin')];
  },
};
