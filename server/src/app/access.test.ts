// The registry of everything that gives access: complete by the columns of the database, and ended by every change of permissions.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildReviewTeam } from '../testing/review-team.ts';
import { goodPassword, startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { access } from './features.ts';

let product: TestProduct;
let team: Awaited<ReturnType<typeof buildReviewTeam>>;
let maker: TestCaller;
let count = 0;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  team = await buildReviewTeam(product);
});
afterAll(() => product.stop());

/** Secrets by which Folio reaches others, which give nobody access to Folio. */
const outgoing = [
  'model_connections.api_key_sealed',
  'outside_data_access.password_sealed',
  'signing_keys.private_key_sealed',
  'websites.secret_sealed',
];

it('names every column that holds a secret or the hash of one', async () => {
  const columns = await product.sql<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
     and (column_name ~ '_sealed$' or column_name ~ '(token|secret|password|key|code|browser|recovery)_hash(es)?$') order by 1`,
  );
  const known = [...access.flatMap(({ secrets }) => secrets), ...outgoing];
  expect(columns.map(({ name }) => name)).toEqual(known.toSorted());
});

it('names each kind once, with an owner and a reach, and revokes all that it lists', () => {
  const names = access.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const kind of access) {
    expect(kind.owner && kind.reach, kind.name).toBeTruthy();
    expect(Boolean(kind.list), kind.name).toBe(Boolean(kind.revoke));
  }
});

/** A manager with one thing of every kind. */
beforeEach(async () => {
  count += 1;
  maker = await product.join(team.owner, `Maker ${count}`, 'intermediate');
  await product.sql('insert into workspace_members (workspace_id, user_id) values ($1, $2) on conflict do nothing', [
    team.workspaceId,
    maker.id,
  ]);
});

const must = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await answer;
  expect([status, body['message']]).toEqual([200, body['message']]);
  return body;
};

async function makeAll() {
  const task = await must(
    maker.send('POST', '/features/tasks', { workspace_id: team.workspaceId, title: `Task ${count}`, type: 'manual' }),
  );
  const { id: taskId } = task['task'] as { id: number };
  const link = await must(
    maker.send('POST', '/features/review-links/create', {
      workspace_id: team.workspaceId,
      task_ids: [taskId],
      name: 'Petra Private',
      email: `petra-${count}@example.com`,
      may: 'comment',
      days: 90,
    }),
  );
  const { url: feed } = await must(maker.send('POST', '/features/calendar/feed-link', {}));
  await must(maker.send('PUT', '/tools/webhooks/create', { url: 'https://example.com/hook', events: ['task.changed'] }));
  return { linkId: (link['review_link'] as { id: number }).id, feed: String(feed) };
}

const linkState = async (id: number) =>
  (await product.sql<{ is_open: boolean }>('select revoked_at is null as is_open from review_links where id = $1', [id]))[0];
const seatOf = async (id: number) => (await product.sql<{ id: number }>('select id from seats where user_id = $1', [id]))[0]?.id;
const editSeat = async (changes: object) =>
  must(team.owner.send('POST', '/features/user-seats/edit', { id: await seatOf(maker.id), ...changes }));

it.each([
  ['leaves the workspace', () => editSeat({ workspace_ids: [] })],
  ['is demoted', () => editSeat({ role: 'user' })],
  ['is deactivated', () => editSeat({ is_disabled: true })],
  ['is removed', async () => must(team.owner.send('DELETE', '/features/user-seats/delete', { id: await seatOf(maker.id) }))],
])('a review link ends when its creator %s', async (_how, change) => {
  const { linkId } = await makeAll();
  await change();
  expect(await linkState(linkId)).toEqual({ is_open: false });
  const entries = await product.sql(
    `select user_id from audit_entries where action = 'review_link.revoked' and subject_id = $1`,
    [linkId],
  );
  expect(entries).toEqual([{ user_id: null }]);
});

it('a review link stays when its creator becomes an owner', async () => {
  const { linkId } = await makeAll();
  await editSeat({ role: 'admin' });
  expect(await linkState(linkId)).toEqual({ is_open: true });
});

it('feeds and webhooks end with the password, and the owner is told of them', async () => {
  const { feed } = await makeAll();
  const read = async () => (await fetch(feed.replace(/^https?:\/\/[^/]+/, product.url))).status;
  expect(await read()).toBe(200);
  await must(
    maker.send('POST', '/services/auth/change_password', {
      current_password: goodPassword,
      new_password: 'another long secret 42',
      new_confirm_password: 'another long secret 42',
    }),
  );
  expect(await read()).toBe(404);
  expect(await product.sql('select is_active from webhooks where user_id = $1', [maker.id])).toEqual([{ is_active: false }]);
  const outbox = join(product.kernel.config.dataDir, 'outbox');
  const told = () => readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));
  await expect.poll(() => told().some((text) => text.includes('Calendar feeds revoked: 1'))).toBe(true);
  expect(told().some((text) => text.includes('Webhooks turned off: 1'))).toBe(true);
});

it('lists what a user owns with its last use, and revokes it', async () => {
  await makeAll();
  const list = async (caller = maker) =>
    (await must(caller.get('/services/auth/access')))['access'] as { kind: string; id: number; name: string }[];
  const before = await list();
  expect(before.map(({ kind }) => kind).toSorted()).toEqual(['calendar_feed', 'review_link', 'session', 'webhook']);
  const other = before.find(({ kind }) => kind === 'webhook');
  expect((await team.owner.send('DELETE', '/services/auth/access', { kind: 'webhook', id: other?.id })).status).toBe(404);
  for (const { kind, id } of before.filter((entry) => entry.kind !== 'session'))
    await must(maker.send('DELETE', '/services/auth/access', { kind, id }));
  expect((await list()).map(({ kind }) => kind)).toEqual(['session']);
});

it.each([
  ['the workspace', () => editSeat({ workspace_ids: [] })],
  ['the company', () => editSeat({ is_disabled: true })],
  ['the session', () => must(maker.send('POST', '/services/auth/logout', {}))],
])('an open stream of changes ends with %s', async (_what, change) => {
  const response = await fetch(`${product.url}/api/changes`, { headers: { authorization: `Bearer ${maker.token}` } });
  expect(response.status).toBe(200);
  const ended = response.text();
  await change();
  expect(await ended).toContain('retry: 2000');
});
