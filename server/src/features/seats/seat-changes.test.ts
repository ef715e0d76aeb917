import type { Seat } from '@folio/contract/seats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../kernel/secrets.ts';
import { buildDocument, buildWorkspace } from '../../testing/build.ts';
import { posting } from '../../testing/job-posting.ts';
import { goodPassword, startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let staff: TestCaller;
let boss: TestCaller;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  staff = await product.register('Staff Person');
  boss = await product.register('Foun Der');
  owner = await product.join(boss, 'Own Er', 'admin');
  await product.sql('update accounts set max_seats = 60 where id = (select account_id from users where id = $1)', [boss.id]);
});
afterAll(() => product.stop());

const seatOf = async (person: Pick<TestCaller, 'id'>) => {
  const [row] = await product.sql<{ id: number }>('select id from seats where user_id = $1', [person.id]);
  return row?.id ?? 0;
};
const edit = async (caller: TestCaller, person: Pick<TestCaller, 'id'>, changes: Record<string, unknown>) =>
  caller.send('POST', '/features/user-seats/edit', { id: await seatOf(person), ...changes });
const remove = async (caller: TestCaller, person: Pick<TestCaller, 'id'>) =>
  caller.send('DELETE', '/features/user-seats/delete', { id: await seatOf(person) });
const logIn = (email: string) => product.visitor.send('POST', '/services/auth/login', { email, password: goodPassword });
const roleOf = async (person: TestCaller) =>
  ((await person.get('/tools/show_user_info')).body.user_info as { role: string }).role;

describe('a role', () => {
  it('changes with effect on the next call, up to one’s own', async () => {
    const person = await product.join(boss, 'Ris Er', 'user');
    expect((await person.get('/features/user-seats/show')).status).toBe(403);
    const raised = await edit(owner, person, { role: 'admin' });
    expect([raised.status, (raised.body.seat as Seat).label]).toEqual([200, 'Owner']);
    expect((await person.get('/features/user-seats/show')).status).toBe(200);
    expect((await edit(owner, person, { role: 'intermediate' })).status).toBe(200);
    expect((await person.get('/features/user-seats/show')).status).toBe(403);
    expect((await person.send('PUT', '/features/workspace/create', { name: 'Now I can' })).status).toBe(200);
    expect((await edit(owner, person, { role: 'master' })).body.errors).toEqual({ role: ['Choose one of the options'] });
    expect((await edit(boss, person, { role: 'master' })).status).toBe(422);
    expect((await edit(owner, person, { is_admin: true, account_id: 1 })).status).toBe(422);
  });
  it('of the founder and one’s own cannot be changed', async () => {
    const founder = await edit(owner, boss, { role: 'user' });
    expect([founder.status, founder.body.message]).toEqual([
      409,
      'The primary owner can’t be changed or removed. Transfer ownership first.',
    ]);
    expect((await edit(owner, boss, { is_disabled: true })).status).toBe(409);
    expect((await remove(owner, boss)).status).toBe(409);
    expect((await edit(owner, owner, { role: 'user' })).body.message).toBe('You cannot change your own role or access');
    expect((await remove(owner, owner)).status).toBe(409);
    expect([await roleOf(boss), await roleOf(owner)]).toEqual(['master', 'admin']);
  });
  it('of two owners who demote each other at once, one is left', async () => {
    const [one, two] = [await product.join(boss, 'Duel One', 'admin'), await product.join(boss, 'Duel Two', 'admin')];
    const answers = await Promise.all([remove(one, two), remove(two, one)]);
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThanOrEqual(1);
    for (const { status } of answers) expect([200, 401, 403, 404, 409]).toContain(status);
  });
  it('of another account’s people is not found, and plain people are refused', async () => {
    const stranger = await product.register('Stran Ger');
    for (const call of [edit(boss, stranger, { role: 'user' }), remove(boss, stranger)]) expect((await call).status).toBe(404);
    expect((await boss.send('POST', '/features/user-seats/resend_link', { id: await seatOf(stranger) })).status).toBe(404);
    expect(
      (await boss.send('POST', '/features/user-seats/hand_over', { id: await seatOf(stranger), current_password: goodPassword }))
        .status,
    ).toBe(404);
    const plain = await product.join(boss, 'Plain One', 'user');
    expect((await edit(plain, plain, { role: 'admin' })).status).toBe(403);
    await product.sql('update users set force_control_panel = true where id = $1', [plain.id]);
    expect((await edit(plain, plain, { role: 'admin' })).status).toBe(403);
  });
  it('of platform staff is out of reach for owners who are not', async () => {
    await product.sql(`update users set account_id = (select account_id from users where id = $2), role = 'user' where id = $1`, [
      staff.id,
      boss.id,
    ]);
    await product.sql('update seats set account_id = (select account_id from users where id = $2) where user_id = $1', [
      staff.id,
      boss.id,
    ]);
    expect((await edit(boss, staff, { is_disabled: true })).status).toBe(403);
    expect((await remove(boss, staff)).status).toBe(403);
  });
});

