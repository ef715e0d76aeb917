// One recording transcribed by the connected model: its words with times, and its speakers if the model reports them.
import { baseOf } from '@folio/contract/languages';
import type { transcribe } from 'ai';
import { type EngineContext, EngineFailure, type EngineMark, type GivenFile, type MediaModel } from '../core/engine-types.ts';
import { writeWave } from '../files/wave.ts';
import { callMediaModel } from '../models/call-media-model.ts';
import { decodeRecording, whisperRate } from '../models/local/decode-recording.ts';
import { whisperPatienceMs } from '../models/local/local-whisper.ts';

export interface TranscriptSegment {
  /** Seconds. */
  start: number;
  end: number;
  /** As the model calls them. */
  speaker?: string;
  text: string;
}

export interface Transcript {
  text: string;
  /** Base code of the language, or null where the model does not say. */
  language: string | null;
  /** Seconds of the recording. */
  seconds: number;
  /** At least one; a model that gives no times gives one over the whole recording. */
  segments: TranscriptSegment[];
  hasTimes: boolean;
  engine: EngineMark;
}

export interface ListenWish {
  /** A code, or `auto`. */
  language: string;
  vocabulary: readonly string[];
  wantsSpeakers: boolean;
}

type Options = NonNullable<Parameters<typeof transcribe>[0]['providerOptions']>;

/** Returns the options that each vendor needs to return times, speakers and the spelling of names. */
function optionsFor({ provider, modelId }: MediaModel<'transcription'>, wish: ListenWish): Options {
  const language = wish.language === 'auto' ? undefined : baseOf(wish.language);
  if (provider === 'local-whisper') return { whisper: { language: language ?? 'auto', prompt: wish.vocabulary.join(', ') } };
  const isDiarizing = /diarize/i.test(modelId);
  if (provider === 'mistral') {
    // Its server refuses a language together with times, which count for more.
    return { mistral: { timestampGranularities: ['segment'], ...(wish.wantsSpeakers ? { diarize: true } : {}) } };
  }
  if (provider !== 'openai' && provider !== 'openai-compatible') return {};
  const hasTimes = !isDiarizing && (provider === 'openai-compatible' || /whisper/i.test(modelId));
  return {
    openai: {
      ...(language === undefined ? {} : { language }),
      ...(wish.vocabulary.length === 0 || isDiarizing ? {} : { prompt: wish.vocabulary.join(', ') }),
      ...(hasTimes ? { responseFormat: 'verbose_json', timestampGranularities: ['segment'] } : {}),
    },
  };
}

const speakerIn = (segment: unknown): string | undefined => {
  const { speaker, speakerId, speaker_id } = (segment ?? {}) as Record<string, unknown>;
  const speakerName = speaker ?? speakerId ?? speaker_id;
  return typeof speakerName === 'string' || typeof speakerName === 'number' ? String(speakerName) : undefined;
};

/** Returns the speaker of each segment, from the vendors' metadata. */
function speakersOf(metadata: Record<string, unknown>): (string | undefined)[] {
  for (const notes of Object.values(metadata)) {
    const segments = (notes as { segments?: unknown } | null)?.segments;
    if (Array.isArray(segments)) return segments.map(speakerIn);
  }
  return [];
}

const isRefused = (problem: unknown) => problem instanceof EngineFailure && problem.code === 'MODEL_DECLINED';

async function asWave(bytes: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
  const sound = await decodeRecording(bytes, signal);
  const values = new Int16Array(new Uint8Array(sound).buffer);
  return writeWave({ rate: whisperRate, samples: Float32Array.from(values, (value) => value / 0x80_00) });
}

/**
 * Transcribes a file. Throws `EngineFailure`: NEEDS_TRANSCRIPTION_MODEL, NOTHING_HEARD, and FILE_UNREADABLE
 * if the vendor rejects the file.
 */
export async function listen(
  file: GivenFile,
  secondsOfFile: number | null,
  wish: ListenWish,
  context: Pick<EngineContext, 'models' | 'onProgress' | 'onModelCall' | 'signal'>,
): Promise<Transcript> {
  const model = await context.models?.media('transcription');
  if (!model) throw new EngineFailure('NEEDS_TRANSCRIPTION_MODEL');
  context.onProgress({ stage: 'reading' });
  const transcribeRecording = (audio: Uint8Array) =>
    callMediaModel(
      model,
      async (abortSignal) => {
        const { transcribe } = await import('ai');
        return transcribe({ model: model.model, audio, providerOptions: optionsFor(model, wish), maxRetries: 0, abortSignal });
      },
      model.provider === 'local-whisper' ? { ...context, timeoutMs: whisperPatienceMs } : context,
      (reply) => ({ seconds: reply.durationInSeconds ?? secondsOfFile ?? 0 }),
    );
  const reply = await transcribeRecording(file.bytes)
    .catch(async (problem: unknown) => {
      // Servers of one's own, such as whisper.cpp's, may read nothing but WAV.
      if (model.provider !== 'openai-compatible' || !isRefused(problem)) throw problem;
      return transcribeRecording(await asWave(file.bytes, context.signal));
    })
    .catch((problem: unknown) => {
      // A refusal of one request is nearly always about the file: its format or its length.
      const isAboutFile = isRefused(problem) || (problem instanceof EngineFailure && problem.code === 'FILE_UNREADABLE');
      throw isAboutFile ? new EngineFailure('FILE_UNREADABLE', { detail: file.name, cause: problem }) : problem;
    });
  const text = reply.text.trim();
  if (text === '') throw new EngineFailure('NOTHING_HEARD');
  const speakers = speakersOf(reply.providerMetadata);
  // Whisper hears in windows of 30 s, and its last segment may end behind the recording.
  const length = reply.durationInSeconds ?? secondsOfFile ?? Number.POSITIVE_INFINITY;
  const timed = reply.segments.flatMap(({ text: words, startSecond, endSecond }, index): TranscriptSegment[] => {
    const speaker = speakers[index];
    const isUsable = words.trim() !== '' && startSecond <= endSecond && startSecond <= length;
    return isUsable
      ? [
          {
            start: startSecond,
            end: Math.min(endSecond, length),
            text: words.trim(),
            ...(speaker === undefined ? {} : { speaker }),
          },
        ]
      : [];
  });
  const seconds = reply.durationInSeconds ?? secondsOfFile ?? timed.at(-1)?.end ?? 0;
  return {
    text,
    language: reply.language ?? null,
    seconds,
    segments: timed.length > 0 ? timed : [{ start: 0, end: Math.max(seconds, 1), text }],
    hasTimes: timed.length > 0,
    engine: { kind: 'model', provider: model.provider, model: model.modelId },
  };
}
