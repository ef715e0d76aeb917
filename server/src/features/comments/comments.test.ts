// Comments through HTTP: permissions to see and change them, their quotes that follow the text, and notified users.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverEvents } from '../../kernel/events.ts';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { createNoticeListener } from '../notifications/index.ts';

interface Comment {
  id: number;
  parent_id: number | null;
  text: string;
  quote: string | null;
  anchor: { prefix: string; suffix: string; start: number } | null;
  mentions: { id: number; name: string }[];
  user: { id: number; name: string };
  impersonator: { id: number; name: string } | null;
  resolved_at: string | null;
  edited_at: string | null;
  can: { edit: boolean; delete: boolean; resolve: boolean };
}

let product: TestProduct;
let owner: TestCaller;
let author: TestCaller;
let member: TestCaller;
let outsider: TestCaller;
let workspaceId: number;
let detailId: number;
let versionId: number;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Olga Owner');
  author = await product.join(owner, 'Ada Author', 'user');
  member = await product.join(owner, 'Mo Member', 'user');
  outsider = await product.join(owner, 'Otto Outsider', 'admin');
  workspaceId = await buildWorkspace(product, owner, { members: [author, member] });
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.sql('truncate notifications, notification_groups, notification_preferences, raised_events cascade');
  const html = '<h1>Trail shoes</h1><p>They grip on wet stone and they last for years.</p><p>They are light.</p>';
  ({ detailId, versionId } = await buildDocument(product, author, { workspaceId, html }));
});

const create = (caller: TestCaller, more: Record<string, unknown> = {}) =>
  caller.send('PUT', '/comments/create', { order_detail_id: detailId, text: 'Is this so?', ...more });
const made = async (caller: TestCaller, more: Record<string, unknown> = {}) => {
  const { status, body } = await create(caller, more);
  expect(status).toBe(200);
  return body.comment as Comment;
};
const list = async (caller: TestCaller, query: Record<string, string | number> = {}) => {
  const { body } = await caller.get('/comments/show', { order_detail_id: detailId, ...query });
  return body.comments as Comment[];
};
const edit = (caller: TestCaller, id: number, change: Record<string, unknown>) =>
  caller.send('POST', '/comments/edit', { comment_id: id, ...change });
const remove = (caller: TestCaller, id: number) => caller.send('DELETE', `/comments/delete?comment_id=${id}`);
const save = (html: string, caller = author) =>
  caller.send('POST', '/services/orders/update', { order_detail_id: detailId, content: { html }, autosave: true });

