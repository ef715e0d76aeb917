import { readFileSync } from 'node:fs';
import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import { afterEach, describe, expect, it } from 'vitest';
import { contextIn } from '../composer/fixtures/orders.ts';
import type { EngineContext, ModelCall } from '../core/engine-types.ts';
import { make } from '../engine.ts';
import { writeWave } from '../files/wave.ts';
import { type ScriptedReply, startModelServer } from '../models/testing/model-server.ts';
import { createMediaModel, createTextModel } from '../models/text-models.ts';
import { makeCues } from '../subtitles/make-cues.ts';
import { readSubtitles, writeSubRip, writeSubtitles, writeWebVtt } from '../subtitles/subtitle-files.ts';
import { wrapLines } from '../subtitles/wrap-lines.ts';
import { timeMark, withoutFillers } from './transcript-text.ts';

const spokenFile = new URL('../models/local/fixtures/spoken.m4a', import.meta.url);
const toolOf = (slug: string) => findTool(slug) as Tool;
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const recording = {
  name: 'talk.wav',
  mediaType: 'audio/wav',
  bytes: writeWave({ rate: 8000, samples: new Float32Array(8000 * 12) }),
};

const json = (body: object): ScriptedReply => ({ kind: 'status', status: 200, body: JSON.stringify(body) });
const segment = (start: number, end: number, text: string, more: object = {}) => ({ start, end, text, ...more });
const soon = { 'retry-after-ms': '1' };

async function transcribedBy(script: ScriptedReply[], modelId = 'whisper-1') {
  const server = await startModelServer('openai', script);
  stops.push(server.close);
  const connection = { provider: 'openai-compatible', apiKey: null, baseUrl: server.baseUrl, modelId } as never;
  return { requests: server.requests, model: await createMediaModel('transcription', connection) };
}

async function order(
  slug: string,
  input: Record<string, unknown>,
  script: ScriptedReply[],
  changes: Partial<EngineContext> = {},
  modelId?: string,
) {
  const { requests, model } = await transcribedBy(script, modelId);
  const calls: ModelCall[] = [];
  const made = await make(
    toolOf(slug),
    { audio: [1], media: [1], language: 'en', ...input },
    contextIn('en', {
      models: { media: async () => model as never, translation: async () => null },
      readFile: async () => recording,
      onModelCall: (call) => calls.push(call),
      ...changes,
    }),
  ).catch((error: unknown) => error as { code?: string });
  return {
    made: made as { result: Record<string, unknown>; html: string; files: { name: string; bytes: Uint8Array }[]; code?: string },
    calls,
    requests,
  };
}

const talk = json({
  text: 'Um, welcome to the show. Today it is about boots. Hello!',
  language: 'english',
  duration: 12.04,
  segments: [
    segment(0, 3, ' Um, welcome to the show.'),
    segment(3.2, 6, ' Today it is, uh, about boots.'),
    segment(9, 11.5, ' Hello!'),
  ],
});

