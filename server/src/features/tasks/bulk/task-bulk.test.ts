// Many tasks at once: a file judged by row and column, made whole or not at all, and the texts of a bulk order.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvBytes } from '../../../kernel/csv.ts';
import { buildBulkOrder } from '../../../testing/build.ts';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { csvOf, formOf, xlsxOf } from '../../../testing/table-files.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

const send = (
  call: 'validate' | 'create',
  more: Record<string, unknown>,
  headers?: Record<string, string>,
  caller = team.manager,
) => caller.send('POST', `/features/tasks/bulk/${call}`, formOf({ workspace_id: team.workspaceId, ...more }), headers);
const countTasks = async () => (await product.sql<{ count: number }>('select count(*)::int as count from tasks'))[0]?.count ?? 0;
const emailOf = async (id: number) =>
  (await product.sql<{ email: string }>('select email from users where id = $1', [id]))[0]?.email;

it('names faults by row and column, and makes nothing', async () => {
  const before = await countTasks();
  const file = csvOf(
    'Title,assignee,priority,Due date,Colour\nGood,,high,2026-12-01,red\n,nobody@example.com,urgent,tomorrow,blue\n',
  );
  const { status, body } = await send('validate', { file });
  expect([status, body.unknown_columns, body.count, body.faults_total]).toEqual([200, ['Colour'], 2, 4]);
  expect(
    (body.faults as { row: number; column: string }[])
      .map(({ row, column }) => [row, column])
      .toSorted((one, other) => (String(one) < String(other) ? -1 : 1)),
  ).toEqual([
    [3, 'Due date'],
    [3, 'Title'],
    [3, 'assignee'],
    [3, 'priority'],
  ]);
  const refused = await send('create', { file });
  expect([refused.status, refused.body.code]).toEqual([422, 'TASK_ROWS_WRONG']);
  expect(JSON.stringify(refused.body.errors)).toContain('3 / priority');
  expect(await countTasks()).toBe(before);
});

it('makes 1,000 rows with umlauts and quoted commas, notifies each person once, and once for one key', async () => {
  const before = await countTasks();
  const plain = await emailOf(team.plain.id);
  const rows = Array.from({ length: 1000 }, (_, index) => [
    `Größe, Maß und Öl ${index}`,
    plain ?? '',
    'Müsli, Läufer',
    '2026-12-01',
  ]);
  const file = csvOf(csvBytes([['Titel', 'Zuständig', 'Keywords', 'Fälligkeitsdatum'], ...rows]));
  const headers = { 'Idempotency-Key': 'thousand-rows' };
  const { status, body } = await send('create', { file }, headers);
  expect([status, body.count]).toEqual([200, 1000]);
  expect((await send('create', { file }, headers)).body.task_ids).toEqual(body.task_ids);
  expect(await countTasks()).toBe(before + 1000);
  const [last] = await product.sql('select title, linked_keywords, due_date from tasks order by id desc limit 1');
  expect(last).toMatchObject({ title: 'Größe, Maß und Öl 999', linked_keywords: ['Müsli', 'Läufer'] });
  const raised = await product.sql<{ data: unknown }>(`select data from raised_events where name = 'task.assigned'`);
  expect(raised.map(({ data }) => data)).toMatchObject([{ count: 1000, people: [team.plain.id] }]);
});

it('reads a workbook with reviewers, and fills rows from a template', async () => {
  const made = await team.manager.send('POST', '/features/task-templates/create', {
    workspace_id: team.workspaceId,
    name: 'Short text',
    fields: { priority: 'low' },
    days: 1,
  });
  expect(made.status).toBe(200);
  const reviewers = `${await emailOf(team.reviewer.id)}, ${await emailOf(team.second.id)}`;
  const file = await xlsxOf(
    ['title', 'template', 'start_date', 'reviewers'],
    [['From a workbook', 'short text', '2026-11-27', reviewers]],
  );
  const { status, body } = await send('create', { file });
  expect([status, body.code]).toEqual([200, undefined]);
  const task = await team.show((body.task_ids as number[])[0] ?? 0);
  expect(task).toMatchObject({ title: 'From a workbook', priority: 'low', due_date: '2026-11-30' });
  expect(task.review_steps.map((step) => step.reviewers.map(({ id }) => id))).toEqual([[team.reviewer.id], [team.second.id]]);
});

it('makes nothing from a template whose assignee has left the workspace', async () => {
  const leaver = await product.join(team.owner, 'Lea Leaver', 'user');
  await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [team.workspaceId, leaver.id]);
  const made = await team.manager.send('POST', '/features/task-templates/create', {
    workspace_id: team.workspaceId,
    name: 'Of someone who leaves',
    fields: { assignee_id: leaver.id },
  });
  expect(made.status).toBe(200);
  await product.sql('delete from workspace_members where user_id = $1', [leaver.id]);
  const before = await countTasks();
  const { status, body } = await send('create', { file: csvOf('title,template\nOne,Of someone who leaves\n') });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['assignee_id']]);
  expect(await countTasks()).toBe(before);
});

it('gives a sample that is read without a fault, in both formats', async () => {
  for (const format of ['csv', 'xlsx']) {
    const sample = await fetch(`${product.url}/api/features/tasks/bulk/sample?format=${format}`, {
      headers: { authorization: `Bearer ${team.manager.token}` },
    });
    const file = new File([new Uint8Array(await sample.arrayBuffer())], `sample.${format}`);
    const { body } = await send('validate', { file });
    expect(body).toMatchObject({ count: 2, faults: [], unknown_columns: [] });
    expect((body.rows as { title: string }[])[0]?.title).toBe('Müslibar für Läufer');
  }
});

it('is for managers, refuses more than 1,000 rows and another workspace', async () => {
  const file = csvOf(`title\n${'One\n'.repeat(1001)}`);
  const { status, body } = await send('validate', { file });
  expect([status, body.code]).toEqual([422, 'TOO_MANY_ROWS']);
  expect((await send('create', { file: csvOf('title\nOne\n') }, undefined, team.plain)).status).toBe(403);
  expect((await send('create', { file: csvOf('title\nOne\n'), workspace_id: 999_999 })).status).toBe(404);
});

it('makes tasks of the accepted rows of a bulk order, without those that have one', async () => {
  const { bulkOrderId } = await buildBulkOrder(product, team.manager);
  await product.sql('update orders set workspace_id = $2 where id = (select order_id from bulk_orders where id = $1)', [
    bulkOrderId,
    team.workspaceId,
  ]);
  await product.sql(`update order_details set workspace_id = $2, status = 'accepted', reason = null where bulk_order_id = $1`, [
    bulkOrderId,
    team.workspaceId,
  ]);
  const details = await product.sql<{ id: number }>('select id from order_details where bulk_order_id = $1', [bulkOrderId]);
  const first = await send('create', { from_bulk_order_id: bulkOrderId });
  expect([first.status, first.body.count, first.body.left_out]).toEqual([200, details.length, 0]);
  const [task] = first.body.task_ids as number[];
  expect((await team.show(task ?? 0)).order_detail_id).toBe(details[0]?.id);
  const second = await send('create', { from_bulk_order_id: bulkOrderId });
  expect([second.status, second.body.count, second.body.left_out]).toEqual([200, 0, details.length]);
});
