// A Whisper model of this machine as a transcription model of the AI SDK, so that the engine knows one interface for all models.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { TranscriptionModelV4 } from '@ai-sdk/provider';
import * as z from 'zod';
import { EngineFailure } from '../../core/engine-types.ts';
import { createTurns } from '../../work/one-at-a-time.ts';
import { runProgram } from '../../work/run-program.ts';
import { decodeRecording, whisperRate } from './decode-recording.ts';

/** Arguments of the program. */
export interface WhisperAsk {
  path: string;
  /** A base code, or `auto`. */
  language: string;
  /** Names and words to spell as they are given. */
  prompt: string;
  threads: number;
}

const transcriptSchema = z.object({
  language: z.string().optional(),
  result: z.string(),
  /** Times in milliseconds. */
  segments: z.array(z.object({ text: z.string(), t0: z.number(), t1: z.number() })),
});

const wishSchema = z.object({ language: z.string().default('auto'), prompt: z.string().default('') });

/** Milliseconds for one recording: the larger models need about as long as it lasts. */
const timeoutMs = 3_600_000;

/** Milliseconds until a recording is heard, with waiting for the one before it. */
export const whisperPatienceMs = 2 * timeoutMs;

/** Far more than anybody says in four hours. */
const maxBytes = 50_000_000;

const program = fileURLToPath(new URL('./whisper-program.ts', import.meta.url));

/** A recording takes every core but one, so one is transcribed at a time. */
const exclusively = createTurns();

/** The model of a file (ggml). Loads it for each recording and frees it again; one recording is heard at a time, the others wait. */
export function createLocalWhisper(path: string, modelId: string): TranscriptionModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'local-whisper',
    modelId,
    async doGenerate({ audio, providerOptions, abortSignal }) {
      const signal = abortSignal ?? new AbortController().signal;
      const bytes = typeof audio === 'string' ? new Uint8Array(Buffer.from(audio, 'base64')) : audio;
      const wishes = wishSchema.parse(providerOptions?.['whisper'] ?? {});
      const sound = await decodeRecording(bytes, signal);
      const ask: WhisperAsk = { path, ...wishes, threads: Math.max(1, availableParallelism() - 1) };
      const run = { input: sound, arguments: [JSON.stringify(ask)], signal, timeMs: timeoutMs, maxBytes };
      const output = await exclusively(() => runProgram(program, run)).catch((problem: unknown) => {
        // Trying again would take as long and end alike.
        throw problem instanceof EngineFailure
          ? problem
          : new EngineFailure('MODEL_UNREACHABLE', { detail: modelId, cause: problem });
      });
      const { result, language, segments } = transcriptSchema.parse(JSON.parse(output.toString('utf8')));
      return {
        text: result.trim(),
        segments: segments.map(({ text, t0, t1 }) => ({ text, startSecond: t0 / 1000, endSecond: t1 / 1000 })),
        language,
        durationInSeconds: sound.length / 2 / whisperRate,
        warnings: [],
        response: { timestamp: new Date(), modelId },
      };
    },
  };
}
