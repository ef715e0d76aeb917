// The built-in voice: eSpeak NG in a process of its own, ended when the order is called off.
import { fileURLToPath } from 'node:url';
import { runProgram } from '../work/run-program.ts';
import { readWave, type Sound } from './wave.ts';

export interface Utterance {
  voice: string;
  wordsPerMinute: number;
  /** 0 to 99. */
  pitch: number;
  /** SSML without its outer element. */
  markup: string;
}

/** Milliseconds for all utterances of an order; 5,000 characters take seconds. */
const patience = 180_000;

/** Ended by the program itself where a language's rules run wild. */
const mostBytes = 400_000_000;

const program = fileURLToPath(new URL('./espeak-program.ts', import.meta.url));

/** One sound for each utterance, in their order. Throws `EngineFailure` when called off, an error where the program fails. */
export async function speakBuiltIn(utterances: readonly Utterance[], signal: AbortSignal): Promise<Sound[]> {
  const output = await runProgram(program, { input: JSON.stringify(utterances), signal, timeMs: patience, mostBytes });
  const sounds: Sound[] = [];
  for (let at = 0; at + 4 <= output.length; ) {
    const length = output.readUInt32LE(at);
    const sound = readWave(output.subarray(at + 4, at + 4 + length));
    if (!sound) throw new Error('the built-in voice gave no sound');
    sounds.push(sound);
    at += 4 + length;
  }
  if (sounds.length !== utterances.length) throw new Error('the built-in voice left something out');
  return sounds;
}
