// Review links through HTTP: their creators, the guest's view and actions, other browsers, and many calls at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverEvents } from '../../kernel/events.ts';
import { guestBrowser, linkTokenFor, mailsTo as mailsOf, openWithCode } from '../../testing/guest-browser.ts';
import { buildReviewTeam, reviewedHtml } from '../../testing/review-team.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { createReviewRequests, reviewMailJob } from '../review-links/request-review.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

const helene = { name: 'Helene Brandt', email: 'helene@brenvik.example' };
const guestStep = { name: 'Client', guest: helene };

interface Made {
  id: number;
  token: string;
  email: string;
}

/** A link of the manager to some tasks. */
async function makeLink(taskIds: number[], more: Record<string, unknown> = {}): Promise<Made> {
  const call = { workspace_id: team.workspaceId, task_ids: taskIds, ...helene, ...more };
  const { body } = await team.manager.send('POST', '/features/review-links/create', call);
  expect(body).toMatchObject({ status: 'success', is_mailed: true });
  const { email } = (body.review_link as { guest: { email: string } }).guest;
  return { id: (body.review_link as { id: number }).id, token: linkTokenFor(product, email), email };
}

const browser = (token: string) => guestBrowser(product, token);

/** A guest after opening the link in their own browser. */
async function openedBy({ token, email }: Made) {
  const guest = browser(token);
  // The number of texts can be known before, their identity cannot.
  const { body: closed } = await guest.get('show');
  expect(closed).toMatchObject({ needs: 'open', tasks: [], guest: null });
  expect(closed['texts']).toBeGreaterThan(0);
  expect((await guest.post('open')).body).toMatchObject({ needs: null });
  if ((await guest.get('show')).body['decision_needs'] === 'code') await openWithCode(product, guest, email);
  const decide = async (taskId: number, more: Record<string, unknown> = {}) => {
    const { body } = await guest.get('task', { task_id: taskId });
    const { step } = body.task as { step: { id: number } | null };
    return guest.post('decide', {
      task_id: taskId,
      step_id: step?.id ?? 1,
      package_hash: body.package_hash ?? 'a'.repeat(64),
      verdict: 'approve',
      ...more,
    });
  };
  return { ...guest, decide };
}

const mailsTo = (email: string) => mailsOf(product, email);

