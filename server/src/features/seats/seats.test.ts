import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AccessLevel, accessLevelGives, type Seat, seatLabels } from '@folio/contract/seats';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWorkspace } from '../../testing/build.ts';
import { goodPassword, startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let boss: TestCaller;

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  await product.register('Staff Person');
  boss = await product.register('Foun Der', 'founder@example.com');
  await product.sql('update accounts set max_seats = 60 where id = (select account_id from users where id = $1)', [boss.id]);
});
afterAll(() => product.stop());

const invite = (caller: TestCaller, email: string, more: Record<string, unknown> = {}) =>
  caller.send('PUT', '/features/user-seats/create', { email, access_level: 'user', ...more });
const mailsTo = (email: string) => {
  const outbox = join(product.kernel.config.dataDir, 'outbox');
  return readdirSync(outbox)
    .sort()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((text) => text.startsWith(`To: ${email}\n`));
};
const tokenFor = (email: string) => /\/invitation\/(\S+)/.exec(mailsTo(email).at(-1) ?? '')?.[1] ?? '';
const accept = (token: string, more: Record<string, unknown> = {}) =>
  product.visitor.send('POST', '/services/auth/accept_invitation', {
    token,
    name: 'New Person',
    password: goodPassword,
    ...more,
  });
const showInvitation = (token: string) => product.visitor.get('/services/auth/invitation', { token });
const show = async (caller: TestCaller, query: Record<string, string | number> = {}) =>
  (await caller.get('/features/user-seats/show', { per_page: 100, ...query })).body as {
    list: Seat[];
    limit: { available_seats: number; max_seats: number };
    recordsFiltered: number;
    workspaces: { id: number }[];
  };

describe('what a label and an access level mean', () => {
  it('is the specification’s table', () => {
    expect(seatLabels).toEqual({ user: 'Master', intermediate: 'Admin', admin: 'Owner', master: 'Owner' });
    expect(accessLevelGives).toEqual({
      master: { role: 'user', joins: 'all_workspaces' },
      user: { role: 'user', joins: 'named_workspaces' },
    });
  });
  it.each(['master', 'user'] as AccessLevel[])('%s gives the role user and joins what it says', async (level) => {
    const company = await product.register(`Company of ${level}`);
    const [one, two] = [
      await buildWorkspace(product, company, { name: 'One' }),
      await buildWorkspace(product, company, { name: 'Two' }),
    ];
    const email = `level-${level}@example.com`;
    // The dialog's own words are accepted as well.
    const label = level === 'master' ? 'Master' : 'User';
    const { status } = await invite(company, email, { access_level: label, workspace_ids: [one] });
    expect(status).toBe(200);
    const { body } = await accept(tokenFor(email));
    const person = product.as((body['service-api'] as { token: string }).token);
    const info = (await person.get('/tools/show_user_info')).body.user_info;
    expect(info).toMatchObject({
      role: 'user',
      is_admin: false,
      has_workspaces: true,
      can: { manage_seats: false, create_workspace: false, manage_sources: false },
    });
    const mine = (await person.get('/features/workspace/show')).body.workspaces as { id: number }[];
    expect(mine.map((row) => row.id)).toEqual(level === 'master' ? [one, two] : [one]);
  });
});

