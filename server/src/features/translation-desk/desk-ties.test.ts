// Effects of the desk on the rest of the product: notifications, webhooks, calendars, reminders and the audit log.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { buildTranslationDesk, requestIn, type TranslationDesk } from '../../testing/translation-team.ts';
import { reminderAt } from './core/desk-time.ts';
import { deskSweep } from './desk.jobs.ts';

let product: TestProduct;
let desk: TranslationDesk;

beforeAll(async () => {
  product = await startTestProduct();
  desk = await buildTranslationDesk(product);
});
afterAll(() => product.stop());

const textsOf = async (caller: TestCaller, event: string): Promise<string[]> => {
  const { body } = await caller.get('/features/notifications/show', { per_page: 100 });
  const all = body['notifications'] as { event: string; text: string; path: string }[];
  return all.filter((one) => one.event === event).map(({ text, path }) => `${text} → ${path}`);
};
const untilNotified = (caller: TestCaller, event: string, part: string) =>
  vi.waitFor(async () => expect((await textsOf(caller, event)).join('\n')).toContain(part), { timeout: 15_000, interval: 200 });
const sweepAt = (now: Date) =>
  deskSweep.run({ ...product.kernel, clock: { now: () => now } }, {}, { isLastTry: true, signal: AbortSignal.timeout(60_000) });

describe('the provenance of a document', () => {
  it('names the linguists who wrote it, and its history who delivered each version', async () => {
    const { id } = await desk.authorised({ title: 'Whose words' });
    const [first = 0, second = 0] = await desk.jobsOf(id);
    const [ines, ruth] = desk.linguists;
    await desk.untilOffered(first);
    await desk.jobCall(ines, 'accept', { id: first });
    await desk.confirmAll(ines, first);
    await desk.jobCall(ines, 'deliver', { id: first });
    await desk.untilOffered(second);
    await desk.jobCall(ruth, 'accept', { id: second });
    await desk.confirmAll(ruth, second, 'reviewed', (target) => target.replace('trägt', 'nutzt'));
    await desk.jobCall(ruth, 'deliver', { id: second });
    await desk.act(desk.owner, 'approve', { id });
    const document = { order_detail_id: (await desk.show(id)).lines[0]?.order_detail_id ?? 0 };
    const { body } = await desk.owner.get('/services/orders/provenance', document);
    const passages = body['passages'] as { origin: string; person: string | null }[];
    expect(passages.map(({ origin, person }) => [origin, person])).toEqual([
      ['person', 'Ines Albrecht'],
      ['person', 'Ines Albrecht'],
    ]);
    expect(body['totals']).toMatchObject({ engine: 0, person: 100 });
    const history = await desk.owner.get('/services/orders/order_history', document);
    const versions = history.body['versions'] as { user: { name: string } | null; origin: string }[];
    expect(versions.map(({ user }) => user?.name)).toEqual(['Ruth Keller', 'Ines Albrecht']);
  });
});

