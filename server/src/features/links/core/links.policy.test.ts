// Rights over links below the gate of a call: they hold for every way in, whatever role the contract asks for.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actorOf } from '../../../testing/actor-of.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { buildWebsiteTeam } from '../../../testing/website-team.ts';
import { getLinkWebsite, getManagedWebsite } from './links.policy.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildWebsiteTeam>>;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildWebsiteTeam(product);
});
afterAll(() => product.stop());

it('a member of the workspace sees the links of a website and does not change them', async () => {
  const actor = await actorOf(product, team.plain);
  expect((await getLinkWebsite(product.kernel, actor, team.siteId)).id).toBe(team.siteId);
  await expect(getManagedWebsite(product.kernel, actor, team.siteId)).rejects.toMatchObject({ status: 403 });
});

it('a manager of the workspace changes them, one of another workspace finds nothing', async () => {
  expect((await getManagedWebsite(product.kernel, await actorOf(product, team.manager), team.siteId)).id).toBe(team.siteId);
  await expect(getManagedWebsite(product.kernel, await actorOf(product, team.outsider), team.siteId)).rejects.toMatchObject({
    status: 404,
  });
});
