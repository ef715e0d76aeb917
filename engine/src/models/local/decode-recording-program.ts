// SPDX-License-Identifier: Apache-2.0 OR GPL-2.0-or-later
// This file alone may be used under either licence, so that it goes with FAAD2; see NOTICE.
// A program of its own, started by decode-recording.ts: FAAD2 (GPL) is used as a separate process and never loaded into ours.
// In on stdin: a recording (MP3, WAV, or AAC in MP4). Out on stdout: its sound, one channel of 16-bit samples, little-endian.
import { buffer } from 'node:stream/consumers';
import libsamplerate from '@alexanderolsen/libsamplerate-js';
import { loadPart } from '../../parts/load-part.ts';

interface Decoded {
  channelData: Float32Array[];
  sampleRate: number;
}

const [, , format = '', rate = '16000'] = process.argv;
const wantedRate = Number(rate);
const bytes = new Uint8Array(await buffer(process.stdin));

async function decode(): Promise<Decoded> {
  if (format === 'mp3') return (await import('@audio/decode-mp3')).default(bytes);
  if (format === 'wav') return (await import('@audio/decode-wav')).default(bytes);
  const { decodeAac } = await loadPart('aac');
  return decodeAac(bytes);
}

function mix({ channelData }: Decoded): Float32Array {
  const [first = new Float32Array(), ...others] = channelData;
  if (others.length === 0) return first;
  return first.map((sample, index) => others.reduce((sum, channel) => sum + (channel[index] ?? 0), sample) / channelData.length);
}

const decoded = await decode();
let samples = mix(decoded);
if (samples.length > 0 && decoded.sampleRate !== wantedRate) {
  const converter = await libsamplerate.create(1, decoded.sampleRate, wantedRate, {
    converterType: libsamplerate.ConverterType.SRC_SINC_FASTEST,
  });
  samples = converter.full(samples);
}
const out = new Int16Array(samples.length);
for (const [index, sample] of samples.entries()) out[index] = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
process.stdout.write(Buffer.from(out.buffer));
