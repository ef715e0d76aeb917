// A server on loopback that speaks the protocols of the vendors and does to the caller whatever a test asks for.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderId } from '../model-connection.ts';

/** Handler of one request. */
export type ScriptedReply =
  | { kind: 'text'; text: string }
  /** A text made of the request's body. */
  | { kind: 'answer'; answer: (body: string) => string }
  /** A text, or one made of the request's body, that begins after so many milliseconds. */
  | { kind: 'late'; text: string | ((body: string) => string); afterMs: number }
  | { kind: 'cut'; text: string }
  /** Begins, and then says nothing more. */
  | { kind: 'stall'; text: string }
  /** Writes on and on, `bytes` in all; one line without an end where `isOneLine`. */
  | { kind: 'flood'; bytes: number; isOneLine?: boolean }
  | { kind: 'refusal' }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'html' }
  | { kind: 'empty' }
  | { kind: 'hang' }
  /** An event stream as a vendor sends it, in pieces that end anywhere: within lines, and within characters. */
  | { kind: 'recorded'; bytes: Uint8Array }
  /** A file, such as a sound. */
  | { kind: 'file'; bytes: Uint8Array; mediaType: string }
  /** OpenAI's protocol of embeddings: one vector for each text of the request. */
  | { kind: 'vectors'; vectorOf: (text: string) => number[] };

export type RemoteProvider = Exclude<ProviderId, 'local-gguf' | 'local-whisper'>;

interface Protocol {
  /** Path behind the server's address in the base URL. */
  path: string;
  pieces: (pieces: readonly string[]) => unknown[];
  end: (text: string) => unknown[];
  refusal: () => unknown[];
  hasDone: boolean;
}

const chatChunk = (delta: object, finish: string | null) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'test-model',
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const chatUsage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };

const chat: Protocol = {
  path: '/v1',
  pieces: (pieces) => pieces.map((content) => chatChunk({ role: 'assistant', content }, null)),
  end: () => [{ ...chatChunk({}, 'stop'), usage: chatUsage }],
  refusal: () => [chatChunk({ role: 'assistant', content: 'No.' }, 'content_filter')],
  hasDone: true,
};

const item = { id: 'm1', type: 'message', role: 'assistant', status: 'completed', content: [] };
const responses: Protocol = {
  path: '/v1',
  pieces: (pieces) => [
    { type: 'response.created', response: { id: 'r1', created_at: 1, model: 'test-model' } },
    { type: 'response.output_item.added', output_index: 0, item: { ...item, status: 'in_progress' } },
    ...pieces.map((delta) => ({ type: 'response.output_text.delta', item_id: 'm1', output_index: 0, content_index: 0, delta })),
  ],
  end: (text) => [
    {
      type: 'response.output_item.done',
      output_index: 0,
      item: { ...item, content: [{ type: 'output_text', text, annotations: [] }] },
    },
    { type: 'response.completed', response: { id: 'r1', usage: { input_tokens: 11, output_tokens: 7 } } },
  ],
  refusal: () => [
    {
      type: 'response.incomplete',
      response: {
        id: 'r1',
        incomplete_details: { reason: 'content_filter' },
        usage: { input_tokens: 11, output_tokens: 0 },
      },
    },
  ],
  hasDone: false,
};

const messageStart = {
  type: 'message_start',
  message: {
    id: 'a1',
    type: 'message',
    role: 'assistant',
    model: 'test-model',
    content: [],
    usage: { input_tokens: 11, output_tokens: 1 },
  },
};
const messages: Protocol = {
  path: '/v1',
  pieces: (pieces) => [
    messageStart,
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ...pieces.map((text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
  ],
  end: () => [
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 7 } },
    { type: 'message_stop' },
  ],
  refusal: () => [
    messageStart,
    { type: 'message_delta', delta: { stop_reason: 'refusal', stop_sequence: null }, usage: { output_tokens: 1 } },
    { type: 'message_stop' },
  ],
  hasDone: false,
};

