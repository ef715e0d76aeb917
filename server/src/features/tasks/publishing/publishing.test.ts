// Published content was approved by all required reviewers, as it is: random edits, decisions and publish attempts of several users at once.
import { createHash } from 'node:crypto';
import type { Task, TaskEvent } from '@folio/contract/task-shapes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildTeam } from '../../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';
import { documentPublishQueue } from '../../publishing/publish-queue.ts';

let product: TestProduct;
let manager: TestCaller;
let author: TestCaller;
let first: TestCaller;
let second: TestCaller;
let workspaceId: number;
let websiteId: number;

beforeAll(async () => {
  product = await startTestProduct();
  const team = await buildTeam(product);
  ({ manager, plain: author, workspaceId } = team);
  first = await product.join(team.owner, 'Fay First', 'user');
  second = await product.join(team.owner, 'Sam Second', 'user');
  for (const { id } of [first, second])
    await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [workspaceId, id]);
  const [website] = await product.sql<{ id: number }>(
    `insert into websites (account_id, user_id, workspace_id, name, url, language, kind)
     select account_id, id, $2, 'Shop', 'https://shoes.example', 'en', 'download' from users where id = $1 returning id`,
    [manager.id, workspaceId],
  );
  websiteId = website?.id ?? 0;
});
afterAll(() => product.stop());

const texts = ['<p>They grip.</p>', '<p>They slip.</p>', '<p>They grip well.</p>'];
async function build() {
  const { detailId } = await buildDocument(product, author, { workspaceId, html: texts[0] as string });
  const { body } = await manager.send('POST', '/features/tasks', {
    workspace_id: workspaceId,
    title: 'Shoes',
    assignee_id: author.id,
    website_id: websiteId,
    order_detail_id: detailId,
    review_steps: [
      { name: 'Text', reviewer_ids: [first.id], looks_at: ['text'] },
      { name: 'All', reviewer_ids: [second.id] },
    ],
  });
  const { id } = body.task as Task;
  await author.send('POST', '/features/tasks/start', { id });
  return { id, detailId };
}
const submit = (id: number) => author.send('POST', '/features/tasks/submit', { id });
const save = (detailId: number, html: string) =>
  author.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html } });
const show = async (id: number) => (await manager.get(`/features/tasks/${id}`)).body.task as Task;
const publish = (id: number) => manager.send('POST', '/features/tasks/publish', { id });
async function approve(caller: TestCaller, id: number): Promise<void> {
  const step = (await show(id)).active_step?.id ?? 0;
  const hash = (await caller.get('/features/tasks/package', { id })).body.package_hash;
  const decisions = [{ id, step_id: step, package_hash: hash }];
  await caller.send('POST', '/features/tasks/decide', { decisions, verdict: 'approve' });
}
const stateOf = async (detailId: number) =>
  (await product.sql<{ state: string }>('select state from publications where order_detail_id = $1', [detailId]))[0]?.state ??
  'none';
async function settled(detailId: number): Promise<void> {
  await expect.poll(() => stateOf(detailId), { timeout: 15_000 }).toMatch(/^(live|failed|none)$/);
}

it('a document in review is not published, by neither call', async () => {
  const { id, detailId } = await build();
  await submit(id);
  const direct = await manager.send('POST', '/features/websites/publish', { website_id: websiteId, order_detail_id: detailId });
  expect([direct.status, direct.body.message]).toEqual([
    409,
    'This document is in review. You can publish it after all review steps are approved',
  ]);
  expect((await publish(id)).body.code).toBe('TASK_IS_READY');
});

it('an approved one is, and the task follows', async () => {
  const { id, detailId } = await build();
  await submit(id);
  await approve(first, id);
  await approve(second, id);
  expect((await author.send('POST', '/features/tasks/publish', { id })).status).toBe(200);
  await settled(detailId);
  await expect.poll(async () => (await show(id)).status).toBe('published');
  const { body } = await manager.get('/features/tasks/history', { id });
  expect((body.taskHistory as TaskEvent[])[0]).toMatchObject({ kind: 'published' });
  // All users got their notifications, once, and none for their own actions.
  const notices = () =>
    product.sql<{ event: string; user_id: number }>('select event, user_id from notifications where path = $1 order by id', [
      `/task-assignment/${id}`,
    ]);
  const byPerson = async () => (await notices()).map(({ event, user_id: userId }) => `${event} ${userId}`).sort();
  const expected = [
    `assigned ${author.id}`,
    `review_requested ${first.id}`,
    `review_requested ${second.id}`,
    ...[author, author, manager, manager].map(({ id: userId }) => `decided ${userId}`),
  ];
  await expect.poll(byPerson, { timeout: 10_000 }).toEqual(expected.sort());
});

it('what was edited after it was queued is not sent', async () => {
  const { id, detailId } = await build();
  await submit(id);
  await approve(first, id);
  await approve(second, id);
  await product.sql(
    `insert into publications (website_id, order_detail_id, remote_key, version_id, state, user_id) values ($1, $2, 'k', 0, 'queued', $3)`,
    [websiteId, detailId, manager.id],
  );
  await save(detailId, texts[1] as string);
  const [row] = await product.sql<{ id: number }>('select id from publications where order_detail_id = $1', [detailId]);
  await product.kernel.jobs.send(documentPublishQueue, { publicationId: row?.id ?? 0 }, product.kernel.database);
  await settled(detailId);
  expect(await stateOf(detailId)).toBe('failed');
  expect((await show(id)).status).toBe('ready');
});

/** A repeatable sequence of numbers from 0 to 1. */
function randomOf(seed: string) {
  let state = createHash('sha256').update(seed).digest();
  return () => {
    state = createHash('sha256').update(state).digest();
    return state.readUInt32BE(0) / 2 ** 32;
  };
}

it('whatever people do at once, what is published was approved at every step', async () => {
  const seed = '20261129';
  const random = randomOf(seed);
  let sentTimes = 0;
  for (let round = 0; round < 12; round += 1) {
    const { id, detailId } = await build();
    const acts = [
      () => submit(id),
      () => approve(first, id),
      () => approve(second, id),
      () => save(detailId, texts[Math.floor(random() * 3)] as string),
      () => publish(id),
    ];
    await submit(id);
    if (round % 2 === 0) for (const caller of [first, second]) await approve(caller, id);
    for (let step = 0; step < 6; step += 1) {
      const pair = [acts[Math.floor(random() * 5)], acts[Math.floor(random() * 5)]];
      await Promise.all(pair.map(async (act) => act?.()));
    }
    await settled(detailId);
    const [sent] = await product.sql<{ html: string }>(
      `select v.html from publications p join document_versions v on v.id = p.version_id where p.order_detail_id = $1 and p.state = 'live'`,
      [detailId],
    );
    if (!sent) continue;
    sentTimes += 1;
    const approved = await product.sql<{ html: string; name: string }>(
      `select v.html, s.name from task_events e join document_versions v on v.id = e.version_id join task_steps s on s.id = e.step_id
       where e.task_id = $1 and e.verdict = 'approve'`,
      [id],
    );
    const words = (html: string) => html.replace(/<[^>]*>/g, '');
    for (const name of ['Text', 'All'])
      expect(
        approved.some((one) => one.name === name && words(one.html) === words(sent.html)),
        `seed ${seed}`,
      ).toBe(true);
  }
  expect(sentTimes, `seed ${seed}`).toBeGreaterThan(0);
});
