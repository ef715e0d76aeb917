import { cardWithout, widgetGroups, widgetNames, widgets } from '@folio/contract/widget-words';
import type { Widget } from '@folio/contract/widgets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorOf } from '../../testing/actor-of.ts';
import { buildWorkspace } from '../../testing/build.ts';
import { acceptedOutput, spentCredits } from '../../testing/report-facts.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { showReport } from '../reports/index.ts';
import { readWidgets } from './read-widgets.ts';

let product: TestProduct;
let owner: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let workspaceId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
  plain = await product.join(owner, 'Plain Person', 'user');
  workspaceId = await buildWorkspace(product, owner, { members: [plain] });
  const at = new Date(Date.now() - 86_400_000).toISOString();
  await acceptedOutput(product, owner, { at, workspaceId });
  await acceptedOutput(product, owner, { at, workspaceId, language: 'de' });
  await spentCredits(product, owner, { at, workspaceId, spent: 60 });
  await product.sql(
    `insert into report_days (account_id, day, workspace_id, user_id, tool_slug, language, website_id, texts, words, credits)
     select account_id, current_date - 1, $2, $1, 'job_posting', 'en', 0, 2, 200, 60 from users where id = $1`,
    [owner.id, workspaceId],
  );
});
afterAll(() => product.stop());

const show = (caller: TestCaller, names: readonly string[], workspace: number | '' = workspaceId) => {
  const search = new URLSearchParams([
    ...names.map((name): [string, string] => ['names[]', name]),
    ['workspace_id', String(workspace)],
  ]);
  return caller.get(`/features/widgets/show?${search.toString()}&`);
};
const cards = async (caller: TestCaller, names: readonly string[]) => {
  const { status, body } = await show(caller, names);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.widgets as Widget[];
};
const dashboard = (caller: TestCaller, workspace: number | null) =>
  caller.get('/features/dashboard/widgets', { workspace_id: workspace ?? '' });
const save = (caller: TestCaller, names: readonly string[], workspace: number | null = workspaceId) =>
  caller.send('PUT', '/features/dashboard/widgets', { names, workspace_id: workspace });

describe('cards', () => {
  it('show the figures of reports in the order that is asked for, each in its state', async () => {
    const [credits, made, score] = await cards(owner, ['credits', 'made', 'score']);
    expect([credits?.name, made?.name, score?.name]).toEqual(['credits', 'made', 'score']);
    const report = (await owner.get('/features/reports/show', { workspace_id: workspaceId })).body.report as {
      figures: { name: string; value: number }[];
    };
    expect(made?.figure?.value).toBe(report.figures.find(({ name }) => name === 'made')?.value);
    expect([made?.state, made?.series[0]?.points.reduce((sum, { value }) => sum + (value ?? 0), 0)]).toEqual(['ok', 2]);
    expect(score).toEqual(cardWithout('score', 'empty'));
  });

  it('are eighteen, and a plain user sees no cost', async () => {
    const all = await cards(owner, widgetNames);
    expect(
      Object.fromEntries(widgetGroups.map((group) => [group, all.filter(({ name }) => widgets[name].group === group).length])),
    ).toEqual({
      work: 6,
      review: 4,
      cost: 3,
      publishing: 3,
      trends: 2,
    });
    const [cost, credits] = await cards(plain, ['cost', 'credits']);
    expect([cost?.state, credits?.state]).toEqual(['forbidden', 'empty']);
  });

  it('show a time that is known to be 0, such as approvals within the hour', async () => {
    const known = await readWidgets(
      product.kernel,
      await actorOf(product, owner),
      { names: ['approval_hours', 'made'], workspace_id: workspaceId },
      async (...call) => {
        const report = await showReport(...call);
        return {
          ...report,
          rows: [],
          series: [],
          figures: report.figures.map((figure) => ({ ...figure, value: 0, previous: null })),
        };
      },
    );
    expect(known.widgets.map(({ state }) => state)).toEqual(['ok', 'empty']);
  });

  it('fail alone', async () => {
    const answer = await readWidgets(
      product.kernel,
      await actorOf(product, owner),
      { names: ['made', 'credits', 'words'], workspace_id: workspaceId },
      (kernel, actor, filters) =>
        filters.report === 'cost' ? Promise.reject(new Error('Gone')) : showReport(kernel, actor, filters),
    );
    expect(answer.widgets.map(({ name, state }) => [name, state])).toEqual([
      ['made', 'ok'],
      ['credits', 'failed'],
      ['words', 'ok'],
    ]);
  });

  it('that there are none of are refused, and a foreign workspace is not found', async () => {
    const unknown = await show(owner, ['made', 'nothing']);
    expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['names']]);
    expect((await show(stranger, ['made'])).status).toBe(404);
    expect((await show(owner, [])).status).toBe(422);
  });
});

describe('the dashboard', () => {
  it('keeps cards in order, for each person and workspace', async () => {
    const info = async () => (await owner.get('/tools/show_user_info')).body.user_info as { has_widgets: boolean };
    expect((await info()).has_widgets).toBe(false);
    expect((await save(owner, ['credits', 'made'])).body.names).toEqual(['credits', 'made']);
    expect((await save(owner, ['words'], null)).body.names).toEqual(['words']);
    expect((await dashboard(owner, workspaceId)).body.names).toEqual(['credits', 'made']);
    expect((await dashboard(owner, null)).body.names).toEqual(['words']);
    expect((await dashboard(plain, workspaceId)).body.names).toEqual([]);
    expect((await info()).has_widgets).toBe(true);
    await save(owner, ['made', 'made']);
    expect((await dashboard(owner, workspaceId)).body.names).toEqual(['made']);
  });

  it('has at most twelve, known ones, in workspaces that one is in', async () => {
    expect((await save(owner, widgetNames.slice(0, 12))).status).toBe(200);
    expect((await save(owner, widgetNames.slice(0, 13))).body.errors).toHaveProperty('names');
    expect((await save(owner, ['nothing'])).status).toBe(422);
    expect((await save(stranger, ['made'])).status).toBe(404);
    expect((await dashboard(stranger, workspaceId)).status).toBe(404);
  });

  it('is one of those that were saved, when twenty are saved at once', async () => {
    const sets = widgetNames.slice(0, 10).flatMap((name) => [[name], [name, 'made']]);
    const saved = await Promise.all(sets.map((names) => save(owner, names)));
    expect(saved.map(({ status }) => status)).toEqual(sets.map(() => 200));
    expect(
      await product.sql('select 1 from dashboard_widgets where user_id = $1 and workspace_id = $2', [owner.id, workspaceId]),
    ).toHaveLength(1);
    const kept = (await dashboard(owner, workspaceId)).body.names as string[];
    expect(saved.map(({ body }) => body.names)).toContainEqual(kept);
  });
});
