// Orders translations of a model on loopback that says whatever a test wants. Written for the tests.
import { findTool } from '@folio/catalogue/catalogue';
import type { Tool } from '@folio/catalogue/define-tool';
import { contextIn } from '../../composer/fixtures/orders.ts';
import type { EngineContext, EngineOutcome, GivenFile, ModelCall, TranslationMemory } from '../../core/engine-types.ts';
import { make } from '../../engine.ts';
import { type ScriptedReply, startModelServer } from '../../models/testing/model-server.ts';
import { createTextModel } from '../../models/text-models.ts';

const toolOf = (slug: string) => findTool(slug) as Tool;
const stops: (() => void)[] = [];

/** Ends the servers of the test before. */
export const stopModels = () => stops.splice(0).forEach((stop) => stop());

interface Segment {
  id: number;
  text: string;
  fix?: string[];
}

/** The segments that a request asks for. */
export function segmentsIn(body: string): Segment[] {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string | { text: string }[] }[] };
  const content = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const text = typeof content === 'string' ? content : content.map((part) => part.text).join('');
  return (JSON.parse(text) as { segments: Segment[] }).segments;
}

/** Answers each segment by this function. */
export const by = (say: (segment: Segment) => string | null): ScriptedReply => ({
  kind: 'answer',
  answer: (body) =>
    JSON.stringify({
      translations: segmentsIn(body).flatMap((segment) => {
        const text = say(segment);
        return text === null ? [] : [{ id: segment.id, text }];
      }),
    }),
});

/** Capitals stand for another language: tags and placeholders stay. */
export const loud = by(({ text }) =>
  text.replace(/<[^>]*>|\{[^}]*\}|[^<{]+/g, (part) => (/^[<{]/.test(part) ? part : part.toUpperCase())),
);

export async function order(
  slug: string,
  input: Record<string, unknown>,
  script: ScriptedReply[],
  changes: Partial<EngineContext> = {},
) {
  const server = await startModelServer('openai-compatible', script);
  stops.push(server.close);
  const connection = { provider: 'openai-compatible', apiKey: null, baseUrl: server.baseUrl, modelId: 'test-model' } as const;
  const model = await createTextModel(connection);
  const calls: ModelCall[] = [];
  const context = contextIn('de', {
    models: { media: async () => null, translation: async () => model },
    onModelCall: (call) => calls.push(call),
    ...changes,
  });
  const made = await make(toolOf(slug), { source_language: 'en', target_language: 'de', ...input }, context).catch(
    (error: unknown) => error,
  );
  return { made: made as EngineOutcome & { code?: string }, calls, requests: server.requests };
}

export const fileOf = (name: string, content: string | Uint8Array): Partial<EngineContext> => ({
  readFile: async (): Promise<GivenFile> => ({
    name,
    mediaType: 'application/octet-stream',
    bytes: typeof content === 'string' ? Buffer.from(content) : content,
  }),
});
export const textOfFile = (made: EngineOutcome) => Buffer.from(made.files[0]?.bytes ?? []).toString();

/** Returns a memory that holds these pairs and records added ones. */
export function memoryOf(pairs: Record<string, string>, terms: { source: string; target: string }[] = []) {
  const kept: Record<string, string> = {};
  const memory: TranslationMemory = {
    recall: async (texts) => new Map(texts.flatMap((text) => (pairs[text] === undefined ? [] : [[text, pairs[text]]]))),
    keep: async (added) => {
      for (const { source, text } of added) kept[source] = text;
    },
    terms: async () => terms,
  };
  return { memory, kept };
}
