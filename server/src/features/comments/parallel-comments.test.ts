// Comments that several people change at the same time.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let author: TestCaller;
let member: TestCaller;
let workspaceId: number;
let detailId: number;
let commentId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  const owner = await product.register('Olga Owner');
  author = await product.join(owner, 'Ada Author', 'user');
  member = await product.join(owner, 'Mo Member', 'user');
  workspaceId = await buildWorkspace(product, owner, { members: [author, member] });
});
afterAll(() => product.stop());
beforeEach(async () => {
  ({ detailId } = await buildDocument(product, author, { workspaceId, html: '<p>They grip on wet stone.</p>' }));
  const { body } = await author.send('PUT', '/comments/create', { order_detail_id: detailId, text: 'Is this so?' });
  commentId = (body.comment as { id: number }).id;
});

const edit = (caller: TestCaller, more: object) => caller.send('POST', '/comments/edit', { comment_id: commentId, ...more });
const answer = () => member.send('PUT', '/comments/create', { order_detail_id: detailId, text: 'It is.', parent_id: commentId });
const statusesOf = (answers: TestAnswer[]) => answers.map(({ status }) => status);

it('who settles a thread writes no words back that were changed meanwhile', async () => {
  const lock = `select 1 from comments where id = ${commentId} for update`;
  const answers = await whileLocked(product, lock, 20, async (untilWaiting) => {
    const changed = edit(author, { text: 'Is this so on ice?', mentions: [member.id] });
    await untilWaiting(1);
    return Promise.all([changed, ...Array.from({ length: 19 }, (_, index) => edit(member, { resolved: index % 2 === 0 }))]);
  });
  expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
  expect(await product.sql('select text, mentions from comments where id = $1', [commentId])).toEqual([
    { text: 'Is this so on ice?', mentions: [member.id] },
  ]);
});

it('a comment that is deleted meanwhile is not changed', async () => {
  const lock = `delete from comments where id = ${commentId}`;
  const change = () => edit(author, { text: 'Is this so on ice?' });
  const answers = await whileLocked(product, lock, 20, () => Promise.all(Array.from({ length: 20 }, change)));
  expect(new Set(statusesOf(answers))).toEqual(new Set([404]));
});

it('answers go with a thread that is deleted at the same time, or find none', async () => {
  const remove = () => author.send('DELETE', '/comments/delete', { comment_id: commentId });
  const answers = await Promise.all([...Array.from({ length: 10 }, answer), remove(), ...Array.from({ length: 10 }, answer)]);
  for (const status of statusesOf(answers)) expect([200, 404]).toContain(status);
  expect(await product.sql('select id from comments where order_detail_id = $1', [detailId])).toEqual([]);
});
