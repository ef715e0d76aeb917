// A WAV file as MP3, for downloads. A heavy task.

import { readWave } from '../files/wave.ts';
import { encodeMp3 } from './encode-mp3.ts';

/** The MP3 file, or null where the bytes are no WAV file. */
export async function run(wave: Uint8Array): Promise<Uint8Array | null> {
  const sound = readWave(wave);
  return sound && encodeMp3(sound);
}
