import { createMp3Encoder } from 'wasm-media-encoders';
import type { Sound } from '../files/wave.ts';

/** Rates that MP3 knows; others are stretched to the nearest above. */
const mp3Rates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

/** The sound at another rate, by straight lines between its samples. */
function resampled({ rate, samples }: Sound, to: number): Sound {
  if (rate === to) return { rate, samples };
  const out = new Float32Array(Math.floor((samples.length * to) / rate));
  for (let index = 0; index < out.length; index += 1) {
    const at = (index * rate) / to;
    const before = Math.floor(at);
    const [one, next] = [samples[before] ?? 0, samples[before + 1] ?? samples[before] ?? 0];
    out[index] = one + (next - one) * (at - before);
  }
  return { rate: to, samples: out };
}

/** Samples handed to the encoder at once. */
const step = 65_536;

/** An MP3 file of one channel, of a rate that suits speech. It takes a core for a while: call it in a worker. */
export async function encodeMp3(sound: Sound): Promise<Uint8Array> {
  const { rate, samples } = resampled(sound, mp3Rates.find((one) => one >= sound.rate) ?? 48_000);
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: rate, channels: 1, bitrate: rate <= 24_000 ? 64 : 96 });
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < samples.length; at += step) {
    pieces.push(Uint8Array.from(encoder.encode([samples.subarray(at, at + step)])));
  }
  pieces.push(Uint8Array.from(encoder.finalize()));
  return Uint8Array.from(Buffer.concat(pieces));
}
