// The board, the calendar, counts, assigning and saved views through HTTP.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

const make = async (more: Record<string, unknown> = {}) => team.taskIn(await team.create(team.manager, more));
const assign = (caller: TestCaller, body: Record<string, unknown>) => caller.send('POST', '/features/tasks/assign', body);
interface Result {
  id: number;
  code: string | null;
  task: { assignee: { id: number } | null; revision: number } | null;
}
const resultsOf = (answer: TestAnswer) => answer.body.results as Result[];
const assignedEvents = () =>
  product.sql<{ data: { people: number[]; count: number; title: string } }>(
    `select data from raised_events where name = 'task.assigned' order by id`,
  );

describe('assigning', () => {
  it('many tasks at once writes an event a task and notifies the person once', async () => {
    const tasks = [await make({ title: 'One' }), await make({ title: 'Two' }), await make({ title: 'Three' })];
    await product.sql(`delete from raised_events`);
    const answer = await assign(team.manager, { ids: tasks.map(({ id }) => id), assignee_id: team.plain.id });
    expect(resultsOf(answer)).toMatchObject(
      tasks.map(({ id }) => ({ id, code: null, task: { assignee: { id: team.plain.id }, revision: 2 } })),
    );
    expect((await assignedEvents()).map(({ data }) => data)).toMatchObject([{ people: [team.plain.id], count: 3, title: 'One' }]);
    expect((await team.history(tasks[1]?.id ?? 0)).map(({ kind }) => kind)).toEqual(['assigned', 'created']);
    // The same again changes nothing for the person.
    await assign(team.manager, { ids: tasks.map(({ id }) => id), assignee_id: team.plain.id });
    expect(await assignedEvents()).toHaveLength(1);
  });

  it('refuses a stranger for all, and a task that has changed for itself', async () => {
    const [first, second] = [await make(), await make()];
    const stranger = await assign(team.manager, { ids: [first.id], assignee_id: team.stranger.id });
    expect([stranger.status, stranger.body.errors]).toEqual([422, { assignee_id: ['This user is not in the workspace'] }]);
    const ids = [first.id, second.id];
    const mixed = await assign(team.manager, { ids, revisions: [1, 9], assignee_id: team.plain.id });
    expect(resultsOf(mixed).map(({ code }) => code)).toEqual([null, 'TASK_CHANGED']);
    expect((await team.show(second.id)).assignee).toBeNull();
    const single = await assign(team.manager, { id: second.id, revision: 9, assignees_group: 'user' });
    expect([single.status, single.body.code]).toEqual([409, 'TASK_CHANGED']);
    expect((await assign(team.plain, { id: second.id, assignee_id: team.plain.id })).status).toBe(403);
    expect((await assign(team.stranger, { id: second.id, assignee_id: null })).status).toBe(404);
  });

  it('is refused where the only reviewer would make what they review', async () => {
    const task = await make({ review_steps: [team.byReviewer()] });
    const answer = await assign(team.manager, { id: task.id, assignee_id: team.reviewer.id });
    expect([answer.status, answer.body.code]).toEqual([409, 'TASK_WITHOUT_REVIEWERS']);
  });

  it('20 at once leave one assignee and an event each', async () => {
    const tasks = [await make(), await make()];
    const people = [team.plain, team.second];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        assign(team.manager, {
          ids: tasks.map(({ id }) => id).sort(() => (index % 2 ? -1 : 1)),
          assignee_id: people[index % 2]?.id,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    for (const { id } of tasks) expect((await team.show(id)).revision).toBe(21);
  });

  it('with the revision that was seen, one of 20 wins', async () => {
    const { id } = await make();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => assign(team.manager, { id, revision: 1, assignee_id: team.plain.id })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('saved views', () => {
  const create = (caller: TestCaller, name: string) =>
    caller.send('POST', '/features/task-views/create', { workspace_id: team.workspaceId, name, query: 'status=waiting' });
  const show = async (caller: TestCaller) =>
    (await caller.get('/features/task-views/show', { workspace_id: team.workspaceId })).body.views as {
      id: number;
      name: string;
    }[];

  it('are their owner’s alone, renamed and deleted', async () => {
    const made = (await create(team.plain, 'Late')).body.view as { id: number };
    expect(await show(team.second)).toEqual([]);
    const rename = (caller: TestCaller) => caller.send('POST', '/features/task-views/edit', { id: made.id, name: 'Later' });
    expect([(await rename(team.second)).status, (await rename(team.plain)).status]).toEqual([404, 200]);
    expect(await show(team.plain)).toEqual([{ id: made.id, name: 'Later', query: 'status=waiting' }]);
    const remove = (caller: TestCaller) => caller.send('POST', '/features/task-views/delete', { id: made.id });
    expect([(await remove(team.owner)).status, (await remove(team.plain)).status]).toEqual([404, 200]);
    expect(await show(team.plain)).toEqual([]);
  });

  it('are 20 at most, also of 25 calls at once, with names of 60 characters', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => create(team.second, `View ${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_TASK_VIEWS');
    expect((await create(team.reviewer, 'x'.repeat(61))).status).toBe(422);
    expect((await create(team.stranger, 'Mine')).status).toBe(404);
  });
});

describe('the board, the calendar and the counts', () => {
  it('narrow as the list does, and see no other workspace', async () => {
    const { id } = await make({ title: 'Zebra crossing', due_date: '2031-05-10', assignee_id: team.plain.id });
    await make({ title: 'Zebra fur', due_date: '2031-07-30' });
    const query = { workspace_id: team.workspaceId, search: 'zebra' };
    const columns = (await team.plain.get('/features/tasks/board', { ...query, 'status[]': 'waiting' })).body.columns;
    expect(columns).toMatchObject([{ status: 'waiting', count: 2, tasks: [{ id }, { title: 'Zebra fur' }] }]);
    const month = await team.plain.get('/features/tasks/calendar', { ...query, from: '2031-05-01', to: '2031-05-31' });
    expect(month.body).toMatchObject({ tasks: [{ id, due_date: '2031-05-10' }], has_more: false });
    expect((await team.stranger.get('/features/tasks/board', query)).status).toBe(404);
    const days = async (from: string, to: string) =>
      (await team.plain.get('/features/tasks/calendar', { ...query, from, to })).status;
    expect([await days('2031-05-01', '2031-07-01'), await days('2031-05-01', '2031-07-02')]).toEqual([200, 422]);
    expect(await days('2031-05-02', '2031-05-01')).toBe(422);
  });

  it('count what each view finds, overdue in the time zone of the workspace', async () => {
    const counts = async (caller: TestCaller) =>
      (await caller.get('/features/tasks/counts', { workspace_id: team.workspaceId })).body.counts as Record<string, number>;
    const before = await counts(team.second);
    await make({ assignee_id: team.second.id, due_date: '2020-01-01', title: 'Late' });
    const closed = await make({ due_date: '2020-01-01' });
    await product.sql(`update tasks set status = 'completed' where id = $1`, [closed.id]);
    const { id } = await team.inReview([{ name: 'Second', reviewer_ids: [team.second.id] }]);
    expect(await counts(team.second)).toEqual({
      all: (before['all'] ?? 0) + 3,
      mine: (before['mine'] ?? 0) + 1,
      review: (before['review'] ?? 0) + 1,
      asked: 0,
      overdue: (before['overdue'] ?? 0) + 1,
    });
    await team.decide(team.second, id);
    expect((await counts(team.second))['review']).toBe(before['review']);
  });

  it('count what the reader is to do in all workspaces, whichever is open', async () => {
    const made = await team.owner.send('PUT', '/features/workspace/create', { name: 'Elsewhere' });
    const elsewhere = (made.body.workspace as { id: number }).id;
    const countsIn = async (workspaceId: number) =>
      (await team.owner.get('/features/tasks/counts', { workspace_id: workspaceId })).body.counts as Record<string, number>;
    await make({ assignee_id: team.owner.id });
    await team.inReview([{ name: 'Owner', reviewer_ids: [team.owner.id] }]);
    const [here, there] = [await countsIn(team.workspaceId), await countsIn(elsewhere)];
    expect(here['review']).toBeGreaterThan(0);
    expect(there).toEqual({ all: 0, mine: here['mine'], review: here['review'], asked: 0, overdue: 0 });
  });
});
