// Every write that succeeds while someone acts as another user is in the audit log, with both people.
import { contract } from '@folio/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCallExamples } from '../testing/call-examples.ts';
import { buildStrangersThings, type StrangersThings } from '../testing/strangers-things.ts';
import { startOwnProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';
import { calls, make } from './calls.ts';

const { ofStranger, inWorkspace } = await listCallExamples();
/** They end the impersonation. */
const endTheSession = new Set(['session.logout', 'session.impersonate', 'session.requestImpersonation']);
const readOnly = new Set(
  Object.entries(contract).flatMap(([feature, group]) =>
    Object.entries(group).flatMap(([name, call]) => (call['~orpc'].meta.isReadOnly ? [`${feature}.${name}`] : [])),
  ),
);

let product: TestProduct;
let staff: TestCaller;
let person: TestCaller;
let acting: TestCaller;
let own: StrangersThings;

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  person = await product.register('Owner Person');
  own = await buildStrangersThings(product, person);
  const { token } = (await staff.send('POST', '/services/auth/impersonation_token', { id: person.id })).body;
  const { body } = await staff.send('POST', '/services/auth/impersonate', { userId: person.id, token });
  acting = product.as((body['service-api'] as { token: string }).token, person.id);
});
afterAll(() => product.stop());

const entries = () =>
  product.sql<{ user_id: number; impersonator_id: number; action: string }>(
    'select user_id, impersonator_id, action from audit_entries where impersonator_id = $1 order by id',
    [staff.id],
  );

const others: Record<string, Record<string, unknown>> = {
  'users.updateUserInfo': { name: 'Renamed Person' },
  'users.updateUserFavorite': { action: 'create', template_id: 1 },
};

it('leaves an entry that names both people for every write of the contract', async () => {
  const silent: string[] = [];
  const done: string[] = [];
  // Deletions come last, so that the others find their objects.
  for (const call of calls.toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))) {
    if (call.method === 'GET' || call.access === 'public' || endTheSession.has(call.name) || readOnly.has(call.name)) continue;
    const before = (await entries()).length;
    const input = { ...inWorkspace[call.name], ...ofStranger[call.name]?.(own), ...others[call.name] };
    const { status } = await make(acting, call, input);
    if (status !== 200) continue;
    done.push(call.name);
    const added = (await entries()).slice(before);
    if (!added.some((entry) => entry.user_id === person.id && entry.impersonator_id === staff.id)) silent.push(call.name);
  }
  expect(silent).toEqual([]);
  // Half of them have an entry of their own, the others that of the mechanism.
  expect(done).toEqual(
    expect.arrayContaining(['users.updateUserInfo', 'documents.update', 'chats.create', 'comments.create', 'workspaces.remove']),
  );
});

it('shows the call to owners, once, and nothing where the call was refused', async () => {
  const before = (await entries()).length;
  expect((await acting.send('PUT', '/services/folders/create', { name: 'In your name' })).status).toBe(200);
  expect((await acting.send('PUT', '/services/folders/create', { name: 'In your name' })).status).toBe(422);
  expect((await acting.get('/services/folders/show')).status).toBe(200);
  expect((await entries()).slice(before)).toHaveLength(1);
  const [entry] = (await person.get('/admin/audit')).body.entries as Record<string, unknown>[];
  expect(entry).toMatchObject({
    action: 'impersonation.acted',
    text: "Acted in another user's name: folders.create",
    user: { id: person.id },
    impersonator: { id: staff.id, name: 'Staff Person' },
    details: { call: 'folders.create' },
  });
});

it('changes nothing where the entry cannot be written', async () => {
  await product.sql(`create function refuse_entry() returns trigger language plpgsql as $$
    begin raise exception 'no entry' using errcode = '53100'; end; $$`);
  await product.sql('create trigger refuse_entry before insert on audit_entries for each row execute function refuse_entry()');
  const answer = await acting.send('PUT', '/services/folders/create', { name: 'Without a trace' });
  await product.sql('drop trigger refuse_entry on audit_entries');
  expect(answer.status).toBe(507);
  expect(await product.sql("select name from folders where name = 'Without a trace'")).toEqual([]);
});
