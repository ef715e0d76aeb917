// A guest's decision as evidence: by a code from their email, recorded with how they were identified; strangers neither end nor block a link.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dispatch } from '../../kernel/events.ts';
import { guestBrowser, linkTokenFor, openWithCode } from '../../testing/guest-browser.ts';
import { buildReviewTeam } from '../../testing/review-team.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { publicationEvents } from '../publishing/index.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let email: string;
let taskId: number;
let linkId: number;
let count = 0;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

const create = (more: Record<string, unknown> = {}) =>
  team.manager.send('POST', '/features/review-links/create', {
    workspace_id: team.workspaceId,
    task_ids: [taskId],
    name: 'Clara Client',
    email,
    ...more,
  });

beforeEach(async () => {
  count += 1;
  email = `clara${count}@brenvik.example`;
  taskId = (await team.inReview([{ name: 'Client', guest: { name: 'Clara Client', email } }])).id;
  linkId = ((await create()).body['review_link'] as { id: number }).id;
});

const browser = () => guestBrowser(product, linkTokenFor(product, email));
async function decide(guest: ReturnType<typeof guestBrowser>) {
  const { body } = await guest.get('task', { task_id: taskId });
  const { step } = body['task'] as { step: { id: number } | null };
  return guest.post('decide', { task_id: taskId, step_id: step?.id, package_hash: body['package_hash'], verdict: 'approve' });
}
const setCodes = (isOn: boolean) => team.owner.send('POST', '/admin/branding', { guest_codes: isOn });

it('needs a code from the email, whoever opened the link first', async () => {
  const guest = browser();
  await guest.post('open');
  expect((await guest.get('show')).body).toMatchObject({ needs: null, decision_needs: 'code', sent_to: 'c…@brenvik.example' });
  expect((await decide(guest)).body).toMatchObject({ code: 'REVIEW_CODE_NEEDED' });
  await openWithCode(product, guest, email);
  expect((await guest.get('show')).body).toMatchObject({ decision_needs: null });
  expect((await decide(guest)).body).toMatchObject({ task: { status: 'approved' } });
});

it('is recorded with how the guest was identified, in the record and in the log', async () => {
  const guest = browser();
  await openWithCode(product, guest, email);
  await decide(guest);
  const identified = { by: 'code', browser: expect.any(String), network: '127.0.0.0/24' };
  const record = await team.owner.get('/features/tasks/record', { id: taskId, format: 'json' });
  const { events } = (typeof record.body['text'] === 'string' ? JSON.parse(record.body['text']) : record.body) as {
    events: { verdict: string | null }[];
  };
  expect(events.find(({ verdict }) => verdict === 'approve')).toMatchObject({
    person: 'Clara Client',
    is_guest: true,
    identified,
  });
  const [entry] = await product.sql(
    `select user_id, subject_name, details from audit_entries where action = 'task.guest_decided' and subject_id = $1`,
    [taskId],
  );
  expect(entry).toMatchObject({
    user_id: null,
    subject_name: expect.stringContaining('Clara Client'),
    details: { verdict: 'approve', identified_by: 'code', network: '127.0.0.0/24' },
  });
});

it('needs no code where the owners turned it off, and is recorded as known by the link', async () => {
  expect((await setCodes(false)).status).toBe(200);
  const guest = browser();
  await guest.post('open');
  expect((await decide(guest)).body).toMatchObject({ task: { status: 'approved' } });
  const [event] = await product.sql(`select identified from task_events where task_id = $1 and kind = 'decided'`, [taskId]);
  expect(event).toMatchObject({ identified: { by: 'link' } });
  // Without a mail server nobody else can pass the link on.
  expect((await create()).body['url']).toEqual(expect.stringContaining('/review/'));
  await setCodes(true);
});

it('cannot be made by whoever creates the link: they do not get it', async () => {
  const { body } = await create();
  expect(body).toMatchObject({ url: null, message: expect.stringContaining('outbox') });
  expect((await create({ may: 'comment' })).body['url']).toEqual(expect.stringContaining('/review/'));
});

it('a stranger with the link reports it, but does not end it; the team is notified', async () => {
  const guest = browser();
  await openWithCode(product, guest, email);
  const stranger = browser();
  expect((await stranger.post('not-me')).body).toMatchObject({ is_ended: false });
  expect((await guest.get('show')).status).toBe(200);
  const told = await product.sql<{ data: { reason_kind: string; people: number[] } }>(
    `select data from raised_events where name = 'task.reminded' and subject_id = $1 order by id`,
    [taskId],
  );
  expect(told.map(({ data }) => data)).toMatchObject([
    { reason_kind: 'link_reported', people: expect.arrayContaining([team.manager.id, team.plain.id]) },
  ]);
  expect((await guest.post('not-me')).body).toMatchObject({ is_ended: true });
  expect(await product.sql('select revoked_at is not null as over from review_links where id = $1', [linkId])).toEqual([
    { over: true },
  ]);
});

it('an open question of the guest holds publishing until a member waives it by name', async () => {
  const guest = browser();
  await openWithCode(product, guest, email);
  await guest.post('comment', { task_id: taskId, text: 'Fine' });
  await guest.post('comment', { task_id: taskId, text: 'Could we name the brand?' });
  await decide(guest);
  const goesOut = async () => {
    const [row] = await product.sql<{ order_detail_id: number }>('select order_detail_id from tasks where id = $1', [taskId]);
    return product.kernel.database.transaction((tx) =>
      dispatch(product.kernel, tx, publicationEvents.documentGoesOut, { orderDetailId: row?.order_detail_id ?? 0 }),
    );
  };
  await expect(goesOut()).rejects.toMatchObject({
    status: 409,
    key: 'task_question_open',
    params: { guest: 'Clara Client', question: 'Could we name the brand?' },
  });
  const shown = async () =>
    (await team.manager.get('/features/review-links/show', { workspace_id: team.workspaceId, task_id: taskId })).body[
      'open_questions'
    ] as { id: number }[];
  const [question] = await shown();
  const waive = (caller = team.manager) =>
    caller.send('POST', '/features/review-links/waive-question', { task_id: taskId, comment_id: question?.id });
  expect((await waive(team.plain)).status).toBe(403);
  expect((await waive()).status).toBe(200);
  expect((await waive()).status).toBe(404);
  expect(await shown()).toEqual([]);
  await goesOut();
  expect((await team.history(taskId)).find(({ kind }) => kind === 'question_waived')).toMatchObject({
    user: { id: team.manager.id },
  });
  await guest.post('comment', { task_id: taskId, text: 'And the size?' });
  await expect(goesOut()).rejects.toMatchObject({ key: 'task_question_open' });
});

it('a stranger with the link uses up none of the guest’s limits', async () => {
  const guest = browser();
  await openWithCode(product, guest, email);
  const stranger = browser();
  for (let nth = 0; nth < 40; nth += 1) await stranger.post('confirm', { code: '000000' });
  expect((await stranger.post('confirm', { code: '000000' })).status).toBe(429);
  expect((await guest.post('comment', { task_id: taskId, text: 'Say how' })).status).toBe(200);
});