describe('a guest', () => {
  it('approves what they saw as the last step, by name, and the task is approved', async () => {
    const { id, detailId } = await team.inReview([team.byReviewer(), guestStep]);
    const guest = await openedBy(await makeLink([id]));
    expect((await guest.decide(id)).body).toMatchObject({ code: 'GUEST_MAY_NOT' });
    await team.decide(team.reviewer, id);
    const seen = await guest.get('task', { task_id: id });
    expect(seen.body).toMatchObject({ html: expect.stringContaining('They grip.'), links: ['more → https://shoes.example/a'] });
    await team.save(team.plain, detailId, reviewedHtml.replace('https://shoes.example/a', 'https://shoes.example/b'));
    const stale = { task_id: id, step_id: (seen.body.task as { step: { id: number } }).step.id, verdict: 'approve' };
    expect((await guest.post('decide', { ...stale, package_hash: seen.body.package_hash })).status).toBe(409);
    await team.decide(team.reviewer, id);
    expect((await guest.decide(id)).body).toMatchObject({ task: { status: 'approved', can: { decide: false } } });
    const last = (await team.history(id)).find(({ kind }) => kind === 'decided');
    expect(last).toMatchObject({ user: null, guest: { name: 'Helene Brandt' }, verdict: 'approve', step: 'Client' });
  });

  it('is asked by email when their step begins, with the same link in every email', async () => {
    const { id } = await team.inReview([
      team.byReviewer(),
      { name: 'Client', guest: { name: 'Ola', email: 'ola@brenvik.example' } },
    ]);
    const subscriber = createReviewRequests(product.kernel);
    const run = async () => {
      while (await deliverEvents(product.kernel, [subscriber]));
      const links = await product.sql<{ id: number }>(
        `select l.id from review_links l join guests g on g.id = l.guest_id where g.email = 'ola@brenvik.example'`,
      );
      const stop = AbortSignal.timeout(10_000);
      for (const link of links)
        await reviewMailJob.run(product.kernel, { linkId: link.id, note: 'Please' }, { signal: stop, isLastTry: true });
      return links.length;
    };
    expect(await run()).toBe(0);
    await team.decide(team.reviewer, id);
    expect(await run()).toBe(1);
    expect(await run()).toBe(1);
    const addresses = mailsTo('ola@brenvik.example').map((text) => /\/review\/(\S+)/.exec(text)?.[1]);
    expect(addresses).toHaveLength(2);
    expect(new Set(addresses).size).toBe(1);
    const guest = await openedBy({ id: 0, token: addresses[0] ?? '', email: 'ola@brenvik.example' });
    expect((await guest.decide(id, { verdict: 'changes' })).body).toMatchObject({ errors: { note: expect.anything() } });
    expect((await guest.decide(id, { verdict: 'changes', note: 'Say a standard man' })).body).toMatchObject({
      task: { status: 'on_going' },
    });
  });

  it('counts once, however many links they have', async () => {
    const { id } = await team.inReview([guestStep]);
    const first = await openedBy(await makeLink([id]));
    const second = await openedBy(await makeLink([id], { name: 'Helene B.' }));
    expect((await first.get('show')).body).toMatchObject({ guest: { name: 'Helene Brandt' } });
    const answers = await Promise.all([first, second, first, second].map((guest) => guest.decide(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await team.history(id)).filter(({ kind }) => kind === 'decided')).toHaveLength(1);
  });

  it('comments in threads of their own, and does not see what members say among themselves', async () => {
    const { id, detailId } = await team.inReview([guestStep]);
    const guest = await openedBy(await makeLink([id]));
    const inner = await team.plain.send('PUT', '/comments/create', { order_detail_id: detailId, text: 'Is the client serious?' });
    const innerId = (inner.body.comment as { id: number }).id;
    const { body } = await guest.post('comment', { task_id: id, text: 'Say how', quote: 'They grip.' });
    const [own] = body.comments as { id: number }[];
    expect(body.comments).toMatchObject([{ author: 'Helene Brandt', is_guest: true, is_own: true, quote: 'They grip.' }]);
    await team.plain.send('PUT', '/comments/create', { order_detail_id: detailId, text: 'Done', parent_id: own?.id });
    const shown = (await guest.get('task', { task_id: id })).body.comments as { text: string }[];
    expect(shown.map(({ text }) => text)).toEqual(['Say how', 'Done']);
    expect((await guest.post('comment', { task_id: id, text: 'I read this', parent_id: innerId })).status).toBe(404);
    const members = (await team.owner.get('/comments/show', { order_detail_id: detailId })).body.comments as Record<
      string,
      unknown
    >[];
    expect(members.map(({ user, is_guest }) => [(user as { name: string }).name, is_guest])).toContainEqual([
      'Helene Brandt',
      true,
    ]);
  });

  it('reaches the tasks of the link alone, and does what it allows', async () => {
    const { id } = await team.inReview([guestStep]);
    const other = await team.inReview([guestStep]);
    const reading = await openedBy(await makeLink([id], { may: 'read' }));
    expect((await reading.get('task', { task_id: other.id })).status).toBe(404);
    expect((await reading.post('comment', { task_id: other.id, text: 'Hello' })).status).toBe(404);
    expect((await reading.post('comment', { task_id: id, text: 'Hello' })).body).toMatchObject({ code: 'GUEST_MAY_NOT' });
    expect((await reading.decide(id)).body).toMatchObject({ code: 'GUEST_MAY_NOT' });
    const commenting = await openedBy(await makeLink([id], { may: 'comment' }));
    expect((await commenting.decide(id)).body).toMatchObject({ code: 'GUEST_MAY_NOT' });
    expect((await commenting.post('comment', { task_id: id, text: 'Hello' })).status).toBe(200);
    expect((await team.show(id)).status).toBe('ready');
  });

  it('says that the link is not for them: it ends', async () => {
    const { id } = await team.inReview([guestStep]);
    const guest = await openedBy(await makeLink([id]));
    expect((await guest.post('not-me')).status).toBe(200);
    expect((await guest.get('show')).body).toMatchObject({ code: 'REVIEW_LINK_ENDED', message: 'This link no longer works' });
  });
});

describe('a link in another browser', () => {
  const codeIn = (text: string) => /\b(\d{6})\b/.exec(text.slice(text.indexOf('Your code is')))?.[1] ?? '';

  it('opens nothing without a code that goes to the guest', async () => {
    const { id } = await team.inReview([{ name: 'Client', guest: { ...helene, email: 'codes@brenvik.example' } }]);
    const link = await makeLink([id], { email: 'codes@brenvik.example' });
    await openedBy(link);
    const other = browser(link.token);
    expect((await other.get('show')).body).toMatchObject({
      needs: 'code',
      sent_to: 'c…@brenvik.example',
      guest: null,
      tasks: [],
    });
    expect((await other.post('open')).body).toMatchObject({ needs: 'code' });
    for (const path of ['comment', 'decide'])
      expect(
        (await other.post(path, { task_id: id, text: 'x', step_id: 1, package_hash: 'a'.repeat(64), verdict: 'approve' })).body,
      ).toMatchObject({ code: 'REVIEW_CODE_NEEDED' });
    expect((await other.get('task', { task_id: id })).body).toMatchObject({ code: 'REVIEW_CODE_NEEDED' });
    await other.post('send-code');
    const code = codeIn(mailsTo('codes@brenvik.example').at(-1) ?? '');
    expect((await browser(link.token).post('confirm', { code })).status).toBe(403);
    expect((await other.post('confirm', { code: code === '000000' ? '000001' : '000000' })).body).toMatchObject({
      code: 'REVIEW_CODE_WRONG',
    });
    expect((await other.post('confirm', { code })).status).toBe(200);
    expect((await other.get('task', { task_id: id })).status).toBe(200);
  });

  it('of twenty tries at once five count, and a code lasts ten minutes', async () => {
    const { id } = await team.inReview([{ name: 'Client', guest: { ...helene, email: 'tries@brenvik.example' } }]);
    const link = await makeLink([id], { email: 'tries@brenvik.example' });
    await openedBy(link);
    const other = browser(link.token);
    await other.post('send-code');
    const code = codeIn(mailsTo('tries@brenvik.example').at(-1) ?? '');
    const wrong = Array.from({ length: 20 }, (_, index) => String((Number(code) + index + 1) % 1_000_000).padStart(6, '0'));
    await Promise.all(wrong.map((one) => other.post('confirm', { code: one })));
    const [row] = await product.sql<{ attempts: number }>(
      'select attempts from review_link_browsers where link_id = $1 and confirmed_at is null',
      [link.id],
    );
    expect(row?.attempts).toBe(5);
    expect((await other.post('confirm', { code })).status).toBe(403);
    await product.sql(
      `update review_link_browsers set attempts = 0, code_expires_at = now() - interval '1 second' where link_id = $1 and confirmed_at is null`,
      [link.id],
    );
    expect((await other.post('confirm', { code })).status).toBe(403);
  });

  it('is not opened by a member of its company, who would decide as the guest', async () => {
    const headers = { 'x-review-token': (await makeLink([(await team.inReview([guestStep])).id])).token };
    const open = (caller: TestCaller) => caller.send('POST', '/services/review/open', {}, headers);
    expect(await open(team.manager)).toMatchObject({ status: 409, body: { code: 'REVIEW_LINK_OF_GUEST' } });
    expect((await open(await product.register('Helene Brandt'))).body['needs']).toBeNull();
    expect((await open(team.manager)).body['needs']).toBe('code');
  });

  it('opened by two at once belongs to one', async () => {
    const { id } = await team.inReview([guestStep]);
    const { token } = await makeLink([id]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser(token).post('open')));
    expect(answers.filter(({ body }) => body.needs === null)).toHaveLength(1);
  });
});

