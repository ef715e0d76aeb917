import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transcribe } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaModel } from '../../core/engine-types.ts';
import { readWave, writeWave } from '../../files/wave.ts';
import { listen } from '../../transcription/listen.ts';
import { writeTinyWhisper } from '../testing/tiny-whisper.ts';
import { createMediaModel, createTextModel, testConnection, tryOut } from '../text-models.ts';
import { decodeRecording, whisperRate } from './decode-recording.ts';

const folder = mkdtempSync(join(tmpdir(), 'tiny-whisper-'));
const modelPath = join(folder, 'ggml-tiny.bin');
const connection = { provider: 'local-whisper', modelId: 'ggml-tiny', modelPath } as const;
const signal = new AbortController().signal;
const fixture = (name: string) => new Uint8Array(readFileSync(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url))));
let model: MediaModel<'transcription'>;

beforeAll(async () => {
  writeTinyWhisper(modelPath);
  model = await createMediaModel('transcription', connection);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Half a second each of a low and of a high tone, in two channels would be mixed; here one. */
function tones(rate: number): Uint8Array {
  const samples = Float32Array.from({ length: rate }, (_, index) =>
    Math.sin((2 * Math.PI * (index < rate / 2 ? 220 : 880) * index) / rate),
  );
  return writeWave({ rate, samples });
}

const secondsOf = (sound: Uint8Array) => sound.length / 2 / whisperRate;

/** Returns the zero crossings of the wave per second: twice its frequency. */
function crossings(sound: Uint8Array, from: number, to: number): number {
  const samples = new Int16Array(sound.buffer.slice(sound.byteOffset, sound.byteOffset + sound.byteLength));
  let count = 0;
  for (let index = from * whisperRate + 1; index < to * whisperRate; index += 1)
    if ((samples[index - 1] ?? 0) < 0 !== (samples[index] ?? 0) < 0) count += 1;
  return count / (to - from);
}

describe('recordings', () => {
  it.each([8000, 16_000, 44_100])('keep length and pitch from %i samples a second', async (rate) => {
    const sound = await decodeRecording(tones(rate), signal);
    expect(secondsOf(sound)).toBeCloseTo(1, 2);
    expect(crossings(sound, 0.1, 0.4)).toBeCloseTo(440, -1);
    expect(crossings(sound, 0.6, 0.9)).toBeCloseTo(1760, -1);
  });

  it.each(['spoken.m4a', 'spoken.mp3'])('are read from %s', async (name) => {
    const sound = await decodeRecording(fixture(name), signal);
    // The spoken sentence lasts 1.61 seconds; coders add a few hundredths around it.
    expect(secondsOf(sound)).toBeGreaterThan(1.55);
    expect(secondsOf(sound)).toBeLessThan(1.75);
    const samples = new Int16Array(sound.buffer.slice(sound.byteOffset, sound.byteOffset + sound.byteLength));
    expect(samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)).toBeGreaterThan(3000);
  });

  it('that are none are refused', async () => {
    for (const bytes of [new Uint8Array(2000).fill(7), fixture('spoken.m4a').subarray(0, 60)])
      await expect(decodeRecording(bytes, signal)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
  });
});

describe('a model of this machine', () => {
  it('transcribes a recording, with times and language', async () => {
    const transcript = await listen(
      { id: 1, name: 'spoken.m4a', bytes: fixture('spoken.m4a'), mediaType: 'audio/mp4' } as never,
      null,
      { language: 'de', vocabulary: ['Halden'], wantsSpeakers: false },
      { models: { media: async () => model } as never, onProgress: () => undefined, onModelCall: () => undefined, signal },
    );
    expect(transcript.engine).toEqual({ kind: 'model', provider: 'local-whisper', model: 'ggml-tiny' });
    expect(transcript.language).toBe('de');
    expect(transcript.seconds).toBeCloseTo(1.6, 0);
    expect(transcript.hasTimes).toBe(true);
    for (const { start, end, text } of transcript.segments) {
      expect(text).not.toBe('');
      expect(end).toBeGreaterThanOrEqual(start);
    }
  });

  it('stops when the order is called off', async () => {
    const stop = new AbortController();
    const transcript = transcribe({ model: model.model, audio: tones(16_000), maxRetries: 0, abortSignal: stop.signal });
    setTimeout(() => stop.abort(), 50);
    await expect(transcript).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('is tried out with silence; a file that is no model fails', async () => {
    await tryOut(connection, signal);
    const broken = join(folder, 'broken.bin');
    writeFileSync(broken, 'no model');
    await expect(tryOut({ ...connection, modelPath: broken }, signal)).rejects.toMatchObject({ code: 'MODEL_UNREACHABLE' });
    expect(await testConnection(connection, signal)).toMatchObject({ ok: true, models: ['ggml-tiny'] });
    const gone = await testConnection({ ...connection, modelPath: join(folder, 'none.bin') }, signal);
    expect(gone).toMatchObject({ ok: false, problem: 'MODEL_UNREACHABLE' });
  });

  it('does not write', async () => {
    await expect(createTextModel(connection)).rejects.toMatchObject({ code: 'MODEL_DECLINED' });
  });
});

it('the tones that are decoded are those that were written', () => {
  expect(readWave(tones(8000))?.samples).toHaveLength(8000);
});
