// Calls of conversation tests through HTTP.
import type { ChatEvent, ChatMessage } from '@folio/contract/chats';
import { expect } from 'vitest';
import type { TestCaller, TestProduct } from './test-product.ts';

export const path = '/services/orders/tools/aichat';

export function eventsOf(text: unknown): ChatEvent[] {
  return String(text)
    .split('\n\n')
    .flatMap((block) => /^data: (.+)$/m.exec(block)?.[1] ?? [])
    .map((data) => JSON.parse(data) as ChatEvent)
    .filter((event) => typeof event === 'object' && 'type' in event);
}

export async function begin(caller: TestCaller, more: Record<string, unknown> = {}): Promise<number> {
  const { status, body } = await caller.send('PUT', `${path}/create`, { tool: 'ai_chat_conversational', ...more });
  expect(status).toBe(200);
  return (body.chat as { id: number }).id;
}

/** Asks, waits until the answer has ended and gives all events of the stream. */
export async function ask(caller: TestCaller, chatId: number, more: Record<string, unknown>): Promise<ChatEvent[]> {
  const { status, headers, body } = await caller.send('POST', `${path}/message`, { chat_id: chatId, ...more });
  expect([status, body.message]).toEqual([200, undefined]);
  expect(headers.get('content-type')).toBe('text/event-stream');
  return eventsOf(body.text);
}

/** The answer as it ended. */
export async function answerTo(caller: TestCaller, chatId: number, more: Record<string, unknown>): Promise<ChatMessage> {
  const last = (await ask(caller, chatId, more)).at(-1);
  if (last?.type !== 'ended') throw new Error('The stream did not end with the answer');
  return last.message;
}

export async function messagesOf(caller: TestCaller, chatId: number): Promise<ChatMessage[]> {
  return (await caller.get(`${path}/show`, { chat_id: chatId })).body.messages as ChatMessage[];
}

export async function upload(caller: TestCaller, name: string, bytes: string | Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('file', new File([bytes], name));
  const { status, body } = await caller.send('POST', `${path}/upload`, form);
  return { status, body, id: (body.attachment as { id: number } | undefined)?.id ?? 0 };
}

/** Available and reserved credits of a caller's account, and that the ledger adds up to them. */
export async function balanceOf(product: TestProduct, caller: TestCaller): Promise<[available: number, reserved: number]> {
  const [row] = await product.sql<{ available: number; reserved: number; ledger: number }>(
    `select credits_available as available, credits_reserved as reserved,
       (select coalesce(sum(amount), 0)::int from credit_movements m where m.account_id = a.id) as ledger
     from accounts a where id = (select account_id from users where id = $1)`,
    [caller.id],
  );
  expect(row?.ledger).toBe(row?.available);
  return [row?.available ?? 0, row?.reserved ?? 0];
}
