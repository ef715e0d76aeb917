// Publishing at a time, and the message if it fails.
import type { Task } from '@folio/contract/task-shapes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildReviewTeam } from '../../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { publishDueTasks } from './schedule-publish.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let websiteId: number;

async function addWebsite(kind: string, url: string): Promise<number> {
  const [website] = await product.sql<{ id: number }>(
    `insert into websites (account_id, user_id, workspace_id, name, url, language, kind)
     select account_id, id, $2, 'Shop', $4, 'en', $3 from users where id = $1 returning id`,
    [team.manager.id, team.workspaceId, kind, url],
  );
  return website?.id ?? 0;
}

beforeAll(async () => {
  product = await startTestProduct();
  team = await buildReviewTeam(product);
  websiteId = await addWebsite('download', 'https://shoes.example');
});
afterAll(() => product.stop());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const schedule = (id: number, publishAt: string | null, more: Record<string, unknown> = {}, caller = team.manager) =>
  caller.send('POST', '/features/tasks/publish', { id, website_id: websiteId, publish_at: publishAt, ...more });
/** Moves the time of a scheduled task to a minute ago, and publishes due tasks. */
async function letPass(id: number, workers = 1): Promise<void> {
  await product.sql(`update tasks set publish_at = now() - interval '1 minute' where id = $1`, [id]);
  const { signal } = new AbortController();
  await Promise.all(Array.from({ length: workers }, () => publishDueTasks(product.kernel, signal)));
}
async function approved() {
  const made = await team.inReview([team.byReviewer()]);
  await team.decide(team.reviewer, made.id);
  expect((await team.show(made.id)).status).toBe('approved');
  return made;
}
const kindsOf = async (id: number) => (await team.history(id)).map(({ kind }) => kind);

it('an approved task is published at its time, once, and shows it until then', async () => {
  const { id, detailId } = await approved();
  const at = inHours(24);
  expect(((await schedule(id, at)).body.task as Task).publish_at).toBe(at);
  await publishDueTasks(product.kernel, new AbortController().signal);
  await product.sql(`update workspaces set time_zone = 'Asia/Tokyo' where id = $1`, [team.workspaceId]);
  expect(await team.show(id, team.plain)).toMatchObject({ publish_at: at, time_zone: 'Asia/Tokyo' });
  await letPass(id, 5);
  await expect.poll(async () => (await team.show(id)).status, { timeout: 15_000 }).toBe('published');
  expect(await team.show(id)).toMatchObject({ publish_at: null, publish_error: null });
  const sent = await product.sql(`select 1 from audit_entries where action = 'document.published' and subject_id = $1`, [
    String(detailId),
  ]);
  expect(sent).toHaveLength(1);
});

it('what went back into review is not published: the task says why and its people get a notification', async () => {
  const { id, detailId } = await approved();
  await schedule(id, inHours(1));
  await team.save(team.plain, detailId, '<h1>Trail shoes</h1><p>They slip.</p>');
  await letPass(id, 3);
  const task = await team.show(id);
  expect(task).toMatchObject({ status: 'ready', publish_at: null });
  expect(task.publish_error).toBe('This document is in review. You can publish it after all review steps are approved');
  expect((await kindsOf(id)).filter((kind) => kind === 'publish_failed')).toHaveLength(1);
  const notified = () =>
    product.sql<{ user_id: number }>(
      `select user_id from notifications where event = 'due_soon' and path = $1 order by user_id`,
      [`/task-assignment/${id}`],
    );
  const people = [team.plain.id, team.manager.id].sort((a, b) => a - b).map((userId) => ({ user_id: userId }));
  await expect.poll(notified, { timeout: 10_000 }).toEqual(people);
});

it('a website that refuses leaves the task approved, with the reason', async () => {
  const { id } = await approved();
  const refusing = await addWebsite('wordpress', 'http://127.0.0.1:9');
  expect((await team.manager.send('POST', '/features/tasks/publish', { id, website_id: refusing })).status).toBe(200);
  await expect.poll(async () => (await team.show(id)).publish_error, { timeout: 30_000 }).not.toBeNull();
  expect((await team.show(id)).status).toBe('approved');
  expect(await kindsOf(id)).toContain('publish_failed');
});

it('can be cancelled, and is refused for the past, more than a year ahead and people who may not publish', async () => {
  const { id } = await approved();
  expect((await schedule(id, inHours(-1))).status).toBe(422);
  expect((await schedule(id, inHours(24 * 400))).status).toBe(422);
  expect((await schedule(id, inHours(1), {}, team.second)).status).toBe(403);
  await schedule(id, inHours(1));
  expect(((await schedule(id, null)).body.task as Task).publish_at).toBeNull();
  expect((await team.show(id)).status).toBe('approved');
});
