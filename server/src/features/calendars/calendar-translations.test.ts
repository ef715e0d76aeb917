// Due jobs of the translation desk in the calendar through HTTP: coordinators see all, linguists their own, customers none.
import type { CalendarEntry } from '@folio/contract/calendar-entries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { buildTranslationDesk, type TranslationDesk } from '../../testing/translation-team.ts';

let product: TestProduct;
let desk: TranslationDesk;
let jobId = 0;
let requestId = 0;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
  const { id } = await desk.authorised({ title: 'Boots' });
  requestId = id;
  [jobId = 0] = await desk.jobsOf(id);
  await desk.untilOffered(jobId);
  await desk.jobCall(desk.linguists[0], 'accept', { id: jobId });
  await desk.jobCall(desk.linguists[0], 'start', { id: jobId });
  await product.sql(`update translation_jobs set due_at = '2030-06-03T15:00:00Z' where id = $1`, [jobId]);
  await product.sql(`update translation_requests set due_at = '2030-06-05T15:00:00Z' where id = $1`, [requestId]);
});
afterAll(() => product.stop());

async function entriesOf(caller: TestCaller, more: Record<string, unknown> = {}): Promise<CalendarEntry[]> {
  const days = { from: '2030-06-01', to: '2030-06-30' };
  const { status, body } = await caller.get('/features/calendar/show', { ...days, ...more });
  expect(status).toBe(200);
  return (body.entries as CalendarEntry[]).filter(({ kind }) => kind.startsWith('translation'));
}

describe('due translations', () => {
  it('are all shown to coordinators, the jobs of a linguist to them alone, and none to others', async () => {
    const request = `/translation-manager/assignee-dashboard?tab=requests&request=${requestId}`;
    expect(await entriesOf(desk.staff)).toMatchObject([
      { kind: 'translation_job', id: jobId, from: '2030-06-03', state: 'on_going', stage: 'translation', path: request },
      { kind: 'translation_request', id: requestId, title: 'Boots', from: '2030-06-05', path: request },
    ]);
    expect(await entriesOf(desk.linguists[0])).toMatchObject([
      { id: jobId, path: `/translation-manager/jobs/${jobId}`, people: [{ name: 'Ines Albrecht' }], can: { move: false } },
    ]);
    expect(await entriesOf(desk.linguists[1])).toEqual([]);
    expect(await entriesOf(desk.owner)).toEqual([]);
    expect(await entriesOf(desk.owner, { kinds: 'translation_job' })).toEqual([]);
  });

  it('are narrowed by kind and person, and left out by a website or a tool', async () => {
    const kinds = async (more: Record<string, unknown>) => (await entriesOf(desk.staff, more)).map(({ kind }) => kind);
    expect(await kinds({ kinds: ['translation_job'] })).toEqual(['translation_job']);
    expect(await kinds({ kinds: ['task_due'] })).toEqual([]);
    const [own] = await entriesOf(desk.linguists[0]);
    expect(await kinds({ assignee_id: own?.people[0]?.id })).toEqual(['translation_job']);
    expect(await kinds({ tool: 'seo_article' })).toEqual([]);
    expect(await kinds({ website_id: 1 })).toEqual([]);
  });

  it('do not move, and are hidden where the company hides translations', async () => {
    const body = { kind: 'translation_job', id: jobId, revision: 1, to: '2030-06-04' };
    expect((await desk.staff.send('POST', '/features/calendar/move', body)).status).toBe(422);
    await product.sql(`update accounts set branding = branding || '{"hide_translations": true}'`);
    expect(await entriesOf(desk.staff)).toEqual([]);
    await product.sql(`update accounts set branding = branding - 'hide_translations'`);
  });
});
