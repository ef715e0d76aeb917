// The calendar through HTTP: kinds and days, permissions and scopes, moves by the owners' rules, and entries moved meanwhile.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDocument } from '../../testing/build.ts';
import { brief, calendarOf, move, november } from '../../testing/calendar-calls.ts';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());
beforeEach(() => product.sql('delete from tasks'));

const show = calendarOf(() => team);
const task = async (more: Record<string, unknown> = {}) =>
  team.taskIn(await team.create(team.manager, { due_date: '2030-11-20', assignee_id: team.plain.id, ...more }));
/** An approved task of a document that goes to a website at a time. */
async function scheduled(at: string) {
  const made = await team.manager.send('PUT', '/features/websites/create', {
    name: 'Shop',
    url: 'https://shop.example',
    language: 'en',
    kind: 'download',
    workspace_id: team.workspaceId,
  });
  const websiteId = (made.body.website as { id: number }).id;
  const { id } = await team.inReview([team.byReviewer()], undefined, { title: 'Trail shoes', website_id: websiteId });
  await team.decide(team.reviewer, id);
  await product.sql('update tasks set publish_at = $2, publish_website_id = $3 where id = $1', [id, at, websiteId]);
  return { id, websiteId };
}

describe('the calendar', () => {
  it('has work from its start to its due day, reviews, and texts that go out, by day', async () => {
    await task({ title: 'Whole', start_date: '2030-11-04', due_date: '2030-11-06' });
    await task({ title: 'Into the month', start_date: '2030-10-28', due_date: '2030-11-01' });
    await task({ title: 'Around it', start_date: '2030-10-28', due_date: '2030-12-24' });
    await task({ title: 'Before', start_date: null, due_date: '2030-10-31' });
    await task({ title: 'Only a start', start_date: '2030-11-30', due_date: null });
    await task({
      title: 'Reviewed',
      review_steps: [team.byReviewer({ name: 'Legal', due_date: '2030-11-25', is_fixed: true })],
    });
    const { entries, more, failed, can } = await show();
    expect(entries.map(brief)).toEqual([
      { kind: 'task_due', title: 'Around it', from: '2030-10-28', to: '2030-12-24', state: 'waiting' },
      { kind: 'task_due', title: 'Into the month', from: '2030-10-28', to: '2030-11-01', state: 'waiting' },
      { kind: 'task_due', title: 'Whole', from: '2030-11-04', to: '2030-11-06', state: 'waiting' },
      { kind: 'task_start', title: 'Whole', from: '2030-11-04', to: '2030-11-04', state: 'waiting' },
      { kind: 'task_due', title: 'Reviewed', from: '2030-11-20', to: '2030-11-20', state: 'waiting' },
      { kind: 'review_due', title: 'Reviewed', from: '2030-11-25', to: '2030-11-25', state: 'waiting' },
      { kind: 'task_start', title: 'Only a start', from: '2030-11-30', to: '2030-11-30', state: 'waiting' },
    ]);
    expect(entries.find(({ kind }) => kind === 'review_due')).toMatchObject({
      note: 'Legal',
      is_fixed: true,
      people: [{ id: team.reviewer.id, name: 'Rita Reviewer' }],
    });
    expect([more, failed, can]).toEqual([[], [], { create: true }]);
    expect((await show(team.manager, { kinds: ['review_due'] })).entries.map(({ kind }) => kind)).toEqual(['review_due']);
  });

  it('has texts at the time of the workspace in summer and winter, and says which are not approved', async () => {
    await product.sql(`update workspaces set time_zone = 'Europe/Berlin' where id = $1`, [team.workspaceId]);
    const { id } = await scheduled('2030-07-10T23:30:00Z');
    const on = async (day: string) => (await show(team.manager, { from: day, to: day, kinds: 'publication' })).entries;
    expect(await on('2030-07-10')).toEqual([]);
    expect(await on('2030-07-11')).toMatchObject([
      { id, time: '01:30', state: 'planned', website_kind: 'download', can: { move: true } },
    ]);
    await product.sql(`update tasks set publish_at = '2030-11-10T06:00:00Z', status = 'on_going' where id = $1`, [id]);
    expect(await on('2030-11-10')).toMatchObject([{ time: '07:00', state: 'unapproved' }]);
    await product.sql(`update workspaces set time_zone = 'UTC' where id = $1`, [team.workspaceId]);
  });

  it('moves a text to another day at the same time', async () => {
    const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const { id } = await scheduled(`${dayIn(30)}T06:45:00Z`);
    const [{ revision } = { revision: 0 }] = await product.sql<{ revision: number }>('select revision from tasks where id = $1', [
      id,
    ]);
    const later = await move(team.manager, { kind: 'publication', id, revision, to: dayIn(33) });
    expect(later.body.entry).toMatchObject({ from: dayIn(33), time: '06:45', state: 'planned' });
    expect((await move(team.manager, { kind: 'publication', id, revision, to: dayIn(34) })).status).toBe(409);
    expect((await move(team.second, { kind: 'publication', id, revision: revision + 1, to: dayIn(34) })).status).toBe(403);
    const [row] = await product.sql<{ publish_at: Date }>('select publish_at from tasks where id = $1', [id]);
    expect(row?.publish_at.toISOString()).toBe(`${dayIn(33)}T06:45:00.000Z`);
  });

  it('has what was sent, which does not move', async () => {
    const { detailId } = await buildDocument(product, team.plain, { workspaceId: team.workspaceId, title: 'Sent text' });
    const [website] = await product.sql<{ id: number }>('select id from websites order by id limit 1');
    const [event] = await product.sql<{ id: number }>(
      `insert into publication_events (publication_id, account_id, workspace_id, website_id, order_detail_id, version_id, user_id, state, is_update, created_at)
       select 1, account_id, $2, $3, $4, 1, id, 'live', false, '2030-11-12T08:30:00Z' from users where id = $1 returning id`,
      [team.plain.id, team.workspaceId, website?.id, detailId],
    );
    const { entries } = await show();
    expect(entries).toMatchObject([
      {
        kind: 'publication',
        title: 'Sent text',
        from: '2030-11-12',
        time: '08:30',
        state: 'sent',
        note: 'Shop',
        website_kind: 'download',
        channel: null,
        can: { move: false },
      },
    ]);
    const answer = await move(team.manager, { kind: 'publication', id: event?.id, revision: 1, to: '2030-11-13' });
    expect(answer.status).toBe(404);
    expect((await show(team.stranger, { personal: true })).entries).toEqual([]);
  });

  it('is narrowed by person, website and tool, and in Personal has the caller’s own alone', async () => {
    await task({ title: 'Of plain' });
    await task({ title: 'Of second', assignee_id: team.second.id, tool_id: 'seo_article' });
    await task({ title: 'Reviewed', assignee_id: team.second.id, review_steps: [team.byReviewer({ due_date: '2030-11-21' })] });
    const titles = async (caller: TestCaller, more: Record<string, unknown>) =>
      (await show(caller, more)).entries.flatMap(({ kind, title }) => (kind === 'publication' ? [] : [`${kind} ${title}`]));
    expect(await titles(team.manager, { assignee_id: team.plain.id })).toEqual(['task_due Of plain']);
    expect(await titles(team.manager, { tool: 'seo_article' })).toEqual(['task_due Of second']);
    expect(await titles(team.reviewer, { personal: true })).toEqual(['review_due Reviewed']);
    expect(await titles(team.plain, { personal: true })).toEqual(['task_due Of plain']);
  });

  it('refuses 63 days, days backwards, and workspaces of others', async () => {
    const ask = (caller: TestCaller, more: Record<string, unknown>) =>
      caller.get('/features/calendar/show', { workspace_id: team.workspaceId, ...november, ...more });
    const long = await ask(team.plain, { to: '2031-01-02' });
    expect([long.status, long.body.errors]).toEqual([422, { to: ['At most 62 days'] }]);
    expect((await ask(team.plain, { to: '2031-01-01' })).status).toBe(200);
    expect((await ask(team.plain, { to: '2030-10-31' })).status).toBe(422);
    expect((await ask(team.stranger, {})).status).toBe(404);
    expect((await product.visitor.get('/features/calendar/show', november)).status).toBe(401);
  });

  it('holds 500 entries of a kind and names the kinds that have more', async () => {
    await product.sql(
      `insert into tasks (account_id, creator_id, workspace_id, title, due_date)
       select account_id, id, $2, 'Task ' || n, '2030-11-10' from users, generate_series(1, 501) n where id = $1`,
      [team.plain.id, team.workspaceId],
    );
    const { entries, more } = await show(team.manager, { kinds: 'task_due' });
    expect([entries.length, more]).toEqual([500, ['task_due']]);
  });

  it('has no tasks where the account hides them', async () => {
    await task();
    await product.sql(`update accounts set branding = branding || '{"hide_generic_task_assignment": true}'`);
    const { entries } = await show();
    await product.sql(`update accounts set branding = branding - 'hide_generic_task_assignment'`);
    expect(entries.filter(({ kind }) => kind !== 'publication')).toEqual([]);
  });
});

