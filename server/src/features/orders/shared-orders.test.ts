// Documents of a workspace, for its members, its managers and its former members.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let boss: TestCaller;
let author: TestCaller;
let colleague: TestCaller;
let manager: TestCaller;
let workspace: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  boss = await product.register('Foun Der');
  author = await product.join(boss, 'Au Thor', 'user');
  colleague = await product.join(boss, 'Col League', 'user');
  manager = await product.join(boss, 'Mana Ger', 'intermediate');
  workspace = await buildWorkspace(product, manager, { members: [author, colleague] });
});
afterAll(() => product.stop());

interface Row {
  order_detail_id: number;
  workspace_id: number | null;
  user: { id: number };
  can: Record<string, boolean>;
}

const list = async (caller: TestCaller, workspace?: number) => {
  const { status, body } = await caller.get('/services/orders/show', { per_page: 100, workspace_id: workspace });
  return { status, rows: (body.orders ?? []) as Row[], total: body.recordsTotal, counts: body.counts as Record<string, number> };
};
const read = async (caller: TestCaller, id: number) => {
  const { status, body } = await caller.get('/services/orders/show', { action: 'retrieve-html', order_detail_id: id });
  return { status, order: ((body.orders ?? []) as Row[])[0] };
};

describe('the list', () => {
  it('of a workspace holds what its members placed there, and nobody’s personal documents', async () => {
    const fields = { text: 'Shoes and socks. Shoes again.', language: 'en' };
    const placed = await author.send('POST', '/services/orders/create', {
      tool: 'keyword_density',
      fields,
      workspace_id: workspace,
    });
    const id = (placed.body.order as { order_details: { id: number }[] }).order_details[0]?.id ?? 0;
    const own = await buildDocument(product, author);
    const shared = await list(colleague, workspace);
    expect(shared.rows).toMatchObject([{ order_detail_id: id, workspace_id: workspace, user: { id: author.id } }]);
    expect([shared.total, shared.counts.accepted]).toEqual([1, 1]);
    expect((await list(author)).rows.map((row) => row.order_detail_id)).toEqual([own.detailId]);
    expect((await list(colleague)).rows).toEqual([]);
    expect((await list(boss, workspace)).status).toBe(404);
  });
});

describe('a document of a workspace', () => {
  it('is edited, versioned and downloaded by every member', async () => {
    const { detailId, versionId } = await buildDocument(product, author, { workspaceId: workspace });
    const saved = await colleague.send('POST', '/services/orders/update', {
      order_detail_id: detailId,
      title: 'Better shoes',
      content: { html: '<p>Better.</p>' },
    });
    expect(saved.status).toBe(200);
    expect((await read(author, detailId)).order).toMatchObject({ title: 'Better shoes' });
    const history = (await author.get('/services/orders/order_history', { order_detail_id: detailId })).body.versions as {
      user: { id: number } | null;
    }[];
    expect(history.map((version) => version.user?.id ?? null)).toEqual([colleague.id, null]);
    expect((await colleague.get('/services/orders/download', { order_detail_id: detailId, format: 'md' })).status).toBe(200);
    expect((await colleague.send('POST', '/services/orders/versions/restore', { version_id: versionId })).status).toBe(200);
    const outside = [
      await boss.send('POST', '/services/orders/update', { order_detail_id: detailId, title: 'Mine' }),
      await boss.get('/services/orders/download', { order_detail_id: detailId, format: 'md' }),
      await boss.get('/services/orders/order_history', { order_detail_id: detailId }),
      await boss.send('POST', '/services/orders/versions/restore', { version_id: versionId }),
    ];
    expect(outside.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
  });
  it('is deleted by its author or a manager only, and the buttons say so', async () => {
    const [first, second] = [
      await buildDocument(product, author, { workspaceId: workspace }),
      await buildDocument(product, author, { workspaceId: workspace }),
    ];
    const remove = (caller: TestCaller, id: number) => caller.send('DELETE', '/services/orders/delete', { order_detail_id: id });
    const can = async (caller: TestCaller) => (await read(caller, first.detailId)).order?.can.delete;
    expect([await can(author), await can(colleague), await can(manager)]).toEqual([true, false, true]);
    expect((await remove(colleague, first.detailId)).status).toBe(403);
    expect((await remove(boss, first.detailId)).status).toBe(404);
    const before = (await list(author, workspace)).total as number;
    expect((await remove(author, first.detailId)).status).toBe(200);
    expect((await remove(manager, second.detailId)).status).toBe(200);
    expect((await list(author, workspace)).total).toBe(before - 2);
  });
  it('that failed is tried again by any member', async () => {
    const { detailId } = await buildDocument(product, author, { workspaceId: workspace });
    await product.sql(`update order_details set status = 'failed', reason = 'UNEXPECTED' where id = $1`, [detailId]);
    expect((await list(colleague, workspace)).counts.failed).toBe(1);
    expect((await boss.send('POST', '/services/orders/retry', { order_detail_id: detailId })).status).toBe(404);
    expect((await colleague.send('POST', '/services/orders/retry', { order_detail_id: detailId })).status).toBe(200);
    expect((await list(colleague, workspace)).counts).toMatchObject({ failed: 0, in_progress: 1 });
  });
  it('is out of reach, for its author too, from the moment they leave', async () => {
    const { detailId, versionId } = await buildDocument(product, author, { workspaceId: workspace });
    await manager.send('DELETE', '/features/workspace/delete_users', { id: workspace, users: [author.id] });
    const answers = [
      await read(author, detailId),
      await list(author, workspace),
      await author.send('POST', '/services/orders/update', { order_detail_id: detailId, title: 'Still mine' }),
      await author.send('DELETE', '/services/orders/delete', { order_detail_id: detailId }),
      await author.get('/services/orders/download', { order_detail_id: detailId, format: 'md' }),
      await author.get('/services/orders/versions/show', { version_id: versionId }),
      await author.send('POST', '/services/orders/create', {
        tool: 'keyword_density',
        fields: { text: 'Shoes.', language: 'en' },
        workspace_id: workspace,
      }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404));
    await manager.send('POST', '/features/workspace/add_users', { id: workspace, users: [author.id] });
    expect((await read(author, detailId)).status).toBe(200);
  });
});
