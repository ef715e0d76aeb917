// A document is deleted or moved while it has a task, and the task gets another review step: by the state of the task.
import { type TaskStatus, taskStatuses } from '@folio/contract/task-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let elsewhere: number;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
  elsewhere = await buildWorkspace(product, team.owner, { name: 'Elsewhere', members: [team.plain] });
});
afterAll(() => product.stop());

const events = {
  deleted: (id: number) => team.plain.send('DELETE', '/services/orders/delete', { order_detail_id: id }),
  'moved to another workspace': (id: number) =>
    team.plain.send('POST', '/services/orders/move', { order_detail_id: id, workspace_id: elsewhere }),
};
type Event = keyof typeof events;

/** True if the document can leave. */
const canLeave: Record<TaskStatus, boolean> = {
  waiting: false,
  on_going: false,
  ready: false,
  rejected: false,
  approved: false,
  published: false,
  completed: true,
};
const pairs = taskStatuses.flatMap((status) => (Object.keys(events) as Event[]).map((event) => ({ status, event })));

async function build(status: TaskStatus) {
  const { detailId } = await buildDocument(product, team.plain, {
    workspaceId: team.workspaceId,
    html: '<h1>Shoes</h1><p>They grip.</p>',
  });
  const { id } = team.taskIn(
    await team.create(team.manager, { assignee_id: team.plain.id, order_detail_id: detailId, review_steps: [team.byReviewer()] }),
  );
  await product.sql('update tasks set status = $2 where id = $1', [id, status]);
  return { id, detailId };
}
const addStep = (id: number) =>
  team.manager.send('PATCH', `/features/tasks/${id}`, {
    review_steps: [team.byReviewer(), { name: 'Second look', reviewer_ids: [team.second.id] }],
  });
const workspaceOf = async (detailId: number) =>
  (await product.sql<{ workspace_id: number }>('select workspace_id from order_details where id = $1', [detailId]))[0]
    ?.workspace_id;

it.each(pairs)('a task that is $status × its document is $event: a step is added', async ({ status, event }) => {
  const { id, detailId } = await build(status);
  const left = await events[event](detailId);
  if (canLeave[status]) {
    expect(left.status).toBe(200);
    expect(await workspaceOf(detailId)).toBe(event === 'deleted' ? undefined : elsewhere);
  } else {
    expect([left.status, left.body.code]).toEqual([409, 'DOCUMENT_OF_TASK']);
    expect(await workspaceOf(detailId)).toBe(team.workspaceId);
  }
  expect((await addStep(id)).status).toBe(200);
  const task = await team.show(id, team.reviewer);
  expect(task.order_detail_id).toBe(canLeave[status] ? null : detailId);
  expect(task.review_steps.map(({ name }) => name)).toEqual(['Review', 'Second look']);
  // Members of the task's workspace cannot read the document there after its move.
  const shown = await team.reviewer.get('/features/tasks/changes', { id });
  expect(JSON.stringify(shown.body).includes('They grip.')).toBe(!canLeave[status]);
});

it('a step that is added while the document is deleted and moved at once keeps the document with the task', async () => {
  const { id, detailId } = await build('ready');
  const answers = await whileLocked(product, `select from order_details where id = ${detailId} for update`, 3, () =>
    Promise.all([addStep(id), ...Object.values(events).map((leave) => leave(detailId))]),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
  expect((await team.show(id)).review_steps).toHaveLength(2);
});