describe('a transcript', () => {
  it('has paragraphs, times where asked, no fillers when clean, and is recorded by the second', async () => {
    const { made, calls, requests } = await order(
      'speech_to_text',
      { timestamps: true, style: 'clean', vocabulary: ['Halden'] },
      [talk],
    );
    expect(made.result).toMatchObject({
      text: '[00:00] Welcome to the show. Today it is, about boots.\n\n[00:09] Hello!',
      language: 'en',
      duration: 12,
      segments: [{ start: 0, end: 3 }, { start: 3.2 }, { start: 9 }],
      notes: [],
    });
    expect(calls).toMatchObject([{ capability: 'transcription', outcome: 'ok', seconds: 12.04 }]);
    expect(requests[0]).toContain('Halden');
    expect(requests[0]).toContain('verbose_json');
    const verbatim = await order('speech_to_text', { style: 'verbatim' }, [talk]);
    expect(verbatim.made.result['text']).toContain('Um, welcome');
  });

  it('names the speakers where the model separates them, and says where it does not', async () => {
    const answer = json({
      text: 'Good. And you? Fine.',
      segments: [
        segment(0, 1, 'Good.', { id: '1', type: 'transcript.text.segment', speaker: 'A' }),
        segment(1, 2, 'And you?', { id: '2', type: 'transcript.text.segment', speaker: 'A' }),
        segment(2, 3, 'Fine.', { id: '3', type: 'transcript.text.segment', speaker: 'B' }),
      ],
    });
    const { made } = await order('speech_to_text', { speakers: true }, [answer], {}, 'gpt-4o-transcribe-diarize');
    expect(made.result['text']).toBe('Speaker 1: Good. And you?\n\nSpeaker 2: Fine.');
    const untold = await order('speech_to_text', { speakers: true, timestamps: true }, [json({ text: 'All in one.' })]);
    expect(untold.made.result).toMatchObject({ text: 'All in one.', duration: 12 });
    expect(untold.made.result['notes']).toHaveLength(2);
  });

  it.each<[string, ScriptedReply[], string]>([
    ['nothing', [json({ text: '  ' })], 'NOTHING_HEARD'],
    ['a refusal of the file', [{ kind: 'status', status: 400 }], 'FILE_UNREADABLE'],
    ['too many requests', [{ kind: 'status', status: 429, headers: soon }], 'MODEL_BUSY'],
    ['a fault', [{ kind: 'status', status: 500, headers: soon }], 'MODEL_UNREACHABLE'],
    ['a page', [{ kind: 'html' }], 'MODEL_REPLY_INVALID'],
    ['other JSON', [json({ words: 3 })], 'MODEL_REPLY_INVALID'],
  ])('is not made of %s', async (_, script, code) => {
    const { made, calls } = await order('speech_to_text', {}, script);
    expect(made.code).toBe(code);
    expect(calls.length).toBeLessThanOrEqual(3);
  });

  it('is sent as WAV where a self-hosted server refuses the format, and ends with the recording', async () => {
    const spoken = { name: 'spoken.m4a', mediaType: 'audio/mp4', bytes: readFileSync(spokenFile) };
    const refused: ScriptedReply = { kind: 'status', status: 400, body: 'Invalid request' };
    const transcript = json({ text: 'Hello.', language: 'english', duration: 1.6, segments: [segment(0.5, 7.2, ' Hello.')] });
    const { made, calls, requests } = await order('speech_to_text', {}, [refused, transcript], { readFile: async () => spoken });
    expect(made.result).toMatchObject({ text: 'Hello.', segments: [{ start: 0.5, end: 1.6 }] });
    expect(requests.map((body) => body.includes('RIFF'))).toEqual([false, true]);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['provider_error', 'ok']);
  });

  it('waits for a model that can listen', async () => {
    for (const slug of ['speech_to_text', 'subtitles_generator']) {
      const making = make(toolOf(slug), { audio: [1], media: [1] }, contextIn('en', { readFile: async () => recording }));
      await expect(making).rejects.toMatchObject({ code: 'NEEDS_TRANSCRIPTION_MODEL' });
    }
  });

  it.each([
    ['Um, so. Uh we went, uhm, home.', 'So. We went, home.'],
    ['Euh je crois, euh, que oui.', 'Je crois, que oui.'],
    ['The umbrella is her error.', 'The umbrella is her error.'],
    ['Hmm.', ''],
  ])('loses its fillers: %s', (said, clean) => {
    expect(withoutFillers(said)).toBe(clean);
  });

  it('writes times', () => {
    expect([0, 65.9, 3725].map(timeMark)).toEqual(['00:00', '01:05', '1:02:05']);
  });
});

const limits = { characters: 42, lines: 2, perSecond: 17 };

