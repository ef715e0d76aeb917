// A card names failed publications of a website, and one call sends them again.
import type { Widget } from '@folio/contract/widgets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildTeam, buildWebsite } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
let websiteId: number;
let detailIds: number[];

beforeAll(async () => {
  product = await startTestProduct();
  team = await buildTeam(product);
  websiteId = await buildWebsite(product, team.owner);
  await product.sql('update websites set workspace_id = $2 where id = $1', [websiteId, team.workspaceId]);
  detailIds = [];
  for (let n = 0; n < 3; n += 1)
    detailIds.push((await buildDocument(product, team.owner, { workspaceId: team.workspaceId })).detailId);
  for (const id of detailIds)
    await product.sql(
      `insert into publications (website_id, order_detail_id, remote_key, version_id, state, problem, user_id, updated_at)
       values ($1, $2, $3, 0, 'failed', 'WEBSITE_UNREACHABLE halden.example', $4, '2026-11-20T07:12:00Z')`,
      [websiteId, id, `key-${id}`, team.owner.id],
    );
});
afterAll(() => product.stop());

const fail = () =>
  product.sql(`update websites set state = 'failing', problem = 'WEBSITE_UNREACHABLE halden.example' where id = $1`, [websiteId]);
const failing = async (caller: TestCaller) => {
  const { body } = await caller.get('/features/widgets/show', { 'names[]': 'published', workspace_id: team.workspaceId });
  return (body.widgets as Widget[])[0]?.failing;
};
const retry = (caller: TestCaller) => caller.send('POST', '/features/websites/retry', { website_id: websiteId });
const states = async () =>
  (await product.sql<{ state: string }>('select state from publications order by id')).map(({ state }) => state);

it('a card names the website that takes nothing, with why, since when and how many wait', async () => {
  expect(await failing(team.owner)).toBeNull();
  await fail();
  expect(await failing(team.plain)).toEqual({
    website_id: websiteId,
    name: expect.any(String),
    problem: 'Can’t reach the website halden.example',
    since: '2026-11-20T07:12:00.000Z',
    documents: 3,
    can_retry: true,
  });
});

it('twenty calls at once send each document once, and strangers send none', async () => {
  expect((await retry(team.stranger)).status).toBe(404);
  expect(await states()).toEqual(['failed', 'failed', 'failed']);
  const answers = await Promise.all(Array.from({ length: 20 }, () => retry(team.owner)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(answers[0]?.body).toMatchObject({ message: expect.stringMatching(/^Documents being published: \d$/) });
  await expect.poll(states, { timeout: 20_000 }).toEqual(['live', 'live', 'live']);
  const [row] = await product.sql(`select count(*)::int as queued from publication_events where state = 'queued'`);
  expect(row).toEqual({ queued: 3 });
  expect(await failing(team.owner)).toBeNull();
});

it('what the rules refuse is left, and counted', async () => {
  await product.sql(`update publications set state = 'failed', problem = 'UNEXPECTED'`);
  await product.sql(`update order_details set status = 'failed' where id = $1`, [detailIds[0]]);
  expect((await retry(team.owner)).body).toMatchObject({
    queued: 2,
    refused: 1,
    message: 'Documents being published: 2. Not republished: 1',
  });
});