describe('access', () => {
  it('removed ends sessions, tokens and logins at once; given back, one can log in again', async () => {
    const person = await product.join(boss, 'Shut Out', 'user');
    const api = product.as((await person.send('POST', '/tools/update_api_token')).body.plainTextToken as string);
    expect((await edit(owner, person, { is_disabled: true })).body.seat).toMatchObject({
      state: 'disabled',
      can: { impersonate: false },
    });
    expect([(await person.get('/user')).status, (await api.get('/user')).status]).toEqual([401, 401]);
    expect((await logIn('shut.out@example.com')).status).toBe(401);
    expect((await boss.send('POST', '/services/auth/impersonation_token', { id: person.id })).status).toBe(404);
    expect((await edit(owner, person, { is_disabled: false })).body.seat).toMatchObject({ state: 'active' });
    expect([(await person.get('/user')).status, (await api.get('/user')).status]).toEqual([401, 401]);
    expect((await logIn('shut.out@example.com')).status).toBe(200);
  });
  it('to the control panel can be given to a plain user', async () => {
    const person = await product.join(boss, 'Pan El', 'user');
    expect((await edit(owner, person, { force_control_panel: true })).body.seat).toMatchObject({
      force_control_panel: true,
      role: 'user',
    });
    expect((await person.get('/tools/show_user_info')).body.user_info).toMatchObject({
      can: { open_control_panel: true, manage_seats: false },
    });
  });
  it('to workspaces becomes exactly what is named, or all of them', async () => {
    const person = await product.join(boss, 'Mov Er', 'user');
    const [a, b] = [await buildWorkspace(product, boss, { name: 'A' }), await buildWorkspace(product, boss, { name: 'B' })];
    const ids = async () =>
      ((await person.get('/features/workspace/show')).body.workspaces as { id: number }[]).map((row) => row.id);
    await edit(owner, person, { workspace_ids: [a] });
    expect(await ids()).toEqual([a]);
    await edit(owner, person, { workspace_ids: [b] });
    expect(await ids()).toEqual([b]);
    await edit(owner, person, { access_level: 'master' });
    expect(await ids()).toEqual(expect.arrayContaining([a, b]));
    const last = await edit(boss, boss, { workspace_ids: [] });
    expect([last.status, last.body.message]).toEqual([409, '“A” needs at least one member who can manage it']);
    expect((await edit(owner, owner, { workspace_ids: [a, b] })).status).toBe(200);
    expect((await edit(boss, boss, { workspace_ids: [] })).status).toBe(200);
  });
  it('of an invitation that waits: what it joins can be changed, standing cannot', async () => {
    const workspace = await buildWorkspace(product, boss, { name: 'Later' });
    const seat = (await owner.send('PUT', '/features/user-seats/create', { email: 'later@example.com', access_level: 'user' }))
      .body.seat as Seat;
    const change = (body: object) => owner.send('POST', '/features/user-seats/edit', { id: seat.id, ...body });
    expect((await change({ workspace_ids: [workspace] })).body.seat).toMatchObject({ workspaces: [{ id: workspace }] });
    expect((await change({ role: 'admin' })).status).toBe(409);
    expect((await change({ is_disabled: true })).status).toBe(409);
  });
});

describe('removing a person', () => {
  it('ends everything, frees the address and seat, and keeps what they wrote', async () => {
    const person = await product.join(boss, 'Gone Soon', 'intermediate');
    const workspace = await buildWorkspace(product, person, { name: 'Only theirs' });
    const own = await buildDocument(product, person, { title: 'Personal' });
    const shared = await buildDocument(product, person, { workspaceId: workspace, title: 'Shared' });
    const countBefore = (await owner.get('/services/orders/show')).body.recordsTotal as number;
    const { status, body } = await remove(owner, person);
    expect([status, body.message, body.moved_documents]).toEqual([200, 'Seat deleted', 1]);
    expect((await person.get('/user')).status).toBe(401);
    const [unknown, removed] = [await logIn('nobody-at-all@example.com'), await logIn('gone.soon@example.com')];
    expect([removed.status, removed.body]).toEqual([unknown.status, unknown.body]);
    const mine = (await owner.get('/services/orders/show')).body;
    expect([(mine.orders as { order_detail_id: number }[])[0]?.order_detail_id, mine.recordsTotal]).toEqual([
      own.detailId,
      countBefore + 1,
    ]);
    // The workspace that nobody else could manage has the remover now; the author's name stays.
    const inWorkspace = (await owner.get('/services/orders/show', { workspace_id: workspace })).body.orders as {
      order_detail_id: number;
      user: object;
    }[];
    expect(inWorkspace).toMatchObject([{ order_detail_id: shared.detailId, user: { name: 'Gone Soon' } }]);
    expect(await product.sql('select 1 from seats where email = $1', ['gone.soon@example.com'])).toEqual([]);
    expect((await product.register('Gone Soon')).id).not.toBe(person.id);
  });
  it('a reset link from before is worth nothing', async () => {
    const person = await product.join(boss, 'Res Et', 'user');
    await product.sql(
      `insert into one_time_tokens (token_hash, purpose, user_id, expires_at) values (sha256('reset_x'::bytea), 'reset_password', $1, now() + interval '1 hour')`,
      [person.id],
    );
    await edit(owner, person, { is_disabled: true });
    const reset = { token: 'reset_x', password: 'a much better one', password_confirmation: 'a much better one' };
    expect((await product.visitor.send('POST', '/services/auth/reset_password', reset)).status).toBe(422);
  });
});