describe('subtitles', () => {
  const text =
    'We walked along the lake until the evening, and the path went up through the forest to the old hut. There we had soup, bread and a long talk with the people who had built it.';

  it('keep to the limits even where the segments are long', () => {
    const cues = makeCues([{ start: 1, end: 14, text }], limits);
    expect(cues.map(({ lines }) => lines.join(' ')).join(' ')).toBe(text);
    for (const [index, cue] of cues.entries()) {
      expect(cue.lines.length).toBeLessThanOrEqual(2);
      expect(Math.max(...cue.lines.map((line) => line.length))).toBeLessThanOrEqual(42);
      expect(cue.end - cue.start).toBeGreaterThanOrEqual(1);
      expect(cue.end - cue.start).toBeLessThanOrEqual(7);
      expect(cue.lines.join(' ').length / (cue.end - cue.start)).toBeLessThanOrEqual(17);
      expect((cues[index + 1]?.start ?? Infinity) - cue.end).toBeGreaterThan(0.08);
      expect(cue.lines[0]).not.toMatch(/ (the|a|to|and|with)$/);
    }
  });

  it('stay long enough to be read, and not over a silence or another speaker', () => {
    const cues = makeCues(
      [
        { start: 0, end: 0.3, text: 'Yes.', speaker: 'A' },
        { start: 4, end: 5, text: 'No.', speaker: 'B' },
        { start: 5.2, end: 6, text: 'Why not?', speaker: 'A' },
      ],
      limits,
    );
    expect(cues.map(({ lines }) => lines)).toEqual([['Yes.'], ['No.'], ['Why not?']]);
    expect(cues[0]?.end).toBeCloseTo(1);
    expect(cues[1]?.end).toBeLessThan(5.2);
  });

  it('break languages without spaces too, and never lose a letter', () => {
    const japanese =
      '今日は新しい登山靴についてお話しします。とても軽くて、雨の日でも足が濡れません。ぜひ一度お店で試してみてください。';
    const cues = makeCues([{ start: 0, end: 12, text: japanese }], { ...limits, characters: 16 });
    expect(cues.flatMap(({ lines }) => lines).join('')).toBe(japanese);
    expect(Math.max(...cues.flatMap(({ lines }) => lines.map((line) => line.length)))).toBeLessThanOrEqual(16);
    expect(wrapLines('short', limits)).toEqual(['short']);
    expect(wrapLines('one two three four', { ...limits, characters: 9, lines: 1 })).toEqual(['one two', 'three', 'four']);
  });

  it('are files that are read again as they were', () => {
    const cues = [
      { start: 0.5, end: 2.25, lines: ['One & <two>'] },
      { start: 3661, end: 3662.5, lines: ['Up', 'down'] },
    ];
    expect(writeSubRip(cues)).toContain('2\n01:01:01,000 --> 01:01:02,500\nUp\ndown\n');
    const vtt = writeWebVtt(cues);
    expect(vtt.startsWith('WEBVTT\n\n00:00:00.500 --> 00:00:02.250\nOne &amp; &lt;two&gt;')).toBe(true);
    const blocks = readSubtitles(vtt.replaceAll('\n', '\r\n'));
    expect(blocks.map(({ cue }) => cue?.start ?? null)).toEqual([null, 0.5, 3661]);
    expect(writeSubtitles(blocks, ['Eins', 'Zwei'])).toBe(
      'WEBVTT\n\n00:00:00.500 --> 00:00:02.250\nEins\n\n01:01:01.000 --> 01:01:02.500\nZwei\n',
    );
    expect(readSubtitles('no subtitles\n\nhere')).toEqual([]);
  });

  it('are made of a film in the formats asked for', async () => {
    const { made } = await order('subtitles_generator', { formats: ['srt', 'vtt', 'txt'] }, [talk]);
    expect(made.files.map(({ name }) => name)).toEqual(['subtitles.srt', 'subtitles.vtt', 'subtitles.txt']);
    expect(Buffer.from(made.files[0]?.bytes ?? []).toString()).toContain('00:00:09,000 --> ');
    expect(made.html).toContain('<table');
  });
});

describe('minutes', () => {
  const minutes = {
    title: 'Catalogue',
    participants: ['Ines'],
    summary: 'The date was set.',
    topics: [{ title: 'Print', points: ['4,000 copies'] }],
    decisions: ['Print in September'],
    actions: [{ task: 'Shoot the boots', owner: 'Tomas', due: 'Thursday' }],
    open_points: [],
  };

  it('are written from a recording: transcribed first, then by the text model', async () => {
    const writer = await startModelServer('openai-compatible', [{ kind: 'text', text: JSON.stringify(minutes) }]);
    stops.push(writer.close);
    const connection = { provider: 'openai-compatible', apiKey: null, baseUrl: writer.baseUrl, modelId: 'test-model' } as const;
    const textModel = await createTextModel(connection);
    const { made } = await order('meeting_minutes', { meeting_title: 'Catalogue', detail: 'short' }, [talk], { textModel });
    expect(writer.requests[0]).toContain('Today it is, uh, about boots.');
    expect(made.html).toContain('<li data-origin="engine">4,000 copies</li>');
    expect(made.html).toContain('Shoot the boots');
  });

  it('wait for a text model first, then for one that listens', async () => {
    const making = (changes: Partial<EngineContext>) =>
      make(
        toolOf('meeting_minutes'),
        { audio: [1], meeting_title: 'x' },
        contextIn('en', { readFile: async () => recording, ...changes }),
      );
    await expect(making({})).rejects.toMatchObject({ code: 'NEEDS_MODEL' });
    await expect(making({ textModel: {} as never })).rejects.toMatchObject({ code: 'NEEDS_TRANSCRIPTION_MODEL' });
  });
});
