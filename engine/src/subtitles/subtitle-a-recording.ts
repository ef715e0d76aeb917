// Subtitles of a recording, as files and as a table to read through.
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure, type MadeFile } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { findRecording } from '../transcription/given-recording.ts';
import { listen, type Transcript } from '../transcription/listen.ts';
import { listenWishOf } from '../transcription/speech-to-text.ts';
import { makeCues } from './make-cues.ts';
import { type Cue, writeSubRip, writeWebVtt } from './subtitle-files.ts';

const numberIn = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

/** Characters a second that a cue asks its reader to take in. */
export const paceOf = ({ start, end, lines }: Cue): number =>
  Math.round((lines.join(' ').length / Math.max(0.1, end - start)) * 10) / 10;

const writers: Record<string, { mediaType: string; write: (cues: readonly Cue[]) => string }> = {
  srt: { mediaType: 'application/x-subrip', write: writeSubRip },
  vtt: { mediaType: 'text/vtt', write: writeWebVtt },
  txt: { mediaType: 'text/plain', write: (cues) => `${cues.map(({ lines }) => lines.join(' ')).join('\n')}\n` },
};

const maxCues = 5000;

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;

/** Transcript as the tool's result, with its files. */
export function subtitlesOfTranscript(transcript: Transcript, input: ToolInput, spoken: string): Pick<Made, 'result' | 'files'> {
  const wish = listenWishOf(input);
  const cues = makeCues(transcript.segments, {
    characters: numberIn(input['max_characters_per_line'], 42),
    lines: numberIn(input['max_lines'], 2),
    perSecond: numberIn(input['max_cps'], 17),
  }).slice(0, maxCues);
  const formats = (Array.isArray(input['formats']) ? input['formats'] : ['srt']).map(String);
  const files = formats.flatMap((format): MadeFile[] => {
    const writer = writers[format];
    if (!writer) return [];
    const bytes = Buffer.from(writer.write(cues));
    return [{ key: `subtitles-${format}`, name: `subtitles.${format}`, mediaType: writer.mediaType, bytes }];
  });
  return {
    result: {
      cues: cues.map((cue, index) => ({
        index: index + 1,
        start: hundredths(cue.start),
        end: hundredths(cue.end),
        text: cue.lines.join('\n'),
        cps: paceOf(cue),
      })),
      files: files.map(({ key }) => key),
      language: transcript.language ?? (wish.language === 'auto' ? spoken : wish.language),
      duration: Math.round(transcript.seconds * 10) / 10,
    },
    files,
  };
}

/** Makes the subtitles. Throws `EngineFailure`. */
export async function subtitleRecording(_tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const recording = await findRecording(input, 'media', context);
  if (!recording) throw new EngineFailure('NOTHING_HEARD');
  const transcript = await listen(recording.file, recording.seconds, listenWishOf(input), context);
  return { ...subtitlesOfTranscript(transcript, input, context.language), engine: transcript.engine };
}