describe('an invitation', () => {
  it('reserves a seat, mails a link of seven days and keeps only its hash', async () => {
    const workspace = await buildWorkspace(product, boss, { name: 'Press' });
    const before = (await show(boss)).limit.available_seats;
    const { status, body } = await invite(boss, ' Anna@Example.com ', { workspace_ids: [workspace] });
    expect([status, body.message]).toEqual([200, 'No mail server is set up: copy the link and send it to anna@example.com']);
    expect(body.invitation_url).toBe(`${product.kernel.config.publicUrl}/invitation/${tokenFor('anna@example.com')}`);
    expect(body.seat).toMatchObject({
      email: 'anna@example.com',
      state: 'invited',
      role: 'user',
      label: 'Master',
      access_level: 'user',
      user_id: null,
      workspaces: [{ id: workspace, name: 'Press' }],
      can: { delete: true, resend: true, change_role: false, disable: false, impersonate: false, hand_over: false },
    });
    const days = (Date.parse((body.seat as Seat).expires_at ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    expect((await show(boss)).limit.available_seats).toBe(before - 1);
    const [mail] = mailsTo('anna@example.com');
    expect(mail).toContain('Subject: Foun Der invites you\n');
    expect(mail).toContain(`${product.kernel.config.publicUrl}/invitation/${tokenFor('anna@example.com')}`);
    const [dump] = await product.sql<{ text: string }>('select json_agg(s)::text as text from seats s');
    expect(dump?.text).not.toContain(tokenFor('anna@example.com'));
    expect(JSON.stringify(body.seat)).not.toContain(tokenFor('anna@example.com'));
  });
  it('is taken once: name and password like at registration, signed in by cookie and token', async () => {
    await invite(boss, 'berta@example.com');
    const token = tokenFor('berta@example.com');
    expect((await showInvitation(token)).body.invitation).toEqual({
      email: 'berta@example.com',
      company: 'Foun Der',
      invited_by: 'Foun Der',
    });
    expect((await accept(token, { password: 'short' })).body.errors).toEqual({ password: ['Use at least 10 characters'] });
    expect((await accept(token, { name: 'Berta Holm', password: 'berta-berta-1' })).body.errors).toEqual({
      password: ['Choose a password that is harder to guess'],
    });
    const both = await Promise.all([
      accept(token, { name: 'Berta Holm', role: 'master', is_admin: true, account_id: 1 }),
      accept(token, { name: 'Berta Holm', role: 'master' }),
    ]);
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const won = both.find((answer) => answer.status === 200);
    expect(won?.headers.get('set-cookie')).toMatch(/folio_token=[^;]+; Path=\/; HttpOnly; SameSite=Lax/);
    const berta = product.as((won?.body['service-api'] as { token: string } | undefined)?.token ?? '');
    expect((await berta.get('/tools/show_user_info')).body.user_info).toMatchObject({
      name: 'Berta Holm',
      role: 'user',
      is_admin: false,
      company: 'Foun Der',
    });
    const repeated = await showInvitation(token);
    expect([repeated.status, repeated.body.message]).toEqual([
      404,
      'This invitation was already used or withdrawn, or a newer link was sent',
    ]);
    const seat = (await show(boss, { search: 'berta' })).list[0];
    expect(seat).toMatchObject({
      state: 'active',
      name: 'Berta Holm',
      expires_at: null,
      can: { impersonate: true, delete: true },
    });
  });
  it('does not return its link if a mail server sends it, nor in a repeated answer', async () => {
    const key = { 'idempotency-key': 'invite-hanna' };
    const body = { email: 'hanna@example.com', access_level: 'user' };
    const first = await boss.send('PUT', '/features/user-seats/create', body, key);
    const repeated = await boss.send('PUT', '/features/user-seats/create', body, key);
    expect([typeof first.body.invitation_url, repeated.body.invitation_url]).toEqual(['string', null]);
    const config = product.kernel.config as { smtpUrl: string | null };
    config.smtpUrl = 'smtp://127.0.0.1:1';
    const { id } = first.body.seat as Seat;
    const { body: mailed } = await boss.send('POST', '/features/user-seats/resend_link', { id }).finally(() => {
      config.smtpUrl = null;
    });
    expect([mailed.invitation_url, mailed.message]).toEqual([null, 'Invitation sent to hanna@example.com']);
  });
  it('sent again, the earlier link is dead; withdrawn, both are', async () => {
    const seat = (await invite(boss, 'carl@example.com')).body.seat as Seat;
    const first = tokenFor('carl@example.com');
    const again = await boss.send('POST', '/features/user-seats/resend_link', { id: seat.id });
    expect(again.body.invitation_url).toContain(tokenFor('carl@example.com'));
    const second = tokenFor('carl@example.com');
    expect(second).not.toBe(first);
    expect([(await showInvitation(first)).status, (await showInvitation(second)).status]).toEqual([404, 200]);
    expect((await boss.send('DELETE', '/features/user-seats/delete', { id: seat.id })).body).toMatchObject({
      message: 'Invitation withdrawn',
      moved_documents: 0,
    });
    expect((await accept(second)).status).toBe(404);
  });
  it('says when it is too late', async () => {
    await invite(boss, 'dora@example.com');
    await product.sql(`update seats set expires_at = now() - interval '1 second' where email = 'dora@example.com'`);
    for (const answer of [await showInvitation(tokenFor('dora@example.com')), await accept(tokenFor('dora@example.com'))])
      expect([answer.status, answer.body.message]).toEqual([
        404,
        'This invitation has expired. Ask the person who invited you to send it again.',
      ]);
  });
  it('counts its seven days by the clock of the database', async () => {
    const clock = vi.spyOn(product.kernel.clock, 'now').mockReturnValue(new Date(Date.now() + 365 * 86_400_000));
    const { body } = await invite(boss, 'ahead@example.com');
    const shown = await showInvitation(tokenFor('ahead@example.com'));
    const taken = await accept(tokenFor('ahead@example.com'));
    clock.mockRestore();
    const days = (Date.parse((body.seat as Seat).expires_at ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect([shown.status, taken.status]).toEqual([200, 200]);
  });
  it('is refused for an address that is invited, belongs to the team or has an account elsewhere', async () => {
    await product.register('Else Where', 'else@example.com');
    await invite(boss, 'emil@example.com');
    expect((await invite(boss, 'EMIL@example.com')).body.message).toBe('This email already has an invitation');
    expect((await invite(boss, 'founder@example.com')).status).toBe(409);
    expect((await invite(boss, 'else@example.com')).body.errors).toEqual({
      email: ['This email already has an account'],
    });
    await product.register('Emil Elsewhere', 'emil@example.com');
    const late = await accept(tokenFor('emil@example.com'));
    expect([late.status, late.body.message]).toEqual([
      409,
      'emil@example.com already has an account. Log in with it, or ask for an invitation to another address.',
    ]);
  });
  it('takes no claims of rights, no foreign workspace and no nonsense', async () => {
    const foreign = await buildWorkspace(product, await product.register('Foreign Boss'));
    expect(
      Object.keys(
        (await invite(boss, 'f@example.com', { role: 'admin', force_control_panel: true, is_admin: true })).body.errors as object,
      ),
    ).toEqual(['role', 'is_admin', 'force_control_panel']);
    expect((await invite(boss, 'f@example.com', { workspace_ids: [foreign] })).status).toBe(404);
    expect((await invite(boss, 'f@example.com', { access_level: 'owner' })).body.errors).toEqual({
      access_level: ['Choose one of the options'],
    });
    expect((await invite(boss, 'not an address')).body.errors).toEqual({ email: ['Enter a valid email address'] });
    expect((await show(boss, { search: 'f@example.com' })).list).toEqual([]);
  });
  it('is plain text in the inviter’s language, whatever names hold', async () => {
    const person = await product.register('<img src=x onerror=alert(1)>\nBcc: all@example.com', 'html@example.com');
    await person.send('POST', '/tools/update_user_info', { locale: 'de' });
    await invite(person, 'german@example.com');
    const [mail] = mailsTo('german@example.com');
    const [head] = (mail ?? '').split('\n\n');
    expect(head?.split('\n')).toHaveLength(2);
    expect(mail).toContain('lädt Sie zur Zusammenarbeit ein');
    expect(mail).toContain('innerhalb von 7 Tagen');
  });
});

describe('the limit', () => {
  it('counts invitations that wait, and holds when many are sent at once', async () => {
    const company = await product.register('Race Company');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => invite(company, `race-${index}@example.com`)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(9);
    const refused = answers.filter((answer) => answer.status === 409);
    expect(refused).toHaveLength(11);
    expect(refused[0]?.body.message).toBe('You have reached your seat limit (10), invitations included');
    const { list, limit } = await show(company);
    expect([list.length, limit]).toEqual([10, { available_seats: 0, max_seats: 10 }]);
    await company.send('DELETE', '/features/user-seats/delete', { id: list.at(-1)?.id });
    expect((await invite(company, 'free-again@example.com')).status).toBe(200);
  });
});

describe('the list', () => {
  it('is for owners, of the own account, filtered and paged', async () => {
    const company = await product.register('List Company');
    await invite(company, 'waiting@example.com');
    const { list } = await show(company);
    expect(list.map((seat) => [seat.name, seat.state, seat.label])).toEqual([
      ['List Company', 'active', 'Owner'],
      [null, 'invited', 'Master'],
    ]);
    expect(list[0]?.can).toEqual({
      change_role: false,
      disable: false,
      delete: false,
      resend: false,
      impersonate: false,
      hand_over: false,
      reset_second_factor: false,
      unlink_single_sign_on: false,
    });
    expect((await show(company, { state: 'invited' })).recordsFiltered).toBe(1);
    expect((await show(company, { state: 'disabled' })).list).toEqual([]);
    expect((await show(company, { search: '%' })).list).toEqual([]);
    expect((await show(company, { per_page: 1, page: 2 })).list.map((seat) => seat.email)).toEqual(['waiting@example.com']);
  });
  it('shows who has a second factor, and offers to remove it only by right and while there is one', async () => {
    const company = await product.register('Factor Company');
    const [owner, plain] = [
      await product.join(company, 'Factor Owner', 'admin'),
      await product.join(company, 'Factor Plain', 'user'),
    ];
    const factors = async (caller: TestCaller) =>
      Object.fromEntries(
        (await show(caller)).list.map((seat) => [seat.name, [seat.has_second_factor, seat.can.reset_second_factor]]),
      );
    const none = { 'Factor Company': [false, false], 'Factor Owner': [false, false], 'Factor Plain': [false, false] };
    const begin = (caller: TestCaller) =>
      caller.send('PUT', '/services/auth/authenticator/create', { current_password: goodPassword });
    for (const caller of [company, owner, plain]) expect((await begin(caller)).status).toBe(200);
    expect(await factors(company)).toEqual(none);
    await product.sql('update authenticators set confirmed_at = now() where user_id = any($1)', [
      [company.id, owner.id, plain.id],
    ]);
    expect(await factors(company)).toEqual({
      'Factor Company': [true, false],
      'Factor Owner': [true, true],
      'Factor Plain': [true, true],
    });
    expect(await factors(owner)).toEqual({
      'Factor Company': [true, false],
      'Factor Owner': [true, false],
      'Factor Plain': [true, true],
    });
    const reset = (caller: TestCaller, id: number) =>
      caller.send('POST', '/services/auth/authenticator/reset', { person_id: id });
    await product.sql('update users set is_admin = true where id = $1', [plain.id]);
    expect((await factors(owner))['Factor Plain']).toEqual([true, false]);
    expect((await reset(owner, plain.id)).status).toBe(403);
    await product.sql('update users set is_admin = false where id = $1', [plain.id]);
    expect((await reset(owner, plain.id)).status).toBe(200);
    expect((await factors(owner))['Factor Plain']).toEqual([false, false]);
  });
});
