// Calendar feeds through HTTP, read by the library that Thunderbird reads calendars with.
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestAnswer, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.sql('delete from tasks');
  await product.sql('delete from calendar_feeds');
  await product.sql('delete from rate_limits');
});

const link = '/features/calendar/feed-link';
const create = (caller: TestCaller, workspace: number | null = team.workspaceId) =>
  caller.send('POST', link, { workspace_id: workspace });

/** The path of a new feed under `/api`. */
async function feedOf(caller: TestCaller, workspace: number | null = team.workspaceId): Promise<string> {
  const { body } = await create(caller, workspace);
  return new URL(body.url as string).pathname.replace('/api', '');
}
/** Without a session, as a calendar program reads. */
const read = (path: string) => product.visitor.get(path);

const eventsIn = ({ body }: TestAnswer) =>
  new ICAL.Component(ICAL.parse(body.text as string)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
const titles = async (path: string) =>
  eventsIn(await read(path))
    .map(({ summary }) => summary)
    .sort();
const task = async (more: Record<string, unknown> = {}) =>
  team.taskIn(await team.create(team.manager, { due_date: '2026-11-30', assignee_id: team.plain.id, ...more })).id;

describe('a feed', () => {
  it('is a calendar of whole days with titles, states and links, and no texts', async () => {
    const title = `Größe: "a, b; c" \\ ${'äöü 😀 '.repeat(15)}`.trim();
    const id = await task({ title, description: 'Secret plan', additional_content: 'Secret too' });
    const answer = await read(await feedOf(team.plain));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('private');
    const [event, ...others] = eventsIn(answer);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ summary: title, description: 'Waiting' });
    expect(event?.uid).toMatch(new RegExp(`^task-${id}@`));
    expect([event?.startDate.toString(), event?.endDate.toString(), event?.startDate.isDate]).toEqual([
      '2026-11-30',
      '2026-12-01',
      true,
    ]);
    expect(String(event?.component.getFirstPropertyValue('url'))).toMatch(new RegExp(`/task-assignment/${id}$`));
    expect(event?.component.getFirstPropertyValue('last-modified')).toBeTruthy();
    const text = answer.body.text as string;
    expect(text).not.toContain('Secret');
    const lines = text.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([]);
    expect(lines.length).toBeGreaterThan(10);
  });

  it('keeps a title with a line break in one property', async () => {
    const id = await task();
    await product.sql(`update tasks set title = $2 where id = $1`, [id, 'One\nEND:VEVENT\r\nBEGIN:VEVENT\nTwo']);
    const events = eventsIn(await read(await feedOf(team.plain)));
    expect(events.map(({ summary }) => summary.replaceAll('\r', ''))).toEqual(['One\nEND:VEVENT\nBEGIN:VEVENT\nTwo']);
  });

  it('has own open tasks and reviews that wait for the reader, each with its day, and nothing of others', async () => {
    await task({ title: 'Mine' });
    await task({ title: 'Without a day', due_date: null });
    await task({ title: 'Of another', assignee_id: team.reviewer.id });
    const closed = await task({ title: 'Closed' });
    await product.sql(`update tasks set status = 'completed' where id = $1`, [closed]);
    const { id } = await team.inReview([team.byReviewer({ due_date: '2026-12-04' })]);
    const writer = await feedOf(team.plain);
    const reviewer = await feedOf(team.reviewer);
    expect(await titles(writer)).toEqual(['Mine']);
    expect(await titles(reviewer)).toEqual(['Of another', 'Review: Guide to trail shoes']);
    const review = eventsIn(await read(reviewer)).find(({ uid }) => uid.startsWith(`task-${id}-review-`));
    expect(review?.startDate.toString()).toBe('2026-12-04');
    await team.decide(team.reviewer, id);
    expect(await titles(reviewer)).toEqual(['Of another']);
  });

  it('speaks the language of its owner', async () => {
    await task({ title: 'Bericht' });
    await product.sql(`update users set locale = 'de' where id = $1`, [team.plain.id]);
    const { body } = await read(await feedOf(team.plain));
    await product.sql(`update users set locale = 'en' where id = $1`, [team.plain.id]);
    expect(body.text).toContain('DESCRIPTION:Wartet');
  });

  it('holds at most 1,000 events, those next to today', async () => {
    await product.sql(
      `insert into tasks (account_id, creator_id, workspace_id, title, assignee_id, due_date)
       select account_id, id, $2, 'Task ' || n, $1, current_date + n from users, generate_series(1, 1100) n where id = $1`,
      [team.plain.id, team.workspaceId],
    );
    const found = await titles(await feedOf(team.plain));
    expect([found.length, found.includes('Task 1000'), found.includes('Task 1001')]).toEqual([1000, true, false]);
  });

  it('of no workspace has the tasks of all workspaces, and that of one only its own', async () => {
    const other = await product.sql<{ id: number }>(
      `insert into workspaces (account_id, name, created_by) select account_id, 'Other', id from users where id = $1 returning id`,
      [team.owner.id],
    );
    const otherId = other[0]?.id ?? 0;
    for (const { id } of [team.manager, team.plain])
      await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [otherId, id]);
    await task({ title: 'Here' });
    await task({ title: 'There', workspace_id: otherId });
    const [here, all] = [await feedOf(team.plain), await feedOf(team.plain, null)];
    expect([await titles(here), await titles(all)]).toEqual([['Here'], ['Here', 'There']]);
    await product.sql('delete from workspaces where id = $1', [otherId]);
    expect(await titles(all)).toEqual(['Here']);
  });

  it('answers 304 until something changes', async () => {
    const id = await task({ title: 'First' });
    const path = await feedOf(team.plain);
    const tag = (await read(path)).headers.get('etag') ?? '';
    const reread = () => fetch(`${product.url}/api${path}`, { headers: { 'if-none-match': tag } });
    expect((await reread()).status).toBe(304);
    await team.manager.send('PATCH', `/features/tasks/${id}`, { title: 'Second' });
    expect((await reread()).status).toBe(200);
  });
});

