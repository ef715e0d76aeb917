import { addDays } from '@folio/contract/working-days';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { acceptedOutput, spentCredits, taskStory } from '../../testing/report-facts.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { countReports } from './reports.jobs.ts';

let product: TestProduct;
let owner: TestCaller;
const today = () => new Date().toISOString().slice(0, 10);
const ago = (days: number) => addDays(today(), -days);

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
beforeEach(async () => {
  await product.sql('truncate report_days, report_approvals, report_waits, report_state');
  await product.sql('delete from order_details');
  await product.sql('delete from credit_movements');
});
afterAll(() => product.stop());

const days = () =>
  product.sql<{ day: string; texts: number }>(
    'select day::text, sum(texts)::int as texts from report_days where texts > 0 group by 1 order by 1',
  );

it('all days are counted the first time, and the last three again afterwards', async () => {
  for (const day of [ago(200), ago(30), ago(2)]) await acceptedOutput(product, owner, { at: `${day}T12:00Z` });
  await countReports(product.kernel);
  expect(await days()).toEqual([ago(200), ago(30), ago(2)].map((day) => ({ day, texts: 1 })));
  const [state] = await product.sql('select next_day, counted_at is not null as is_counted from report_state');
  expect(state).toEqual({ next_day: null, is_counted: true });
  await acceptedOutput(product, owner, { at: `${ago(30)}T12:00Z` });
  await acceptedOutput(product, owner, { at: `${ago(2)}T13:00Z` });
  await countReports(product.kernel);
  // Older days stay as they were counted.
  expect(await days()).toEqual([
    { day: ago(200), texts: 1 },
    { day: ago(30), texts: 1 },
    { day: ago(2), texts: 2 },
  ]);
});

it('a first count that was interrupted continues where it was', async () => {
  for (const day of [ago(200), ago(100), ago(1)]) await acceptedOutput(product, owner, { at: `${day}T12:00Z` });
  await countReports(product.kernel, AbortSignal.abort());
  expect(await days()).toEqual([{ day: ago(1), texts: 1 }]);
  await countReports(product.kernel);
  expect((await days()).map(({ day }) => day)).toEqual([ago(200), ago(100), ago(1)]);
});

it('twenty counts at once leave each day counted once', async () => {
  await acceptedOutput(product, owner, { at: `${ago(1)}T12:00Z` });
  await acceptedOutput(product, owner, { at: `${ago(90)}T12:00Z` });
  await spentCredits(product, owner, { at: `${ago(1)}T12:00Z`, spent: 5 });
  await Promise.all(Array.from({ length: 20 }, () => countReports(product.kernel)));
  expect(await days()).toEqual([ago(90), ago(1)].map((day) => ({ day, texts: 1 })));
  expect(await product.sql('select sum(credits)::int as credits from report_days')).toEqual([{ credits: 5 }]);
});

it('a day is that of the workspace, in its time zone', async () => {
  const workspaceId = await buildWorkspace(product, owner);
  await product.sql(`update workspaces set time_zone = 'Pacific/Auckland' where id = $1`, [workspaceId]);
  await acceptedOutput(product, owner, { at: `${ago(2)}T18:00Z`, workspaceId });
  await acceptedOutput(product, owner, { at: `${ago(2)}T18:00Z` });
  await countReports(product.kernel);
  expect(await product.sql('select day::text, workspace_id from report_days order by workspace_id')).toEqual([
    { day: ago(2), workspace_id: 0 },
    { day: ago(1), workspace_id: workspaceId },
  ]);
});

it('an approval is counted once, with the scores and the authors of the approved version', async () => {
  const workspaceId = await buildWorkspace(product, owner);
  const { detailId, versionId } = await buildDocument(product, owner, { workspaceId });
  const [approved] = await product.sql<{ id: number }>(
    `insert into document_versions (order_detail_id, number, title, html, words, origin)
     values ($1, 2, 'Text', '<p data-origin="engine">one two three</p><p data-origin="person">four</p>', 4, 'person') returning id`,
    [detailId],
  );
  const score = (version: number | undefined, points: number, rules: number) =>
    product.sql('insert into version_scores (version_id, score, parts, rule_version) values ($1, $2, $3, $4)', [
      version,
      points,
      '[]',
      rules,
    ]);
  await score(versionId, 40, 1);
  await score(approved?.id, 70, 1);
  const at = `${ago(1)}T12:00Z`;
  const events = [{ kind: 'submitted', at } as const, { kind: 'approved', at } as const];
  const taskId = await taskStory(product, owner, { workspaceId, started: `${ago(1)}T11:00Z`, events });
  await product.sql('update tasks set order_detail_id = $2 where id = $1', [taskId, detailId]);
  await product.sql(
    `insert into task_packages (task_id, package_hash, part_hashes, version_id, lines) values ($1, 'h', '{}', $2, '{}')`,
    [taskId, approved?.id],
  );
  await product.sql(`alter table task_events disable trigger task_events_stay`);
  await product.sql(`update task_events set package_hash = 'h' where task_id = $1`, [taskId]);
  await product.sql(`alter table task_events enable trigger task_events_stay`);
  await countReports(product.kernel);
  await product.sql('delete from version_scores');
  await countReports(product.kernel);
  const rows = await product.sql(
    'select task_id, user_id, first_score, approved_score, rule_version, words_engine, words_mixed, words_person from report_approvals',
  );
  const words = { words_engine: 3, words_mixed: 0, words_person: 1 };
  expect(rows).toEqual([{ task_id: taskId, user_id: owner.id, first_score: 40, approved_score: 70, rule_version: 1, ...words }]);
});
