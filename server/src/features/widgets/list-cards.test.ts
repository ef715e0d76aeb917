// Cards that list open work, through HTTP: their rows, their readers, and their messages without rows or permission.
import type { Widget } from '@folio/contract/widgets';
import { addDays } from '@folio/contract/working-days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { zoneByDay } from '../../testing/zone-by-day.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let today: string;
const setZone = (zone: string) => product.sql('update workspaces set time_zone = $2 where id = $1', [team.workspaceId, zone]);
beforeAll(async () => {
  product = await startTestProduct();
  team = await buildReviewTeam(product);
  const found = await zoneByDay(product);
  ({ today } = found);
  await setZone(found.zone);
});
afterAll(() => product.stop());
beforeEach(() => product.sql('delete from tasks'));

const dayIn = (days: number) => addDays(today, days);
const card = async (name: Widget['name'], caller: TestCaller = team.manager, workspace: number | '' = team.workspaceId) => {
  const { status, body } = await caller.get('/features/widgets/show', { 'names[]': name, workspace_id: workspace });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.widgets as Widget[])[0] as Widget;
};
const brief = ({ state, figure, items }: Widget) => ({ state, count: figure?.value, titles: items.map(({ title }) => title) });
const nothing = { state: 'empty', count: undefined, titles: [] };
const task = async (title: string, due: number, more: Record<string, unknown> = {}) =>
  team.taskIn(await team.create(team.manager, { title, due_date: dayIn(due), assignee_id: team.plain.id, ...more }));

describe('cards of tasks', () => {
  it('list what is the caller’s, what is due, and what is overdue, the earliest first and at most four', async () => {
    for (const [title, due] of [
      ['Late', -2],
      ['Later', -1],
      ['Today', 0],
      ['This week', 6],
      ['Next week', 7],
    ] as const)
      await task(title, due);
    await task('Of the manager', 3, { assignee_id: team.manager.id });
    expect(brief(await card('my_tasks', team.plain))).toEqual({
      state: 'ok',
      count: 5,
      titles: ['Late', 'Later', 'Today', 'This week'],
    });
    expect(brief(await card('due'))).toEqual({ state: 'ok', count: 3, titles: ['Today', 'Of the manager', 'This week'] });
    const overdue = await card('overdue');
    expect(brief(overdue)).toEqual({ state: 'ok', count: 2, titles: ['Late', 'Later'] });
    expect(overdue.items[0]).toMatchObject({
      state: 'waiting',
      day: dayIn(-2),
      is_late: true,
      path: expect.stringMatching(/^\/task-assignment\/\d+$/),
    });
    expect(brief(await card('my_tasks', team.plain, ''))).toMatchObject({ count: 5 });
    expect(brief(await card('my_tasks', team.reviewer))).toEqual(nothing);
  });

  it('name the step that waits for the caller, until it is approved', async () => {
    const { id } = await team.inReview([team.byReviewer({ name: 'Legal', due_date: dayIn(5) })], undefined, { title: 'Tents' });
    const found = await card('waiting', team.reviewer);
    expect([brief(found), found.items[0]]).toMatchObject([
      { state: 'ok', count: 1, titles: ['Tents'] },
      { note: 'Legal', day: dayIn(5), is_late: false, state: 'ready' },
    ]);
    const second = await team.inReview([team.byReviewer()], undefined, { title: 'Handed in later' });
    const handedIn = await product.sql<{ at: Date }>(
      `select created_at as at from task_events where kind = 'submitted' and task_id = any($1::int[]) order by id`,
      [[id, second.id]],
    );
    expect(handedIn).toHaveLength(2);
    expect((await card('waiting', team.reviewer)).oldest_at).toBe(handedIn[0]?.at.toISOString());
    await team.decide(team.reviewer, second.id);
    expect((await card('load')).rows).toEqual([
      { key: `user-${team.reviewer.id}`, name: 'Rita Reviewer', unit: 'count', value: 1 },
    ]);
    await team.decide(team.reviewer, id);
    expect(brief(await card('waiting', team.reviewer))).toEqual(nothing);
    expect(brief(await card('load'))).toEqual(nothing);
  });

  it('list what goes out next with its time, and what of it is not approved', async () => {
    await setZone('UTC');
    const { id } = await team.inReview([team.byReviewer()], undefined, { title: 'Trail shoes' });
    expect(brief(await card('live_next'))).toEqual(nothing);
    await product.sql(`update tasks set publish_at = $2 where id = $1`, [id, `${dayIn(3)}T06:45:00Z`]);
    const [item] = (await card('live_next')).items;
    expect(item).toMatchObject({ title: 'Trail shoes', day: dayIn(3), time: '06:45', state: 'unapproved' });
    await team.decide(team.reviewer, id);
    expect((await card('live_next')).items[0]?.state).toBe('planned');
  });

  it('are closed where the account hides tasks or names of people, and to strangers', async () => {
    await product.sql(`update accounts set branding = branding || '{"reports_by_person": false}'`);
    expect([(await card('load')).state, (await card('due')).state]).toEqual(['forbidden', 'empty']);
    await product.sql(`update accounts set branding = branding || '{"hide_generic_task_assignment": true}'`);
    for (const name of ['my_tasks', 'due', 'overdue', 'waiting', 'load', 'live_next'] as const)
      expect((await card(name)).state, name).toBe('forbidden');
    await product.sql(`update accounts set branding = branding - 'reports_by_person' - 'hide_generic_task_assignment'`);
    const answer = await team.stranger.get('/features/widgets/show', { 'names[]': 'due', workspace_id: team.workspaceId });
    expect(answer.status).toBe(404);
  });
});