describe('notifications', () => {
  it('notify linguists of offers and requesters of queries and deliveries, by email too, and nobody of their own acts', async () => {
    const { id } = await desk.authorised({ title: 'Boots for all' });
    const [first = 0, second = 0] = await desk.jobsOf(id);
    await desk.untilOffered(first);
    const [ines, ruth, tom] = desk.linguists;
    for (const one of [ines, ruth, tom])
      await untilNotified(one, 'assigned', `TR-${id}: “Boots for all” is offered to you until`);
    await desk.jobCall(ines, 'accept', { id: first });
    await desk.jobCall(ines, 'start', { id: first });
    const [segment] = await desk.segmentsOf(ines, first);
    const asked = { job_id: first, segment_id: segment?.id, kind: 'query', text: 'Which boots?' };
    expect((await ines.send('POST', '/features/translation-jobs/segments/comments/create', asked)).status).toBe(200);
    await untilNotified(desk.owner, 'query', `Which boots? → /tool/translation_requests/${id}`);
    await desk.owner.send('POST', '/features/translation-jobs/segments/comments/create', {
      ...asked,
      kind: 'answer',
      text: 'All of them',
    });
    await untilNotified(ines, 'query', `All of them → /translation-manager/jobs/${first}`);
    await desk.confirmAll(ines, first);
    await desk.jobCall(ines, 'deliver', { id: first, note: 'I kept “Dr. Hess”.' });
    await desk.untilOffered(second);
    await desk.jobCall(ruth, 'accept', { id: second });
    await desk.confirmAll(ruth, second, 'reviewed');
    expect((await desk.jobCall(ruth, 'deliver', { id: second })).status).toBe(200);
    await untilNotified(desk.owner, 'delivered', `TR-${id}: “Boots for all” was delivered`);
    expect((await desk.show(id)).lines[0]?.stages.map(({ note }) => note)).toEqual(['I kept “Dr. Hess”.', null]);
    await desk.act(desk.owner, 'request_revision', { id, note: 'Shorter, please' });
    await untilNotified(ruth, 'assigned', 'was returned to you. Shorter, please');
    expect(await textsOf(desk.owner, 'quote_ready')).toEqual([]);
    expect(await textsOf(desk.stranger, 'delivered')).toEqual([]);
    const mails = await product.sql<{ event: string; email_state: string }>(
      "select event, email_state from notifications where user_id = $1 and event in ('query', 'delivered')",
      [desk.owner.id],
    );
    expect(mails.length).toBeGreaterThanOrEqual(2);
    expect(mails.filter(({ email_state: state }) => state === 'none')).toEqual([]);
  });

  it('follow the own matrix, and report a quote that a coordinator made', async () => {
    const preferences = [{ event: 'quote_ready', in_app: true, email: false, rhythm: 'instant' }];
    expect((await desk.owner.send('POST', '/features/notifications/preferences', { preferences })).status).toBe(200);
    const { id } = await desk.draft({ source_language: 'it', target_languages: ['en'], text: 'Le scarpe durano.' });
    await desk.act(desk.owner, 'quote', { id });
    const line = (await desk.show(id, desk.staff)).lines[0]?.id;
    const rates = ['translation', 'revision'].map((stage) => ({ line_id: line, stage, rate: 30 }));
    await desk.act(desk.staff, 'quote', { id, rates });
    await untilNotified(desk.owner, 'quote_ready', `TR-${id}: the quote for`);
    const [notice] = await product.sql<{ email_state: string }>(
      "select email_state from notifications where event = 'quote_ready'",
    );
    expect(notice?.email_state).toBe('none');
  });

  it('remind a linguist once 24 hours and once 2 hours before a job is due, and not while it is on hold', async () => {
    const { id } = await desk.authorised({ title: 'Reminded' });
    const [job = 0] = await desk.jobsOf(id);
    await desk.untilOffered(job);
    const [, , tom] = desk.linguists;
    await desk.jobCall(tom, 'accept', { id: job });
    // A Wednesday's noon to come, when the desk works the day before and after, whatever day it is today.
    const noon = new Date();
    noon.setUTCDate(noon.getUTCDate() + 7 + ((10 - noon.getUTCDay()) % 7));
    noon.setUTCHours(12, 0, 0, 0);
    const due = (hours: number) =>
      product.sql('update translation_jobs set due_at = $2::timestamptz + make_interval(mins => $3) where id = $1', [
        job,
        noon,
        hours * 60,
      ]);
    const reminders = async () => {
      await Promise.all(Array.from({ length: 5 }, () => sweepAt(noon)));
      const rows = await product.sql(
        "select 1 from raised_events where name = 'translation.noticed' and data->>'kind' = 'due_soon'",
      );
      const notified = await product.sql("select 1 from notifications where user_id = $1 and event = 'due_soon'", [tom.id]);
      return rows.length + notified.length;
    };
    await due(24 * 13);
    expect(await reminders()).toBe(0);
    await due(23);
    await desk.act(desk.staff, 'hold', { id, note: 'Photos' });
    expect(await reminders()).toBe(0);
    await desk.act(desk.staff, 'resume', { id });
    await due(23);
    expect(await reminders()).toBe(1);
    await due(1);
    expect(await reminders()).toBe(2);
    await due(0.5);
    expect(await reminders()).toBe(2);
    await untilNotified(tom, 'due_soon', `TR-${id}: “Reminded” is due on`);
    await desk.act(desk.owner, 'cancel', { id });
  });
});

