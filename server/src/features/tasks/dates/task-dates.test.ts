// Reminders and dates that follow each other.
import type { Task } from '@folio/contract/task-shapes';
import { addWorkingDays, todayIn } from '@folio/contract/working-days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { sendReminders } from './remind.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;

beforeAll(async () => {
  product = await startTestProduct();
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

const create = async (more: Record<string, unknown>): Promise<Task> => team.taskIn(await team.create(team.manager, more));
const remindersOf = async (id: number) =>
  (
    await product.sql<{ line: string }>(
      `select kind || ' ' || reminded_id as line from task_reminders where task_id = $1 order by 1`,
      [id],
    )
  ).map(({ line }) => line);
const sweepAt = (time: string) =>
  sendReminders({ ...product.kernel, clock: { now: () => new Date(time) } }, new AbortController().signal);

describe('reminders', () => {
  /** Years ahead, so that sweeps by the real clock send nothing. */
  const friday = '2031-05-09';
  const monday = '2031-05-12';

  beforeEach(async () => {
    await product.sql(`update workspaces set time_zone = 'UTC', free_days = '{}' where id = $1`, [team.workspaceId]);
    await product.sql('delete from task_reminders');
    await product.sql('delete from notifications');
  });
  const notices = () =>
    product.sql<{ path: string }>(`select path from notifications where event = 'due_soon' and user_id = $1 order by path`, [
      team.plain.id,
    ]);

  it('go a working day before to the assignee, and on the first working morning after, once however many workers there are', async () => {
    const assigned = (due: string) => create({ assignee_id: team.plain.id, due_date: due });
    const soon = await assigned(monday);
    const late = await assigned('2031-05-08');
    const later = await assigned('2031-05-13');
    const longAgo = await assigned('2031-05-07');
    await Promise.all(Array.from({ length: 5 }, () => sweepAt(`${friday}T12:00:00Z`)));
    await sweepAt(`${friday}T12:00:00Z`);
    expect(await remindersOf(soon.id)).toEqual([`due_soon ${team.plain.id}`]);
    expect(await remindersOf(late.id)).toEqual([`overdue ${team.plain.id}`]);
    expect(await remindersOf(later.id)).toEqual([]);
    expect(await remindersOf(longAgo.id)).toEqual([]);
    const paths = [soon.id, late.id].map((id) => ({ path: `/task-assignment/${id}` }));
    await expect.poll(notices, { timeout: 10_000 }).toEqual(paths);
  });

  it('go to the group where nobody is assigned, and to the reviewers by the date of their step', async () => {
    const ofGroup = await create({ assignees_group: 'master', due_date: monday });
    const { id } = await team.inReview([team.byReviewer({ due_date: monday })]);
    await sweepAt(`${friday}T12:00:00Z`);
    const owners = await product.sql<{ id: number }>(
      `select u.id from workspace_members m join users u on u.id = m.user_id where m.workspace_id = $1 and u.role = 'master'`,
      [team.workspaceId],
    );
    expect(await remindersOf(ofGroup.id)).toEqual(owners.map((owner) => `due_soon ${owner.id}`));
    expect(await remindersOf(id)).toEqual([`due_soon ${team.reviewer.id}`]);
  });

  it('do not go on a weekend: what is due on it or around it is sent on the working mornings beside it', async () => {
    const due = async (day: string) => (await create({ assignee_id: team.plain.id, due_date: day })).id;
    const [onFriday, onSunday, onMonday] = [await due(friday), await due('2031-05-11'), await due(monday)];
    for (const day of ['2031-05-10', '2031-05-11']) await sweepAt(`${day}T12:00:00Z`);
    for (const id of [onFriday, onSunday, onMonday]) expect(await remindersOf(id)).toEqual([]);
    await sweepAt(`${friday}T12:00:00Z`);
    expect(await remindersOf(onSunday)).toEqual([`due_soon ${team.plain.id}`]);
    await sweepAt(`${monday}T12:00:00Z`);
    expect(await remindersOf(onFriday)).toEqual([`overdue ${team.plain.id}`]);
    expect(await remindersOf(onMonday)).toEqual([`due_soon ${team.plain.id}`]);
  });

  it('wait for nine in the morning of the workspace, and do not go on a free day', async () => {
    const task = await create({ assignee_id: team.plain.id, due_date: monday });
    await product.sql(`update workspaces set time_zone = 'Asia/Tokyo' where id = $1`, [team.workspaceId]);
    await sweepAt('2031-05-08T23:59:00Z');
    expect(await remindersOf(task.id)).toEqual([]);
    await product.sql('update workspaces set free_days = $2 where id = $1', [team.workspaceId, [friday]]);
    await sweepAt(`${friday}T00:00:00Z`);
    expect(await remindersOf(task.id)).toEqual([]);
    await product.sql(`update workspaces set free_days = '{}' where id = $1`, [team.workspaceId]);
    await sweepAt(`${friday}T00:00:00Z`);
    expect(await remindersOf(task.id)).toEqual([`due_soon ${team.plain.id}`]);
  });

  it('by hand go once a person and day, also for twenty calls at once, from managers and the creator', async () => {
    const task = await create({ assignee_id: team.plain.id });
    const remind = (caller = team.manager) => team.act(caller, 'remind', task.id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => remind()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TASK_REMINDED_TODAY');
    expect((await team.history(task.id)).filter(({ kind }) => kind === 'reminded')).toHaveLength(1);
    expect((await remind(team.reviewer)).status).toBe(403);
    const nobodys = await create({});
    expect((await team.act(team.manager, 'remind', nobodys.id)).body.code).toBe('TASK_HAS_NO_RECIPIENTS');
  });
});

describe('days of tasks', () => {
  beforeAll(() => product.sql(`update workspaces set free_days = '{2026-12-08}' where id = $1`, [team.workspaceId]));
  const move = async (more: Record<string, unknown>, caller = team.manager) => caller.send('POST', '/features/tasks/move', more);

  interface Answer {
    moved: {
      id: number;
      start_date_before: string | null;
      due_date_before: string | null;
      steps: { id: number; due_date: string }[];
    }[];
    tasks: Task[];
  }

  async function chain() {
    const steps = [{ name: 'Legal', reviewer_ids: [team.reviewer.id], due_date: '2026-12-03' }];
    const first = await create({ title: 'First', start_date: '2026-11-30', due_date: '2026-12-02' });
    const second = await create({
      title: 'Second',
      start_date: '2026-12-03',
      due_date: '2026-12-04',
      is_smart: true,
      after_task_id: first.id,
      review_steps: steps,
    });
    const third = await create({ title: 'Third', due_date: '2026-12-07', is_smart: true, after_task_id: second.id });
    const fixed = await create({ title: 'Stays', due_date: '2026-12-07', is_smart: false, after_task_id: first.id });
    return { first, second, third, fixed };
  }

  it('smart tasks follow by working days of their length; a preview says the same and changes nothing', async () => {
    const { first, second, third, fixed } = await chain();
    await product.sql('update task_steps set is_fixed = true where task_id = $1', [second.id]);
    const call = { ids: [first.id], due_date: '2026-12-04' };
    const preview = (await move({ ...call, preview: true })).body;
    expect((await team.show(first.id)).due_date).toBe('2026-12-02');
    const done = (await move(call)).body;
    expect(done.moved).toEqual(preview.moved);
    expect(done.conflicts).toEqual(preview.conflicts);
    const days = async (id: number) => {
      const { start_date, due_date } = await team.show(id);
      return [start_date, due_date];
    };
    expect(await days(first.id)).toEqual(['2026-12-02', '2026-12-04']);
    // 8 December is free.
    expect(await days(second.id)).toEqual(['2026-12-07', '2026-12-09']);
    expect(await days(third.id)).toEqual([null, '2026-12-10']);
    expect(await days(fixed.id)).toEqual([null, '2026-12-07']);
    expect(done.conflicts).toMatchObject([{ task_id: second.id, step: 'Legal', due_date: '2026-12-03', days: 3 }]);
    expect((await team.history(third.id))[0]).toMatchObject({ kind: 'rescheduled' });
  });

  it('steps that are not fixed move along', async () => {
    const { first, second } = await chain();
    await move({ ids: [first.id], due_date: '2026-12-03' });
    expect((await team.show(second.id)).review_steps[0]?.due_date).toBe('2026-12-04');
  });

  it('a move is undone exactly: also tasks and steps that followed, and a task that has a gap before it', async () => {
    const { first, second, third } = await chain();
    await team.manager.send('PATCH', `/features/tasks/${third.id}`, { due_date: '2026-12-18' });
    const before = await Promise.all([first, second, third].map(({ id }) => team.show(id)));
    const { moved, tasks } = (await move({ ids: [first.id], due_date: '2026-12-04' })).body as unknown as Answer;
    const revisions = new Map(tasks.map(({ id, revision }) => [id, revision]));
    const undo = (caller = team.manager) =>
      caller.send('POST', '/features/tasks/move/undo', {
        tasks: moved.map(({ id, start_date_before, due_date_before, steps }) => ({
          id,
          revision: revisions.get(id),
          start_date: start_date_before,
          due_date: due_date_before,
          steps,
        })),
      });
    expect((await undo(team.plain)).status).toBe(403);
    expect((await undo()).status).toBe(200);
    const datesOf = ({ start_date, due_date, review_steps }: Task) => [
      start_date,
      due_date,
      review_steps.map((one) => one.due_date),
    ];
    const after = await Promise.all([first, second, third].map(({ id }) => team.show(id)));
    expect(after.map(datesOf)).toEqual(before.map(datesOf));
    const late = await undo();
    expect([late.status, late.body.code]).toEqual([409, 'TASK_CHANGED']);
  });

  it('steps with days are due so many working days after the end before them, and a fixed date stays', async () => {
    const by = { reviewer_ids: [team.reviewer.id] };
    const task = await create({
      due_date: '2026-12-04',
      review_steps: [
        { ...by, name: 'Editor', days: 1 },
        { ...by, name: 'Legal', due_date: '2026-12-10', is_fixed: true },
        { ...by, name: 'Client', days: 2 },
      ],
    });
    const datesOf = ({ review_steps }: Task) => review_steps.map(({ days, due_date, is_fixed }) => [days, due_date, is_fixed]);
    expect(datesOf(task)).toEqual([
      [1, '2026-12-07', false],
      [null, '2026-12-10', true],
      [2, '2026-12-14', false],
    ]);
    const edited = team.taskIn(
      await team.manager.send('PATCH', `/features/tasks/${task.id}`, {
        due_date: '2026-12-07',
        review_steps: [{ ...by, name: 'Editor', days: 1 }],
      }),
    );
    expect(datesOf(edited)).toEqual([[1, '2026-12-09', false]]);
    expect(edited.review_steps[0]?.id).toBe(task.review_steps[0]?.id);
    const undated = await team.create(team.manager, { review_steps: [{ ...by, is_fixed: true }] });
    expect([undated.status, Object.keys(undated.body.errors as object)]).toEqual([422, ['review_steps.0']]);
  });

  it('steps of a smart task follow the day on which the work before them ended; a fixed date and other tasks stay', async () => {
    const steps = [
      team.byReviewer({ name: 'Editor', days: 1 }),
      team.byReviewer({ name: 'Legal', days: 2 }),
      team.byReviewer({ name: 'Client', due_date: '2031-01-06', is_fixed: true }),
    ];
    const today = todayIn('UTC', new Date());
    const free = ['2026-12-08'];
    await product.sql(`update workspaces set time_zone = 'UTC' where id = $1`, [team.workspaceId]);
    for (const isSmart of [true, false]) {
      const { id } = await team.inReview(steps, undefined, { is_smart: isSmart, due_date: '2030-12-02' });
      const dues = async () => (await team.show(id)).review_steps.map(({ due_date }) => due_date);
      const planned = ['2030-12-03', '2030-12-05', '2031-01-06'];
      const editor = addWorkingDays(today, 1, free);
      expect(await dues()).toEqual(isSmart ? [editor, addWorkingDays(editor, 2, free), '2031-01-06'] : planned);
      expect((await team.decide(team.reviewer, id)).code).toBeNull();
      const legal = addWorkingDays(today, 2, free);
      expect(await dues()).toEqual(isSmart ? [editor, legal, '2031-01-06'] : planned);
    }
  });

  it('refuses a circle, a due day before the start, strangers and people who do not manage', async () => {
    const { first, second } = await chain();
    const edited = await team.manager.send('PATCH', `/features/tasks/${first.id}`, { is_smart: true, after_task_id: second.id });
    expect([edited.status, Object.keys(edited.body.errors as object)]).toEqual([422, ['after_task_id']]);
    const elsewhere = await team.manager.send('PATCH', `/features/tasks/${first.id}`, { after_task_id: 999_999 });
    expect(elsewhere.status).toBe(422);
    await product.sql('update tasks set is_smart = true, after_task_id = $2 where id = $1', [first.id, second.id]);
    const circle = await move({ ids: [first.id], due_date: '2026-12-04' });
    expect([circle.status, Object.keys(circle.body.errors as object)]).toEqual([422, ['after_task_id']]);
    const backward = await move({ ids: [second.id], start_date: '2026-12-04', due_date: '2026-12-01' });
    expect(backward.status).toBe(422);
    expect((await move({ ids: [999_999], due_date: '2026-12-04' })).status).toBe(404);
    expect((await move({ ids: [second.id], due_date: '2026-12-04' }, team.plain)).status).toBe(403);
  });
});
