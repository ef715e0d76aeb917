// Warnings that are ignored by name, until the text changes; and where the texts of a job are in its files.
import { readFileSync } from 'node:fs';
import type { SegmentFault } from '@folio/contract/translation-jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildExchange, type Exchange } from '../../../testing/job-files.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
let exchange: Exchange;

beforeAll(async () => {
  product = await startTestProduct();
  exchange = await buildExchange(product);
});
afterAll(() => product.stop());

const check = async (job: number) => {
  const { body } = await exchange.ines.send('POST', '/features/translation-jobs/segments/check', { job_id: job });
  return body as { faults: SegmentFault[]; errors: number; warnings: number; ignored: number };
};
const ignore = (job: number, body: object, caller: TestCaller = exchange.ines) =>
  caller.send('POST', '/features/translation-jobs/segments/ignore', { job_id: job, ...body });

describe('a warning', () => {
  it('is ignored by name until the text changes, and can be counted once more', async () => {
    const { desk, ines } = exchange;
    const job = await exchange.startedJob();
    await desk.confirmAll(ines, job);
    const [, , third] = await desk.segmentsOf(ines, job);
    await exchange.save(job, third, 'Dr. Hess  trägt sie');
    const before = await check(job);
    expect(before).toMatchObject({ errors: 1, warnings: 2, ignored: 0 });
    const fault = { segment_id: third?.id, code: 'double_space' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ignore(job, fault)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const after = await check(job);
    expect(after).toMatchObject({ errors: 1, warnings: 1, ignored: 1 });
    expect(after.faults.find(({ code }) => code === 'double_space')?.ignored).toMatchObject({ name: 'Ines Albrecht' });
    const shown = await ines.get('/features/translation-jobs/segments', { job_id: job });
    expect(shown.body.ignored).toEqual([expect.objectContaining({ segment_id: third?.id, name: 'Ines Albrecht' })]);

    expect((await ignore(job, { ...fault, is_ignored: false })).body.ignored).toEqual([]);
    expect(await check(job)).toMatchObject({ warnings: 2, ignored: 0 });
    await ignore(job, fault);
    const [, , changed] = await desk.segmentsOf(ines, job);
    await exchange.save(job, changed, 'Dr. Hess  mag sie');
    expect(await check(job)).toMatchObject({ warnings: 2, ignored: 0 });
    // A fault that the text no longer has is forgotten with the next ignored one.
    await ignore(job, { ...fault, code: 'end_punctuation', detail: '.' });
    expect(await product.sql('select 1 from segment_ignored_faults where job_id = $1', [job])).toHaveLength(1);
  });

  it('of two translations of one source is ignored as well; an error, another job and a delivered one are refused', async () => {
    const { desk, ines } = exchange;
    const job = await exchange.startedJob();
    await desk.confirmAll(ines, job);
    const [first, second] = await desk.segmentsOf(ines, job);
    await exchange.save(job, first, 'Die Stiefel wiegen 0,9 kg.');
    expect((await ignore(job, { segment_id: first?.id, code: 'inconsistent' })).status).toBe(200);
    expect(await check(job)).toMatchObject({ warnings: 1, ignored: 1 });
    const refused = async (body: object, caller?: TestCaller) => (await ignore(job, body, caller)).status;
    expect(await refused({ segment_id: first?.id, code: 'unconfirmed' })).toBe(422);
    expect(await refused({ segment_id: second?.id, code: 'double_space' })).toBe(422);
    expect(await refused({ segment_id: 2_000_000_000, code: 'inconsistent' })).toBe(404);
    expect(await refused({ segment_id: first?.id, code: 'inconsistent' }, desk.linguists[1])).toBe(404);
    await desk.confirmAll(ines, job);
    expect((await desk.jobCall(ines, 'deliver', { id: job })).status).toBe(200);
    expect(await refused({ segment_id: first?.id, code: 'inconsistent' })).toBe(409);
  });
});

describe('an outline', () => {
  const outline = async (job: number, caller: TestCaller = exchange.ines) =>
    caller.get('/features/translation-jobs/segments/outline', { job_id: job });
  const jobOf = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.append('tool', 'managed_translation');
    form.append('field', 'files');
    form.append('file', new File([bytes], name));
    const { body } = await exchange.desk.owner.send('POST', '/services/orders/upload', form);
    return exchange.startedJob({ text: '', files: [(body.asset as { id: number }).id] });
  };

  it('of a page names headings, items and cells, with the texts that nobody translates', async () => {
    const page =
      '<html><head><title>Boots</title></head><body><h1>Warm boots</h1><p>They last.</p><ul><li>Dry <b>feet</b></li></ul><table><tr><td>Weight</td><td>12</td></tr></table></body></html>';
    const job = await jobOf('page.html', Buffer.from(page));
    const { status, body } = await outline(job);
    const parts = body.parts as { name: string; paragraphs: { unit: number; kind: string; text: string | null }[] }[];
    expect([status, body.is_cut, parts.map(({ name }) => name)]).toEqual([200, false, ['page.html']]);
    expect(parts[0]?.paragraphs.map(({ kind, text }) => [kind, text])).toEqual([
      ['meta', null],
      ['h1', null],
      ['p', null],
      ['li', null],
      ['td', null],
      ['td', '12'],
    ]);
    const units = (await exchange.desk.segmentsOf(exchange.ines, job)).map(({ unit }) => unit);
    expect(parts[0]?.paragraphs.flatMap(({ unit, text }) => (text === null ? [unit] : []))).toEqual([...new Set(units)]);
    expect((await outline(job, exchange.desk.linguists[1])).status).toBe(404);
  });

  it('of a Word file knows its headings by their styles', async () => {
    const url = new URL('../../../../../engine/src/sources/fixtures/beans.docx', import.meta.url);
    const { body } = await outline(await jobOf('beans.docx', readFileSync(url)));
    const parts = body.parts as { paragraphs: { kind: string }[] }[];
    expect(parts[0]?.paragraphs.map(({ kind }) => kind)).toEqual(['h1', 'p', 'h2', 'p', 'p', 'li', 'li', 'td', 'td', 'td', 'td']);
  });
});
