// A website of a workspace, and users with different access: a manager, a reader, and one outside the workspace.
import { buildWorkspace } from './build.ts';
import { buildSite } from './build-links.ts';
import type { TestProduct } from './test-product.ts';

export async function buildWebsiteTeam(product: TestProduct) {
  await product.register('Staff Person');
  const master = await product.register('Master Person');
  const manager = await product.join(master, 'Manager Person', 'intermediate');
  const plain = await product.join(master, 'Plain Person', 'user');
  /** Manages other workspaces of the same account. */
  const outsider = await product.join(master, 'Outside Person', 'intermediate');
  const workspaceId = await buildWorkspace(product, manager, { members: [plain] });
  return { manager, plain, outsider, siteId: await buildSite(product, manager, { workspaceId }) };
}
