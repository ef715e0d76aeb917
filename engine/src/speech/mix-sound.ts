// Puts pieces of speech on one track, brings it to its loudness and packs it. A heavy task.

import { type Sound, secondsOf, writeWave } from '../files/wave.ts';
import { encodeMp3 } from './encode-mp3.ts';
import { bringToLoudness } from './loudness.ts';

export interface MixTask {
  /** Samples a second, of every piece. */
  rate: number;
  /** Pieces with the second at which each begins; one that would run into the next is faded out before it. */
  pieces: { at: number; samples: Float32Array }[];
  /** Length of the whole track in seconds. */
  seconds: number;
  format: 'mp3' | 'wav';
}

export interface Mixed {
  bytes: Uint8Array;
  seconds: number;
}

/** Seconds in which a piece that is cut short dies away. */
const fade = 0.02;

function lay({ rate, pieces, seconds }: MixTask): Sound {
  const track = new Float32Array(Math.round(seconds * rate));
  pieces.forEach(({ at, samples }, index) => {
    const from = Math.round(at * rate);
    const end = Math.min(Math.round((pieces[index + 1]?.at ?? seconds) * rate), track.length);
    const length = Math.min(samples.length, end - from);
    const isCut = length < samples.length;
    for (let sample = 0; sample < length; sample += 1) {
      const left = (length - sample) / (fade * rate);
      track[from + sample] = (samples[sample] ?? 0) * (isCut ? Math.min(1, left) : 1);
    }
  });
  return { rate, samples: track };
}

/** The finished file. */
export async function run(task: MixTask): Promise<Mixed> {
  const sound = bringToLoudness(lay(task));
  const bytes = task.format === 'mp3' ? await encodeMp3(sound) : writeWave(sound);
  return { bytes, seconds: secondsOf(sound) };
}
