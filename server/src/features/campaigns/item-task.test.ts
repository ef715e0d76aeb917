// Tasks that are made for items: from a template, with the contact as the last reviewer, linked at once.
import type { Campaign, CampaignItem } from '@folio/contract/campaign-shapes';
import type { Task } from '@folio/contract/task-shapes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

const api = '/tools/audience_campaigns';
let product: TestProduct;
let staff: TestCaller;
let workspaceId: number;
let campaign: Campaign;
let itemId: number;

async function create(contact: { name: string; email: string } | null = { name: 'Helene Brandt', email: 'h@brenvik.example' }) {
  const { body } = await staff.send('PUT', `${api}/create`, {
    workspace_id: workspaceId,
    name: 'Long weekend',
    from: '2026-11-02',
    to: '2026-11-30',
    contact,
  });
  campaign = body.campaign as Campaign;
  const item = { campaign_id: campaign.id, name: 'Letter', channel: 'Newsletter', from: '2026-11-10', to: '2026-11-12' };
  itemId = ((await staff.send('PUT', `${api}/items/create`, item)).body.item as CampaignItem).id;
}
const make = (more: Record<string, unknown> = {}, caller = staff, headers = {}) =>
  caller.send('POST', `${api}/items/create-task`, { id: itemId, ...more }, headers);
const taskOf = async (id: unknown) => (await staff.get(`/features/tasks/${String(id)}`)).body.task as Task;
const count = async () => (await product.sql<{ count: number }>('select count(*)::int as count from tasks'))[0]?.count ?? 0;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  workspaceId = await buildWorkspace(product, staff, { name: 'Brenvik Outdoor' });
});
afterAll(() => product.stop());
beforeEach(() => create());

describe('a task for an item', () => {
  it('has its name and first day, what its template says, and the contact in the last step', async () => {
    const { body: made } = await staff.send('POST', '/features/task-templates/create', {
      workspace_id: workspaceId,
      name: 'Letter',
      fields: { description: 'Short and warm', tool_id: 'job_posting', title: 'Not this' },
      review_steps: [{ name: 'Editor', group: 'admin', required_approvals: 1 }],
      days: 3,
    });
    const { body } = await make({ template_id: (made.task_template as { id: number }).id });
    expect(body.item).toMatchObject({ state: 'planned', links: [{ kind: 'task', subject_id: body.task_id, title: 'Letter' }] });
    expect(await taskOf(body.task_id)).toMatchObject({
      title: 'Letter',
      description: 'Short and warm',
      tool_id: 'job_posting',
      due_date: '2026-11-10',
      workspace_id: workspaceId,
      review_steps: [{ name: 'Editor' }, { name: 'Helene Brandt', guest: { email: 'h@brenvik.example' } }],
    });
  });
  it('may be without a template and contact, for a tool', async () => {
    const { body } = await make({ with_contact: false, tool_id: 'job_posting' });
    expect(await taskOf(body.task_id)).toMatchObject({ tool_id: 'job_posting', review_steps: [] });
  });
  it('of one key is made once by twenty calls', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 20 }, () => make({}, staff, { 'idempotency-key': `k${itemId}` })));
    const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.task_id);
    expect([new Set(ids).size, await count()]).toEqual([1, before + 1]);
  });
  it('is refused as a whole where something of it is wrong', async () => {
    const before = await count();
    expect((await make({ tool_id: 'no_such_tool' })).body.errors).toHaveProperty('tool_id');
    expect((await make({ template_id: 999_999 })).status).toBe(404);
    await create({ name: 'Staff', email: 'staff.person@example.com' });
    expect((await make()).body.errors).toHaveProperty('with_contact');
    await create(null);
    expect((await make()).body.errors).toEqual({ with_contact: ['Enter the contact who approves the campaign'] });
    await staff.send('POST', `${api}/cancel`, { id: campaign.id, note: 'No budget' });
    expect((await make({ with_contact: false })).body.code).toBe('CAMPAIGN_STATE');
    expect(await count()).toBe(before);
  });
  it('is made by staff of the workspace who manage tasks', async () => {
    const plain = await product.join(staff, `Plain ${itemId}`, 'master');
    expect((await make({}, plain)).status).toBe(403);
    await product.sql('update users set is_admin = true where id = $1', [plain.id]);
    expect((await make({}, plain)).status).toBe(404);
    await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [workspaceId, plain.id]);
    await product.sql(`update users set role = 'user' where id = $1`, [plain.id]);
    expect((await make({}, plain)).status).toBe(403);
  });
});
