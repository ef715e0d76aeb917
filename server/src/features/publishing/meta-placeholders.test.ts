// A placeholder in meta title or description holds publishing, whether it is the document's own or the task's.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildTask, buildTeam } from '../../testing/build.ts';
import { publishCalls } from '../../testing/publish-calls.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
let calls: ReturnType<typeof publishCalls>;
let websiteId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildTeam(product);
  calls = publishCalls(product, team.owner);
  websiteId = await calls.addWebsite({ kind: 'download', url: 'https://shoes.example', secret: null });
});
afterAll(() => product.stop());

const ofOutline = 'To be written when the text stands: what readers get from it, in two sentences.';
const refusals = {
  meta_title: 'The meta title is still a placeholder. Write it before you publish.',
  meta_description: 'The meta description is still a placeholder. Write it before you publish.',
};
const keep = (detailId: number, content: Record<string, string>) =>
  product.sql('update order_details set content = $2 where id = $1', [detailId, JSON.stringify(content)]);
async function isMet(detailId: number) {
  const { body } = await team.owner.get('/services/orders/checks', { order_detail_id: detailId });
  return (body.checks as { name: string; is_met: boolean }[]).find(({ name }) => name === 'placeholders')?.is_met;
}

it.each([
  ['meta_description', ofOutline],
  ['meta_description', 'Wird geschrieben, wenn der Text steht: was Leser davon haben, in zwei Sätzen.'],
  ['meta_title', '[Your name], trail shoes'],
  ['meta_title', 'To add: a title'],
] as const)('%s “%s” is refused with a sentence that names the field', async (field, text) => {
  const { detailId } = await buildDocument(product, team.owner, { workspaceId: team.workspaceId });
  await keep(detailId, { [field]: text });
  expect(await isMet(detailId)).toBe(false);
  const { status, body } = await calls.publish(websiteId, detailId);
  expect([status, body.message]).toEqual([409, refusals[field]]);
  expect(await calls.shown(detailId)).toEqual([]);
  await keep(detailId, { [field]: 'Shoes that grip' });
  expect(await isMet(detailId)).toBe(true);
  expect((await calls.publish(websiteId, detailId)).status).toBe(200);
});

it('the pair of the task counts, and is checked again when the document is sent', async () => {
  const { detailId } = await buildDocument(product, team.owner, { workspaceId: team.workspaceId });
  await keep(detailId, { meta_description: ofOutline });
  const task = await buildTask(product, team.owner, team.workspaceId);
  await product.sql(`update tasks set order_detail_id = $2, status = 'approved' where id = $1`, [task, detailId]);
  await product.sql(
    `insert into task_metadata (task_id, workspace_id, meta_title, meta_description) values ($1, $2, 'Shoes', 'Shoes that grip')`,
    [task, team.workspaceId],
  );
  expect(await isMet(detailId)).toBe(true);
  expect((await calls.publish(websiteId, detailId)).status).toBe(200);
  await product.sql('update task_metadata set meta_description = $2 where task_id = $1', [task, ofOutline]);
  await calls.run(websiteId, detailId, { isLastTry: false });
  expect(await calls.shown(detailId)).toMatchObject([{ state: 'failed', problem: refusals.meta_description }]);
});
