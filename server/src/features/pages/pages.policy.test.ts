// Rights over pages below the gate of a call: they hold for every way in, whatever role the contract asks for.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actorOf } from '../../testing/actor-of.ts';
import { buildWorkspace } from '../../testing/build.ts';
import { buildSite } from '../../testing/build-links.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { getVisibleWebsite } from '../websites/index.ts';
import { getManagedWebsite } from './pages.policy.ts';

let product: TestProduct;
let manager: TestCaller;
let plain: TestCaller;
let outsider: TestCaller;
let siteId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  await product.register('Staff Person');
  const master = await product.register('Master Person');
  manager = await product.join(master, 'Manager Person', 'intermediate');
  plain = await product.join(master, 'Plain Person', 'user');
  outsider = await product.join(master, 'Outside Person', 'intermediate');
  const workspaceId = await buildWorkspace(product, manager, { members: [plain] });
  siteId = await buildSite(product, manager, { workspaceId });
});
afterAll(() => product.stop());

it('a member of the workspace sees the pages of a website and does not change them', async () => {
  const actor = await actorOf(product, plain);
  expect((await getVisibleWebsite(product.kernel, actor, siteId)).id).toBe(siteId);
  await expect(getManagedWebsite(product.kernel, actor, siteId)).rejects.toMatchObject({ status: 403 });
});

it('a manager of the workspace changes them, one of another workspace finds nothing', async () => {
  expect((await getManagedWebsite(product.kernel, await actorOf(product, manager), siteId)).id).toBe(siteId);
  await expect(getManagedWebsite(product.kernel, await actorOf(product, outsider), siteId)).rejects.toMatchObject({
    status: 404,
  });
});
