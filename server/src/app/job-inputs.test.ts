// Inputs of jobs: one that does not fit its schema becomes a dead letter at once; one that an earlier release sent is accepted.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { type Jobs, startJobs } from '../kernel/jobs.ts';
import { createLog } from '../kernel/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/child-product.ts';
import { jobs as declared } from './features.ts';

const patient = { timeout: 15_000 };

/** The least that release 2.0.0 sent to each queue. Queues that it did not have are not named. */
const sentBefore: Record<string, object> = {
  'analytics.send': {},
  'bulk_order.feed': { bulkOrderId: 1 },
  'bulk_order.run_row': { detailId: 1, bulkOrderId: 1, queuedAt: '2026-11-25T10:00:00.000Z' },
  'campaigns.pack': { packId: 1 },
  'chat.answer': { messageId: 1 },
  'document.publish': { publicationId: 1 },
  'keywords.index': {},
  'links.find': { websiteId: 1 },
  'links.run': { runId: 1 },
  'links.source': { sourceId: 1 },
  'local_model.download': { id: 'small' },
  'notice.mail': { noticeId: 1 },
  'order.resume': {},
  'order.run': { detailId: 1 },
  'order.run_media': { detailId: 1 },
  'order.run_text': { detailId: 1 },
  'pages.map': { websiteId: 1 },
  'pages.visit': { websiteId: 1 },
  'reports.count_soon': {},
  'reset.mail': { userId: 1 },
  'review_link.mail': { linkId: 1, note: '' },
  'source.embed': {},
  'source.read': { sourceId: 1 },
  'translation.count': { requestId: 1 },
  'translation.prepare': { lineId: 1 },
  'webhook.deliver': { deliveryId: 1 },
};

const letterQueue = {
  name: 'letter.post',
  retries: 3,
  timeout: 60,
  input: z.object({ letterId: z.int(), copies: z.int().optional() }),
};

let database: TestDatabase;
let jobs: Jobs;
const run = vi.fn<(input: object) => Promise<void>>(() => Promise.resolve());
const onFail = vi.fn<(input: object) => Promise<void>>(() => Promise.resolve());
const errors: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const log = createLog('silent');
  vi.spyOn(log, 'error').mockImplementation((facts: unknown) => void errors.push(facts));
  jobs = await startJobs(database.connectionString, [letterQueue], log);
  await jobs.work([{ ...letterQueue, run, onFail }], { slots: 1 });
});
afterAll(async () => {
  await jobs.stop(5);
  await database.close();
});

it('an input that does not fit is a dead letter with a reason after one try', async () => {
  await jobs.send({ name: letterQueue.name, input: z.object({ letterId: z.string() }) }, { letterId: 'seven' });
  const reason = 'letterId: Invalid input: expected number, received string';
  const ended = { problem: 'UnreadableInput', reason };
  await vi.waitFor(
    async () =>
      expect(
        await database.query(`select name, state, retry_count, output from pgboss.job where name like 'letter.%' order by name`),
      ).toEqual([
        { name: 'letter.post', state: 'failed', retry_count: 0, output: ended },
        { name: 'letter.post.dead', state: 'failed', retry_count: 0, output: ended },
      ]),
    patient,
  );
  expect(run).not.toHaveBeenCalled();
  expect(onFail).not.toHaveBeenCalled();
  expect(errors).toMatchObject([
    { queue: 'letter.post', reason },
    { queue: 'letter.post.dead', reason },
  ]);
});

it('an input without what an earlier release did not send is taken', async () => {
  await jobs.send(letterQueue, { letterId: 7 });
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), patient);
  expect(run.mock.calls[0]?.[0]).toEqual({ letterId: 7 });
});

it.each(declared)('$name takes what release 2.0.0 sent', ({ name, input, cron }) => {
  const sent = sentBefore[name] ?? (cron === undefined ? null : {});
  // New queues.
  if (sent === null) return expect(['site-start.read', 'translation.offer']).toContain(name);
  expect(input.safeParse(sent).error).toBeUndefined();
});

it('names no queue that is gone', () => {
  const names = declared.map(({ name }) => name);
  expect(Object.keys(sentBefore).filter((name) => !names.includes(name))).toEqual([]);
});
