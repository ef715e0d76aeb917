// Conversations, their limit and their uploads, when things happen at the same time.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actorOf } from '../../testing/actor-of.ts';
import { buildWorkspace } from '../../testing/build.ts';
import { begin, path, upload } from '../../testing/chat-calls.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { askQuestion } from './ask-question.ts';
import { sweepUploads } from './remove-chat.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

it('a person has four answers written at once, whatever the conversations', async () => {
  await product.sql(
    `with made as (insert into model_connections (name, provider, base_url, models) values ('House', 'openai-compatible', 'http://127.0.0.1:9/v1', '{small}') returning id)
     insert into model_choices (capability, connection_id, model) select 'text', id, 'small' from made`,
  );
  const actor = await actorOf(product, owner);
  const chatIds = await Promise.all(Array.from({ length: 20 }, () => begin(owner)));
  const ask = (chatId: number) =>
    askQuestion(product.kernel, actor, { chat_id: chatId, text: 'Why?', attachment_ids: [], urls: [] }, async () => undefined);
  const asked = await whileLocked(product, 'lock table chat_messages in share mode', 20, () =>
    Promise.allSettled(chatIds.map(ask)),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as { status: number }] : []));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
});

it('an upload that a question takes along stays, also when it is old', async () => {
  const { id } = await upload(owner, 'shoes.csv', 'shoe,lugs\nFell,Long lugs bite into clay\n');
  const chatId = await begin(owner);
  await product.sql(`update chat_attachments set created_at = now() - interval '2 days' where id = $1`, [id]);
  const claim = `update chat_attachments set chat_id = ${chatId} where id = ${id}`;
  await whileLocked(product, claim, 1, () => sweepUploads(product.kernel));
  expect(await product.sql('select chat_id from chat_attachments where id = $1', [id])).toEqual([{ chat_id: chatId }]);
});

it('a person who leaves the workspace meanwhile begins no conversation in it', async () => {
  const workspaceId = await buildWorkspace(product, owner);
  const lock = `delete from workspace_members where workspace_id = ${workspaceId}`;
  const call = { tool: 'ai_chat_conversational', workspace_id: workspaceId };
  const answers = await whileLocked(product, lock, 20, () =>
    Promise.all(Array.from({ length: 20 }, () => owner.send('PUT', `${path}/create`, call))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
});
