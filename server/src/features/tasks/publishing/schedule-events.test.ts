// A publication happens once: whatever happens to a scheduled task, its schedule ends or is checked again when it is due.
import { type TaskStatus, taskStatuses } from '@folio/contract/task-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LoopbackSite, startLoopbackSite } from '../../../testing/loopback-site.ts';
import { publishCalls } from '../../../testing/publish-calls.ts';
import { buildReviewTeam, reviewedHtml } from '../../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { publishDueTasks } from './schedule-publish.ts';

let product: TestProduct;
let site: LoopbackSite;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let calls: ReturnType<typeof publishCalls>;
let websiteId: number;
let otherWebsiteId: number;

beforeAll(async () => {
  site = await startLoopbackSite({ '/hook': (_, response) => response.writeHead(200).end('{}') });
  product = await startTestProduct({ FOLIO_ROLE: 'web', FETCH_ALLOW: site.host });
  team = await buildReviewTeam(product);
  calls = publishCalls(product, team.manager);
  websiteId = await calls.addWebsite({ url: `${site.url}hook`, workspace_id: team.workspaceId });
  otherWebsiteId = await calls.addWebsite({ url: `${site.url}hook`, name: 'Other', workspace_id: team.workspaceId });
});
afterAll(async () => {
  await product.stop();
  site.close();
});

interface Scheduled {
  id: number;
  detailId: number;
}
interface Row {
  event: string;
  happen: (task: Scheduled) => Promise<unknown>;
  /** Publications that were queued before the schedule was due. */
  before?: number;
  /** Publications that were queued after it was due; the schedule's own among them. */
  after: number;
  /** The schedule is still there until it is due. */
  isKept?: boolean;
}

const otherHtml = '<h1>Trail shoes</h1><p>They slip.</p>';
const edit = ({ detailId }: Scheduled) => team.save(team.plain, detailId, otherHtml);
const putBack = ({ detailId }: Scheduled) => team.save(team.plain, detailId, reviewedHtml);
const pageUrl = ({ detailId }: Scheduled, page_url = 'https://shoes.example/guide') =>
  team.manager.send('PUT', '/tools/task_assignments/update-pageurl', { order_detail_id: detailId, page_url });
const decide = ({ id }: Scheduled, verdict: string) => team.decide(team.reviewer, id, { verdict, note: 'Say why' });

async function publishByHand(call: () => Promise<{ status: number }>, { detailId }: Scheduled, to = websiteId) {
  expect((await call()).status).toBe(200);
  await calls.run(to, detailId);
}
const publishDocument = (task: Scheduled, to = websiteId) => publishByHand(() => calls.publish(to, task.detailId), task, to);

const events: Record<TaskStatus | 'deleted', Row[]> = {
  /** A scheduled task was approved; no event leads back to waiting. */
  waiting: [],
  on_going: [
    {
      event: 'withdrawn from review after an edit',
      happen: async (task) => {
        await edit(task);
        await team.act(team.manager, 'withdraw', task.id);
      },
      after: 0,
      isKept: true,
    },
    {
      event: 'changes requested after an edit',
      happen: async (task) => {
        await edit(task);
        await decide(task, 'changes');
      },
      after: 0,
      isKept: true,
    },
    {
      event: 'rejected and reopened',
      happen: async (task) => {
        await edit(task);
        await decide(task, 'reject');
        await team.act(team.manager, 'reopen', task.id);
      },
      after: 0,
    },
  ],
  ready: [{ event: 'edited', happen: edit, after: 0, isKept: true }],
  rejected: [
    {
      event: 'rejected after an edit',
      happen: async (task) => {
        await edit(task);
        await decide(task, 'reject');
      },
      after: 0,
    },
  ],
  approved: [
    { event: 'nothing happens', happen: () => Promise.resolve(), after: 1, isKept: true },
    {
      event: 'edited and put back',
      happen: async (task) => {
        await edit(task);
        await putBack(task);
      },
      after: 1,
      isKept: true,
    },
    {
      event: 'published by page URL, edited and put back',
      happen: async (task) => {
        await pageUrl(task);
        await edit(task);
        await decide(task, 'approve');
      },
      after: 0,
    },
    {
      event: 'published to another website by hand',
      happen: (task) => publishDocument(task, otherWebsiteId),
      before: 1,
      after: 1,
      isKept: true,
    },
    {
      event: 'removed from the schedule',
      happen: ({ id }) => team.act(team.manager, 'publish', id, { publish_at: null }),
      after: 0,
    },
  ],
  published: [
    { event: 'a page URL is set by hand', happen: (task) => pageUrl(task), after: 0 },
    {
      event: 'the task is published',
      happen: (task) => publishByHand(() => team.act(team.manager, 'publish', task.id), task),
      before: 1,
      after: 0,
    },
    { event: 'its document is published to the website', happen: (task) => publishDocument(task), before: 1, after: 0 },
  ],
  completed: [
    {
      event: 'published by page URL and closed',
      happen: async (task) => {
        await pageUrl(task);
        await team.act(team.manager, 'close', task.id);
      },
      after: 0,
    },
  ],
  deleted: [
    { event: 'the task is deleted', happen: ({ id }) => team.manager.send('DELETE', `/features/tasks/${id}`, {}), after: 0 },
  ],
};

const rows = Object.entries(events).flatMap(([status, list]) => list.map((row) => ({ status, ...row })));
const queuedTimes = async (detailId: number) =>
  (
    await product.sql<{ n: number }>(
      `select count(*)::int as n from publication_events e join publications p on p.id = e.publication_id
       where p.order_detail_id = $1 and e.state = 'queued'`,
      [detailId],
    )
  )[0]?.n ?? 0;

it('names every status that a task can have', () => {
  expect(Object.keys(events).sort()).toEqual([...taskStatuses, 'deleted'].sort());
  expect(Object.entries(events).filter(([, list]) => list.length === 0)).toEqual([['waiting', []]]);
});

it.each(rows)('$status: $event', async ({ status, happen, before = 0, after, isKept = false }) => {
  const task = await team.inReview([team.byReviewer()], reviewedHtml, { website_id: websiteId });
  await team.decide(team.reviewer, task.id);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect((await team.act(team.manager, 'publish', task.id, { publish_at: at })).status).toBe(200);
  await happen(task);
  const [now] = await product.sql<{ status: string; publish_at: Date | null }>(
    'select status, publish_at from tasks where id = $1',
    [task.id],
  );
  expect(now?.status ?? 'deleted').toBe(status);
  expect((now?.publish_at ?? null) !== null).toBe(isKept);
  expect(await queuedTimes(task.detailId)).toBe(before);
  await product.sql(`update tasks set publish_at = now() - interval '1 minute' where id = $1 and publish_at is not null`, [
    task.id,
  ]);
  await publishDueTasks(product.kernel, new AbortController().signal);
  expect(await queuedTimes(task.detailId)).toBe(before + after);
});

it('a schedule that an earlier release left in a published task ends without a publication', async () => {
  const task = await team.inReview([team.byReviewer()], reviewedHtml, { website_id: websiteId });
  await team.decide(team.reviewer, task.id);
  await team.act(team.manager, 'publish', task.id, { publish_at: new Date(Date.now() + 3_600_000).toISOString() });
  await product.sql(`update tasks set status = 'published', publish_at = now() - interval '1 minute' where id = $1`, [task.id]);
  await publishDueTasks(product.kernel, new AbortController().signal);
  expect(await queuedTimes(task.detailId)).toBe(0);
  expect(await team.show(task.id)).toMatchObject({ status: 'published', publish_at: null, publish_error: null });
});
