// A local model server on loopback: it lists its models, translates known texts, and transcribes every recording.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright-core';

interface Segment {
  id: number;
  text: string;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
}

/** The segments that a request wants translated; null where it wants something else. */
function segmentsIn(body: string): Segment[] | null {
  const { messages } = JSON.parse(Buffer.from(body, 'latin1').toString()) as { messages: { role: string; content: unknown }[] };
  const content = messages.findLast(({ role }) => role === 'user')?.content;
  const text = typeof content === 'string' ? content : (content as { text: string }[]).map((part) => part.text).join('');
  return text.startsWith('{') ? (JSON.parse(text) as { segments: Segment[] }).segments : null;
}

const isStreamed = (body: string): boolean => (JSON.parse(body) as { stream?: boolean }).stream === true;

export interface ModelServer {
  baseUrl: string;
  /** Segments that it was asked to translate, in their order. */
  asked: string[];
  close: () => void;
}

/**
 * Starts the server. `translate` is called for each segment; `transcript` is the text of every recording and of every rewritten
 * passage.
 * `written` holds all other replies.
 */
export async function startModelServer(
  translate: (text: string) => string,
  transcript: string,
  written: object = { text: transcript },
): Promise<ModelServer> {
  const asked: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    const json = (data: object) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data));
    if (request.url?.endsWith('/models')) return json({ data: [{ id: 'house-model' }, { id: 'whisper-house' }] });
    if (request.url?.endsWith('/audio/transcriptions'))
      return json({
        text: transcript,
        language: 'english',
        duration: 4,
        segments: [{ id: 0, start: 0, end: 4, text: transcript }],
      });
    const segments = segmentsIn(body);
    asked.push(...(segments ?? []).map(({ text }) => text));
    const content = JSON.stringify(
      segments ? { translations: segments.map(({ id, text }) => ({ id, text: translate(text) })) } : written,
    );
    // A test of the connection asks for one short answer, without a stream.
    if (!isStreamed(body))
      return json({
        id: 'c1',
        object: 'chat.completion',
        created: 1,
        model: 'house-model',
        choices: [{ index: 0, message: { role: 'assistant', content: 'OK' }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 3, completion_tokens: 1, total_tokens: 4 },
      });
    const chunk = (delta: object, finish: string | null) => ({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'house-model',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
    const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };
    const events = [chunk({ role: 'assistant', content }, null), { ...chunk({}, 'stop'), usage }];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    return response.end(`${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}data: [DONE]\n\n`);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Connects and chooses it for the installation, as its founder would. */
export async function connectModel(
  context: BrowserContext,
  { baseUrl }: ModelServer,
  headers: { origin: string },
): Promise<void> {
  const connection = { name: 'House', provider: 'openai-compatible', base_url: baseUrl, models: ['house-model'] };
  const made = await context.request.put('/api/admin/models/create', { data: connection, headers });
  const { connection: kept } = (await made.json()) as { connection: { id: number } };
  const data = { capability: 'text', connection_id: kept.id, model: 'house-model' };
  const chosen = await context.request.post('/api/admin/models/choose', { data, headers });
  if (!chosen.ok()) throw new Error(`The choice was answered ${chosen.status()}`);
}
