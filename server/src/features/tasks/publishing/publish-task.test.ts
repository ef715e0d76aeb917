// The permission to publish a task is checked against its locked row: a change while calls waited refuses them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { whileLocked } from '../../../testing/while-locked.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let websiteId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
  websiteId = await addWebsite();
});
afterAll(() => product.stop());

async function addWebsite(): Promise<number> {
  const [website] = await product.sql<{ id: number }>(
    `insert into websites (account_id, user_id, workspace_id, name, url, language, kind)
     select account_id, id, $2, 'Shop', 'https://shoes.example', 'en', 'download' from users where id = $1 returning id`,
    [team.manager.id, team.workspaceId],
  );
  return website?.id ?? 0;
}
async function approved(more: Record<string, unknown> = {}) {
  const made = await team.inReview([team.byReviewer()], undefined, { website_id: websiteId, ...more });
  await team.decide(team.reviewer, made.id);
  return made;
}
/** The answers to twenty calls, all begun before `change` is committed. */
async function publishDuring(id: number, change: string, more: Record<string, unknown> = {}) {
  const answers = await whileLocked(product, change, 1, () =>
    Promise.all(Array.from({ length: 20 }, () => team.act(team.plain, 'publish', id, more))),
  );
  return answers.map(({ status, body }) => `${status} ${String(body['code'] ?? '')}`.trim());
}
const publications = (detailId: number) =>
  product.sql<{ website_id: number }>('select website_id from publications where order_detail_id = $1', [detailId]);

it.each([
  [
    'a task of another assignee',
    (id: number) => `update tasks set assignee_id = ${team.second.id} where id = ${id}`,
    '403 FORBIDDEN',
  ],
  [
    'a task that was completed',
    (id: number) => `update tasks set status = 'completed' where id = ${id}`,
    '409 TASK_IS_COMPLETED',
  ],
  [
    'a task that is published already',
    (id: number) => `update tasks set status = 'published' where id = ${id}`,
    '409 TASK_IS_PUBLISHED',
  ],
  ['a task that was deleted', (id: number) => `delete from tasks where id = ${id}`, '404 TASK_NOT_FOUND'],
  ['a task without its document', (id: number) => `update tasks set order_detail_id = null where id = ${id}`, '409 TASK_CHANGED'],
])('%s refuses twenty calls that had begun', async (_, change, code) => {
  const { id, detailId } = await approved();
  expect([...new Set(await publishDuring(id, change(id)))]).toEqual([code]);
  expect(await publications(detailId)).toEqual([]);
});

it('goes to the website that the task has by then, or to none', async () => {
  const { id, detailId } = await approved();
  const other = await addWebsite();
  const answers = await publishDuring(id, `update tasks set website_id = ${other} where id = ${id}`);
  expect([...new Set(answers)]).toEqual(['409 TASK_CHANGED']);
  expect(await publications(detailId)).toEqual([]);
  // A website that the call names counts whatever the task has.
  expect((await team.act(team.plain, 'publish', id, { website_id: websiteId })).status).toBe(200);
  expect(await publications(detailId)).toEqual([{ website_id: websiteId }]);
});

it('a call that names the revision it saw is refused for a newer one', async () => {
  const { id, detailId } = await approved();
  const { revision } = await team.show(id);
  const answers = await publishDuring(id, `update tasks set revision = revision + 1, title = 'New' where id = ${id}`, {
    revision,
  });
  expect([...new Set(answers)]).toEqual(['409 TASK_CHANGED']);
  expect(await publications(detailId)).toEqual([]);
});

it('twenty calls at once queue the document once', async () => {
  const { id, detailId } = await approved();
  const answers = await publishDuring(id, `select from tasks where id = ${id} for update`);
  expect([...new Set(answers)]).toEqual(['200']);
  expect(await publications(detailId)).toEqual([{ website_id: websiteId }]);
  expect(
    await product.sql(`select from audit_entries where action = 'document.published' and subject_id = $1`, [String(detailId)]),
  ).toHaveLength(1);
});
