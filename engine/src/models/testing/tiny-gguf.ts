// Writes a language model of half a megabyte: llama architecture, two layers, random weights, an alphabet of bytes.
// It writes nonsense, but it loads, streams, obeys a grammar and stops like a real one.
import { writeFileSync } from 'node:fs';
import { createRandom } from './repeatable-random.ts';

const embedding = 64;
const feedForward = 128;
const layers = 2;
const heads = 4;
const alignment = 32;

const valueType = { uint32: 4, int32: 5, float32: 6, bool: 7, string: 8, array: 9 } as const;

/** Grows a buffer by little-endian values. */
class ByteWriter {
  private readonly parts: Buffer[] = [];
  length = 0;
  bytes(part: Buffer): this {
    this.parts.push(part);
    this.length += part.length;
    return this;
  }
  uint32(value: number): this {
    const part = Buffer.alloc(4);
    part.writeUInt32LE(value);
    return this.bytes(part);
  }
  uint64(value: number): this {
    const part = Buffer.alloc(8);
    part.writeBigUInt64LE(BigInt(value));
    return this.bytes(part);
  }
  float32(value: number): this {
    const part = Buffer.alloc(4);
    part.writeFloatLE(value);
    return this.bytes(part);
  }
  string(value: string): this {
    const part = Buffer.from(value);
    return this.uint64(part.length).bytes(part);
  }
  result = () => Buffer.concat(this.parts);
}

type Value = (writer: ByteWriter) => void;

const uint32 =
  (value: number): Value =>
  (writer) =>
    writer.uint32(valueType.uint32).uint32(value);
const float32 =
  (value: number): Value =>
  (writer) =>
    writer.uint32(valueType.float32).float32(value);
const text =
  (value: string): Value =>
  (writer) =>
    writer.uint32(valueType.string).string(value);
const array = <T>(type: number, values: readonly T[], write: (value: T, writer: ByteWriter) => void): Value => {
  return (writer) => {
    writer.uint32(valueType.array).uint32(type).uint64(values.length);
    for (const value of values) write(value, writer);
  };
};

const hexadecimal = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0');
const tokens = ['<unk>', '<s>', '</s>', ...Array.from({ length: 256 }, (_, byte) => `<0x${hexadecimal(byte)}>`)];
/** Kinds of tokens as GGUF numbers them: unknown 2, control 3, byte 6. */
const tokenTypes = tokens.map((_, index) => (index === 0 ? 2 : index < 3 ? 3 : 6));

const chatTemplate = "{% for message in messages %}{{ message['role'] }}: {{ message['content'] }}</s>{% endfor %}assistant:";

const factsOf = (contextLength: number): [string, Value][] => [
  ['general.architecture', text('llama')],
  ['general.name', text('tiny')],
  ['general.file_type', uint32(0)],
  ['llama.context_length', uint32(contextLength)],
  ['llama.embedding_length', uint32(embedding)],
  ['llama.block_count', uint32(layers)],
  ['llama.feed_forward_length', uint32(feedForward)],
  ['llama.attention.head_count', uint32(heads)],
  ['llama.attention.head_count_kv', uint32(heads)],
  ['llama.attention.layer_norm_rms_epsilon', float32(1e-5)],
  ['llama.rope.dimension_count', uint32(embedding / heads)],
  ['llama.vocab_size', uint32(tokens.length)],
  ['tokenizer.ggml.model', text('llama')],
  ['tokenizer.ggml.tokens', array(valueType.string, tokens, (token, writer) => writer.string(token))],
  ['tokenizer.ggml.scores', array(valueType.float32, tokens, (_, writer) => writer.float32(0))],
  ['tokenizer.ggml.token_type', array(valueType.int32, tokenTypes, (type, writer) => writer.uint32(type))],
  ['tokenizer.ggml.bos_token_id', uint32(1)],
  ['tokenizer.ggml.eos_token_id', uint32(2)],
  ['tokenizer.ggml.unknown_token_id', uint32(0)],
  ['tokenizer.chat_template', text(chatTemplate)],
];

const matrix = (name: string, columns: number, rows?: number) => ({
  name,
  shape: rows === undefined ? [columns] : [columns, rows],
});

const tensors = [
  matrix('token_embd.weight', embedding, tokens.length),
  ...Array.from({ length: layers }, (_, layer) => [
    matrix(`blk.${layer}.attn_norm.weight`, embedding),
    matrix(`blk.${layer}.attn_q.weight`, embedding, embedding),
    matrix(`blk.${layer}.attn_k.weight`, embedding, embedding),
    matrix(`blk.${layer}.attn_v.weight`, embedding, embedding),
    matrix(`blk.${layer}.attn_output.weight`, embedding, embedding),
    matrix(`blk.${layer}.ffn_norm.weight`, embedding),
    matrix(`blk.${layer}.ffn_gate.weight`, embedding, feedForward),
    matrix(`blk.${layer}.ffn_up.weight`, embedding, feedForward),
    matrix(`blk.${layer}.ffn_down.weight`, feedForward, embedding),
  ]).flat(),
  matrix('output_norm.weight', embedding),
  matrix('output.weight', embedding, tokens.length),
];

/**
 * Returns the model's preference for a token: lowest for anything but printable ASCII, highest for the end of
 * a text or JSON part.
 */
function likingOf(token: number): number {
  const byte = token - 3;
  if (token === 2 || ['"', ']', '}'].includes(String.fromCharCode(byte))) return 2.5;
  return byte >= 0x20 && byte <= 0x7e ? 0 : -30;
}

function weightsOf(tensor: { name: string; shape: number[] }, random: () => number): Buffer {
  const size = tensor.shape.reduce((product, length) => product * length, 1);
  const isNorm = tensor.name.includes('norm');
  const weights = Float32Array.from({ length: size }, () => (isNorm ? 1 : random() * 0.2));
  // The first dimension is a constant that stays positive through the layers and lets the output prefer tokens: random bytes are no
  // UTF-8, which servers refuse to pass on, and a text should end.
  if (tensor.name === 'token_embd.weight') for (let at = 0; at < size; at += embedding) weights[at] = 3;
  if (tensor.name === 'output.weight') for (const token of tokens.keys()) weights[token * embedding] = likingOf(token);
  return Buffer.from(weights.buffer);
}

const padding = (length: number) => Buffer.alloc((alignment - (length % alignment)) % alignment);

/** Writes the model to a file of about 0.5 MB. `contextLength` is how many tokens, here bytes, question and answer may have. */
export function writeTinyModel(path: string, contextLength = 2048): void {
  const random = createRandom();
  const facts = factsOf(contextLength);
  const head = new ByteWriter().bytes(Buffer.from('GGUF')).uint32(3).uint64(tensors.length).uint64(facts.length);
  for (const [key, write] of facts) {
    head.string(key);
    write(head);
  }
  const data = new ByteWriter();
  for (const tensor of tensors) {
    head.string(tensor.name).uint32(tensor.shape.length);
    for (const length of tensor.shape) head.uint64(length);
    // Type 0 is a plain 32-bit float.
    head.uint32(0).uint64(data.length);
    const weights = weightsOf(tensor, random);
    data.bytes(weights).bytes(padding(weights.length));
  }
  writeFileSync(path, Buffer.concat([head.result(), padding(head.length), data.result()]));
}