describe('members', () => {
  const create = (caller: TestCaller, more: Record<string, unknown>) =>
    caller.send('POST', '/features/review-links/create', { workspace_id: team.workspaceId, ...helene, ...more });

  it('who do not manage tasks make none; links reach tasks of their workspace and people without a seat', async () => {
    const { id } = await team.inReview([guestStep]);
    expect((await create(team.plain, { task_ids: [id] })).status).toBe(403);
    expect((await create(team.manager, { task_ids: [id, 2_000_000_000] })).status).toBe(404);
    const [row] = await product.sql<{ email: string }>('select email from users where id = $1', [team.plain.id]);
    expect((await create(team.manager, { task_ids: [id], email: row?.email.toUpperCase() })).body).toMatchObject({
      errors: { email: [expect.stringContaining('is a user of your account')] },
    });
    expect((await create(team.manager, { task_ids: Array.from({ length: 21 }, (_, index) => index + 1) })).status).toBe(422);
    expect((await create(team.manager, { task_ids: [id], days: 91 })).status).toBe(422);
  });

  it('let nobody approve whom no step of the tasks names, since that link could not', async () => {
    const [named, other] = [await team.inReview([guestStep]), await team.inReview([team.byReviewer()])];
    const refused = await create(team.manager, { task_ids: [other.id] });
    expect([refused.status, refused.body.errors]).toMatchObject([422, { may: [expect.stringContaining('No review step')] }]);
    expect((await create(team.manager, { task_ids: [other.id], may: 'comment' })).status).toBe(200);
    expect((await create(team.manager, { task_ids: [other.id, named.id] })).status).toBe(200);
  });

  it('extend and revoke them; a revoked or expired link has ended', async () => {
    const { id } = await team.inReview([guestStep]);
    const link = await makeLink([id]);
    const guest = await openedBy(link);
    await product.sql(`update review_links set expires_at = now() - interval '1 second' where id = $1`, [link.id]);
    expect((await guest.get('show')).status).toBe(403);
    expect((await guest.post('comment', { task_id: id, text: 'Late' })).status).toBe(403);
    const change = (what: string, more = {}) =>
      team.manager.send('POST', `/features/review-links/${what}`, { id: link.id, ...more });
    expect((await change('extend', { days: 3 })).body).toMatchObject({ review_link: { state: 'active' } });
    expect((await guest.get('show')).status).toBe(200);
    expect((await change('revoke')).body).toMatchObject({ review_link: { state: 'revoked' } });
    expect((await change('extend')).status).toBe(409);
    expect(
      (await guest.post('decide', { task_id: id, step_id: 1, package_hash: 'a'.repeat(64), verdict: 'approve' })).status,
    ).toBe(403);
    expect((await browser('review_unknown').get('show')).status).toBe(404);
    const shown = await team.plain.get('/features/review-links/show', { workspace_id: team.workspaceId, task_id: id });
    expect(shown.body).toMatchObject({ review_links: [{ state: 'revoked', tasks: [{ id }] }], can: { create: false } });
    expect(JSON.stringify(shown.body)).not.toContain(link.token);
  });
});

