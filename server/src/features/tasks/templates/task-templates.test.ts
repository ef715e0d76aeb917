// Task templates through HTTP: permissions to save them, and their effect on new tasks.
import type { TaskTemplate } from '@folio/contract/task-templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../../../testing/build.ts';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { startTestProduct, type TestAnswer, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

const templateIn = ({ status, body }: TestAnswer) => {
  expect([status, body.status]).toEqual([200, 'success']);
  return body.task_template as TaskTemplate;
};
const act = (what: string, body: Record<string, unknown>, caller = team.manager) =>
  caller.send('POST', `/features/task-templates/${what}`, body);
const create = (more: Record<string, unknown> = {}) =>
  act('create', { workspace_id: team.workspaceId, name: 'Buying guide', ...more });
const show = async (caller = team.manager, workspaceId = team.workspaceId) =>
  caller.get('/features/task-templates/show', { workspace_id: workspaceId });

describe('keeping templates', () => {
  it('is for managers; members read', async () => {
    const made = templateIn(await create({ fields: { priority: 'high', soft_keywords: ['grip', 'mud'] }, days: 5 }));
    expect(made).toMatchObject({ fields: { priority: 'high', soft_keywords: ['grip', 'mud'] }, review_steps: [], days: 5 });
    const read = await show(team.plain);
    expect(read.body).toMatchObject({ can: { create: false } });
    expect((read.body.task_templates as TaskTemplate[]).map(({ id }) => id)).toContain(made.id);
    expect((await act('edit', { id: made.id, name: 'Mine' }, team.plain)).status).toBe(403);
    expect((await act('delete', { id: made.id }, team.plain)).status).toBe(403);
    expect((await act('delete', { id: made.id })).status).toBe(200);
    const gone = await act('edit', { id: made.id, name: 'Mine' });
    expect([gone.status, gone.body.code]).toEqual([404, 'TASK_TEMPLATE_NOT_FOUND']);
  });

  it('keeps what an edit does not name and refuses the state before', async () => {
    const made = templateIn(await create({ fields: { description: 'Short' }, days: 3 }));
    const edited = templateIn(await act('edit', { id: made.id, revision: made.revision, name: 'Guide' }));
    expect(edited).toMatchObject({ name: 'Guide', days: 3, fields: { description: 'Short' }, revision: 2 });
    const late = await act('edit', { id: made.id, revision: made.revision, name: 'Late' });
    expect([late.status, late.body.code]).toEqual([409, 'TASK_TEMPLATE_CHANGED']);
    expect(templateIn(await act('edit', { id: made.id, days: null })).days).toBeNull();
  });

  it('refuses people and websites of elsewhere', async () => {
    const stranger = await product.register('Other Owner');
    const { status, body } = await create({ fields: { assignee_id: stranger.id, website_id: 999_999 } });
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['assignee_id', 'website_id']]);
  });

  it('stops at 100 in a workspace, also under parallel calls, and goes with it', async () => {
    const workspaceId = await buildWorkspace(product, team.manager);
    await product.sql(
      `insert into task_templates (account_id, creator_id, workspace_id, name, fields)
       select account_id, id, $2, 'T' || n, '{}' from users, generate_series(1, 90) n where id = $1`,
      [team.manager.id, workspaceId],
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => act('create', { workspace_id: workspaceId, name: 'One more' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['TOO_MANY_TASK_TEMPLATES']),
    );
    await product.sql('delete from workspaces where id = $1', [workspaceId]);
    expect(await product.sql('select id from task_templates where workspace_id = $1', [workspaceId])).toEqual([]);
  });
});

describe('a task from a template', () => {
  it('gets its fields, steps and due day; what the call says wins', async () => {
    const { id } = templateIn(
      await create({
        fields: { priority: 'high', description: 'As always', assignee_id: team.plain.id },
        review_steps: [team.byReviewer({ days: 1 })],
        days: 2,
      }),
    );
    // 2026-11-27 is a Friday.
    const task = team.taskIn(await team.create(team.manager, { template_id: id, start_date: '2026-11-27', description: '' }));
    expect(task).toMatchObject({ priority: 'high', description: '', due_date: '2026-12-01', assignee: { id: team.plain.id } });
    expect(task.review_steps.map(({ name, days, due_date }) => [name, days, due_date])).toEqual([['Review', 1, '2026-12-02']]);
    expect(await product.sql('select template_id from tasks where id = $1', [task.id])).toEqual([{ template_id: id }]);
    const own = team.taskIn(
      await team.create(team.manager, { template_id: id, due_date: '2026-12-24', review_steps: [], assignee_id: null }),
    );
    expect(own).toMatchObject({ due_date: '2026-12-24', review_steps: [], assignee: null });
  });

  it('refuses a template of another workspace', async () => {
    const elsewhere = await buildWorkspace(product, team.manager);
    const { id } = templateIn(await act('create', { workspace_id: elsewhere, name: 'There' }));
    const { status, body } = await team.create(team.manager, { template_id: id });
    expect([status, body.code]).toEqual([404, 'TASK_TEMPLATE_NOT_FOUND']);
  });
});
