// A Whisper model file on this machine, run by whisper.cpp: recordings stay in the house.
import { basename } from 'node:path';
import { requirePart } from '../../parts/optional-parts.ts';
import type { ModelVendor } from '../model-connection.ts';
import { pathOfModel } from './model-file.ts';

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
      const path = await pathOfModel(connection, '.bin');
      await requirePart('local-transcription');
      const { createLocalWhisper } = await import('../local/local-whisper.ts');
      return createLocalWhisper(path, connection.modelId);
    },
  },
  async listModels(connection) {
    return [basename(await pathOfModel(connection, '.bin'), '.bin')];
  },
};
