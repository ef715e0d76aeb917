// Data of the desk through HTTP: the same in totals, rows, days and the file, and only for permitted readers.
import type { DeskFigures } from '@folio/contract/translation-reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { buildTranslationDesk, type TranslationDesk } from '../../testing/translation-team.ts';

let product: TestProduct;
let desk: TranslationDesk;
let ines: TestCaller;
let ruth: TestCaller;

interface Report {
  from: string;
  to: string;
  days: { date: string; words: number }[];
  totals: DeskFigures;
  turnaround_hours: number | null;
  linguists: (DeskFigures & { id: number; name: string })[];
  recordsTotal: number;
}

const report = async (caller: TestCaller, input: object = {}) =>
  (await caller.get('/features/translation-reports/show', { ...input })).body as unknown as Report;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
  [ines, ruth] = desk.linguists;
  const { id } = await desk.authorised();
  const [first = 0, second = 0] = await desk.jobsOf(id);
  await desk.untilOffered(first);
  await desk.jobCall(ines, 'accept', { id: first });
  await desk.jobCall(ines, 'start', { id: first });
  await desk.confirmAll(ines, first);
  await desk.jobCall(ines, 'deliver', { id: first });
  await desk.untilOffered(second);
  await desk.jobCall(ruth, 'accept', { id: second });
  await desk.jobCall(ruth, 'start', { id: second });
  const rows = await desk.segmentsOf(ruth, second);
  await ruth.send('PATCH', '/features/translation-jobs/segments', {
    job_id: second,
    segments: rows.map(({ id: segment, target, revision }) => ({
      id: segment,
      target: target.replace('trägt', 'nutzt'),
      status: 'reviewed',
      revision,
      ...(target.includes('trägt') ? { reason: 'terminology' } : {}),
    })),
  });
  const { status } = await desk.jobCall(ruth, 'deliver', { id: second });
  if (status !== 200) throw new Error(`The delivery answered ${status}`);
  // The clock of the test does not move: times that the figures are made of.
  await product.sql(
    `update translation_jobs set accepted_at = now() - interval '6 hours', delivered_at = now() - interval '2 hours', due_at = now() - interval '3 hours' where id = $1`,
    [first],
  );
  await product.sql(
    `update translation_jobs set accepted_at = now() - interval '2 hours', delivered_at = now(), due_at = now() where id = $1`,
    [second],
  );
  await product.sql(
    `update translation_requests set authorised_at = now() - interval '10 hours', delivered_at = now() where id = $1`,
    [id],
  );
});
afterAll(() => product.stop());

/** Kept, so that all tests have the same days when midnight passes. */
const began = Date.now();
const day = (shift: number) => new Date(began + shift * 86_400_000).toISOString().slice(0, 10);
const around = { from: day(-2), to: day(1) };

describe('the report of the desk', () => {
  it('adds up words, time, punctuality and what was corrected, and says whose work it was', async () => {
    const { days, totals, linguists, turnaround_hours: turnaround, recordsTotal } = await report(desk.staff, around);
    expect(days.map(({ date }) => date)).toEqual([day(-2), day(-1), day(0), day(1)]);
    expect(days.reduce((sum, { words }) => sum + words, 0)).toBe(totals.words);
    expect(totals).toMatchObject({ words: 38, jobs: 2, on_time: 0.5, machine_edit: null });
    expect(totals.hours).toBeCloseTo(3, 1);
    expect(turnaround).toBeCloseTo(10, 1);
    // One of 19 words was changed in review, for one reason.
    expect(totals.changed_in_review).toBeCloseTo(1 / 19, 5);
    expect(totals.corrections).toEqual({ style: 0, accuracy: 0, terminology: 52.63, grammar: 0, format: 0 });
    expect(recordsTotal).toBe(2);
    expect(linguists).toMatchObject([
      { name: 'Ines Albrecht', words: 19, on_time: 0, corrections: { terminology: 52.63 } },
      { name: 'Ruth Keller', words: 19, on_time: 1, changed_in_review: null, corrections: { terminology: 0 } },
    ]);
    expect(linguists[0]?.changed_in_review).toBeCloseTo(1 / 19, 5);
    // The list of linguists says the same, of all time.
    const { body } = await desk.staff.get('/features/linguists/show');
    const listed = body['linguists'] as { name: string; changed_in_review: number | null }[];
    const changedOf = (name: string) => listed.find((one) => one.name === name)?.changed_in_review;
    expect(changedOf('Ines Albrecht')).toBeCloseTo(1 / 19, 5);
    expect([changedOf('Ruth Keller'), changedOf('Tom Becker')]).toEqual([null, null]);
  });

  it('is narrowed by pair, stage and linguist', async () => {
    expect((await report(desk.staff, { ...around, target_language: 'fr' })).totals).toMatchObject({ words: 0, on_time: null });
    expect((await report(desk.staff, { ...around, stage: 'revision' })).totals).toMatchObject({ words: 19, jobs: 1, on_time: 1 });
    const { linguists } = await report(desk.staff, around);
    const only = await report(desk.staff, { ...around, linguist_id: linguists[1]?.id });
    expect(only.linguists.map(({ name }) => name)).toEqual(['Ruth Keller']);
    expect((await report(desk.staff, { from: day(-9), to: day(-8) })).totals.jobs).toBe(0);
  });

  it('shows linguists their own figures, whatever they ask for, and nobody else anything', async () => {
    const other = (await report(desk.staff, around)).linguists.find(({ name }) => name === 'Ruth Keller')?.id;
    const own = await report(ines, { ...around, linguist_id: other });
    expect(own.linguists.map(({ name }) => name)).toEqual(['Ines Albrecht']);
    expect(own).toMatchObject({ totals: { words: 19, jobs: 1 }, turnaround_hours: null });
    const file = await ines.get('/features/translation-reports/export', { ...around, linguist_id: other });
    expect(file.body['text']).not.toContain('Ruth Keller');
    expect((await desk.owner.get('/features/translation-reports/show')).status).toBe(403);
    expect((await desk.owner.get('/features/translation-reports/export')).status).toBe(403);
  });

  it('gives the same figures as a file', async () => {
    const file = await desk.staff.get('/features/translation-reports/export', around);
    const [head = '', ...lines] = String(file.body['text']).replace('\uFEFF', '').trim().split('\r\n');
    const columns = head.split(',');
    const rows = lines.map((line) => new Map(line.split(',').map((cell, index) => [columns[index], cell])));
    const { totals } = await report(desk.staff, around);
    expect(rows).toHaveLength(totals.jobs);
    expect(rows.reduce((sum, row) => sum + Number(row.get('words')), 0)).toBe(totals.words);
    expect(rows.map((row) => [row.get('stage'), row.get('on_time'), row.get('terminology')])).toEqual([
      ['translation', '0', '0'],
      ['revision', '1', '1'],
    ]);
  });

  it('refuses a period that is turned round or longer than a year', async () => {
    const turned = await desk.staff.get('/features/translation-reports/show', { from: day(0), to: day(-2) });
    expect([turned.status, Object.keys(turned.body.errors ?? {})]).toEqual([422, ['to']]);
    const long = await desk.staff.get('/features/translation-reports/show', { from: day(-500), to: day(0) });
    expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([422, ['from']]);
  });
});
