import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertEvents } from '../../kernel/events.queries.ts';
import { deliverEvents } from '../../kernel/events.ts';
import { buildDocument, buildTask, buildTranslationRequest, buildWorkspace } from '../../testing/build.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { createNotificationHandler } from './listen.ts';
import { noticeMailJob, sendDueDigest } from './send-mails.ts';

let product: TestProduct;
let owner: TestCaller;
let member: TestCaller;
let outsider: TestCaller;
let stranger: TestCaller;
let workspaceId: number;
let accountId: number;

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
  member = await product.join(owner, 'Member Person', 'user');
  outsider = await product.join(owner, 'Outsider Person', 'user');
  workspaceId = await buildWorkspace(product, owner, { members: [member] });
  const [user] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [owner.id]);
  accountId = user?.account_id ?? 0;
});
afterAll(() => product.stop());
afterEach(() => product.sql('truncate notifications, notification_groups, notification_preferences cascade'));

async function happen(name: string, of: { id: number }, more: Record<string, unknown> = {}, inWorkspace = true): Promise<void> {
  const { detailId } = await buildDocument(product, of);
  await insertEvents(product.kernel.database, name, [
    {
      accountId,
      workspaceId: inWorkspace ? workspaceId : null,
      userId: of.id,
      impersonatorId: null,
      subjectId: detailId,
      data: { title: 'Trail shoes', ...more },
    },
  ]);
}
const deliver = () => deliverEvents(product.kernel, [createNotificationHandler(product.kernel)]);
const bell = async (caller: TestCaller) => {
  const { body } = await caller.get('/features/notifications/show');
  return { texts: (body.notifications as { text: string }[]).map((one) => one.text), unread: body.unread_count };
};
const addGroup = (members: TestCaller[], more: Record<string, unknown> = {}) =>
  owner.send('POST', '/features/notification-groups/add', {
    name: 'Editors',
    events: ['order_finished'],
    in_app: true,
    email: false,
    rhythm: 'instant',
    members: members.map((one) => one.id),
    ...more,
  });
