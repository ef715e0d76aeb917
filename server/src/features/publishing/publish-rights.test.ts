// The permission to publish is read under the document's lock: a permission withdrawn while a call waited refuses it.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildDocument, buildTeam, buildWebsite } from '../../testing/build.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
let websiteId: number;
let detailId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildTeam(product);
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2) on conflict do nothing', [
    team.workspaceId,
    team.plain.id,
  ]);
  websiteId = await buildWebsite(product, team.owner);
  await product.sql('update websites set workspace_id = $2 where id = $1', [websiteId, team.workspaceId]);
  detailId = (await buildDocument(product, team.owner, { workspaceId: team.workspaceId })).detailId;
});

const publish = () => team.plain.send('POST', '/features/websites/publish', { website_id: websiteId, order_detail_id: detailId });
/** Twenty calls, all begun before `withdrawal` is committed. */
const publishDuring = async (withdrawal: string, waiting: number) => {
  const answers = await whileLocked(product, withdrawal, waiting, () => Promise.all(Array.from({ length: 20 }, publish)));
  return [...new Set(answers.map(({ status }) => status))];
};
const publications = () => product.sql('select id from publications where order_detail_id = $1', [detailId]);

it.each([
  ['a membership that ends', () => `delete from workspace_members where user_id = ${team.plain.id}`, 404],
  ['a document that moves out of reach', () => `update order_details set workspace_id = null where id = ${detailId}`, 404],
  ['a document that is being written', () => `update order_details set status = 'processing' where id = ${detailId}`, 409],
  [
    'a website that moves out of reach',
    // The whole row is locked, so that the calls wait for it.
    () =>
      `select id from websites where id = ${websiteId} for update; update websites set workspace_id = null where id = ${websiteId}`,
    404,
  ],
])('%s refuses twenty calls that had begun', async (_, withdrawal, status) => {
  expect(await publishDuring(withdrawal(), 1)).toEqual([status]);
  expect(await publications()).toEqual([]);
});

it('twenty calls of a member are all answered, and queue the document once', async () => {
  expect(await publishDuring(`select id from order_details where id = ${detailId} for update`, 1)).toEqual([200]);
  expect(await publications()).toHaveLength(1);
});
