// Loudness of a sound (ITU-R BS.1770-4), and its normalization without clipping.
import type { Sound } from '../files/wave.ts';

/** Target loudness of speech on the web, in LUFS. */
export const speechLoudness = -16;

/** Above this the wave is bent rather than cut, so that nothing passes `ceiling` (about -1 dBFS). */
const knee = 0.6;
const ceiling = 0.89;

interface Filter {
  b: [number, number, number];
  a: [number, number];
}

/** The two filters of the norm for any sample rate, by the bilinear transform of their analogue forms. */
function weighting(rate: number): [Filter, Filter] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / rate);
  const gain = 10 ** (3.999843853973347 / 20);
  const quality = 0.7071752369554196;
  const band = gain ** 0.4996667741545416;
  const over = 1 + shelf / quality + shelf * shelf;
  const pass = Math.tan((Math.PI * 38.13547087602444) / rate);
  const passQuality = 0.5003270373238773;
  const passOver = 1 + pass / passQuality + pass * pass;
  return [
    {
      b: [
        (gain + (band * shelf) / quality + shelf * shelf) / over,
        (2 * (shelf * shelf - gain)) / over,
        (gain - (band * shelf) / quality + shelf * shelf) / over,
      ],
      a: [(2 * (shelf * shelf - 1)) / over, (1 - shelf / quality + shelf * shelf) / over],
    },
    { b: [1, -2, 1], a: [(2 * (pass * pass - 1)) / passOver, (1 - pass / passQuality + pass * pass) / passOver] },
  ];
}

function filtered(samples: Float32Array, { b, a }: Filter): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[index] = y;
  }
  return out;
}

const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Integrated loudness in LUFS, gated as the norm says; null for silence. */
export function measureLoudness({ rate, samples }: Sound): number | null {
  const [shelf, pass] = weighting(rate);
  const weighted = filtered(filtered(samples, shelf), pass);
  const block = Math.min(Math.round(rate * 0.4), weighted.length);
  if (block === 0) return null;
  const powers: number[] = [];
  const step = Math.max(1, Math.round(block / 4));
  for (let at = 0; at + block <= weighted.length; at += step) {
    let sum = 0;
    for (let index = at; index < at + block; index += 1) sum += (weighted[index] ?? 0) ** 2;
    powers.push(sum / block);
  }
  const audible = powers.filter((power) => power > 0 && loudnessOf(power) > -70);
  if (audible.length === 0) return null;
  const gate = loudnessOf(mean(audible)) - 10;
  return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)));
}

const bent = (sample: number): number => {
  const size = Math.abs(sample);
  if (size <= knee) return sample;
  const headroom = ceiling - knee;
  return Math.sign(sample) * (knee + headroom * Math.tanh((size - knee) / headroom));
};

/** The sound near the loudness (measured, then one true gain; peaks are bent softly, none passes -1 dBFS). Silence stays silence. */
export function bringToLoudness(sound: Sound, target = speechLoudness): Sound {
  const measured = measureLoudness(sound);
  if (measured === null) return sound;
  // Bending takes a little away, which a second look gives back.
  let gain = 10 ** ((target - measured) / 20);
  let samples = sound.samples.map((sample) => bent(sample * gain));
  const after = measureLoudness({ ...sound, samples });
  if (after !== null && target - after > 0.3) {
    gain *= 10 ** (Math.min(6, target - after) / 20);
    samples = sound.samples.map((sample) => bent(sample * gain));
  }
  return { ...sound, samples };
}
