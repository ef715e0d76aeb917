// A recording written down by a transcription model.
import type { Tool, ToolResult } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { findRecording } from './given-recording.ts';
import { listen, type Transcript } from './listen.ts';
import { speakerNames, withoutFillers, writeTranscript } from './transcript-text.ts';

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** Most segments that a result keeps; the text has all of them. */
const maxSegments = 5000;

/** Language, names and wishes of the form. */
export const listenWishOf = (input: ToolInput) => ({
  language: typeof input['language'] === 'string' ? input['language'] : 'auto',
  vocabulary: (Array.isArray(input['vocabulary']) ? input['vocabulary'] : []).map(String),
  wantsSpeakers: input['speakers'] === true,
});

/** Returns the transcript as the tool's result. Throws NOTHING_HEARD. */
export function resultOfTranscript(transcript: Transcript, input: ToolInput, spoken: string): ToolResult {
  const wish = listenWishOf(input);
  const language = toInterfaceLanguage(transcript.language ?? spoken);
  const clean = input['style'] !== 'verbatim';
  const segments = transcript.segments
    .map((segment) => ({ ...segment, text: clean ? withoutFillers(segment.text) : segment.text }))
    .filter(({ text }) => text !== '');
  if (segments.length === 0) throw new EngineFailure('NOTHING_HEARD');
  const names = speakerNames(segments, language);
  const times = input['timestamps'] === true;
  const notes = [
    ...(times && !transcript.hasTimes ? [documentWord('no_times_given', language)] : []),
    ...(wish.wantsSpeakers && names.size === 0 ? [documentWord('no_speakers_given', language)] : []),
  ];
  return {
    text: writeTranscript(segments, names, { times: times && transcript.hasTimes, speakers: wish.wantsSpeakers }),
    language: transcript.language ?? (wish.language === 'auto' ? spoken : wish.language),
    duration: tenths(transcript.seconds),
    segments: segments.slice(0, maxSegments).map(({ start, end, speaker, text }) => ({
      start: tenths(start),
      end: tenths(end),
      ...(speaker === undefined ? {} : { speaker: names.get(speaker) ?? speaker }),
      text,
    })),
    notes,
  };
}

/** Makes the transcript. Throws `EngineFailure`. */
export async function writeDown(_tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const recording = await findRecording(input, 'audio', context);
  if (!recording) throw new EngineFailure('NOTHING_HEARD');
  const transcript = await listen(recording.file, recording.seconds, listenWishOf(input), context);
  return { result: resultOfTranscript(transcript, input, context.language), files: [], engine: transcript.engine };
}
