// One interface to whatever speaks: a connected speech model, else the built-in voice.
import { baseOf } from '@folio/contract/languages';
import { generateSpeech } from 'ai';
import { type EngineContext, EngineFailure, type EngineMark, type MediaModel } from '../core/engine-types.ts';
import { isWave, readWave, type Sound, trimSilence } from '../files/wave.ts';
import { callMediaModel } from '../models/call-media-model.ts';
import { speakBuiltIn, type Utterance } from './speak-built-in.ts';
import { builtInVoice, type Delivery, type VoiceName, vendorVoice } from './voices.ts';

export interface Speech {
  text: string;
  /** Factor of the pace, 1 as usual. */
  speed: number;
}

export interface Speaker {
  engine: EngineMark;
  /** Most characters of one text. */
  most: number;
  /** One sound per text without silence around it, all of one sample rate. Throws `EngineFailure`. */
  speak: (texts: readonly Speech[]) => Promise<Sound[]>;
}

/** Words a minute of the built-in voice at its usual pace. */
const usualPace = 160;

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function builtInSpeaker(voice: string, delivery: Delivery, signal: AbortSignal): Speaker {
  const utterance = ({ text, speed }: Speech): Utterance => ({
    voice,
    wordsPerMinute: Math.round(Math.min(400, Math.max(80, usualPace * speed * delivery.pace))),
    pitch: delivery.pitch,
    markup: escapeMarkup(text),
  });
  return {
    engine: { kind: 'composer', way: 'voice', provider: null, model: null },
    most: 2000,
    speak: async (texts) => (await speakBuiltIn(texts.map(utterance), signal)).map((sound) => trimSilence(sound)),
  };
}

/** Speech models take 4,096 characters at most (OpenAI); shorter parts come back sooner and cost no more when one fails. */
const maxForModels = 1500;

function modelSpeaker(model: MediaModel<'speech'>, context: EngineContext, voice: VoiceName, delivery: Delivery): Speaker {
  const vendor = vendorVoice(model.provider, voice);
  const call = async ({ text, speed }: Speech): Promise<Sound> => {
    const bytes = await callMediaModel(
      model,
      async (signal) => {
        const { audio } = await generateSpeech({
          model: model.model,
          text,
          outputFormat: 'wav',
          ...(vendor === undefined ? {} : { voice: vendor }),
          instructions: delivery.instructions,
          speed: Math.min(4, Math.max(0.25, speed)),
          language: baseOf(context.language),
          maxRetries: 0,
          abortSignal: signal,
        });
        return audio.uint8Array;
      },
      context,
      (reply) =>
        isWave(reply)
          ? { seconds: Math.round(((readWave(reply)?.samples.length ?? 0) / (readWave(reply)?.rate ?? 1)) * 10) / 10 }
          : {},
    );
    const sound = readWave(bytes);
    if (!sound || sound.samples.length === 0) throw new EngineFailure('MODEL_REPLY_INVALID');
    return trimSilence(sound);
  };
  return {
    engine: { kind: 'model', provider: model.provider, model: model.modelId },
    most: maxForModels,
    speak: async (texts) => {
      const sounds: Sound[] = [];
      // One after another: speech servers of one's own have one voice at a time.
      for (const [index, text] of texts.entries()) {
        context.onProgress({ stage: 'writing', section: index + 1, sections: texts.length });
        sounds.push(await call(text));
      }
      if (new Set(sounds.map(({ rate }) => rate)).size > 1) throw new EngineFailure('MODEL_REPLY_INVALID');
      return sounds;
    },
  };
}

/** Speaker of this order. Throws `NEEDS_SPEECH_MODEL` if no model is connected and the built-in voice does not know the language. */
export async function findSpeaker(context: EngineContext, voice: VoiceName, delivery: Delivery): Promise<Speaker> {
  const model = await context.models?.media('speech');
  if (model) return modelSpeaker(model, context, voice, delivery);
  const builtIn = builtInVoice(context.language, voice);
  if (builtIn === null) throw new EngineFailure('NEEDS_SPEECH_MODEL');
  return builtInSpeaker(builtIn, delivery, context.signal);
}
