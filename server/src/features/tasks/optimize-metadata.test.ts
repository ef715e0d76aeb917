// Optimized meta data: a model writes it, and only a saved pair costs credits.
import type { TaskAssignment } from '@folio/contract/task-shapes';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { connectModel, pairsReply } from '../../testing/model-for-tests.ts';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let staff: TestCaller;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  team = await buildReviewTeam(product);
});
beforeEach(() => product.sql('delete from model_connections'));
afterAll(() => product.stop());

const text = '<h1>Trail shoes</h1><p>Trail shoes grip on wet rock. Their soles last for two seasons of weekly runs.</p>';
async function build(html = text, language = 'en') {
  const { detailId } = await buildDocument(product, team.plain, { workspaceId: team.workspaceId, html, language });
  const fields = { assignee_id: team.plain.id, order_detail_id: detailId, linked_keywords: ['trail shoes'] };
  const { id } = team.taskIn(await team.create(team.manager, fields));
  return { id, detailId };
}
const optimize = (detailId: number, headers: Record<string, string> = {}) =>
  team.plain.send('PUT', '/tools/task_assignments/metadata/', { order_detail_id: detailId }, headers);
const credits = async () => {
  const [row] = await product.sql<{ available: number; credits_reserved: number }>(
    `select credits_available as available, credits_reserved from accounts
     where id = (select account_id from users where id = $1)`,
    [team.owner.id],
  );
  return [row?.available ?? 0, row?.credits_reserved ?? 0];
};
const setCredits = (amount: number) =>
  product.sql('update accounts set credits_available = $2 where id = (select account_id from users where id = $1)', [
    team.owner.id,
    amount,
  ]);
const pairOf = (body: Record<string, unknown>) =>
  (body['taskAssignment'] as TaskAssignment).api_output.optimized_meta_title_description;
const three = pairsReply(
  'Trail shoes that grip on wet rock',
  'Trail shoes for two seasons',
  'Trail shoes, tested in the mountains',
);
/** A model that always answers with the same three pairs, until the test ends. */
const connectThree = async () => {
  const model = await connectModel(staff, [three]);
  onTestFinished(() => model.close());
};

it('is not written without a model, in any language, and nothing is charged or recorded', async () => {
  const before = await credits();
  for (const language of ['en', 'ja']) {
    const { id, detailId } = await build(text, language);
    const refused = await optimize(detailId);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'NEEDS_MODEL', message: 'Connect a model: the built-in composer cannot write this' },
    ]);
    expect((await team.history(id)).filter(({ kind }) => kind === 'metadata_optimized')).toEqual([]);
  }
  expect(await credits()).toEqual(before);
});

it('is another one each time, for 5 credits', async () => {
  await connectThree();
  const { id, detailId } = await build();
  const [before = 0] = await credits();
  const first = await optimize(detailId);
  expect(pairOf(first.body)).toMatchObject({
    meta_title: expect.stringMatching(/trail shoes/i),
    meta_description: expect.stringMatching(/trail shoes/i),
  });
  expect(await credits()).toEqual([before - 5, 0]);
  const second = await optimize(detailId);
  expect(pairOf(second.body)?.meta_title).not.toBe(pairOf(first.body)?.meta_title);
  const movements = await product.sql(
    `select kind, amount, spent, workspace_id from credit_movements where order_detail_id = $1 order by id`,
    [detailId],
  );
  const workspace_id = team.workspaceId;
  const charged = [
    { kind: 'reserve', amount: -5, spent: 0, workspace_id },
    { kind: 'settle', amount: 0, spent: 5, workspace_id },
  ];
  expect(movements).toEqual([...charged, ...charged]);
  expect((await team.history(id)).filter(({ kind }) => kind === 'metadata_optimized')).toHaveLength(2);
});

it('is written by a connected model, whose failure costs nothing and leaves the pair as it was', async () => {
  const { detailId } = await build();
  const good = await connectModel(staff, [pairsReply('Trail shoes that grip on wet rock')]);
  expect(pairOf((await optimize(detailId)).body)?.meta_title).toBe('Trail shoes that grip on wet rock');
  good.close();
  await product.sql('delete from model_connections');
  const before = await credits();
  const broken = await connectModel(staff, [{ kind: 'text', text: 'no JSON' }]);
  const failed = await optimize(detailId);
  expect([failed.status, failed.body.code]).toEqual([502, 'MODEL_REPLY_INVALID']);
  broken.close();
  expect(await credits()).toEqual(before);
  const { body } = await team.plain.get('/tools/task_assignments', { workspace_id: team.workspaceId, sort: '-updated_at' });
  expect((body.task_assignments as TaskAssignment[])[0]?.api_output.optimized_meta_title_description?.meta_title).toBe(
    'Trail shoes that grip on wet rock',
  );
});

it('is not written for a document that is not ready or too few credits', async () => {
  await connectThree();
  const before = await credits();
  const { detailId } = await build();
  await product.sql(`update order_details set status = 'in_progress' where id = $1`, [detailId]);
  expect((await optimize(detailId)).body.code).toBe('ORDER_NOT_EDITABLE');
  await product.sql(`update order_details set status = 'accepted' where id = $1`, [detailId]);
  expect(await credits()).toEqual(before);
  await setCredits(4);
  expect((await optimize(detailId)).body.code).toBe('TOO_FEW_CREDITS');
  expect(await credits()).toEqual([4, 0]);
  await setCredits(1000);
});

it('never spends more than there is, however many ask at once, and charges a key once', async () => {
  await connectThree();
  const { detailId } = await build();
  await setCredits(17);
  const answers = await Promise.all(Array.from({ length: 20 }, () => optimize(detailId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['TOO_FEW_CREDITS']),
  );
  expect(await credits()).toEqual([2, 0]);
  await setCredits(1000);
  const keyed = await Promise.all(Array.from({ length: 20 }, () => optimize(detailId, { 'idempotency-key': 'double click' })));
  expect(new Set(keyed.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await credits()).toEqual([995, 0]);
});

it('goes out while the switch is on: an optimized pair reopens the step that looks at it', async () => {
  await connectThree();
  const { id, detailId } = await team.inReview([team.byReviewer({ looks_at: ['meta'] })], text);
  const toggle = (switchInput: boolean) =>
    team.plain.send('PUT', '/tools/task_assignments/toggle-metadata', { order_detail_id: detailId, switchInput });
  expect((await optimize(detailId)).status).toBe(200);
  expect((await toggle(true)).status).toBe(200);
  await team.decide(team.reviewer, id);
  expect((await team.show(id)).status).toBe('approved');
  expect(((await optimize(detailId)).body.taskAssignment as TaskAssignment).status).toBe('ready');
});
