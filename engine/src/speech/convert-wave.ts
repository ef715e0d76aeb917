// A WAV file as MP3, for downloads. A heavy task.
import { encodeMp3 } from './encode-mp3.ts';
import { readWave } from './wave.ts';

/** The MP3 file, or null where the bytes are no WAV file. */
export async function run(wave: Uint8Array): Promise<Uint8Array | null> {
  const sound = readWave(wave);
  return sound && encodeMp3(sound);
}