describe('a move', () => {
  it('asks first, then moves the task with those that follow it', async () => {
    const first = await task({ title: 'First', start_date: '2030-11-18', due_date: '2030-11-20' });
    await task({ title: 'Next', due_date: '2030-11-22', after_task_id: first.id, is_smart: true });
    const wanted = { kind: 'task_due', id: first.id, revision: first.revision, to: '2030-11-21' };
    const asked = await move(team.manager, { ...wanted, preview: true });
    expect(asked.body).toMatchObject({ entry: null, moved: [{ title: 'First' }, { title: 'Next', due_date: '2030-11-25' }] });
    expect((await show()).entries.find(({ title }) => title === 'First')).toMatchObject({ to: '2030-11-20' });
    const done = await move(team.manager, wanted);
    expect(done.body).toMatchObject({ entry: { from: '2030-11-19', to: '2030-11-21' }, conflicts: [] });
    const undo = await team.manager.send('POST', '/features/tasks/move/undo', {
      tasks: (done.body.moved as Record<string, unknown>[]).map(
        ({ id, revision, start_date_before, due_date_before, steps }) => ({
          id,
          revision,
          start_date: start_date_before,
          due_date: due_date_before,
          steps,
        }),
      ),
    });
    expect(undo.status).toBe(200);
    expect((await show()).entries.find(({ title }) => title === 'First')).toMatchObject({ from: '2030-11-18', to: '2030-11-20' });
  });

  it('stretches a task, gives it to a person, and moves a review alone', async () => {
    const { id, revision } = await task({
      start_date: '2030-11-18',
      review_steps: [team.byReviewer({ due_date: '2030-11-25' })],
    });
    const longer = await move(team.manager, { kind: 'task_due', id, revision, from: '2030-11-18', to: '2030-11-22' });
    expect(longer.body.entry).toMatchObject({ from: '2030-11-18', to: '2030-11-22' });
    const given = await move(team.manager, { kind: 'task_due', id, revision: revision + 1, assignee_id: team.second.id });
    expect(given.body.entry).toMatchObject({ people: [{ id: team.second.id }] });
    const review = (await show()).entries.find(({ kind }) => kind === 'review_due');
    const later = await move(team.manager, { kind: 'review_due', id: review?.id, revision: review?.revision, to: '2030-11-28' });
    expect(later.body).toMatchObject({ entry: { kind: 'review_due', from: '2030-11-28' }, moved: [] });
    expect((await show()).entries.find(({ kind }) => kind === 'task_due')).toMatchObject({ to: '2030-11-22' });
  });

  it('happens once by twenty calls, and the others learn who moved it', async () => {
    const { id, revision } = await task();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        move(team.manager, { kind: 'task_due', id, revision, to: `2030-11-${String(21 + (index % 5)).padStart(2, '0')}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = answers.filter(({ status }) => status === 409);
    expect(late).toHaveLength(19);
    expect(late[0]?.body).toMatchObject({
      code: 'CALENDAR_ENTRY_MOVED',
      message: expect.stringMatching(/ just moved this to 2\d November$/),
    });
  });

  it('is refused for plain users, strangers, and days that are over', async () => {
    const { id, revision } = await task();
    const wanted = { kind: 'task_due', id, revision, to: '2030-11-21' };
    expect((await move(team.plain, wanted)).status).toBe(403);
    expect((await move(team.stranger, wanted)).status).toBe(404);
    const past = await move(team.manager, { ...wanted, to: '2020-01-02' });
    expect([past.status, past.body.errors]).toEqual([422, { to: ['This day is in the past'] }]);
    expect((await move(team.manager, { kind: 'task_due', id, revision })).body.errors).toEqual({
      to: ['This field is required'],
    });
    const someone = await move(team.manager, { kind: 'task_due', id, revision, assignee_id: team.stranger.id });
    expect(someone.status).toBe(422);
    expect((await show()).entries.find(({ kind }) => kind === 'task_due')).toMatchObject({ to: '2030-11-20', revision });
  });
});