describe('the URL of a feed', () => {
  it('is answered once, kept as a hash and read without a session', async () => {
    expect((await team.plain.get(link, { workspace_id: team.workspaceId })).body.calendar_feed).toBeNull();
    const path = await feedOf(team.plain);
    const token = path.split('/').at(-1)?.replace('.ics', '') ?? '';
    const { body } = await team.plain.get(link, { workspace_id: team.workspaceId });
    expect(body.calendar_feed).toMatchObject({ last_read_at: null });
    expect(JSON.stringify(body)).not.toContain(token);
    expect((await read(path)).status).toBe(200);
    const [row] = await product.sql<Record<string, unknown>>('select f::text, last_read_at from calendar_feeds f');
    expect(row?.['f']).not.toContain(token);
    expect(row?.['last_read_at']).not.toBeNull();
    expect((await product.visitor.get(link)).status).toBe(401);
  });

  it('ends when it is replaced or revoked', async () => {
    const first = await feedOf(team.plain);
    const second = await feedOf(team.plain);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await team.plain.send('DELETE', link, { workspace_id: team.workspaceId })).status).toBe(200);
    expect((await read(second)).body.code).toBe('CALENDAR_FEED_NOT_FOUND');
    expect((await team.plain.send('DELETE', link, { workspace_id: team.workspaceId })).status).toBe(404);
  });

  it('is one after 20 creations at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(team.plain)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await product.sql('select id from calendar_feeds')).toHaveLength(1);
    const paths = answers.map(({ body }) => new URL(body.url as string).pathname.replace('/api', ''));
    const statuses = await Promise.all(paths.map(async (path) => (await read(path)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is not created for a workspace of others', async () => {
    expect((await create(team.stranger)).status).toBe(404);
  });

  it('is tried out in vain, and not often', async () => {
    expect((await read('/features/calendar/feed/folio_calendar_x.ics')).status).toBe(404);
    expect((await read('/features/calendar/feed/folio_calendar_x')).status).toBe(404);
    const tries = await Promise.all(Array.from({ length: 70 }, () => read('/features/calendar/feed/folio_calendar_y.ics')));
    expect(tries.some(({ status }) => status === 429)).toBe(true);
  });

  it('is read 60 times an hour', async () => {
    const path = await feedOf(team.plain);
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await read(path)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('the end of a right', () => {
  const ends: [string, () => Promise<unknown>, () => Promise<unknown>, number][] = [
    [
      'out of the workspace',
      () => product.sql('delete from workspace_members where user_id = $1', [team.second.id]),
      () =>
        product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [team.workspaceId, team.second.id]),
      404,
    ],
    [
      'deactivated',
      () => product.sql('update users set disabled_at = now() where id = $1', [team.second.id]),
      () => product.sql('update users set disabled_at = null where id = $1', [team.second.id]),
      404,
    ],
    [
      'without tasks',
      () =>
        product.sql(
          `update accounts set branding = branding || '{"hide_generic_task_assignment": true}' where id =
          (select account_id from users where id = $1)`,
          [team.second.id],
        ),
      () => product.sql(`update accounts set branding = branding - 'hide_generic_task_assignment'`),
      403,
    ],
  ];
  it.each(ends)('ends a feed with it: %s', async (_, end, restore, status) => {
    const path = await feedOf(team.second);
    expect((await read(path)).status).toBe(200);
    await end();
    const answer = await read(path);
    await restore();
    expect([answer.status, (await read(path)).status]).toEqual([status, 200]);
  });

  it('deletes the feeds of a person whose seat is removed', async () => {
    const leaver = await product.join(team.owner, 'Lea Leaver', 'user');
    const path = await feedOf(leaver, null);
    const [seat] = await product.sql<{ id: number }>('select id from seats where user_id = $1', [leaver.id]);
    expect((await team.owner.send('DELETE', '/features/user-seats/delete', { id: seat?.id })).status).toBe(200);
    expect((await read(path)).status).toBe(404);
    expect(await product.sql('select id from calendar_feeds where user_id = $1', [leaver.id])).toEqual([]);
  });
});