describe('a thread', () => {
  it('holds answers, is settled by anybody in it, and opens again with an answer', async () => {
    const first = await made(author);
    const answer = await made(member, { parent_id: first.id, text: 'Yes' });
    const deeper = await made(author, { parent_id: answer.id, text: 'Good' });
    expect([answer.parent_id, deeper.parent_id]).toEqual([first.id, first.id]);
    expect((await edit(member, answer.id, { resolved: true })).status).toBe(403);
    await edit(member, first.id, { resolved: true });
    expect((await list(author))[0]).toMatchObject({ resolved_by: { id: member.id, name: 'Mo Member' } });
    expect([(await list(author, { resolved: 0 })).length, (await list(author, { resolved: 1 })).length]).toEqual([0, 3]);
    await made(author, { parent_id: first.id, text: 'One more thing' });
    expect((await list(author, { resolved: 0 })).length).toBe(4);
  });

  it('is changed by who wrote it alone, and deleted by them or a manager, answers and all', async () => {
    const first = await made(author);
    const answer = await made(member, { parent_id: first.id });
    expect((await list(member)).map(({ can }) => [can.edit, can.delete, can.resolve])).toEqual([
      [false, false, true],
      [true, true, false],
    ]);
    expect((await edit(member, first.id, { text: 'Changed' })).status).toBe(403);
    expect((await edit(owner, first.id, { text: 'Changed' })).status).toBe(403);
    expect((await remove(member, first.id)).status).toBe(403);
    const { body } = await edit(author, first.id, { text: 'Is it really so?' });
    expect(body.comment).toMatchObject({ text: 'Is it really so?', edited_at: expect.stringMatching(/Z$/) });
    expect((await remove(owner, first.id)).status).toBe(200);
    expect(await list(author)).toEqual([]);
    expect((await remove(member, answer.id)).status).toBe(404);
  });

  it('ends at 1,000 comments, also when several are sent at once', async () => {
    await product.sql(`insert into comments (order_detail_id, user_id, text) select $1, $2, 'x' from generate_series(1, 998)`, [
      detailId,
      author.id,
    ]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(author)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
    expect((await create(author, { text: 'x'.repeat(5001) })).status).toBe(422);
    expect((await create(author, { text: '  ' })).status).toBe(422);
  });

  it('takes any text that a person can send', async () => {
    const text = 'Half a sign \ud83d, <script>alert(1)</script> and 👟';
    expect((await create(author, { text, quote: 'wet \ud83d', anchor: { prefix: '\ud83d' } })).status).toBe(200);
    expect((await list(author))[0]?.text).toContain('<script>');
    expect((await create(author, { text: 'A zero \u0000' })).status).toBe(400);
  });
});

describe('anyone outside the workspace', () => {
  it('finds no comment, whatever the role, and neither does who has left it or reads only', async () => {
    const { id } = await made(member);
    const tries = (caller: TestCaller) =>
      Promise.all([
        caller.get('/comments/show', { order_detail_id: detailId }),
        create(caller),
        edit(caller, id, { text: 'Mine' }),
        remove(caller, id),
      ]);
    expect((await tries(outsider)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const leaver = await product.join(owner, `Lea Leaver ${detailId}`, 'user');
    await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2)', [workspaceId, leaver.id]);
    const own = await made(leaver, { mentions: [leaver.id] });
    await product.sql('delete from workspace_members where user_id = $1', [leaver.id]);
    expect((await edit(leaver, own.id, { text: 'Mine' })).status).toBe(404);
    for (const which of ['written', 'mentioned'])
      expect((await leaver.get('/comments/show_comment_user', { which })).body.comments).toEqual([]);
    const { body } = await member.send('PUT', '/tools/api_tokens/create', { name: 'Reader', scopes: ['read'] });
    const reader = product.as(body.plainTextToken as string);
    expect((await tries(reader)).map(({ status }) => status)).toEqual([200, 403, 403, 403]);
  });
  it('cannot be named', async () => {
    for (const id of [outsider.id, 2_000_000]) {
      const { status, body } = await create(author, { mentions: [id] });
      expect([status, Object.keys(body.errors as object)]).toEqual([422, ['mentions']]);
    }
    const own = await buildDocument(product, author);
    expect((await create(author, { order_detail_id: own.detailId, mentions: [owner.id] })).status).toBe(422);
    const { body } = await author.get('/comments/show', { order_detail_id: detailId });
    expect((body.people as { name: string }[]).map(({ name }) => name)).toEqual(['Ada Author', 'Mo Member', 'Olga Owner']);
  });
  it('has no thread in another document', async () => {
    const { id } = await made(author);
    const other = await buildDocument(product, author, { workspaceId });
    expect((await create(author, { order_detail_id: other.detailId, parent_id: id })).status).toBe(404);
  });
});

describe('a quote', () => {
  const quoteOf = async () => {
    const [comment] = await list(author);
    return comment?.anchor ? comment.quote : null;
  };
  it('is found where the caller saw it, also when its words are there twice', async () => {
    const second = await made(author, { quote: 'They', anchor: { prefix: 'last for years.\n', suffix: ' are', start: 55 } });
    expect(second.anchor).toMatchObject({ suffix: ' are light.' });
    const across = await made(author, { quote: 'for years. They are' });
    expect(across.quote).toBe('for years.\nThey are');
    expect(await made(author, { quote: 'nowhere in it' })).toMatchObject({ quote: 'nowhere in it', anchor: null });
  });
  it('follows what is typed in it and around it, save by save, and is gone with its last word', async () => {
    await made(author, { quote: 'grip on wet stone' });
    await save('<h1>Trail shoes</h1><p>New.</p><p>They grip well on wet stone and they last for years.</p>');
    expect(await quoteOf()).toBe('grip well on wet stone');
    await save('<h1>Trail shoes</h1><p>They all grip well on stone and they last.</p>');
    expect(await quoteOf()).toBe('grip well on stone');
    await save('<h1>Trail shoes</h1><p>They all and they last.</p>');
    expect(await list(author)).toMatchObject([{ quote: 'grip well on stone', anchor: null }]);
    await save('<h1>Trail shoes</h1><p>They all and they last, grip well on stone, yes.</p>');
    expect(await quoteOf()).toBe('grip well on stone');
  });
  it('comes back with a restore', async () => {
    await made(author, { quote: 'last for years' });
    await save('<p>Something else</p>');
    expect(await quoteOf()).toBeNull();
    await author.send('POST', '/services/orders/versions/restore', { version_id: versionId });
    expect(await quoteOf()).toBe('last for years');
    await author.send('POST', '/services/orders/versions/cancel', { order_detail_id: detailId });
    expect(await quoteOf()).toBeNull();
  });
});

describe("a person's comments", () => {
  it('are listed newest first: what they wrote, and what names them', async () => {
    const first = await made(member);
    const second = await made(member, { parent_id: first.id, text: 'And this' });
    await made(author, { text: '@Mo Member look', mentions: [member.id] });
    const mine = async (query: Record<string, string | number>) => {
      const { body } = await member.get('/comments/show_comment_user', query);
      return (body.comments as (Comment & { title: string })[]).filter((one) => one.id >= first.id);
    };
    expect((await mine({})).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await mine({ which: 'mentioned' })).toMatchObject([
      { text: '@Mo Member look', title: 'Trail shoes', mentions: [{ id: member.id, name: 'Mo Member' }] },
    ]);
    await edit(author, first.id, { resolved: true });
    expect((await mine({ resolved: 1 })).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await mine({ resolved: 0 })).toEqual([]);
  });
  it('name both people when someone acts as another', async () => {
    const asked = await owner.send('POST', '/services/auth/impersonation_token', { id: member.id });
    const acting = await owner.send('POST', '/services/auth/impersonate', { userId: member.id, token: asked.body.token });
    const caller = product.as((acting.body['service-api'] as { token: string }).token);
    expect(await made(caller)).toMatchObject({
      user: { id: member.id, name: 'Mo Member' },
      impersonator: { id: owner.id, name: 'Olga Owner' },
    });
  });
});

describe('notices', () => {
  const deliver = () => deliverEvents(product.kernel, [createNoticeListener(product.kernel)]);
  const bell = async (caller: TestCaller) => {
    const { body } = await caller.get('/features/notifications/show');
    return (body.notifications as { event: string; text: string; path: string }[]).map(({ event, text }) => [event, text]);
  };
  it('reach the author of the document, the thread and who is named, once each, and never the writer', async () => {
    const first = await made(author);
    await made(member, { parent_id: first.id, text: '@Olga Owner what do you say?', mentions: [owner.id, member.id] });
    await deliver();
    expect(await bell(author)).toEqual([['comment', 'Mo Member commented on “Trail shoes”: @Olga Owner what do you say?']]);
    expect(await bell(owner)).toEqual([['mention', 'Mo Member mentioned you in “Trail shoes”: @Olga Owner what do you say?']]);
    expect(await bell(member)).toEqual([]);
    const { body } = await author.get('/features/notifications/show');
    expect((body.notifications as { path: string }[])[0]?.path).toMatch(new RegExp(`^/orders/${detailId}\\?comment=\\d+$`));
  });
  it('come of a name added later, but not to those who were notified of the comment', async () => {
    const { id } = await made(member);
    await deliver();
    await edit(member, id, { text: '@Olga Owner @Ada Author', mentions: [owner.id, author.id] });
    await edit(member, id, { text: '@Olga Owner @Ada Author again', mentions: [owner.id, author.id] });
    await deliver();
    expect((await bell(author)).map(([event]) => event)).toEqual(['comment']);
    expect((await bell(owner)).map(([event]) => event)).toEqual(['mention']);
  });
  it('reach groups of the workspace, whose members see it, and go out by mail where a mention is waited for', async () => {
    await owner.send('POST', '/features/notification-groups/add', {
      name: 'Editors',
      workspace_id: workspaceId,
      events: ['comment', 'mention'],
      in_app: true,
      email: false,
      rhythm: 'instant',
      members: [owner.id, member.id, outsider.id],
    });
    await made(author, { text: 'Hello @Mo Member', mentions: [member.id] });
    await deliver();
    expect([await bell(owner), await bell(member), await bell(outsider)].map((notices) => notices.map(([kind]) => kind))).toEqual(
      [['comment'], ['mention'], []],
    );
    const mails = await product.sql(`select user_id from notifications where email_state = 'waiting'`);
    expect(mails).toEqual([{ user_id: member.id }]);
    const { body } = await owner.get('/features/notification-groups/show');
    expect(body.events).toEqual(expect.arrayContaining(['comment', 'mention']));
  });
  it('come of nothing said to oneself', async () => {
    const own = await buildDocument(product, author);
    await create(author, { order_detail_id: own.detailId });
    await deliver();
    expect(await bell(author)).toEqual([]);
  });
});

describe('the place', () => {
  it('takes its comments along when it ends', async () => {
    const ending = await buildWorkspace(product, owner, { members: [author] });
    const moved = await buildDocument(product, author, { workspaceId: ending });
    await create(author, { order_detail_id: moved.detailId, text: 'Kept' });
    await owner.send('DELETE', '/features/workspace/delete', { id: ending });
    const { body } = await owner.get('/comments/show', { order_detail_id: moved.detailId });
    expect(body).toMatchObject({ comments: [{ text: 'Kept', user: { name: 'Ada Author' } }], people: [] });
    expect((await author.get('/comments/show', { order_detail_id: moved.detailId })).status).toBe(404);
  });
  it('loses them with the document', async () => {
    await made(author);
    await product.sql('delete from order_details where id = $1', [detailId]);
    expect(await product.sql('select id from comments where order_detail_id = $1', [detailId])).toEqual([]);
  });
});

it('is noted for those who follow the workspace when it is made, answered, changed and deleted', async () => {
  let noted = 0;
  const stop = product.kernel.changes.follow([`w${workspaceId}`], () => {
    noted += 1;
  });
  const { id } = await made(author);
  expect(noted).toBe(1);
  await made(member, { parent_id: id });
  await edit(author, id, { resolved: true });
  await remove(author, id);
  stop();
  expect(noted).toBe(4);
});
