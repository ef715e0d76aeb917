// Minutes of a meeting: a recording is written down first, then the text model writes them from the transcript.
import type { Tool } from '@folio/catalogue/define-tool';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { writeWithModel } from '../models/write-with-model.ts';
import { findRecording } from './given-recording.ts';
import { listen } from './listen.ts';
import { speakerNames, writeTranscript } from './transcript-text.ts';

async function transcriptOf(input: ToolInput, context: EngineContext): Promise<string> {
  const given = typeof input['transcript'] === 'string' ? input['transcript'].trim() : '';
  const recording = await findRecording(input, 'audio', context);
  if (!recording) return given;
  const participants = (Array.isArray(input['participants']) ? input['participants'] : []).map(String);
  // The minutes' language need not be the meeting's.
  const wish = { language: 'auto', vocabulary: participants, wantsSpeakers: true };
  const transcript = await listen(recording.file, recording.seconds, wish, context);
  const names = speakerNames(transcript.segments, toInterfaceLanguage(transcript.language));
  const text = writeTranscript(transcript.segments, names, { times: false, speakers: true });
  return given === '' ? text : `${given}\n\n${text}`;
}

/** Writes the minutes. Throws `EngineFailure`; without a text model nothing is heard in vain. */
export async function writeMinutes(tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  if (!context.textModel) throw new EngineFailure('NEEDS_MODEL');
  const { audio: _audio, ...rest } = input;
  const transcript = await transcriptOf(input, context);
  const { result } = await writeWithModel(tool, { ...rest, transcript }, context, context.textModel);
  const { provider, modelId } = context.textModel;
  return { result, files: [], engine: { kind: 'model', provider, model: modelId } };
}
