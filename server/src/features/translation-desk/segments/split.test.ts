// Divided and joined segments: the text of each stage stays letter by letter, and files are delivered as if nothing was divided.
import type { Segment } from '@folio/contract/translation-segments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildExchange, type Exchange, translated } from '../../../testing/job-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let exchange: Exchange;

beforeAll(async () => {
  product = await startTestProduct();
  exchange = await buildExchange(product);
});
afterAll(() => product.stop());

const call = (name: string, body: object, caller: TestCaller = exchange.ines) =>
  caller.send('POST', `/features/translation-jobs/segments/${name}`, body);
const split = (job: number, row: Segment | undefined, at: number, more: object = {}, caller = exchange.ines) =>
  call('split', { job_id: job, segment_id: row?.id, at, revision: row?.revision, ...more }, caller);
const join = (job: number, left: Segment | undefined, right: Segment | undefined, caller = exchange.ines) =>
  call(
    'join',
    { job_id: job, segment_id: left?.id, revision: left?.revision, next_id: right?.id, next_revision: right?.revision },
    caller,
  );
const rowsOf = (job: number, caller = exchange.ines) => exchange.desk.segmentsOf(caller, job);
const shown = (rows: readonly Segment[]) =>
  rows.map(({ position, source, target, status }) => [position, source, target, status]);

