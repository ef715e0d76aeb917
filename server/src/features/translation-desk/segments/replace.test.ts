// Find and replace: a preview, a replacement of exactly the previewed texts, and an undo in one step.
import type { Segment } from '@folio/contract/translation-segments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildExchange, type Exchange } from '../../../testing/job-files.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let exchange: Exchange;

beforeAll(async () => {
  product = await startTestProduct();
  exchange = await buildExchange(product);
});
afterAll(() => product.stop());

interface Row {
  id: number;
  position: number;
  before: string;
  after: string;
  hits: number;
  revision: number;
}

const replace = (job: number, body: object, caller: TestCaller = exchange.ines) =>
  caller.send('POST', '/features/translation-jobs/segments/replace', { job_id: job, ...body });
const rowsIn = ({ body }: TestAnswer) => body.rows as Row[];
const seen = (answer: TestAnswer) => rowsIn(answer).map(({ id, revision }) => ({ id, revision }));
const textsOf = async (job: number) =>
  (await exchange.desk.segmentsOf(exchange.ines, job)).map(({ target, status }) => [target, status]);
const stiefel = 'Unsere Stiefel wiegen 0,9 kg.';

/** A job with all segments confirmed. */
async function confirmedJob(more: object = {}) {
  const job = await exchange.startedJob(more);
  await exchange.desk.confirmAll(exchange.ines, job);
  return job;
}

it('shows what would change, changes what was seen, and is undone in one step', async () => {
  const job = await confirmedJob();
  const wanted = { find: 'stiefel', replace: 'Schuhe' };
  const preview = await replace(job, wanted);
  expect(preview.body).toMatchObject({ total: 2, hits: 2, locked: 0, too_long: 0, segments: [], undo_id: null });
  expect(rowsIn(preview).map(({ position, before, after }) => [position, before, after])).toEqual([
    [1, stiefel, 'Unsere Schuhe wiegen 0,9 kg.'],
    [4, stiefel, 'Unsere Schuhe wiegen 0,9 kg.'],
  ]);
  expect((await replace(job, { ...wanted, match_case: true })).body.total).toBe(0);
  expect((await replace(job, { find: 'Stief', whole_word: true })).body.total).toBe(0);
  const before = await textsOf(job);
  const done = await replace(job, { ...wanted, segments: seen(preview) });
  expect(done.body).toMatchObject({ total: 2, hits: 2, conflicts: [] });
  expect((done.body.segments as Segment[]).map(({ target }) => target)).toEqual(
    Array.from({ length: 2 }, () => 'Unsere Schuhe wiegen 0,9 kg.'),
  );
  expect(await textsOf(job)).toEqual([
    ['Unsere Schuhe wiegen 0,9 kg.', 'draft'],
    before[1],
    before[2],
    ['Unsere Schuhe wiegen 0,9 kg.', 'draft'],
  ]);
  const undone = await exchange.ines.send('POST', '/features/translation-jobs/undo_import', { id: done.body.undo_id });
  expect(undone.body).toMatchObject({ restored: 2, left: 0 });
  expect(await textsOf(job)).toEqual(before);
});

it('overwrites nothing that was changed since it was seen, and lists it', async () => {
  const job = await confirmedJob();
  const preview = await replace(job, { find: 'Stiefel', replace: 'Schuhe' });
  const [first] = await exchange.desk.segmentsOf(exchange.ines, job);
  await exchange.save(job, first, 'Die Stiefel wiegen 0,9 kg.');
  const done = await replace(job, { find: 'Stiefel', replace: 'Schuhe', segments: seen(preview) });
  expect(done.body).toMatchObject({ total: 1, conflicts: [{ id: first?.id, target: 'Die Stiefel wiegen 0,9 kg.' }] });
  expect((await textsOf(job)).map(([target]) => target)).toEqual([
    'Die Stiefel wiegen 0,9 kg.',
    'Sie halten 4.000 Meilen.',
    'Dr. Hess trägt sie.',
    'Unsere Schuhe wiegen 0,9 kg.',
  ]);
});

it('leaves locked segments and those that would be too long, and counts them', async () => {
  const job = await confirmedJob();
  const [first] = await exchange.desk.segmentsOf(exchange.ines, job);
  const before = await replace(job, { find: 'Stiefel', replace: 'Schuhe' });
  await product.sql(`update segment_states set status = 'locked' where segment_id = $1`, [first?.id]);
  const preview = await replace(job, { find: 'Stiefel', replace: 'Schuhe' });
  expect(preview.body).toMatchObject({ total: 1, locked: 1 });
  const done = await replace(job, { find: 'Stiefel', replace: 'Schuhe', segments: seen(before) });
  expect(done.body).toMatchObject({ total: 1, locked: 1 });
  expect((await textsOf(job))[0]).toEqual([stiefel, 'locked']);
  const long = await replace(job, { find: 'e', replace: 'e'.repeat(2000) });
  expect(long.body.too_long).toBeGreaterThan(0);
});

it('of 20 calls at once changes each text once', async () => {
  const job = await confirmedJob();
  const preview = await replace(job, { find: 'Meilen', replace: 'Meilen Meilen' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => replace(job, { find: 'Meilen', replace: 'Meilen Meilen', segments: seen(preview) })),
  );
  expect(answers.filter(({ body }) => body.total === 1)).toHaveLength(1);
  expect((await textsOf(job))[1]).toEqual(['Sie halten 4.000 Meilen Meilen.', 'draft']);
});

it('is refused without words, for others and for a delivered job', async () => {
  const job = await confirmedJob();
  expect((await replace(job, { find: '' })).status).toBe(422);
  const many = Array.from({ length: 1001 }, (_, index) => ({ id: index + 1, revision: 0 }));
  expect((await replace(job, { find: 'a', segments: many })).status).toBe(422);
  const preview = await replace(job, { find: 'Stiefel' });
  for (const caller of [exchange.desk.staff, exchange.desk.linguists[1]])
    expect((await replace(job, { find: 'Stiefel', segments: seen(preview) }, caller)).status).toBe(404);
  expect((await exchange.desk.jobCall(exchange.ines, 'deliver', { id: job })).status).toBe(200);
  const done = await replace(job, { find: 'Stiefel', segments: seen(preview) });
  expect([done.status, done.body.code]).toEqual([409, 'JOB_STATE']);
});
