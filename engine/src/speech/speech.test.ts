import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import { readPairedLines } from '@folio/contract/paired-lines';
import { fileTypeFromBuffer } from 'file-type';
import { parseBuffer } from 'music-metadata';
import { afterEach, describe, expect, it } from 'vitest';
import { contextIn } from '../composer/fixtures/orders.ts';
import type { EngineContext, ModelCall } from '../core/engine-types.ts';
import { make } from '../engine.ts';
import { readWave, type Sound, secondsOf, trimSilence, writeWave } from '../files/wave.ts';
import { type ScriptedReply, startModelServer } from '../models/testing/model-server.ts';
import { createMediaModel } from '../models/text-models.ts';
import { readSubtitles } from '../subtitles/subtitle-files.ts';
import { languagesWithoutModel } from '../without-model.ts';
import { measureLoudness } from './loudness.ts';
import { splitSpeech } from './speech-parts.ts';
import { spokenText } from './spoken-text.ts';
import { readTimedScript } from './timed-script.ts';

const speech = findTool('text_to_speech') as Tool;
const voiceOver = findTool('voice_over') as Tool;

/** A tone of this many seconds. */
const tone = (seconds: number, strength = 0.25, rate = 24_000): Sound => ({
  rate,
  samples: Float32Array.from({ length: seconds * rate }, (_, index) => strength * Math.sin((2 * Math.PI * 997 * index) / rate)),
});

describe('loudness', () => {
  it('is what the norm says of a tone: 997 Hz at full scale measures -3.01 LUFS in one channel', () => {
    expect(measureLoudness(tone(2, 1, 48_000))).toBeCloseTo(-3.01, 1);
    expect(measureLoudness(tone(2, 0.1, 22_050))).toBeCloseTo(-23.01, 0);
    expect(measureLoudness({ rate: 48_000, samples: new Float32Array(48_000) })).toBeNull();
  });
});

describe('wave files', () => {
  it('are read as they were written, whatever their header promises', () => {
    const bytes = writeWave(tone(0.5));
    const promising = Uint8Array.from(bytes);
    new DataView(promising.buffer).setUint32(40, 0x7fff_ffff, true);
    expect(secondsOf(readWave(promising) as Sound)).toBeCloseTo(0.5);
    expect(readWave(bytes)?.samples[100]).toBeCloseTo(tone(0.5).samples[100] ?? 0, 3);
    expect(readWave(new Uint8Array(100))).toBeNull();
    const quiet = { rate: 1000, samples: Float32Array.from([0, 0, 0.5, 0, 0.5, 0, 0]) };
    expect([...trimSilence(quiet).samples]).toEqual([0.5, 0, 0.5]);
  });
});

