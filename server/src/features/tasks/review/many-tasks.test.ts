// Two thousand tasks: how long the board takes, and decisions on two hundred of them in one call.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedManyTasks } from '../../../testing/many-tasks.ts';
import { buildReviewTeam, type DecisionResult } from '../../../testing/review-team.ts';
import { startOwnProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
  await seedManyTasks(product.sql, {
    workspaceId: team.workspaceId,
    makerId: team.plain.id,
    reviewerId: team.reviewer.id,
    count: 2000,
  });
  await product.sql('analyze');
});
afterAll(() => product.stop());

it('the board comes with at most 50 cards a column and without a query a card', async () => {
  const board = () => team.owner.get('/features/tasks/board', { workspace_id: team.workspaceId });
  const { query } = product.kernel.database.pool;
  let queries = 0;
  product.kernel.database.pool.query = ((...words: Parameters<typeof query>) => {
    queries += 1;
    return query.apply(product.kernel.database.pool, words);
  }) as typeof query;
  const { body } = await board();
  product.kernel.database.pool.query = query;
  const columns = body.columns as { status: string; count: number; tasks: unknown[] }[];
  expect(columns.map(({ status, count, tasks }) => [status, count, tasks.length])).toEqual([
    ['waiting', 80, 50],
    ['on_going', 80, 50],
    ['ready', 1600, 50],
    ['rejected', 0, 0],
    ['approved', 80, 50],
    ['published', 80, 50],
    ['completed', 80, 50],
  ]);
  expect(queries).toBeLessThan(20);
});

it('200 decisions in one call each have their result', async () => {
  const { body } = await team.reviewer.get('/features/tasks', {
    workspace_id: team.workspaceId,
    view: 'review',
    per_page: 100,
  });
  const pages = [
    body,
    (await team.reviewer.get('/features/tasks', { workspace_id: team.workspaceId, view: 'review', per_page: 100, page: 2 })).body,
  ];
  const rows = pages.flatMap((one) => one.tasks as { id: number; active_step: { id: number } }[]);
  const decisions: { id: number; step_id: number; package_hash: string }[] = [];
  for (const { id, active_step: step } of rows) decisions.push({ id, step_id: step.id, package_hash: await team.hashOf(id) });
  const changed = decisions[7] as (typeof decisions)[number];
  changed.package_hash = 'f'.repeat(64);
  const answer = await team.reviewer.send('POST', '/features/tasks/decide', { decisions, verdict: 'approve' });
  const results = answer.body.results as DecisionResult[];
  expect(results.map(({ id }) => id)).toEqual(decisions.map(({ id }) => id));
  expect(results.filter(({ code }) => code !== null)).toMatchObject([{ id: changed.id, code: 'TASK_CONTENT_CHANGED' }]);
  const [counted] = await product.sql(
    `select count(*)::int as count from tasks where status = 'approved' and package_hash is not null`,
  );
  expect(counted).toEqual({ count: 199 });
});