describe('handing the account over', () => {
  it('is the founder’s alone, needs the password, and makes the founder an owner', async () => {
    const company = await product.register('Old Founder');
    const [heir, other] = [await product.join(company, 'He Ir', 'user'), await product.join(company, 'Oth Er', 'admin')];
    const hand = async (caller: TestCaller, to: TestCaller, password = goodPassword) =>
      caller.send('POST', '/features/user-seats/hand_over', { id: await seatOf(to), current_password: password });
    expect((await hand(other, heir)).status).toBe(403);
    expect((await hand(company, heir, 'wrong password here')).body.errors).toEqual({ current_password: [expect.any(String)] });
    await edit(company, other, { is_disabled: true });
    expect((await hand(company, other)).status).toBe(409);
    const answers = await Promise.all([hand(company, heir), hand(company, heir)]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect([await roleOf(company), await roleOf(heir)]).toEqual(['admin', 'master']);
    expect((await edit(company, heir, { role: 'user' })).status).toBe(409);
    expect(await product.sql(`select user_id from audit_entries where action = 'account.handed_over'`)).toEqual([
      { user_id: company.id },
    ]);
  });
});

describe('what a person makes while they are removed', () => {
  const makeAll = (person: TestCaller, n: number) =>
    Promise.all([
      person.send('POST', '/services/orders/create', {
        tool: 'job_posting',
        fields: posting,
      }),
      person.send('PUT', '/services/folders/create', { name: `Folder ${n}` }),
      person.send('PUT', '/services/orders/tools/aichat/create', { tool: 'ai_chat_conversational' }),
    ]);
  const leftWith = (person: TestCaller) =>
    product.sql(
      `select 'order' as what from orders where user_id = $1 and workspace_id is null union all select 'document' from order_details where user_id = $1
       union all select 'folder' from folders where user_id = $1 union all select 'briefing' from guidelines where user_id = $1`,
      [person.id],
    );
  it('waits for the removal that has the lock, and is refused', async () => {
    const person = await product.join(boss, 'Held Person', 'user');
    // As any row of theirs does that names them: the removal cannot end before.
    const lock = `select 1 from users where id = ${person.id} for key share`;
    const [removal, made] = await whileLocked(product, lock, 4, async (untilWaiting) => {
      const removing = remove(owner, person);
      await untilWaiting(1);
      const making = makeAll(person, 0);
      return [await removing, await making] as const;
    });
    expect([removal.status, ...made.map((answer) => answer.status)]).toEqual([200, 401, 401, 401]);
    expect(await leftWith(person)).toEqual([]);
  });
  it('comes to the heir or is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await product.join(boss, `Leaving Person ${round}`, 'user');
      const making = Promise.all(Array.from({ length: 12 }, (_, n) => makeAll(person, n)));
      const removal = remove(owner, person);
      const answers = (await making).flat().map((answer) => answer.status);
      expect((await removal).status).toBe(200);
      expect(answers.filter((status) => ![200, 401, 404].includes(status))).toEqual([]);
      expect(await leftWith(person)).toEqual([]);
    }
  });
});

it('an invitation gives what it says when it is accepted, whatever it said when the link was opened', async () => {
  const [kept, withdrawn] = [
    await buildWorkspace(product, boss, { name: 'Kept' }),
    await buildWorkspace(product, boss, { name: 'Withdrawn' }),
  ];
  const email = 'changed-invitation@example.com';
  const invited = await boss.send('PUT', '/features/user-seats/create', { email, access_level: 'master' });
  const { id } = invited.body.seat as Seat;
  const token = 'invitation_for-this-test';
  await product.sql('update seats set token_hash = $2 where id = $1', [id, hashToken(token)]);
  const accept = () =>
    product.visitor.send('POST', '/services/auth/accept_invitation', { token, name: 'New Person', password: goodPassword });
  const answers = await whileLocked(product, `select 1 from seats where id = ${id} for update`, 15, async (untilWaiting) => {
    const changes = { id, access_level: 'user', workspace_ids: [kept] };
    const edited = boss.send('POST', '/features/user-seats/edit', changes);
    await untilWaiting(1);
    return Promise.all([edited, ...Array.from({ length: 14 }, accept)]);
  });
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    200,
    ...Array.from({ length: 13 }, () => 404),
  ]);
  const joined = await product.sql<{ workspace_id: number }>(
    'select m.workspace_id from workspace_members m join users u on u.id = m.user_id where u.email = $1',
    [email],
  );
  expect(joined.map((row) => row.workspace_id)).toEqual([kept]);
  expect(joined.map((row) => row.workspace_id)).not.toContain(withdrawn);
});
