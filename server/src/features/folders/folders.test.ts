import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildFolder, buildGuideline, buildTeam, buildWorkspace } from '../../testing/build.ts';
import { posting } from '../../testing/job-posting.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let workspaceId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  ({ owner, stranger, manager, plain, workspaceId } = await buildTeam(product));
});
afterAll(() => product.stop());

interface Folder {
  id: number;
  name: string;
  parent_id: number | null;
  documents: number;
  can: { edit: boolean; delete: boolean };
}

const put = (caller: TestCaller, body: Record<string, unknown>) => caller.send('PUT', '/services/folders/create', body);
const create = async (caller: TestCaller, body: Record<string, unknown>) => {
  const answer = await put(caller, body);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.folder as Folder;
};
const update = (caller: TestCaller, body: Record<string, unknown>) => caller.send('POST', '/services/folders/update', body);
const list = async (caller: TestCaller, query: Record<string, number> = {}) =>
  (await caller.get('/services/folders/show', query)).body.folders as Folder[];
const move = (caller: TestCaller, body: Record<string, unknown>) => caller.send('POST', '/services/orders/move', body);
const documents = async (caller: TestCaller, query: Record<string, number | string> = {}) =>
  (await caller.get('/services/orders/show', query)).body as {
    orders: { title: string; folder_id: number | null; workspace_id: number | null }[];
    recordsTotal: number;
    recordsFiltered: number;
    folders: Folder[];
    counts: Record<string, number>;
  };

