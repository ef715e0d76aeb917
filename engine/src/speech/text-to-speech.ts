// A text read aloud: by a speech model where one is connected, else by the built-in voice.
import type { Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { toInterfaceLanguage } from '@folio/contract/languages';
import { readPairedLines } from '@folio/contract/paired-lines';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { secondsOf } from '../files/wave.ts';
import { runHeavy } from '../work/run-heavy.ts';
import { optionLabel } from './option-label.ts';
import { findSpeaker } from './speaker.ts';
import { splitSpeech, spokenParagraphs } from './speech-parts.ts';
import { spokenText } from './spoken-text.ts';
import { deliveryOf, voiceOf } from './voices.ts';

/** Seconds of silence: at both ends, between parts of a paragraph, between paragraphs. */
const silence = { ends: 0.5, sentence: 0.35, paragraph: 0.75 };

/** Media types of the output formats. */
export const soundTypes = { mp3: 'audio/mpeg', wav: 'audio/wav' } as const;

interface Part {
  text: string;
  /** Seconds of silence before it. */
  pause: number;
}

function partsOf(text: string, language: string, most: number): Part[] {
  return spokenParagraphs(text).flatMap((paragraph, index) =>
    splitSpeech(paragraph, language, most).map((part, at) => ({
      text: part,
      pause: index + at === 0 ? silence.ends : at === 0 ? silence.paragraph : silence.sentence,
    })),
  );
}

/** Makes the sound. Throws `EngineFailure`. */
export async function speakText(tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const written = typeof input['text'] === 'string' ? input['text'].trim() : '';
  const voice = voiceOf(input['voice']);
  const format = input['audio_format'] === 'wav' ? 'wav' : 'mp3';
  const speed = typeof input['speed'] === 'number' ? input['speed'] : 1;
  context.onProgress({ stage: 'writing' });
  const speaker = await findSpeaker(context, voice, deliveryOf(input['style']));
  const text = spokenText(written, context.language, readPairedLines(input['pronunciations']));
  const parts = partsOf(text, context.language, speaker.most);
  if (parts.length === 0) throw new EngineFailure('NOTHING_TO_SAY');
  const sounds = await speaker.speak(parts.map((part) => ({ text: part.text, speed })));
  const rate = sounds[0]?.rate ?? 22_050;
  let at = 0;
  const pieces = sounds.map((sound, index) => {
    at += parts[index]?.pause ?? 0;
    const piece = { at, samples: sound.samples };
    at += secondsOf(sound);
    return piece;
  });
  const limits = { signal: context.signal, timeMs: 180_000 };
  const mixed = await runHeavy('sound', { rate, pieces, seconds: at + silence.ends, format }, limits);
  const duration = Math.round(mixed.seconds * 10) / 10;
  return {
    result: {
      audio: 'speech',
      duration,
      voice: optionLabel(tool, 'voice', voice),
      sample_rate: rate,
      transcript: written,
      ...(speaker.engine.kind === 'model' ? {} : { note: documentWord('built_in_voice', toInterfaceLanguage(context.language)) }),
    },
    files: [{ key: 'speech', name: `speech.${format}`, mediaType: soundTypes[format], bytes: mixed.bytes, seconds: duration }],
    engine: speaker.engine,
  };
}
