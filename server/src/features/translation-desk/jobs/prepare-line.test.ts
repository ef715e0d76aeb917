// Segments come for every line of a running request, even if its job changes meanwhile. A line without them cannot be worked on.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';
import { buildTranslationDesk, jobIn, type TranslationDesk } from '../../../testing/translation-team.ts';
import { deskSweep } from '../desk.jobs.ts';
import { prepareJob, prepareLine } from './prepare-line.ts';

let product: TestProduct;
let desk: TranslationDesk;

beforeAll(async () => {
  // Without workers, a test decides when a line is prepared.
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  desk = await buildTranslationDesk(product);
});
afterAll(() => product.stop());

/** A request with a first line that waits for its segments. */
async function waiting() {
  const request = await desk.authorised({ use_memory: false });
  const [job = 0] = await desk.jobsOf(request.id);
  return { id: request.id, line: request.lines[0]?.id ?? 0, job };
}
const linguistIds = async () => (await product.sql<{ id: number }>('select id from linguists order by id')).map(({ id }) => id);
const offer = async (job: number) => desk.jobCall(desk.staff, 'offer', { id: job, linguist_ids: await linguistIds() });
const stateOf = async (job: number) => {
  const [row] = await product.sql<{ state: string; linguist_id: number | null; segments: number; states: number }>(
    `select j.state, j.linguist_id, (select count(*)::int from segments s where s.line_id = j.line_id) as segments,
       (select count(*)::int from segment_states s where s.job_id = j.id) as states from translation_jobs j where j.id = $1`,
    [job],
  );
  return row;
};
/** The state in which an offer before this rule left its job. */
async function stuckIn(job: number, state: 'offered' | 'accepted' | 'in_progress') {
  const [first = 0] = await linguistIds();
  const linguist = state === 'offered' ? null : first;
  await product.sql('update translation_jobs set state = $2, linguist_id = $3 where id = $1', [job, state, linguist]);
  if (state === 'offered')
    await product.sql(
      `insert into job_offers (job_id, linguist_id, expires_at) select $1, id, '2999-01-01' from linguists on conflict do nothing`,
      [job],
    );
}
const unready = [409, 'SEGMENTS_NOT_READY'];
const answerOf = async (answer: ReturnType<TranslationDesk['jobCall']>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

describe('a line without segments', () => {
  it('is not offered, and is once it is prepared', async () => {
    const { line, job } = await waiting();
    expect(await answerOf(offer(job))).toEqual(unready);
    expect(await stateOf(job)).toMatchObject({ state: 'new', segments: 0 });
    await prepareLine(product.kernel, line);
    expect(await stateOf(job)).toMatchObject({ state: 'offered', segments: 4, states: 4 });
    expect(jobIn(await offer(job)).state).toBe('offered');
  });

  it('is not accepted, started or delivered', async () => {
    const [ines] = desk.linguists;
    const { job } = await waiting();
    await stuckIn(job, 'offered');
    expect(await answerOf(desk.jobCall(ines, 'accept', { id: job }))).toEqual(unready);
    await stuckIn(job, 'accepted');
    expect(await answerOf(desk.jobCall(ines, 'start', { id: job }))).toEqual(unready);
    await stuckIn(job, 'in_progress');
    expect(await answerOf(desk.jobCall(ines, 'deliver', { id: job }))).toEqual(unready);
  });

  it.each(['offered', 'accepted', 'in_progress'] as const)(
    'is repaired while its job is %s, and the job goes on',
    async (state) => {
      const { line, job } = await waiting();
      await stuckIn(job, state);
      const before = await stateOf(job);
      await prepareLine(product.kernel, line);
      expect(await stateOf(job)).toEqual({ ...before, segments: 4, states: 4 });
      await prepareLine(product.kernel, line);
      expect((await stateOf(job))?.segments).toBe(4);
    },
  );

  it('goes back to the desk when its job is withdrawn, and is offered once it is prepared', async () => {
    const { line, job } = await waiting();
    await stuckIn(job, 'in_progress');
    expect(jobIn(await desk.jobCall(desk.staff, 'withdraw', { id: job, note: 'No segments' })).state).toBe('new');
    await prepareLine(product.kernel, line);
    expect(await stateOf(job)).toMatchObject({ state: 'offered', segments: 4 });
  });

  it('is prepared and offered at once in either order', async () => {
    const { line, job } = await waiting();
    const [, answer] = await Promise.all([prepareLine(product.kernel, line), offer(job)]);
    expect([200, 409]).toContain(answer.status);
    expect(await stateOf(job)).toMatchObject({ state: 'offered', segments: 4, states: 4 });
  });

  it('stays as it is when its request is cancelled', async () => {
    const { id, line, job } = await waiting();
    await desk.act(desk.owner, 'cancel', { id });
    await prepareLine(product.kernel, line);
    expect(await stateOf(job)).toMatchObject({ state: 'cancelled', segments: 0 });
  });
});

describe('a line whose preparation failed', () => {
  it('puts its request on hold with the reason, and is prepared once the request goes on', async () => {
    const { id, line, job } = await waiting();
    await product.sql(`delete from pgboss.job where name = 'translation.prepare' and (data->>'lineId')::int = $1`, [line]);
    await prepareJob.onFail(product.kernel, { lineId: line });
    const held = await desk.show(id);
    expect(held).toMatchObject({ state: 'on_hold', hold_reason: expect.stringContaining('Folio could not read Our boots') });
    await desk.act(desk.staff, 'resume', { id });
    const queued = await product.sql<{ line: number }>(
      `select (data->>'lineId')::int as line from pgboss.job where name = 'translation.prepare' and (data->>'lineId')::int = $1`,
      [line],
    );
    expect(queued).toHaveLength(1);
    await prepareLine(product.kernel, line);
    expect(await stateOf(job)).toMatchObject({ state: 'offered', segments: 4 });
  });
});

describe('the sweep', () => {
  const sweep = () => deskSweep.run(product.kernel, {}, { isLastTry: true, signal: AbortSignal.timeout(60_000) });
  const queuedOf = async (line: number) =>
    (
      await product.sql(
        `select 1 from pgboss.job where name = 'translation.prepare' and (data->>'lineId')::int = $1 and state in ('created', 'retry', 'active')`,
        [line],
      )
    ).length;

  it('prepares lines again that lost their preparation, once', async () => {
    const { line, job } = await waiting();
    await stuckIn(job, 'in_progress');
    await product.sql(`delete from pgboss.job where name = 'translation.prepare' and (data->>'lineId')::int = $1`, [line]);
    await sweep();
    await sweep();
    expect(await queuedOf(line)).toBe(1);
  });
});