it('a reminder that falls on a day or hour without work comes before it', () => {
  const at = (due: string, hours: number, holidays: string[] = []) => reminderAt(new Date(due), hours, holidays).toISOString();
  expect(at('2026-11-25T17:00:00Z', 24)).toBe('2026-11-24T17:00:00.000Z');
  expect(at('2026-11-25T17:00:00Z', 2)).toBe('2026-11-25T15:00:00.000Z');
  expect(at('2026-11-23T12:00:00Z', 24)).toBe('2026-11-20T17:00:00.000Z');
  expect(at('2026-11-25T09:00:00Z', 2)).toBe('2026-11-24T17:00:00.000Z');
  expect(at('2026-11-25T12:00:00Z', 24, ['2026-11-24'])).toBe('2026-11-23T17:00:00.000Z');
});

describe('a webhook', () => {
  it('gets translation.changed of the own requests, moved on by any person', async () => {
    const added = await desk.owner.send('PUT', '/tools/webhooks/create', {
      url: 'https://hooks.invalid/folio',
      events: ['translation.changed'],
    });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const { id } = await desk.authorised({ title: 'Hooked' });
    const [job = 0] = await desk.jobsOf(id);
    await desk.untilOffered(job);
    const [ines] = desk.linguists;
    await desk.jobCall(ines, 'accept', { id: job });
    await desk.jobCall(ines, 'start', { id: job });
    await vi.waitFor(
      async () => {
        const rows = await product.sql<{ body: { order_detail_id: number | null; data: Record<string, unknown> } }>(
          "select body from webhook_deliveries where event = 'translation.changed' and body->'data'->>'title' = 'Hooked' order by id",
        );
        expect(rows.map(({ body }) => [body.data['from'], body.data['state']])).toEqual([
          ['draft', 'quoted'],
          ['quoted', 'authorised'],
          ['authorised', 'in_progress'],
        ]);
        expect(rows[0]?.body).toMatchObject({
          order_detail_id: null,
          data: { request_id: id, kind: 'managed', requested_by: desk.owner.id },
        });
      },
      { timeout: 15_000, interval: 200 },
    );
    await desk.act(desk.owner, 'cancel', { id });
  });
});

describe('a calendar feed', () => {
  const feedOf = async (caller: TestCaller) => {
    const { body } = await caller.send('POST', '/features/calendar/feed-link', {});
    const answer = await product.visitor.get(new URL(body['url'] as string).pathname.replace('/api', ''));
    return answer.body['text'] as string;
  };

  it('shows a linguist their jobs and a requester their requests, and nothing of others', async () => {
    const { id } = await desk.authorised({ title: 'In the calendar' });
    const [job = 0] = await desk.jobsOf(id);
    await desk.untilOffered(job);
    const [ines, ruth] = desk.linguists;
    await desk.jobCall(ines, 'accept', { id: job });
    expect(await feedOf(ines)).toContain(`SUMMARY:TR-${id}: In the calendar`);
    expect(await feedOf(ruth)).not.toContain('In the calendar');
    const own = await feedOf(desk.owner);
    expect(own).toContain(`SUMMARY:Delivery of TR-${id}: In the calendar`);
    expect(own).toContain(`/tool/translation_requests/${id}`);
    expect(await feedOf(desk.stranger)).not.toContain('In the calendar');
    await desk.act(desk.owner, 'cancel', { id });
    expect(await feedOf(desk.owner)).not.toContain('In the calendar');
  });
});

it('the audit log names who authorised, changed rates and made linguists', async () => {
  const { id } = requestIn(await desk.create({ title: 'Audited' }));
  const quoted = requestIn(await desk.act(desk.owner, 'quote', { id }));
  await desk.act(desk.owner, 'authorise', { id, quote_hash: quoted.quote?.hash });
  const actions = await product.sql<{ action: string; user_id: number }>(
    "select distinct action, user_id from audit_entries where action like 'translation%' or action like 'linguist%' order by action, user_id",
  );
  expect(actions).toEqual(
    expect.arrayContaining([
      { action: 'linguist.created', user_id: desk.staff.id },
      { action: 'translation.authorised', user_id: desk.owner.id },
      { action: 'translation_rates.changed', user_id: desk.staff.id },
    ]),
  );
});