it('shows a guest the files of the tasks of their link, and of no other', async () => {
  const { id } = await team.inReview([guestStep]);
  const { id: other } = await team.inReview([guestStep]);
  const attach = async (taskId: number, name: string) => {
    const form = new FormData();
    form.append('id', String(taskId));
    form.append('file', new File(['Notes'], name));
    const { body } = await team.plain.send('POST', '/features/tasks/attachments/create', form);
    return (body.task as { attachments: { id: number }[] }).attachments[0]?.id ?? 0;
  };
  const [own, foreign] = [await attach(id, 'own.txt'), await attach(other, 'foreign.txt')];
  const link = await makeLink([id], { may: 'read' });
  const unopened = browser(link.token);
  expect((await unopened.get('attachment', { task_id: id, attachment_id: own })).body.code).toBe('REVIEW_CODE_NEEDED');
  const guest = await openedBy(link);
  const { body } = await guest.get('task', { task_id: id });
  expect(body.attachments).toEqual([{ id: own, file_name: 'own.txt', bytes: 5 }]);
  expect((await guest.get('attachment', { task_id: id, attachment_id: own })).body.text).toBe('Notes');
  expect((await guest.get('attachment', { task_id: id, attachment_id: foreign })).body.code).toBe('ATTACHMENT_NOT_FOUND');
  expect((await guest.get('attachment', { task_id: other, attachment_id: foreign })).body.code).toBe('TASK_NOT_FOUND');
  expect((await team.plain.get(`/features/tasks/attachments/${foreign}`)).status).toBe(200);
});
