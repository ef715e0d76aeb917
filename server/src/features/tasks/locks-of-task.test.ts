// Calls on tasks beside other work on the same tasks: documents are locked before tasks, and users without permission do not wait for it.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Db } from '../../kernel/db/database.ts';
import { deliverEvents, raiseEvent } from '../../kernel/events.ts';
import { buildDocument, buildTeam } from '../../testing/build.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { orderEvents } from '../orders/index.ts';
import { followAcceptedOrders } from './review/follow-documents.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildTeam>>;
let other: TestCaller;
beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  team = await buildTeam(product);
  other = await product.join(team.owner, 'Other Person', 'user');
  await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [team.workspaceId, other.id]);
});
afterAll(() => product.stop());

/** `tx` is asked meanwhile, so that its transaction does not count as silent. */
const untilOneWaits = (tx: Db) =>
  vi.waitFor(
    async () => {
      await tx.client.query('select 1');
      const waiting = await product.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(1);
    },
    { timeout: 60_000, interval: 20 },
  );

async function makeTask() {
  const { detailId } = await buildDocument(product, team.manager, { workspaceId: team.workspaceId });
  const { body } = await team.manager.send('POST', '/features/tasks', {
    workspace_id: team.workspaceId,
    title: 'Guide to trail shoes',
    order_detail_id: detailId,
    assignee_id: team.plain.id,
  });
  return { detailId, taskId: (body.task as { id: number }).id };
}

it('what follows an accepted document waits for the document before it locks the task', async () => {
  const { detailId, taskId } = await makeTask();
  await product.sql('delete from raised_events');
  const [user] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [team.owner.id]);
  await product.kernel.database.transaction((tx) =>
    raiseEvent(tx, orderEvents.orderAccepted, {
      accountId: user?.account_id ?? 0,
      workspaceId: team.workspaceId,
      userId: team.manager.id,
      impersonatorId: null,
      subjectId: detailId,
      data: { title: 'Trail shoes' },
    }),
  );
  const { delivering } = await product.kernel.database.transaction(async (tx) => {
    await tx.client.query('select 1 from order_details where id = $1 for update', [detailId]);
    const delivering = deliverEvents(product.kernel, [followAcceptedOrders()]);
    await untilOneWaits(tx);
    // The holder of the document, which every call locks first, gets its task.
    await tx.client.query('select 1 from tasks where id = $1 for update nowait', [taskId]);
    return { delivering };
  });
  await delivering;
  expect(await product.sql('select 1 from raised_events')).toEqual([]);
});

const calls: [string, 'PATCH' | 'DELETE' | 'POST', (id: number) => string][] = [
  ['edit', 'PATCH', (id) => `/features/tasks/${id}`],
  ['delete', 'DELETE', (id) => `/features/tasks/${id}`],
  ['start', 'POST', () => '/features/tasks/start'],
  ['remind the assignee of', 'POST', () => '/features/tasks/remind'],
];
it.each(calls)('whoever may not %s a task is refused at once while others hold it', async (_name, verb, pathOf) => {
  const { detailId, taskId } = await makeTask();
  const answer = await product.kernel.database.transaction(async (tx) => {
    await tx.client.query('select 1 from order_details where id = $1 for update', [detailId]);
    await tx.client.query('select 1 from tasks where id = $1 for update', [taskId]);
    return other.send(verb, pathOf(taskId), { id: taskId, title: 'Another' });
  });
  expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
});
