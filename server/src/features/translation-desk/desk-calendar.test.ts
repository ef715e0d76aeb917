// The linguists' workload by day, and their queries, as the manager page shows them.
import type { Linguist } from '@folio/contract/linguists';
import type { CalendarDue, CalendarLinguist } from '@folio/contract/translation-calendar';
import type { AskedQuery } from '@folio/contract/translation-jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { buildTranslationDesk, type TranslationDesk } from '../../testing/translation-team.ts';

let product: TestProduct;
let desk: TranslationDesk;
let jobId = 0;

/** Monday; the days of the calendar are counted from it. */
const monday = '2030-06-03';

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
  const { id } = await desk.authorised({ title: 'Boots' });
  [jobId = 0] = await desk.jobsOf(id);
  await desk.untilOffered(jobId);
  await desk.jobCall(desk.linguists[0], 'accept', { id: jobId });
  await desk.jobCall(desk.linguists[0], 'start', { id: jobId });
});
afterAll(() => product.stop());

const linguistsNow = async () => (await desk.staff.get('/features/linguists/show')).body.linguists as Linguist[];
const calendar = async (caller: TestCaller, query: Record<string, string | number> = {}) => {
  const { status, body } = await caller.get('/features/translation-jobs/calendar', query);
  return {
    status,
    body,
    linguists: (body.linguists ?? []) as CalendarLinguist[],
    due: (body.due ?? []) as CalendarDue[],
    days: (body.days ?? []) as { day: string; is_open: boolean; is_holiday: boolean }[],
  };
};
const today = () => new Date().toISOString().slice(0, 10);

describe('load of linguists', () => {
  it('is what is booked of the next five days, and they are free from the day that still has room', async () => {
    await product.sql('update translation_jobs set words = 5600 where id = $1', [jobId]);
    const [ines, ruth] = await linguistsNow();
    expect(ines).toMatchObject({ name: 'Ines Albrecht', booked_words: 5600, load: 0.448, open_jobs: 1 });
    expect(ruth).toMatchObject({ booked_words: 0, load: 0, delivered_jobs: 0, on_time: null });
    const weekdays = Array.from({ length: 10 }, (_, index) => new Date(Date.now() + index * 86_400_000))
      .filter((at) => ![0, 6].includes(at.getUTCDay()))
      .map((at) => at.toISOString().slice(0, 10));
    expect([ruth?.free_from, ines?.free_from]).toEqual([weekdays[0], weekdays[2]]);
  });

  it('has no share where someone is absent on all of these days, and nobody is free on holidays', async () => {
    const [, ruth] = await linguistsNow();
    const absences = [{ from: today(), until: '2099-12-31' }];
    await desk.staff.send('POST', '/features/linguists/edit', { id: ruth?.id, absences });
    expect((await linguistsNow())[1]).toMatchObject({ load: null, free_from: null });
    await desk.staff.send('POST', '/features/linguists/edit', { id: ruth?.id, absences: [] });
    const free = (await linguistsNow())[1]?.free_from;
    const rates = (await desk.staff.get('/features/translation-rates/show')).body.translation_rates;
    await desk.staff.send('POST', '/features/translation-rates/edit', { translation_rates: rates, holidays: [free] });
    expect((await linguistsNow())[1]?.free_from?.localeCompare(free ?? '')).toBe(1);
    await desk.staff.send('POST', '/features/translation-rates/edit', { translation_rates: rates, holidays: ['2030-06-06'] });
  });
});

