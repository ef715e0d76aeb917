// Recordings of a conversation become texts like its documents, each paragraph with its time.
import type { ModelCall } from '@folio/engine/core/engine-types';
import { listen } from '@folio/engine/transcription/listen';
import { speakerNames, writeTranscript } from '@folio/engine/transcription/transcript-text';
import type { Kernel } from '../../kernel/kernel.ts';
import { connectedModels } from '../models/index.ts';

interface Recording {
  name: string;
  bytes: Uint8Array;
  signal: AbortSignal;
  onModelCall: (call: ModelCall) => void;
}

/** Turns a recording into text. Throws `EngineFailure`. */
export type Transcriber = (recording: Recording) => Promise<string>;

/** Transcription model of an account, or null if none is connected. */
export type FindTranscriber = (kernel: Kernel, accountId: number) => Promise<Transcriber | null>;

/** By the platform's transcription model; speakers are distinguished where it does. */
export const findTranscriber: FindTranscriber = async (kernel, accountId) => {
  const models = connectedModels(kernel, accountId);
  if (!(await models.media('transcription'))) return null;
  return async ({ name, bytes, signal, onModelCall }) => {
    const wish = { language: 'auto', vocabulary: [], wantsSpeakers: true };
    const context = { models, signal, onModelCall, onProgress: () => undefined };
    const { segments, hasTimes } = await listen({ name, mediaType: '', bytes }, null, wish, context);
    return writeTranscript(segments, speakerNames(segments, 'en'), { times: hasTimes, speakers: true });
  };
};