it('translations that wait or run are listed, and not where the account hides them', async () => {
  expect(brief(await card('translations'))).toEqual(nothing);
  for (const [title, state] of [
    ['Expires', 'approved'],
    ['Needs an answer', 'quoted'],
    ['Runs', 'in_progress'],
  ])
    await product.sql(
      `with placed as (insert into orders (account_id, user_id, tool_slug, title, fields, workspace_id)
         select account_id, id, 'translation_request', $3, '{}', $2 from users where id = $1 returning *)
       insert into translation_requests (order_id, account_id, user_id, workspace_id, title, kind, source_language, target_languages, state)
       select id, account_id, user_id, workspace_id, title, 'managed', 'en', '{de}', $4 from placed`,
      [team.manager.id, team.workspaceId, title, state],
    );
  const found = await card('translations');
  expect(brief(found)).toEqual({ state: 'ok', count: 2, titles: ['Needs an answer', 'Runs'] });
  expect(found.items.map(({ request_state }) => request_state)).toEqual(['quoted', 'in_progress']);
  await product.sql(`update accounts set branding = branding || '{"hide_translations": true}'`);
  expect((await card('translations')).state).toBe('forbidden');
  await product.sql(`update accounts set branding = branding - 'hide_translations'`);
});

it('a trend is drawn from the newest document of its tool, with its source', async () => {
  expect(brief(await card('trend'))).toEqual(nothing);
  const placed = await team.manager.send('POST', '/services/orders/create', {
    tool: 'trends_interest',
    workspace_id: team.workspaceId,
    fields: {
      keywords: ['sleeping bag'],
      period: '90d',
      language: 'en',
      own_figures: '2026-09-01; sleeping bag; 20\n2026-10-01; sleeping bag; 30\n2026-11-01; sleeping bag; 40',
    },
  });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  const { state, series, source, items } = await card('trend');
  expect([state, series[0]?.name]).toEqual(['ok', 'sleeping bag']);
  expect(series[0]?.points).toEqual([
    { day: '2026-09-01', value: 50 },
    { day: '2026-10-01', value: 75 },
    { day: '2026-11-01', value: 100 },
  ]);
  expect(source).not.toBe('');
  expect(items[0]?.path).toMatch(/^\/orders\/\d+$/);
  expect(brief(await card('trend', team.manager, ''))).toEqual(nothing);
});
