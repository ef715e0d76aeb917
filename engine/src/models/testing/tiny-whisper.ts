// Writes a Whisper model of two megabytes: one layer each way, random weights. It transcribes nonsense, but it loads, transcribes and gives times
// like a real one. The format is ggml's: header, mel filters, vocabulary, then each tensor with its name.
import { writeFileSync } from 'node:fs';
import { createRandom } from './repeatable-random.ts';

const width = 16;
const heads = 1;
const layers = 1;
/** Of the multilingual models; the numbers of their special tokens are fixed. */
const vocabulary = 51_865;
const audioContext = 1500;
const textContext = 448;
const mels = 80;
const frequencies = 201;
const magic = 0x67676d6c;
const half = 1;
const full = 0;

function int32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt32LE(value, index * 4);
  return bytes;
}

interface Tensor {
  name: string;
  shape: number[];
  type: typeof half | typeof full;
  fill: 'random' | 0 | 1;
}

const vector = (name: string, fill: 0 | 1): Tensor => ({ name, shape: [width], type: full, fill });
const matrix = (name: string, shape: number[]): Tensor => ({ name, shape, type: half, fill: 'random' });
const norm = (name: string) => [vector(`${name}.weight`, 1), vector(`${name}.bias`, 0)];
const attention = (name: string) => [
  ...['query', 'key', 'value', 'out'].map((part) => matrix(`${name}.${part}.weight`, [width, width])),
  ...['query', 'value', 'out'].map((part) => vector(`${name}.${part}.bias`, 0)),
];
const block = (name: string, attentions: string[]): Tensor[] => [
  ...norm(`${name}.mlp_ln`),
  matrix(`${name}.mlp.0.weight`, [width, 4 * width]),
  { name: `${name}.mlp.0.bias`, shape: [4 * width], type: full, fill: 0 },
  matrix(`${name}.mlp.2.weight`, [4 * width, width]),
  vector(`${name}.mlp.2.bias`, 0),
  ...attentions.flatMap((one) => [...norm(`${name}.${one}_ln`), ...attention(`${name}.${one}`)]),
];

const tensors: Tensor[] = [
  { name: 'encoder.positional_embedding', shape: [width, audioContext], type: full, fill: 'random' },
  matrix('encoder.conv1.weight', [3, mels, width]),
  { name: 'encoder.conv1.bias', shape: [1, width], type: full, fill: 0 },
  matrix('encoder.conv2.weight', [3, width, width]),
  { name: 'encoder.conv2.bias', shape: [1, width], type: full, fill: 0 },
  ...norm('encoder.ln_post'),
  ...block('encoder.blocks.0', ['attn']),
  { name: 'decoder.positional_embedding', shape: [width, textContext], type: full, fill: 'random' },
  matrix('decoder.token_embedding.weight', [width, vocabulary]),
  ...norm('decoder.ln'),
  ...block('decoder.blocks.0', ['attn', 'cross_attn']),
];

/** The bits of a small number as a 16-bit float; those too small for one become zero. */
function halfBits(value: number): number {
  const bits = new Uint32Array(new Float32Array([value]).buffer)[0] ?? 0;
  const sign = (bits >>> 16) & 0x8000;
  const exponent = ((bits >>> 23) & 0xff) - 112;
  return exponent <= 0 ? sign : sign | (exponent << 10) | ((bits >>> 13) & 0x3ff);
}

function weightsOf({ shape, type, fill }: Tensor, random: () => number): Buffer {
  const size = shape.reduce((product, length) => product * length, 1);
  const values = Float32Array.from({ length: size }, () => (fill === 'random' ? random() * 0.2 : fill));
  return Buffer.from(type === half ? Uint16Array.from(values, halfBits).buffer : values.buffer);
}

/** The first tokens: the characters that a keyboard has; the library numbers the others itself. */
const tokens = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** Writes the model to a file of about 2 MB. */
export function writeTinyWhisper(path: string): void {
  const random = createRandom();
  const sizes = [audioContext, width, heads, layers, textContext, width, heads, layers, mels];
  const filters = Float32Array.from({ length: mels * frequencies }, () => Math.abs(random()) * 0.01);
  const words = tokens.map((token) => Buffer.concat([int32(token.length), Buffer.from(token)]));
  const written = tensors.flatMap((tensor) => {
    const head = int32(tensor.shape.length, tensor.name.length, tensor.type, ...tensor.shape);
    return [head, Buffer.from(tensor.name), weightsOf(tensor, random)];
  });
  const header = [int32(magic, vocabulary, ...sizes, half), int32(mels, frequencies), Buffer.from(filters.buffer)];
  writeFileSync(path, Buffer.concat([...header, int32(tokens.length), ...words, ...written]));
}