const geminiUsage = { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 };
const gemini: Protocol = {
  path: '/v1beta',
  pieces: (pieces) => pieces.map((text) => ({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] })),
  end: () => [
    {
      candidates: [{ index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP' }],
      usageMetadata: geminiUsage,
    },
  ],
  refusal: () => [{ candidates: [{ index: 0, finishReason: 'SAFETY' }], usageMetadata: geminiUsage }],
  hasDone: false,
};

const protocols: Record<RemoteProvider, Protocol> = {
  openai: responses,
  anthropic: messages,
  google: gemini,
  mistral: chat,
  'openai-compatible': chat,
};

const inPieces = (text: string) => text.match(/[\s\S]{1,40}/g) ?? [];

function sendVectors(response: ServerResponse, body: string, vectorOf: (text: string) => number[]): void {
  const { input } = JSON.parse(body) as { input: string[] };
  const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', model: 'test-model', data, usage: { prompt_tokens: 11, total_tokens: 11 } }));
}

/** As fast as the other side reads, until it has had enough. */
function flood(
  response: ServerResponse,
  protocol: Protocol,
  { bytes, isOneLine = false }: { bytes: number; isOneLine?: boolean },
): void {
  const words = 'word '.repeat(800);
  const lines = protocol
    .pieces(['{"title":"', ...Array<string>(16).fill(words)])
    .map((data) => `data: ${JSON.stringify(data)}\n\n`);
  const piece = isOneLine ? words.repeat(16) : lines.slice(1).join('');
  let sent = 0;
  response.write(isOneLine ? 'data: ' : lines[0]);
  const more = (): void => {
    while (sent < bytes && !response.destroyed) {
      sent += piece.length;
      if (!response.write(piece)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}

/** Bytes of one piece of a recorded stream: no multiple of anything. */
const recordedPiece = 61;

/** Each piece in a packet of its own. */
function sendRecorded(response: ServerResponse, bytes: Uint8Array): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.socket?.setNoDelay(true);
  const sendFrom = (from: number): void => {
    if (from >= bytes.length || response.destroyed) return void response.end();
    response.write(bytes.subarray(from, from + recordedPiece));
    setImmediate(sendFrom, from + recordedPiece);
  };
  sendFrom(0);
}

function send(response: ServerResponse, protocol: Protocol, reply: ScriptedReply, body: string): void {
  if (reply.kind === 'hang') return;
  if (reply.kind === 'late') {
    const { text, afterMs } = reply;
    const made = typeof text === 'string' ? text : text(body);
    setTimeout(() => send(response, protocol, { kind: 'text', text: made }, body), afterMs);
    return;
  }
  if (reply.kind === 'recorded') return sendRecorded(response, reply.bytes);
  if (reply.kind === 'vectors') return sendVectors(response, body, reply.vectorOf);
  if (reply.kind === 'status') {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.body ?? '{"error":{"message":"no"}}');
    return;
  }
  if (reply.kind === 'file') {
    response.writeHead(200, { 'content-type': reply.mediaType }).end(reply.bytes);
    return;
  }
  if (reply.kind === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = (data: unknown) => {
    const type = (data as { type?: string }).type;
    response.write(`${type ? `event: ${type}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
  };
  if (reply.kind === 'flood') return flood(response, protocol, reply);
  if (reply.kind === 'stall') {
    for (const data of protocol.pieces(inPieces(reply.text))) event(data);
    return;
  }
  if (reply.kind === 'cut') {
    for (const data of protocol.pieces(inPieces(reply.text))) event(data);
    // The socket breaks once the written bytes have been sent.
    setImmediate(() => response.destroy());
    return;
  }
  const text = reply.kind === 'answer' ? reply.answer(body) : reply.kind === 'text' ? reply.text : '';
  for (const data of reply.kind === 'refusal' ? protocol.refusal() : [...protocol.pieces(inPieces(text)), ...protocol.end(text)])
    event(data);
  response.end(protocol.hasDone ? 'data: [DONE]\n\n' : '');
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

export interface ModelServer {
  baseUrl: string;
  /** Bodies of the requests so far. */
  requests: string[];
  /** Their `traceparent`, where they have one. */
  traces: (string | undefined)[];
  /** Requests with a connection that is neither answered nor closed by the caller. */
  openRequests: () => number;
  close: () => void;
}

/** Answers each request with the next reply of the script; the last one is repeated. */
export async function startModelServer(provider: RemoteProvider, script: readonly ScriptedReply[]): Promise<ModelServer> {
  const protocol = protocols[provider];
  const requests: string[] = [];
  const traces: (string | undefined)[] = [];
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    const answer = async () => {
      const body = await readText(request);
      const reply = script[Math.min(requests.length, script.length - 1)];
      requests.push(body);
      traces.push(request.headers['traceparent']?.toString());
      if (reply) send(response, protocol, reply, body);
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${protocol.path}`,
    requests,
    traces,
    openRequests: () => open,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