describe('what is said', () => {
  it.each([
    ['en', 'Costs €12.50 or $1,234 (5% off), R&D & you.', 'Costs 12.50 euros or 1234 dollars (5 percent off), R&D and you.'],
    ['en', 'See https://a-b.example/x. Done.', 'See a dash b dot example slash x. Done.'],
    ['de', 'Kostet 1.234,50 € am 2026-05-04.', 'Kostet 1234,50 Euro am 4. Mai 2026.'],
    ['pt-BR', 'Por R$ 1.234,50', 'Por 1234,50 reais'],
    ['fr', 'Écrivez à a@b.example', 'Écrivez à a arobase b point example'],
    ['cs', 'Více na https://www.maris.example', 'Více na maris.example'],
    ['en', 'On 2026-13-45 it *rains*', 'On 2026-13-45 it rains'],
  ])('in %s: %s', (language, written, said) => {
    expect(spokenText(written, language)).toBe(said);
  });

  it('follows the pronunciations, whole words only', () => {
    const list = readPairedLines('Maris = Marees\nno sign\n= nothing\nC++ = C plus plus');
    expect(spokenText('Maris and Marisol write C++.', 'en', list)).toBe('Marees and Marisol write C plus plus.');
  });

  it('is split at sentences, and between words where a sentence is too long', () => {
    expect(splitSpeech('One two. Three four. Five.', 'en', 21)).toEqual(['One two. Three four.', 'Five.']);
    expect(splitSpeech('word '.repeat(20), 'en', 24).every((part) => part.length <= 24)).toBe(true);
    expect(splitSpeech('x'.repeat(50), 'en', 20)).toEqual(['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(10)]);
  });

  it('reads timed scripts in the order of their times, and names the line without one', () => {
    expect(readTimedScript('00:05 | Two\n\n0:01.5 One\n1:00:02 | Three')).toEqual({
      lines: [
        { start: 1.5, text: 'One' },
        { start: 5, text: 'Two' },
        { start: 3602, text: 'Three' },
      ],
    });
    expect(readTimedScript('00:05 | Two\nJust talk')).toEqual({ wrong: 'Just talk' });
  });
});

describe('the built-in voice', () => {
  it('speaks every language that it offers, and says so of no other', async () => {
    const languages = languagesWithoutModel(speech);
    expect(speech.translation.filter((code) => !languages.includes(code))).toEqual(['ja']);
    const made = await make(speech, { text: 'Hallo Welt.', audio_format: 'wav', voice: 'male_1' }, contextIn('nl-NL'));
    const sound = readWave(made.files[0]?.bytes ?? new Uint8Array()) as Sound;
    expect(secondsOf(sound)).toBeGreaterThan(1.2);
    await expect(make(speech, { text: '日本語' }, contextIn('ja'))).rejects.toMatchObject({ code: 'NEEDS_SPEECH_MODEL' });
    await expect(make(speech, { text: '…!' }, contextIn('en'))).rejects.toMatchObject({ code: 'NOTHING_TO_SAY' });
  });

  it('makes a file near -16 LUFS without clipping, with half a second of silence at its ends; voices and speeds differ', async () => {
    const text = 'The trail above the lake opens in May. Tickets are sold at the hut.';
    const wave = async (changes: Record<string, unknown>) => {
      const made = await make(speech, { text, audio_format: 'wav', voice: 'female_1', ...changes }, contextIn('en'));
      expect(made.engine).toEqual({ kind: 'composer', way: 'voice', provider: null, model: null });
      expect(made.html).toContain('built-in voice');
      return readWave(made.files[0]?.bytes ?? new Uint8Array()) as Sound;
    };
    const plain = await wave({});
    expect(Math.abs((measureLoudness(plain) ?? 0) + 16)).toBeLessThan(1);
    expect(Math.max(...plain.samples)).toBeLessThan(0.9);
    const end = plain.samples.length;
    expect(plain.samples.subarray(0, plain.rate * 0.49).every((sample) => Math.abs(sample) < 0.001)).toBe(true);
    expect(plain.samples.subarray(end - plain.rate * 0.49).every((sample) => Math.abs(sample) < 0.001)).toBe(true);
    expect(secondsOf(await wave({ speed: 1.5 }))).toBeLessThan(secondsOf(plain) * 0.8);
    const others = await Promise.all(['female_2', 'male_1', 'male_2'].map((voice) => wave({ voice })));
    const fingerprints = [plain, ...others].map(({ samples }) =>
      Buffer.from(samples.slice(20_000, 40_000).buffer).toString('base64'),
    );
    expect(new Set(fingerprints).size).toBe(4);
  });

  it('is packed as MP3 of the same length', async () => {
    const made = await make(speech, { text: 'Good morning. How are you?', audio_format: 'mp3' }, contextIn('en'));
    const [file] = made.files;
    const bytes = file?.bytes ?? new Uint8Array();
    expect((await fileTypeFromBuffer(bytes))?.mime).toBe('audio/mpeg');
    const { format } = await parseBuffer(bytes, 'audio/mpeg', { duration: true });
    expect(Math.abs((format.duration ?? 0) - (file?.seconds ?? 0))).toBeLessThan(0.2);
  });

  it('ends when the order is called off', async () => {
    const controller = new AbortController();
    const making = make(speech, { text: 'Long. '.repeat(800) }, contextIn('en', { signal: controller.signal }));
    setTimeout(() => controller.abort(), 200);
    await expect(making).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('begins every line of a voice-over at its second, hurries what is long, and reports what does not fit', async () => {
    const script = [
      '00:01 | Short.',
      '00:03 | This line is a little too long for the time it has got.',
      '00:05.5 | And this one is far too long: nobody could say all of these many words in so short a time, whatever they tried.',
      '00:07 | End.',
    ].join('\n');
    const made = await make(voiceOver, { script, total_duration: 10, fit: true, audio_format: 'wav' }, contextIn('en'));
    const lines = made.result['lines'] as { start: number; speed: number; overflow: boolean; words_to_cut: number }[];
    expect(lines.map(({ start }) => start)).toEqual([1, 3, 5.5, 7]);
    expect(lines.map(({ speed }) => speed)).toEqual([1, expect.closeTo(1.1, 0), 1.25, 1]);
    expect(lines[1]?.speed).toBeGreaterThan(1);
    expect(lines.map(({ overflow }) => overflow)).toEqual([false, false, true, false]);
    expect(lines[2]?.words_to_cut).toBeGreaterThan(3);
    const sound = readWave(made.files[0]?.bytes ?? new Uint8Array()) as Sound;
    expect(secondsOf(sound)).toBeCloseTo(10, 2);
    const powerAt = (at: number) =>
      sound.samples.subarray(at * sound.rate, (at + 0.25) * sound.rate).some((sample) => Math.abs(sample) > 0.02);
    expect([0.5, 1, 3, 5.5, 7, 9].map(powerAt)).toEqual([false, true, true, true, true, false]);
    const subtitles = Buffer.from(made.files[1]?.bytes ?? []).toString();
    expect(readSubtitles(subtitles).map(({ cue }) => cue?.start)).toEqual([1, 3, 5.5, 7]);
    const refused = (input: Record<string, unknown>) =>
      make(voiceOver, { total_duration: 10, ...input }, contextIn('en')).catch((error: unknown) => error);
    expect(await refused({ script: 'No time' })).toMatchObject({ code: 'LINE_WITHOUT_TIME', detail: 'No time' });
    expect(await refused({ script: '00:11 | Late' })).toMatchObject({ code: 'LINE_AFTER_END' });
  });
});

describe('a speech model', () => {
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  const soundReply: ScriptedReply = { kind: 'file', bytes: writeWave(tone(1)), mediaType: 'audio/wav' };
  const soon = { 'retry-after-ms': '1' };

  async function order(script: ScriptedReply[], changes: Partial<EngineContext> = {}, text = 'Good morning.') {
    const server = await startModelServer('openai-compatible', script);
    stops.push(server.close);
    const model = await createMediaModel('speech', {
      provider: 'openai-compatible',
      apiKey: null,
      baseUrl: server.baseUrl,
      modelId: 'tts-1',
    } as never);
    const calls: ModelCall[] = [];
    const models = { media: async () => model as never, translation: async () => null };
    const context = contextIn('en', { models, onModelCall: (call) => calls.push(call), ...changes });
    const made = await make(speech, { text, audio_format: 'wav', voice: 'male_1', speed: 1.5 }, context).catch(
      (error: unknown) => error,
    );
    return { made, calls, requests: server.requests.map((body) => JSON.parse(body) as Record<string, unknown>) };
  }

  it('speaks in its own voice, in parts that are joined, and is recorded by the second', async () => {
    const { made, calls, requests } = await order([soundReply], {}, 'A sentence of some length. '.repeat(80));
    expect(made).toMatchObject({ engine: { kind: 'model', model: 'tts-1' }, result: { sample_rate: 24_000 } });
    expect(requests.length).toBe(2);
    expect(requests[0]).toMatchObject({ voice: 'onyx', speed: 1.5, response_format: 'wav' });
    expect(calls).toMatchObject([{ capability: 'speech', outcome: 'ok', seconds: 1 }, { seconds: 1 }]);
    expect(made).not.toHaveProperty('result.note');
  });

  it.each<[string, ScriptedReply[], string]>([
    ['is busy', [{ kind: 'status', status: 429, headers: soon }], 'MODEL_BUSY'],
    ['breaks', [{ kind: 'status', status: 500, headers: soon }], 'MODEL_UNREACHABLE'],
    ['declines', [{ kind: 'status', status: 400 }], 'MODEL_DECLINED'],
    ['answers with a page', [{ kind: 'html' }], 'MODEL_REPLY_INVALID'],
    ['answers with nothing', [{ kind: 'file', bytes: new Uint8Array(), mediaType: 'audio/wav' }], 'MODEL_REPLY_INVALID'],
  ])('that %s fails plainly, within three calls', async (_, script, code) => {
    const { made, calls } = await order(script);
    expect(made).toMatchObject({ code });
    expect(calls.length).toBeLessThanOrEqual(3);
  });

  it('that recovers is asked again', async () => {
    const { made, calls } = await order([{ kind: 'status', status: 500, headers: soon }, soundReply]);
    expect(made).toMatchObject({ engine: { kind: 'model' } });
    expect(calls.map(({ outcome }) => outcome)).toEqual(['provider_error', 'ok']);
  });

  it('that hangs is given up with the order', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 200);
    const { made } = await order([{ kind: 'hang' }], { signal: controller.signal });
    expect(made).toMatchObject({ code: 'ABORTED' });
  });
});
