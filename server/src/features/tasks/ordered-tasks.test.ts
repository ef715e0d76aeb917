// Tools that assign tasks: ordering one makes order and task together, or neither.

import { findTool } from '@folio/catalogue/catalogue';
import type { Task } from '@folio/contract/task-shapes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { csvOf, sendBulk } from '../../testing/table-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

const slug = 'managed_page_content';
let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

const order = (more: Record<string, unknown> = {}, fields: Record<string, unknown> = {}, caller: TestCaller = team.manager) =>
  caller.send('POST', '/services/orders/create', {
    tool: slug,
    fields: { ...findTool(slug)?.example, ...fields },
    workspace_id: team.workspaceId,
    ...more,
  });
const counts = async () => {
  const [found] = await product.sql<{ orders: number; tasks: number; reserved: number; jobs: number }>(
    `select (select count(*) from orders)::int as orders, (select count(*) from tasks)::int as tasks,
       (select coalesce(sum(credits_reserved), 0) from order_details)::int as reserved, (select count(*) from pgboss.job)::int as jobs`,
  );
  return found;
};
const tasksOf = async (detailIds: number[]): Promise<Task[]> => {
  const rows = await product.sql<{ id: number }>('select id from tasks where order_detail_id = any($1) order by id', [detailIds]);
  return Promise.all(rows.map(({ id }) => team.show(id)));
};
const detailsIn = (body: Record<string, unknown>) =>
  (body.order as { order_details: { id: number; status: string }[] }).order_details;

it('makes the task with the fields of the order and its document', async () => {
  const task = { due_date: '2026-12-04', priority: 'high', assignees_group: 'admin' };
  const { status, body } = await order({ task }, { request_type: 'add', soft_keywords: ['mud'] });
  expect(status).toBe(200);
  const [detail] = detailsIn(body);
  await order({ task });
  const found = await team.manager.get('/features/tasks', { workspace_id: team.workspaceId, order_detail_id: detail?.id ?? 0 });
  expect(found.body.tasks).toMatchObject([{ order_detail_id: detail?.id }]);
  expect(await tasksOf([detail?.id ?? 0])).toMatchObject([
    {
      ...task,
      title: 'Rewrite the page on cargo bikes',
      type: 'ai',
      request_type: 'add',
      tool_id: slug,
      order_detail_id: detail?.id,
      linked_keywords: ['cargo bike', 'bike rental'],
      soft_keywords: ['mud'],
      h2_headings: ['What a cargo bike carries', 'How the rental works', 'Prices'],
      category_name: 'Cargo bikes',
      content_length: 400,
      status: 'waiting',
    },
  ]);
});

it('leaves neither order nor task nor reserved credits where the task cannot be made', async () => {
  const before = await counts();
  const stranger = await product.register('Other Owner');
  const { status, body } = await order({ task: { assignee_id: stranger.id } });
  expect([status, Object.keys(body.errors as object)]).toEqual([422, ['task.assignee_id']]);
  expect(await counts()).toEqual(before);
});

it('opens a manual task at once with the outline of its headings, for nothing and without a job', async () => {
  const before = await counts();
  const { body } = await order(
    { task: { type: 'manual' } },
    { request_type: 'rewrite', h2_headings: ['Sizes & weights', 'Prices'] },
  );
  const [detail] = detailsIn(body);
  expect(detail?.status).toBe('accepted');
  expect(body.order).toMatchObject({ price: 0 });
  const [version] = await product.sql<{ html: string }>('select html from document_versions where order_detail_id = $1', [
    detail?.id,
  ]);
  expect(version?.html).toBe('<h1>Rewrite the page on cargo bikes</h1><h2>Sizes &amp; weights</h2><p></p><h2>Prices</h2><p></p>');
  const after = await counts();
  expect(after).toMatchObject({ reserved: before?.reserved, jobs: before?.jobs, tasks: (before?.tasks ?? 0) + 1 });
  const [made] = await tasksOf([detail?.id ?? 0]);
  expect(made).toMatchObject({ type: 'manual' });
  await team.act(team.manager, 'start', made?.id ?? 0);
  // Nobody has written below its headings yet.
  expect((await team.act(team.manager, 'submit', made?.id ?? 0)).status).toBe(409);
});

it('quotes what placing costs: nothing where a person writes', async () => {
  const fields = { ...findTool(slug)?.example, content_length: 400 };
  const quote = async (task?: object) =>
    (await team.manager.send('POST', '/services/orders/quote', { tool: slug, fields, ...(task ? { task } : {}) })).body;
  expect(await quote({ type: 'manual' })).toMatchObject({ price: 0 });
  expect(await quote({ type: 'ai' })).toMatchObject({ price: 80 });
  expect(await quote()).toMatchObject({ price: 80 });
});

it('makes one task for each of 20 parallel orders', async () => {
  const before = await counts();
  const answers = await Promise.all(Array.from({ length: 20 }, () => order({ task: { type: 'manual' } })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const ids = answers.flatMap(({ body }) => detailsIn(body).map(({ id }) => id));
  expect(await tasksOf(ids)).toHaveLength(20);
  expect((await counts())?.tasks).toBe((before?.tasks ?? 0) + 20);
});

it('makes one task for each row of a bulk order, and notifies the assignee once', async () => {
  const file = csvOf(
    'title,request_type,content_length,task_description,primary_kw\nBikes für Öhringen,new,100,One,bikes\n"Shoes, boots",new,100,Two,shoes\n',
  );
  const call = { tool: slug, file, workspace_id: team.workspaceId, fields: { language: 'en' } };
  const { status, body } = await sendBulk(team.manager, 'create', { ...call, task: { assignee_id: team.plain.id } });
  expect([status, body]).toMatchObject([200, {}]);
  const rows = await product.sql<{ title: string; assignee_id: number }>(
    `select t.title, t.assignee_id from tasks t join order_details d on d.id = t.order_detail_id where d.bulk_order_id = $1 order by t.id`,
    [(body.bulk_order as { id: number }).id],
  );
  expect(rows).toEqual([
    { title: 'Bikes für Öhringen', assignee_id: team.plain.id },
    { title: 'Shoes, boots', assignee_id: team.plain.id },
  ]);
  const raised = await product.sql<{ data: unknown }>(`select data from raised_events where name = 'task.assigned'`);
  expect(raised.map(({ data }) => data)).toMatchObject([{ count: 2, people: [team.plain.id] }]);
});

it('makes no second task where the order is for one, nor for accounts that hide tasks', async () => {
  const { id } = team.taskIn(await team.create(team.manager));
  const { body } = await order({ task_id: id });
  expect(await tasksOf(detailsIn(body).map((one) => one.id))).toMatchObject([{ id }]);
  const hide = (isHidden: boolean) =>
    product.sql(
      `update accounts set branding = branding || jsonb_build_object('hide_generic_task_assignment', $2::boolean)
       where id = (select account_id from users where id = $1)`,
      [team.owner.id, isHidden],
    );
  const before = await counts();
  await hide(true);
  expect((await order()).status).toBe(200);
  await hide(false);
  expect((await counts())?.tasks).toBe(before?.tasks);
});