/** Runs the mail jobs that were sent, as a worker would. */
async function runMails(): Promise<void> {
  const rows = await product.sql<{ id: number }>(
    `select id from notifications where email_state = 'waiting' and digest_at is null`,
  );
  for (const { id } of rows)
    await noticeMailJob.run(product.kernel, { noticeId: id }, { signal: AbortSignal.timeout(5000), isLastTry: false });
}
async function mails(ending = '.txt'): Promise<string[]> {
  const folder = join(product.kernel.config.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(ending)).sort();
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

describe('the bell', () => {
  it('notifies the owner of the order, in their language, once', async () => {
    await product.sql(`update users set locale = 'de' where id = $1`, [member.id]);
    await happen('order.accepted', member);
    await happen('order.failed', member, { reason: 'MODEL_BUSY' });
    await deliver();
    await deliver();
    const { texts, unread } = await bell(member);
    expect(texts[1]).toBe('„Trail shoes“ ist fertig');
    expect(texts[0]).toMatch(/^„Trail shoes“ wurde nicht geschrieben\. .*Modell/);
    expect(unread).toBe(2);
    expect((await bell(owner)).texts).toEqual([]);
    await product.sql(`update users set locale = 'en' where id = $1`, [member.id]);
  });
  it('forgets what was read, of oneself alone', async () => {
    await happen('order.accepted', member);
    await happen('order.accepted', member);
    await deliver();
    const { body } = await member.get('/features/notifications/show');
    const [first] = body.notifications as { id: number }[];
    await owner.send('POST', '/features/notifications/read', { ids: [first?.id] });
    expect((await bell(member)).unread).toBe(2);
    await member.send('POST', '/features/notifications/read', { ids: [first?.id] });
    expect((await bell(member)).unread).toBe(1);
    await member.send('POST', '/features/notifications/read', {});
    expect((await bell(member)).unread).toBe(0);
  });
  it('costs a 304 while nothing happens', async () => {
    const ask = (tag?: string) =>
      fetch(`${product.url}/api/features/notifications/show`, {
        headers: { authorization: `Bearer ${member.token}`, ...(tag ? { 'if-none-match': tag } : {}) },
      });
    const tag = (await ask()).headers.get('etag') ?? '';
    expect((await ask(tag)).status).toBe(304);
    await happen('order.accepted', member);
    await deliver();
    expect((await ask(tag)).status).toBe(200);
  });
});

describe('groups', () => {
  it('notify members of the workspace, nobody else, and one person once however many groups', async () => {
    await addGroup([owner, member, outsider]);
    await addGroup([owner], { name: 'Again' });
    await happen('order.accepted', member);
    await deliver();
    expect((await bell(owner)).texts).toEqual(['“Trail shoes” is ready']);
    expect((await bell(member)).texts).toHaveLength(1);
    expect((await bell(outsider)).texts).toEqual([]);
  });
  it('never report someone’s personal documents', async () => {
    await addGroup([owner]);
    await happen('order.accepted', member, {}, false);
    await deliver();
    expect((await bell(owner)).texts).toEqual([]);
    expect((await bell(member)).texts).toHaveLength(1);
  });
  it('hold people and workspaces of the own account only, and are the owners’ to make', async () => {
    expect((await addGroup([stranger])).status).toBe(404);
    expect((await addGroup([], { workspace_id: 999_999 })).status).toBe(404);
    expect((await member.send('POST', '/features/notification-groups/add', {})).status).toBe(403);
    expect(await product.sql('select id from notification_groups')).toEqual([]);
    const { body } = await addGroup([member], { workspace_id: workspaceId });
    const { id } = body.notification_group as { id: number };
    const edited = await owner.send('POST', '/features/notification-groups/edit', { id, email: true, members: [] });
    expect(edited.body.notification_group).toMatchObject({ email: true, in_app: true, members: [] });
    expect((await owner.send('DELETE', '/features/notification-groups/delete', { id })).status).toBe(200);
  });
});

describe('mails', () => {
  it('go out at once where someone wants it, in words and as a page that runs nothing', async () => {
    await product.sql(`update accounts set branding = '{"custom_tool_name":"<b>Halden</b>"}' where id = $1`, [accountId]);
    await member.send('POST', '/features/notifications/preferences', {
      preferences: [{ event: 'order_finished', in_app: false, email: true, rhythm: 'instant' }],
    });
    await happen('order.accepted', member, { title: '<img src=x onerror=alert(1)>' });
    await deliver();
    expect((await bell(member)).texts).toEqual([]);
    await runMails();
    await runMails();
    const text = (await mails()).at(-1);
    expect(text).toContain('To: member.person@example.com');
    expect(text).toContain('/orders/');
    const html = (await mails('.html')).at(-1) ?? '';
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('&lt;b&gt;Halden&lt;/b&gt;');
    expect(html).not.toMatch(/<img|<b>|<script/);
    const { body } = await owner.get('/features/notifications/deliveries', { state: 'sent' });
    expect(body.deliveries).toMatchObject([{ user: { name: 'Member Person' }, email_state: 'sent' }]);
  });
  it('wait for the day’s digest, which goes out once', async () => {
    await addGroup([owner], { in_app: false, email: true, rhythm: 'daily' });
    await happen('order.accepted', member);
    await happen('order.accepted', member);
    await deliver();
    const before = (await mails()).length;
    expect(await sendDueDigest(product.kernel)).toBe(false);
    await product.sql(`update notifications set digest_at = now() - interval '1 minute' where digest_at is not null`);
    const sent = await Promise.all(Array.from({ length: 20 }, () => sendDueDigest(product.kernel)));
    expect(sent.filter(Boolean)).toHaveLength(1);
    const after = await mails();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toContain('Subject: Daily summary: 2 notifications');
    // Each notification leads to its subject.
    expect(after.at(-1)?.match(/^http\S+\/orders\/\d+$/gm)).toHaveLength(2);
  });
  describe('name due dates', () => {
    /** In Tokyo this is the 10th. */
    const evening = { now: () => new Date('2031-05-09T22:00:00Z') };
    const raise = async (name: string, subjectId: number, data: Record<string, unknown>, inWorkspace = true) =>
      insertEvents(product.kernel.database, name, [
        { accountId, workspaceId: inWorkspace ? workspaceId : null, userId: owner.id, impersonatorId: null, subjectId, data },
      ]);
    const task = async (title: string, set: string) => {
      const id = await buildTask(product, owner, workspaceId);
      await product.sql(`update tasks set title = $2, ${set} where id = $1`, [id, title]);
      return { id, news: { title, person: 'Owner Person', people: [member.id] } };
    };
    /** The text and the page of the member's digest. */
    async function digest(): Promise<{ text: string; html: string }> {
      await deliver();
      await product.sql(`update notifications set digest_at = now() - interval '1 minute' where email_state = 'waiting'`);
      expect(await sendDueDigest({ ...product.kernel, clock: evening })).toBe(true);
      return { text: (await mails()).at(-1) ?? '', html: (await mails('.html')).at(-1) ?? '' };
    }
    const lineAfter = (text: string, sentence: string) => text.split('\n')[text.split('\n').indexOf(sentence) + 1];
    beforeAll(async () => {
      await product.sql(`update workspaces set time_zone = 'Asia/Tokyo' where id = $1`, [workspaceId]);
      await product.sql('update accounts set branding = $2 where id = $1', [accountId, {}]);
    });
    beforeEach(async () => {
      await product.sql(`update users set locale = 'en' where id = $1`, [member.id]);
      const daily = { in_app: false, email: true, rhythm: 'daily' };
      const events = ['assigned', 'review_requested', 'decided', 'due_soon', 'query'];
      const preferences = events.map((event) => ({ event, ...daily }));
      await member.send('POST', '/features/notifications/preferences', { preferences });
    });

    it('of tasks and reviews as they are now, overdue in the time zone of the workspace', async () => {
      const soon = await task('Soon', `due_date = '2031-05-10'`);
      const late = await task('Late', `due_date = '2031-05-09'`);
      const undated = await task('Undated', `status = 'on_going'`);
      const done = await task('Done', `status = 'approved', due_date = '2031-05-01'`);
      const review = await task('Review', `status = 'ready', due_date = '2031-05-30'`);
      await product.sql(
        `insert into task_steps (task_id, position, name, state, due_date) values ($1, 0, 'Legal', 'active', '2031-05-12')`,
        [review.id],
      );
      for (const { id, news } of [soon, late, undated]) await raise('task.assigned', id, { ...news, count: 1 });
      await raise('task.assigned', late.id, { ...late.news, title: 'Many', count: 3 });
      await raise('task.review_requested', review.id, { ...review.news, step: 'Legal', note: 'Please' });
      await raise('task.decided', done.id, { ...done.news, step: 'Legal', note: '', verdict: 'approve' });
      const { text, html } = await digest();
      const url = /^http/;
      expect(lineAfter(text, 'Owner Person assigned you the task “Soon”')).toBe('Due on 10 May 2031');
      expect(lineAfter(text, 'Owner Person assigned you the task “Late”')).toBe('Overdue, was due on 9 May 2031');
      expect(lineAfter(text, 'Owner Person assigned you the task “Undated”')).toMatch(url);
      expect(lineAfter(text, 'Owner Person assigned you 3 tasks')).toMatch(url);
      expect(lineAfter(text, 'Owner Person asks you to review “Review”. Please')).toBe('Due on 12 May 2031');
      expect(lineAfter(text, 'Owner Person approved “Done”')).toMatch(url);
      expect(html.match(/(?<=>)(Due|Overdue)[^<]*(?=<)/g)).toEqual([
        'Due on 10 May 2031',
        'Overdue, was due on 9 May 2031',
        'Due on 12 May 2031',
      ]);
    });
    it('once, where the sentence names the date, unless it has passed', async () => {
      const moved = await task('Moved', `due_date = '2031-05-12'`);
      const passed = await task('Passed', `due_date = '2031-05-09'`);
      for (const [one, kind, due] of [
        [moved, 'due_soon', '2031-05-12'],
        [passed, 'due_soon', '2031-05-09'],
        [passed, 'overdue', '2031-05-09'],
      ] as const)
        await raise('task.reminded', one.id, { ...one.news, reason_kind: kind, due, reason: null });
      const { text } = await digest();
      expect(lineAfter(text, '“Moved” is due on 12 May 2031')).toMatch(/^http/);
      expect(lineAfter(text, '“Passed” is due on 9 May 2031')).toBe('Overdue, was due on 9 May 2031');
      expect(lineAfter(text, '“Passed” was due on 9 May 2031')).toMatch(/^http/);
    });
    it('in the language of the reader, and not of a workspace that they left', async () => {
      await product.sql(`update users set locale = 'de' where id = $1`, [member.id]);
      const late = await task('Late', `due_date = '2031-05-09'`);
      await raise('task.assigned', late.id, { ...late.news, count: 1 });
      expect((await digest()).text).toContain('Überfällig seit 9. Mai 2031');
      await raise('task.assigned', late.id, { ...late.news, count: 1 });
      await deliver();
      await product.sql('delete from workspace_members where user_id = $1', [member.id]);
      expect((await digest()).text).not.toContain('2031');
      await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [workspaceId, member.id]);
    });
    it('of jobs that are offered or accepted, and of requests in the time zone of their workspace', async () => {
      const ids = await buildTranslationRequest(product, member, await buildDocument(product, member));
      const { translationRequestId: request, translationJobId: job } = ids;
      await product.sql(`insert into linguists (user_id, pairs, native_languages, words_a_day) values ($1, '{}', '{}', 1000)`, [
        member.id,
      ]);
      await product.sql(`update translation_jobs set state = 'offered', due_at = '2031-05-10T16:30Z' where id = $1`, [job]);
      await product.sql(
        `insert into job_offers (job_id, linguist_id, expires_at) select $1, id, '2031-05-10' from linguists where user_id = $2`,
        [job, member.id],
      );
      await product.sql(
        `update translation_requests set state = 'in_progress', workspace_id = $2, due_at = '2031-05-09T21:00Z' where id = $1`,
        [request, workspaceId],
      );
      const news = { title: 'Theirs', number: 'TR-1', people: [member.id], at: null, text: 'Which brand?' };
      await raise('translation.noticed', request, { ...news, kind: 'offered', job_id: job }, false);
      await raise('translation.noticed', request, { ...news, kind: 'query', job_id: job });
      const { text } = await digest();
      expect(text).toContain('is offered to you');
      expect(text).toContain('\nDue on 10 May 2031, 16:30 UTC\n');
      expect(text).toContain('\nOverdue, was due on 10 May 2031, 06:00 GMT+9\n');
      await product.sql(`update job_offers set state = 'withdrawn' where job_id = $1`, [job]);
      await raise('translation.noticed', request, { ...news, kind: 'offered', job_id: job }, false);
      expect((await digest()).text).not.toContain('Due on');
    });
  });
  it('list what waits in the inbox of their reader, once, with links', async () => {
    const { detailId } = await buildDocument(product, owner, { workspaceId, title: 'Gas stoves' });
    const [comment] = await product.sql<{ id: number }>(
      `insert into comments (order_detail_id, user_id, text, mentions) values ($1, $2, 'Is 230 g right?', array[$3::int]) returning id`,
      [detailId, owner.id, member.id],
    );
    await addGroup([member], { email: true, rhythm: 'daily' });
    const digest = async () => {
      await happen('order.accepted', member);
      await deliver();
      await product.sql(`update notifications set digest_at = now() - interval '1 minute' where email_state = 'waiting'`);
      expect(await sendDueDigest(product.kernel)).toBe(true);
      return (await mails()).at(-1) ?? '';
    };
    const text = await digest();
    expect(text).toContain('In your inbox: 1 to do');
    expect(text).toMatch(
      new RegExp(`Owner Person in “Gas stoves”: Is 230 g right\\?\\nhttp.*/orders/${detailId}\\?comment=${comment?.id}`),
    );
    await member.send('POST', '/features/inbox/update', { keys: [`mention:${comment?.id}`], action: 'done' });
    expect(await digest()).not.toContain('Gas stoves');
    await product.sql('delete from orders where title = $1', ['Gas stoves']);
  });
  it('are marked in a transaction of their own, however slow the mail server is', async () => {
    await addGroup([owner], { in_app: false, email: true, rhythm: 'daily' });
    await happen('order.accepted', member);
    await deliver();
    await product.sql(`update notifications set digest_at = now() - interval '1 minute' where email_state = 'waiting'`);
    const sent: string[] = [];
    const send = async ({ subject }: { subject: string }) => {
      // Transactions that wait are ended after five seconds, here at once.
      await product.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
      sent.push(subject);
      if (sent.length === 1) await sendDueDigest(slow);
    };
    const slow = { ...product.kernel, mailer: { send } };
    expect(await sendDueDigest(slow)).toBe(true);
    expect(await sendDueDigest(slow)).toBe(false);
    expect(sent).toHaveLength(1);
    expect(await product.sql(`select 1 from notifications where email_state <> 'sent' and digest_at is not null`)).toEqual([]);
  });
  it('are not sent to people who are shut out', async () => {
    await addGroup([member], { email: true });
    await happen('order.accepted', member);
    await deliver();
    const before = (await mails()).length;
    await product.sql('update users set disabled_at = now() where id = $1', [member.id]);
    await runMails();
    expect(await mails()).toHaveLength(before);
    await product.sql('update users set disabled_at = null where id = $1', [member.id]);
  });
  it('can be tried by a test to a group', async () => {
    const { body } = await addGroup([owner, member]);
    const { id } = body.notification_group as { id: number };
    const { body: answer } = await owner.send('POST', '/features/notification-groups/test', { id });
    expect(answer.sent).toBe(2);
    expect((await mails()).at(-1)).toContain('This is a test of the group “Editors”');
  });
});