describe('the calendar of the desk', () => {
  it('shows coordinators everybody, with absences, holidays, and what is due', async () => {
    const [ines] = await linguistsNow();
    await desk.staff.send('POST', '/features/linguists/edit', {
      id: ines?.id,
      absences: [{ from: '2030-06-04', until: '2030-06-05' }],
    });
    await product.sql('update translation_jobs set due_at = $2 where id = $1', [jobId, `${monday}T15:00:00Z`]);
    const { body, linguists, days, due } = await calendar(desk.staff, { from: monday, days: 7 });
    expect(body).toMatchObject({ opens: '08:00', closes: '17:00', recordsTotal: 3, is_cut: false });
    expect(days.map(({ is_open: isOpen }) => isOpen)).toEqual([true, true, true, false, true, false, false]);
    expect(days[3]).toEqual({ day: '2030-06-06', is_open: false, is_holiday: true });
    expect(linguists.map(({ name }) => name)).toEqual(['Ines Albrecht', 'Ruth Keller', 'Tom Becker']);
    expect(linguists[0]?.days.map(({ is_absent: isAbsent }) => isAbsent)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(due).toMatchObject([{ kind: 'job', id: jobId, stage: 'translation', linguist: 'Ines Albrecht', is_mine: false }]);
    const now = await calendar(desk.staff);
    expect(now.days).toHaveLength(14);
    expect(now.days[0]?.day.localeCompare(today())).not.toBe(1);
    expect(now.due).toMatchObject([
      { kind: 'job', stage: 'revision', state: 'new', linguist: null },
      { kind: 'request', state: 'in_progress' },
    ]);
    // Spread over the working days of three months: each open day shows some of them.
    expect(now.linguists[0]?.days.reduce((sum, { words }) => sum + words, 0)).toBeGreaterThan(0);
  });

  it('shows linguists themselves and their own jobs alone', async () => {
    const [ines, ruth] = desk.linguists;
    const own = await calendar(ines, { from: monday, days: 7 });
    expect(own.linguists.map(({ name }) => name)).toEqual(['Ines Albrecht']);
    expect(own.due).toMatchObject([{ id: jobId, is_mine: true }]);
    // Their capacity counts the same words on the same days.
    const { body } = await ines.get('/features/translation-jobs/show');
    const capacity = (body['capacity'] as { days: { day: string; words: number }[] }).days;
    const week = await calendar(ines, { from: capacity[0]?.day ?? '', days: 7 });
    const shown = week.days.map(({ day }, index) => ({ day, words: week.linguists[0]?.days[index]?.words ?? 0 }));
    expect(capacity.map(({ day, words }) => ({ day, words }))).toEqual(
      shown.filter(({ day }) => capacity.some((one) => one.day === day)),
    );
    expect(capacity.reduce((sum, { words }) => sum + words, 0)).toBeGreaterThan(0);
    const others = await calendar(ruth, { from: monday, days: 7 });
    expect([others.linguists.map(({ name }) => name), others.due]).toEqual([['Ruth Keller'], []]);
  });

  it('is refused to who is no staff, and names what is wrong', async () => {
    expect((await calendar(desk.owner)).status).toBe(403);
    const { status, body } = await calendar(desk.staff, { from: '2030-02-31', days: 43 });
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['from', 'days']]);
    for (const from of ['0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31'])
      expect((await calendar(desk.staff, { from })).status).toBe(422);
  });
});

describe('queries of a linguist', () => {
  const asked = async (caller: TestCaller) => (await caller.get('/features/translation-jobs/show')).body.queries as AskedQuery[];

  it('come with the newest answer, those that are answered first, until they are resolved', async () => {
    const [ines] = desk.linguists;
    const [first, second] = await desk.segmentsOf(ines, jobId);
    const write = (caller: TestCaller, segmentId: number | undefined, kind: string, text: string) =>
      caller.send('POST', '/features/translation-jobs/segments/comments/create', {
        job_id: jobId,
        segment_id: segmentId,
        kind,
        text,
      });
    const query = await write(ines, first?.id, 'query', 'The shoe or the carpet?');
    await write(ines, second?.id, 'query', 'Miles or kilometres?');
    await write(desk.owner, first?.id, 'answer', 'The carpet.');
    await write(desk.owner, first?.id, 'answer', 'No: the shoe.');
    expect(await asked(ines)).toMatchObject([
      {
        job_id: jobId,
        segment_id: first?.id,
        text: 'The shoe or the carpet?',
        answer: { text: 'No: the shoe.', name: 'Olga Owner' },
      },
      { text: 'Miles or kilometres?', answer: null },
    ]);
    expect(await asked(desk.linguists[1])).toEqual([]);
    expect(await asked(desk.staff)).toEqual([]);
    const { id } = query.body.comment as { id: number };
    await ines.send('POST', '/features/translation-jobs/segments/comments/resolve', { id });
    expect((await asked(ines)).map(({ text }) => text)).toEqual(['Miles or kilometres?']);
  });
});
