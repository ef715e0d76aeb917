// The voice track of a video: every line begins at its second, spoken faster if necessary (1.25 times at most). Lines that do not
// fit are reported.
import type { Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { toInterfaceLanguage } from '@folio/contract/languages';
import { countWords } from '@folio/contract/tool-price';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { type Sound, secondsOf } from '../files/wave.ts';
import { type Cue, writeSubRip } from '../subtitles/subtitle-files.ts';
import { runHeavy } from '../work/run-heavy.ts';
import { optionLabel } from './option-label.ts';
import { findSpeaker, type Speaker } from './speaker.ts';
import { spokenText } from './spoken-text.ts';
import { soundTypes } from './text-to-speech.ts';
import { readTimedScript, type ScriptLine } from './timed-script.ts';
import { deliveryOf, voiceOf } from './voices.ts';

const fastest = 1.25;
const maxLines = 200;
/** Words that a voice says in a second, for how many to cut. */
const wordsASecond = 2.5;

interface SpokenLine extends ScriptLine {
  sound: Sound;
  speed: number;
  /** Seconds until the next line or the end. */
  secondsFree: number;
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

async function speakLines(
  speaker: Speaker,
  lines: readonly ScriptLine[],
  settings: { total: number; fit: boolean; language: string },
): Promise<SpokenLine[]> {
  const texts = lines.map(({ text }) => spokenText(text, settings.language));
  const first = await speaker.speak(texts.map((text) => ({ text, speed: 1 })));
  const spoken = lines.map((line, index) => ({
    ...line,
    sound: first[index] as Sound,
    speed: 1,
    secondsFree: (lines[index + 1]?.start ?? settings.total) - line.start,
  }));
  if (!settings.fit) return spoken;
  const late = spoken.flatMap((line, index) => {
    // A hundredth more than needed, since no voice keeps its pace exactly.
    const speed = Math.min(fastest, Math.ceil((secondsOf(line.sound) / line.secondsFree) * 100 + 1) / 100);
    return secondsOf(line.sound) > line.secondsFree ? [{ index, speed }] : [];
  });
  if (late.length === 0) return spoken;
  const faster = await speaker.speak(late.map(({ index, speed }) => ({ text: texts[index] ?? '', speed })));
  late.forEach(({ index, speed }, position) => {
    const line = spoken[index];
    if (line) spoken[index] = { ...line, speed, sound: faster[position] as Sound };
  });
  return spoken;
}

/** A tenth of a second over is breath that nobody misses. */
const overflowOf = ({ sound, secondsFree }: SpokenLine) => Math.max(0, secondsOf(sound) - secondsFree - 0.1);

const described = (line: SpokenLine) => {
  const overflow = overflowOf(line);
  return {
    start: tenths(line.start),
    end: tenths(line.start + Math.min(secondsOf(line.sound), line.secondsFree)),
    text: line.text,
    speed: line.speed,
    overflow: overflow > 0,
    words_to_cut: overflow > 0 ? Math.min(countWords(line.text), Math.max(1, Math.ceil(overflow * wordsASecond))) : 0,
  };
};

/** Makes the voice track and its subtitles. Throws `EngineFailure`. */
export async function makeVoiceOver(tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const script = readTimedScript(typeof input['script'] === 'string' ? input['script'] : '');
  if ('wrong' in script) throw new EngineFailure('LINE_WITHOUT_TIME', { detail: script.wrong });
  const total = typeof input['total_duration'] === 'number' ? input['total_duration'] : 60;
  const outside = script.lines.find(({ start }) => start >= total);
  if (outside) throw new EngineFailure('LINE_AFTER_END', { detail: outside.text.slice(0, 80) });
  if (script.lines.length === 0 || script.lines.length > maxLines) throw new EngineFailure('NOTHING_TO_SAY');
  const format = input['audio_format'] === 'mp3' ? 'mp3' : 'wav';
  const voice = voiceOf(input['voice']);
  context.onProgress({ stage: 'writing' });
  const speaker = await findSpeaker(context, voice, deliveryOf('neutral'));
  const settings = { total, fit: input['fit'] !== false, language: context.language };
  const spoken = await speakLines(speaker, script.lines, settings);
  const mixed = await runHeavy(
    'sound',
    {
      rate: spoken[0]?.sound.rate ?? 22_050,
      pieces: spoken.map(({ start, sound }) => ({ at: start, samples: sound.samples })),
      seconds: total,
      format,
    },
    { signal: context.signal, timeMs: 300_000 },
  );
  const lines = spoken.map(described);
  const cues: Cue[] = lines.map(({ start, end, text }) => ({ start, end: Math.max(end, start + 0.1), lines: [text] }));
  const language = toInterfaceLanguage(context.language);
  const builtIn = speaker.engine.kind === 'model' ? [] : [documentWord('built_in_voice', language)];
  const tooLong = lines.some((line) => line.overflow) ? [documentWord('lines_too_long', language)] : [];
  return {
    result: {
      audio: 'voice-over',
      duration: tenths(mixed.seconds),
      voice: optionLabel(tool, 'voice', voice),
      lines,
      subtitles_srt: 'subtitles',
      notes: [...tooLong, ...builtIn],
    },
    files: [
      {
        key: 'voice-over',
        name: `voice-over.${format}`,
        mediaType: soundTypes[format],
        bytes: mixed.bytes,
        seconds: tenths(mixed.seconds),
      },
      { key: 'subtitles', name: 'subtitles.srt', mediaType: 'application/x-subrip', bytes: Buffer.from(writeSubRip(cues)) },
    ],
    engine: speaker.engine,
  };
}