describe('folders', () => {
  it('nest, and belong to a workspace or to one person', async () => {
    const outer = await create(plain, { name: 'Spring campaign', workspace_id: workspaceId });
    const inner = await create(manager, { name: 'Größe & Form', parent_id: outer.id, workspace_id: workspaceId });
    expect(inner).toMatchObject({ parent_id: outer.id, documents: 0, isFolder: true });
    const mine = await create(owner, { name: 'Mine' });
    expect((await list(owner)).map((folder) => folder.name)).toEqual(['Mine']);
    expect((await list(owner, { workspace_id: workspaceId })).map((folder) => folder.name)).toEqual([
      'Größe & Form',
      'Spring campaign',
    ]);
    expect(await list(plain)).toEqual([]);
    expect((await update(plain, { folder_id: mine.id, name: 'Theirs' })).status).toBe(404);
    expect((await put(owner, { name: 'Lost', parent_id: outer.id })).status).toBe(404);
  });

  it('have names that differ beside each other, whatever the case', async () => {
    const person = await product.register('Naming Person');
    const first = await create(person, { name: 'Blog' });
    const second = await put(person, { name: 'BLOG' });
    expect([second.status, second.body.errors]).toEqual([422, { name: ['This name is already in use'] }]);
    await create(person, { name: 'Blog', parent_id: first.id });
    const other = await create(person, { name: 'Other' });
    expect((await update(person, { folder_id: other.id, name: 'blog' })).status).toBe(422);
    expect((await update(person, { folder_id: other.id, name: 'OTHER' })).status).toBe(200);
    expect((await put(person, { name: '   ' })).status).toBe(422);
    const race = await Promise.all(Array.from({ length: 6 }, () => put(person, { name: 'Race' })));
    expect(race.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('never lie in themselves, nor deeper than eight', async () => {
    const person = await product.register('Deep Person');
    const chain: Folder[] = [];
    for (let level = 1; level <= 8; level += 1)
      chain.push(await create(person, { name: `Level ${level}`, parent_id: chain.at(-1)?.id ?? null }));
    expect((await put(person, { name: 'Level 9', parent_id: chain[7]?.id })).body.errors).toEqual({
      parent_id: ['Folders can be nested up to 8 levels deep'],
    });
    const [first, second] = chain;
    expect((await update(person, { folder_id: first?.id, parent_id: second?.id })).body.errors).toEqual({
      parent_id: ['You can’t move a folder into itself'],
    });
    const top = await create(person, { name: 'Top' });
    expect((await update(person, { folder_id: first?.id, parent_id: top.id })).status).toBe(422);
    expect((await update(person, { folder_id: second?.id, parent_id: null })).status).toBe(200);
    const moves = await Promise.all([
      update(person, { folder_id: first?.id, parent_id: second?.id }),
      update(person, { folder_id: second?.id, parent_id: first?.id }),
    ]);
    expect(moves.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  it('keep or delete what is inside, and only for those who may', async () => {
    const outer = await create(plain, { name: 'Outer', workspace_id: workspaceId });
    const inner = await create(plain, { name: 'Inner', parent_id: outer.id, workspace_id: workspaceId });
    const deep = await create(plain, { name: 'Outer', parent_id: inner.id, workspace_id: workspaceId });
    const one = await buildDocument(product, plain, { title: 'In inner', workspaceId });
    const other = await buildDocument(product, manager, { title: "Manager's", workspaceId });
    expect((await move(plain, { order_id: one.orderId, folder_id: inner.id })).body).toMatchObject({ moved: 1 });
    expect((await move(manager, { order_detail_ids: [other.detailId], folder_id: deep.id })).status).toBe(200);
    const remove = (caller: TestCaller, id: number, contents?: string) =>
      caller.send('DELETE', '/services/folders/delete', { folder_id: id, ...(contents ? { contents } : {}) });
    // Inner goes, its folder moves up; the name "Outer" is only taken where it is.
    expect((await remove(plain, inner.id)).body).toMatchObject({ documents: 1 });
    const left = await list(plain, { workspace_id: workspaceId });
    expect(left.find((folder) => folder.id === deep.id)).toMatchObject({ parent_id: outer.id, documents: 1 });
    expect(left.find((folder) => folder.id === outer.id)).toMatchObject({ documents: 1 });
    // The manager's document lies within: a plain user may not delete it.
    expect((await remove(plain, outer.id, 'delete')).status).toBe(403);
    const foreign = await create(manager, { name: "Manager's folder", workspace_id: workspaceId });
    expect(foreign.can).toEqual({ edit: true, delete: true });
    expect((await remove(plain, foreign.id)).status).toBe(403);
    expect((await remove(stranger, foreign.id)).status).toBe(404);
    expect((await remove(manager, outer.id, 'delete')).body).toMatchObject({ documents: 2 });
    expect(await product.sql('select id from order_details where id = any($1)', [[one.detailId, other.detailId]])).toEqual([]);
    expect(await product.sql('select id from folders where id = $1', [deep.id])).toEqual([]);
  });

  it('can be deleted around a folder of their own name, which takes their place', async () => {
    const person = await product.register('Same Name');
    const outer = await create(person, { name: 'Spring' });
    const inner = await create(person, { name: 'spring', parent_id: outer.id });
    expect((await person.send('DELETE', '/services/folders/delete', { folder_id: outer.id })).status).toBe(200);
    expect(await list(person)).toMatchObject([{ id: inner.id, name: 'spring', parent_id: null }]);
  });
  it('of a workspace go with it, and its documents leave them', async () => {
    const id = await buildWorkspace(product, owner, { name: 'Short-lived' });
    const folder = await create(owner, { name: 'Folder', workspace_id: id });
    const { detailId } = await buildDocument(product, owner, { workspaceId: id });
    await move(owner, { order_detail_id: detailId, folder_id: folder.id });
    expect((await owner.send('DELETE', '/features/workspace/delete', { id })).status).toBe(200);
    expect(await product.sql('select workspace_id, folder_id from order_details where id = $1', [detailId])).toEqual([
      { workspace_id: null, folder_id: null },
    ]);
    expect(await product.sql('select id from folders where id = $1', [folder.id])).toEqual([]);
  });

  it('give their orders what they begin with, before the workspace does', async () => {
    const person = await product.register('Default Person');
    const guidelineId = await buildGuideline(product, person);
    const folder = await create(person, { name: 'With a briefing' });
    expect((await update(person, { folder_id: folder.id, default_guideline_id: guidelineId })).body.folder).toMatchObject({
      default_guideline_id: guidelineId,
    });
    expect((await update(stranger, { folder_id: folder.id, default_guideline_id: null })).status).toBe(404);
    const theirs = await buildGuideline(product, stranger);
    expect((await update(person, { folder_id: folder.id, default_guideline_id: theirs })).status).toBe(404);
    const placed = await person.send('POST', '/services/orders/create', {
      tool: 'job_posting',
      fields: posting,
      folder_id: folder.id,
    });
    const order = placed.body.order as { id: number };
    expect(await product.sql('select folder_id, guideline_id from orders where id = $1', [order.id])).toEqual([
      { folder_id: folder.id, guideline_id: guidelineId },
    ]);
    expect((await documents(person, { folder_id: folder.id })).orders).toHaveLength(1);
    expect(
      (await stranger.send('POST', '/services/orders/create', { tool: 'job_posting', fields: posting, folder_id: folder.id }))
        .status,
    ).toBe(404);
  });
});

describe('moving', () => {
  it('takes documents in and out of folders, and counts follow', async () => {
    const person = await product.register('Moving Person');
    const folder = await create(person, { name: 'Folder' });
    const built = await Promise.all(['A', 'B', 'C'].map((title) => buildDocument(product, person, { title })));
    const ids = built.map((one) => one.detailId);
    expect((await move(person, { order_detail_ids: ids.slice(0, 2), folder_id: folder.id })).body).toMatchObject({ moved: 2 });
    const inside = await documents(person, { folder_id: folder.id });
    expect([inside.recordsFiltered, inside.counts.accepted, inside.folders[0]?.documents]).toEqual([2, 2, 2]);
    const outside = await documents(person, { folder_id: 'none' });
    expect(outside.orders.map((row) => row.title)).toEqual(['C']);
    expect([outside.recordsFiltered, outside.recordsTotal]).toEqual([1, 3]);
    await move(person, { order_detail_id: ids[0], folder_id: null });
    expect((await list(person))[0]?.documents).toBe(1);
    expect((await move(person, { folder_id: null })).status).toBe(422);
    expect((await move(person, { order_detail_ids: [ids[0], 999_999], folder_id: null })).status).toBe(404);
    expect((await documents(stranger, { folder_id: folder.id })).orders).toBeUndefined();
  });

  it('between places follows the rights over both', async () => {
    const own = await buildDocument(product, plain, { title: 'Own' });
    const ours = await buildDocument(product, manager, { title: 'Ours', workspaceId });
    const personal = await buildFolder(product, plain, 'Personal');
    const shared = await buildFolder(product, plain, 'Shared', workspaceId);
    expect((await move(plain, { order_id: own.orderId, folder_id: shared })).status).toBe(404);
    expect((await move(plain, { order_id: own.orderId, workspace_id: workspaceId, folder_id: personal })).status).toBe(404);
    expect((await move(plain, { order_id: own.orderId, workspace_id: workspaceId, folder_id: shared })).status).toBe(200);
    expect(await product.sql('select workspace_id, folder_id from orders where id = $1', [own.orderId])).toEqual([
      { workspace_id: workspaceId, folder_id: shared },
    ]);
    expect((await documents(manager, { workspace_id: workspaceId, search: 'own' })).recordsFiltered).toBe(1);
    expect((await documents(plain, { search: 'own' })).recordsFiltered).toBe(0);
    // Someone else's stay where they are for plain users, and managers take them to no place of their own.
    expect((await move(plain, { order_id: ours.orderId, folder_id: shared })).status).toBe(403);
    expect((await move(manager, { order_id: own.orderId, workspace_id: null })).status).toBe(403);
    expect((await move(manager, { order_id: own.orderId, folder_id: null })).status).toBe(200);
    const closed = await buildWorkspace(product, owner, { name: 'Closed' });
    expect((await move(plain, { order_id: own.orderId, workspace_id: closed })).status).toBe(404);
    expect((await move(plain, { order_id: own.orderId, workspace_id: null })).status).toBe(200);
    expect((await move(stranger, { order_id: own.orderId, folder_id: null })).status).toBe(404);
  });
});
