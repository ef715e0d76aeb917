// Sound as numbers: WAV files read and written, one channel, samples between -1 and 1.

export interface Sound {
  /** Samples a second. */
  rate: number;
  samples: Float32Array;
}

const nameAt = (view: DataView, at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

interface Format {
  channels: number;
  rate: number;
  bits: number;
  isFloat: boolean;
}

function sampleReader(view: DataView, { bits, isFloat }: Format): ((at: number) => number) | null {
  if (isFloat) return bits === 32 ? (at) => view.getFloat32(at, true) : null;
  if (bits === 8) return (at) => (view.getUint8(at) - 128) / 128;
  if (bits === 16) return (at) => view.getInt16(at, true) / 32_768;
  if (bits === 24) return (at) => (view.getUint8(at) | (view.getInt16(at + 1, true) << 8)) / 8_388_608;
  return bits === 32 ? (at) => view.getInt32(at, true) / 2_147_483_648 : null;
}

/** True for a file that begins as WAV files do. */
export const isWave = (bytes: Uint8Array): boolean =>
  bytes.length > 44 && Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'RIFF';

/** The sound of a WAV file, its channels mixed into one; null where it is none. A header that promises more than there is is forgiven. */
export function readWave(bytes: Uint8Array): Sound | null {
  if (!isWave(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Format | null = null;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const name = nameAt(view, at);
    const length = view.getUint32(at + 4, true);
    const from = at + 8;
    if (name === 'fmt ' && from + 16 <= view.byteLength) {
      const kind = view.getUint16(from, true);
      // The extensible kind names the true one first in its sub-format.
      const code = kind === 0xfffe && from + 26 <= view.byteLength ? view.getUint16(from + 24, true) : kind;
      format = {
        channels: view.getUint16(from + 2, true),
        rate: view.getUint32(from + 4, true),
        bits: view.getUint16(from + 14, true),
        isFloat: code === 3,
      };
    }
    if (name === 'data' && format) return samplesOf(view, format, from, Math.min(length, view.byteLength - from));
    at = from + length + (length % 2);
  }
  return null;
}

function samplesOf(view: DataView, format: Format, from: number, length: number): Sound | null {
  const { channels, rate, bits } = format;
  const read = sampleReader(view, format);
  if (!read || channels < 1 || rate < 1) return null;
  const frame = (bits / 8) * channels;
  const samples = new Float32Array(Math.floor(length / frame));
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) sum += read(from + index * frame + (channel * bits) / 8);
    samples[index] = sum / channels;
  }
  return { rate, samples };
}

/** A WAV file of 16 bits. */
export function writeWave({ rate, samples }: Sound): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const put = (at: number, name: string) => bytes.set(Buffer.from(name, 'latin1'), at);
  put(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  put(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  put(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  });
  return bytes;
}

/** Returns the sound without leading and trailing silence. Samples below `floor` count as silence. */
export function trimSilence({ rate, samples }: Sound, floor = 0.003): Sound {
  let from = 0;
  let to = samples.length;
  while (from < to && Math.abs(samples[from] ?? 0) < floor) from += 1;
  while (to > from && Math.abs(samples[to - 1] ?? 0) < floor) to -= 1;
  return { rate, samples: samples.subarray(from, to) };
}

/** Length in seconds. */
export const secondsOf = ({ rate, samples }: Sound): number => samples.length / rate;