describe('a segment', () => {
  it('is divided at the caret with its target, and joined again without loss', async () => {
    const job = await exchange.startedJob();
    const [, before] = await rowsOf(job);
    await exchange.save(job, before, 'Sie halten 4.000 Meilen.');
    const [, row] = await rowsOf(job);
    const answer = await split(job, row, 'They last for'.length, { target_at: 'Sie halten'.length });
    expect([answer.status, answer.body.total]).toEqual([200, 5]);
    const rows = await rowsOf(job);
    expect(shown(rows)).toEqual([
      [1, 'Our boots weigh 0.9 kg.', '', 'new'],
      [2, 'They last for', 'Sie halten', 'draft'],
      [3, '4,000 miles.', '4.000 Meilen.', 'draft'],
      [4, 'Dr. Hess wears them.', '', 'new'],
      [5, 'Our boots weigh 0.9 kg.', '', 'new'],
    ]);
    expect(shown(answer.body.segments as Segment[])).toEqual(shown(rows.slice(1, 3)));
    const back = await join(job, rows[1], rows[2]);
    expect([back.status, back.body.total]).toEqual([200, 4]);
    expect(shown((await rowsOf(job)).slice(1, 3))).toEqual([
      [2, 'They last for 4,000 miles.', 'Sie halten 4.000 Meilen.', 'draft'],
      [3, 'Dr. Hess wears them.', '', 'new'],
    ]);
  });

  it('that is divided or joined keeps its comments, and its new units go into the memory', async () => {
    const job = await exchange.startedJob({ use_memory: true });
    const [row] = await rowsOf(job);
    await call('comments/create', { job_id: job, segment_id: row?.id, kind: 'query', text: 'Which?' });
    await split(job, row, 9);
    const [left, right] = await rowsOf(job);
    expect([left?.source, left?.comments, right?.source, right?.comments]).toEqual(['Our boots', 1, 'weigh 0.9 kg.', 0]);
    await call('comments/create', { job_id: job, segment_id: right?.id, kind: 'comment', text: 'Mind the number' });
    await join(job, left, right);
    expect((await rowsOf(job))[0]?.comments).toBe(2);
    const [whole] = await rowsOf(job);
    await split(job, whole, 9);
    await exchange.desk.confirmAll(exchange.ines, job, 'confirmed', (target) => target || 'Unsere Stiefel');
    const [, second] = await rowsOf(job);
    await exchange.save(job, second, 'wiegen 0,9 kg.');
    await exchange.desk.confirmAll(exchange.ines, job);
    expect((await exchange.desk.jobCall(exchange.ines, 'deliver', { id: job })).status).toBe(200);
    const units = await product.sql<{ source: string; target: string }>(
      `select source, target from memory_units where source = any('{Our boots,weigh 0.9 kg.}') order by source`,
    );
    expect(units).toEqual([
      { source: 'Our boots', target: 'Unsere Stiefel' },
      { source: 'weigh 0.9 kg.', target: 'wiegen 0,9 kg.' },
    ]);
    await product.sql('delete from memory_units');
  });

  it('of a later stage is divided in the stages before it as well, and goes back to them so', async () => {
    const { desk, ines } = exchange;
    const [, ruth] = desk.linguists;
    const { id } = await desk.authorised({ use_memory: false });
    const [first = 0, second = 0] = await desk.jobsOf(id);
    await exchange.accept(first, ines);
    await desk.confirmAll(ines, first);
    await desk.jobCall(ines, 'deliver', { id: first });
    await exchange.accept(second, ruth);
    const [, row] = await rowsOf(second, ruth);
    const answer = await split(second, row, 'They last'.length, {}, ruth);
    expect(answer.status).toBe(200);
    const halves = [
      ['Sie halten', 'Sie halten', 'draft'],
      ['4.000 Meilen.', '4.000 Meilen.', 'draft'],
    ];
    const own = (await rowsOf(second, ruth)).slice(1, 3);
    expect(own.map(({ target, initial, status }) => [target, initial, status])).toEqual(halves);
    expect((await rowsOf(first)).slice(1, 3).map(({ target, status }) => [target, status])).toEqual([
      ['Sie halten', 'confirmed'],
      ['4.000 Meilen.', 'confirmed'],
    ]);
    await desk.confirmAll(ruth, second, 'reviewed');
    expect((await desk.jobCall(ruth, 'deliver', { id: second })).status).toBe(200);
    const [version] = await product.sql<{ html: string }>(
      `select v.html from document_versions v join translation_lines l on l.order_detail_id = v.order_detail_id
       join translation_jobs j on j.line_id = l.id where j.id = $1 order by v.id desc limit 1`,
      [second],
    );
    expect(version?.html).toContain('Unsere Stiefel wiegen 0,9 kg. Sie halten 4.000 Meilen.');
  });

  it('is divided once by 20 calls at once, and joined once', async () => {
    const job = await exchange.startedJob();
    const [row] = await rowsOf(job);
    const answers = await Promise.all(Array.from({ length: 20 }, () => split(job, row, 9)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'SEGMENT_CHANGED')).toHaveLength(19);
    const [left, right] = await rowsOf(job);
    const joins = await Promise.all(Array.from({ length: 20 }, () => join(job, left, right)));
    expect(joins.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(shown(await rowsOf(job)).map(([position, source]) => [position, source])).toEqual([
      [1, 'Our boots weigh 0.9 kg.'],
      [2, 'They last for 4,000 miles.'],
      [3, 'Dr. Hess wears them.'],
      [4, 'Our boots weigh 0.9 kg.'],
    ]);
  });

  it('all of whose neighbours are divided and saved at once loses nothing', async () => {
    const job = await exchange.startedJob();
    const rows = await rowsOf(job);
    const answers = await Promise.all([
      ...rows.map((row) => split(job, row, 4)),
      ...rows.map((row) => exchange.save(job, row, `Text ${row.position}`)),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const after = await rowsOf(job);
    expect(after.map(({ position }) => position)).toEqual(after.map((_, index) => index + 1));
    expect(after.map(({ source }) => source).join(' ')).toBe(rows.map(({ source }) => source).join(' '));
    const saved = rows.flatMap((row, index) => {
      const body = answers[rows.length + index]?.body;
      return (body?.['conflicts'] as unknown[] | undefined)?.length === 0 ? `Text ${row.position}` : [];
    });
    const written = after.map(({ target }) => target).join(' ');
    expect(saved.filter((text) => !written.includes(text))).toEqual([]);
  });
});

describe('a call', () => {
  it('is refused where a segment is locked, changed, last, cut in a tag, of another job or delivered', async () => {
    const { desk, ines } = exchange;
    const job = await exchange.startedJob();
    const [first, second, third, fourth] = await rowsOf(job);
    const [foreign] = await rowsOf(await exchange.startedJob());
    const codes = async (answer: ReturnType<typeof split>) => {
      const { status, body } = await answer;
      return [status, body.code];
    };
    expect(await codes(split(job, first, 9, { revision: 7 }))).toEqual([409, 'SEGMENT_CHANGED']);
    expect(await codes(split(job, foreign, 9))).toEqual([404, 'SEGMENT_NOT_FOUND']);
    expect(await codes(split(job, first, 9, {}, desk.linguists[1]))).toEqual([404, 'JOB_NOT_FOUND']);
    expect(await codes(split(job, first, 9, {}, desk.staff))).toEqual([404, 'JOB_NOT_FOUND']);
    const atEnd = await split(job, first, 23);
    expect([atEnd.status, Object.keys(atEnd.body.errors as object)]).toEqual([422, ['at']]);
    expect((await split(job, first, -1)).status).toBe(422);
    // The second is the last of its paragraph.
    expect(await codes(join(job, second, third))).toEqual([409, 'SEGMENT_IS_LAST']);
    expect(await codes(join(job, first, fourth))).toEqual([409, 'SEGMENT_CHANGED']);
    expect(await codes(join(job, fourth, undefined))).toEqual([422, 'INVALID_INPUT']);
    await product.sql(`update segment_states set status = 'locked' where segment_id = $1`, [second?.id]);
    expect(await codes(split(job, second, 4))).toEqual([409, 'SEGMENT_LOCKED']);
    expect(await codes(join(job, first, second))).toEqual([409, 'SEGMENT_LOCKED']);
    await product.sql(`update segment_states set status = 'draft' where segment_id = $1`, [second?.id]);
    await desk.confirmAll(ines, job);
    await desk.jobCall(ines, 'deliver', { id: job });
    const [done, next] = await rowsOf(job);
    expect(await codes(split(job, done, 9))).toEqual([409, 'JOB_STATE']);
    expect(await codes(join(job, done, next))).toEqual([409, 'JOB_STATE']);
  });
});

describe('a file', () => {
  it('that was exported before says which segments are others now, and overwrites nothing', async () => {
    const job = await exchange.startedJob();
    const text = translated(await exchange.exported(job), {
      'Our boots weigh 0.9 kg.': 'Unsere Stiefel wiegen 0,9 kg.',
      'They last for 4,000 miles.': 'Sie halten 4.000 Meilen.',
    });
    const [, , third] = await rowsOf(job);
    const [, second] = await rowsOf(job);
    await exchange.save(job, second, 'Sie halten lange');
    const [, saved] = await rowsOf(job);
    await split(job, saved, 9);
    const preview = await exchange.importFile(job, text, { preview: true });
    expect(preview.body.counts).toMatchObject({ changed: 2, source_differs: 1 });
    expect(exchange.rowsIn(preview)[0]).toMatchObject({
      outcome: 'source_differs',
      source: 'They last',
      file_source: 'They last for 4,000 miles.',
      file: 'Sie halten 4.000 Meilen.',
    });
    const imported = await exchange.importFile(job, text);
    expect((await rowsOf(job)).map(({ target }) => target)).toEqual([
      'Unsere Stiefel wiegen 0,9 kg.',
      'Sie',
      'halten lange',
      '',
      'Unsere Stiefel wiegen 0,9 kg.',
    ]);
    const fresh = await exchange.importFile(job, translated(await exchange.exported(job), { 'Dr. Hess wears them.': 'Er.' }));
    expect(fresh.body.counts).toMatchObject({ changed: 1, source_differs: 0, unknown: 0 });
    // Undoing the first import leaves later divisions and texts.
    const rows = await rowsOf(job);
    expect(rows[3]?.id).toBe(third?.id);
    await split(job, rows[0], 9);
    const undone = await exchange.ines.send('POST', '/features/translation-jobs/undo_import', { id: imported.body.import_id });
    expect(undone.body).toMatchObject({ restored: 1, left: 1 });
    expect((await rowsOf(job)).map(({ target }) => target)).toEqual([
      'Unsere Stiefel',
      'wiegen 0,9 kg.',
      'Sie',
      'halten lange',
      'Er.',
      '',
    ]);
  });
});
