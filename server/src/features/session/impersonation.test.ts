import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls, make } from '../../app/calls.ts';
import { goodPassword, startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { sweepImpersonations } from './session.jobs.ts';

/** Calls closed while impersonating, by group and name in the contract. A call that loses its mark fails here. */
const callsClosedWhileImpersonating = [
  // Credentials and sessions of the person.
  'session.changePassword',
  'session.lock',
  'session.unlock',
  'session.endSession',
  'users.updateApiToken',
  'users.createApiToken',
  'users.deleteApiToken',
  'session.createSecondFactor',
  'session.confirmSecondFactor',
  'session.removeSecondFactor',
  'session.renewRecoveryCodes',
  'session.resetSecondFactor',
  // People: promotion, deletion, hand-over, personal data.
  'seats.create',
  'seats.edit',
  'seats.resendLink',
  'seats.remove',
  'seats.handOver',
  'privacy.exportOwn',
  'privacy.exportPerson',
  'privacy.exportAccount',
  'privacy.erasePerson',
  // Whole logs and ledgers leave the house.
  'auditLog.exportLog',
  'credits.exportLedger',
];

let product: TestProduct;
let staff: TestCaller;
let people = 0;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await product.register('Staff Person');
});
afterAll(() => product.stop());
// Everybody here registers from one address.
beforeEach(() => product.sql('delete from rate_limits'));

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

interface Acting {
  master: TestCaller;
  /** The impersonator, with a role below the master's. */
  admin: TestCaller;
  person: TestCaller;
  /** The acting session by its token, and as the browser has it: both cookies. */
  acting: TestCaller;
  browser: string;
}

/** An admin acts as a plain user, in a browser that has both sessions. */
async function act(): Promise<Acting> {
  people += 1;
  const master = await product.register(`Master ${people}`);
  const admin = await product.join(master, `Admin ${people}`, 'admin');
  const person = await product.join(master, `Person ${people}`, 'user');
  const asked = await admin.send('POST', '/services/auth/impersonation_token', { id: person.id });
  const { headers, body } = await admin.send('POST', '/services/auth/impersonate', {
    userId: person.id,
    token: asked.body.token,
  });
  const token = (body['service-api'] as { token: string }).token;
  return {
    master,
    admin,
    person,
    acting: product.as(token, person.id),
    browser: `folio_token=${admin.token}; ${cookieOf(headers)}`,
  };
}

const byCookie = async (cookie: string, path = '/user', method = 'GET', body?: unknown) => {
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { cookie, origin: product.url, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, unknown> };
};

const changePassword = (caller: TestCaller) =>
  caller.send('POST', '/services/auth/change_password', {
    current_password: goodPassword,
    new_password: 'another-horse-battery',
    new_confirm_password: 'another-horse-battery',
  });

const ends: Record<string, (all: Acting) => Promise<unknown>> = {
  'the acting session logs out': ({ acting }) => acting.send('POST', '/services/auth/logout'),
  "the actor's role changes": async ({ admin }) =>
    product.sql(`update users set role = 'intermediate' where id = $1`, [admin.id]),
  "the actor's seat is disabled": ({ admin }) => product.sql('update users set disabled_at = now() where id = $1', [admin.id]),
  "the actor's seat is deleted": ({ admin }) => product.sql('update users set removed_at = now() where id = $1', [admin.id]),
  'the actor logs out': ({ admin }) => admin.send('POST', '/services/auth/logout'),
  'the actor changes the password': ({ admin }) => changePassword(admin),
  'the actor leaves the account': ({ admin }) =>
    product.sql('update users set account_id = (select account_id from users where id = $1) where id = $2', [staff.id, admin.id]),
  'the person changes the password': ({ person }) => changePassword(person),
  'the person rises': ({ person }) => product.sql(`update users set role = 'admin' where id = $1`, [person.id]),
  'the hour is over': ({ person }) =>
    product.sql(
      `update sessions set expires_at = now() - interval '1 second' where user_id = $1 and impersonator_id is not null`,
      [person.id],
    ),
  'the own session has run out': ({ admin }) =>
    product.sql(`update sessions set expires_at = now() - interval '1 second' where user_id = $1 and impersonator_id is null`, [
      admin.id,
    ]),
};

describe('an impersonation', () => {
  it.each(Object.entries(ends))('ends when %s, with 401 and never as oneself', async (_, end) => {
    const all = await act();
    expect((await byCookie(all.browser)).body.user).toEqual({ id: all.person.id });
    await end(all);
    expect((await all.acting.get('/user')).status).toBe(401);
    const next = await byCookie(all.browser, '/services/folders/create', 'PUT', { name: 'Whose' });
    expect([next.status, next.body.code]).toEqual([401, 'IMPERSONATION_ENDED']);
    expect(await product.sql(`select id from folders where name = 'Whose'`)).toEqual([]);
  });
  it.each(Object.entries(ends))('has one entry of its end in the audit log when %s', async (_, end) => {
    const all = await act();
    await end(all);
    await Promise.all([sweepImpersonations(product.kernel), sweepImpersonations(product.kernel)]);
    await sweepImpersonations(product.kernel);
    const entries = await product.sql(
      `select action from audit_entries where user_id = $1 and impersonator_id = $2 and action like 'impersonation.%' order by id`,
      [all.person.id, all.admin.id],
    );
    expect(entries).toEqual([{ action: 'impersonation.began' }, { action: 'impersonation.ended' }]);
  });
  it('lasts an hour by the clock of the database, however much it is used', async () => {
    const { person, acting } = await act();
    await product.sql(`update sessions set last_seen_at = now() - interval '10 minutes' where user_id = $1`, [person.id]);
    expect((await acting.get('/user')).status).toBe(200);
    const [row] = await product.sql<{ minutes: number }>(
      `select extract(epoch from expires_at - created_at)::int / 60 as minutes from sessions where user_id = $1 and impersonator_id is not null`,
      [person.id],
    );
    expect(row).toEqual({ minutes: 60 });
  });
  it('leaves a dead cookie that leaving or logging in removes', async () => {
    const { admin, browser, acting } = await act();
    await acting.send('POST', '/services/auth/leave_impersonation');
    expect((await byCookie(browser)).status).toBe(401);
    const left = await byCookie(browser, '/services/auth/leave_impersonation', 'POST', {});
    expect([left.status, left.body.user]).toMatchObject([200, { id: admin.id }]);
    expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^folio_impersonate_token=;.*Max-Age=0/)]);
    const repeated = await byCookie(browser, '/services/auth/login', 'POST', {
      email: `admin.${people}@example.com`,
      password: goodPassword,
    });
    expect(repeated.headers.getSetCookie().some((line) => /^folio_impersonate_token=;.*Max-Age=0/.test(line))).toBe(true);
    expect((await byCookie(`folio_token=${admin.token}`, '/services/auth/leave_impersonation', 'POST', {})).status).toBe(409);
    expect((await product.visitor.send('POST', '/services/auth/leave_impersonation')).status).toBe(401);
  });
  it.each(['admin', 'person'] as const)('is listed for both people, and the %s can end it', async (who) => {
    const all = await act();
    const sessionsOf = async (caller: TestCaller) =>
      (await caller.get('/services/auth/sessions')).body.sessions as { id: number; acts_as: unknown; impersonator: unknown }[];
    expect(await sessionsOf(all.person)).toContainEqual(
      expect.objectContaining({ impersonator: { id: all.admin.id, name: `Admin ${people}` }, acts_as: null }),
    );
    const found = (await sessionsOf(all.admin)).find((one) => one.acts_as !== null);
    expect(found).toMatchObject({ acts_as: { id: all.person.id, name: `Person ${people}` }, impersonator: null });
    expect((await all.master.send('DELETE', '/services/auth/sessions', { session_id: found?.id })).status).toBe(404);
    expect((await all[who].send('DELETE', '/services/auth/sessions', { session_id: found?.id })).status).toBe(200);
    expect((await all.acting.get('/user')).status).toBe(401);
    const [entry] = (await all.master.get('/admin/audit')).body.entries as Record<string, unknown>[];
    expect(entry).toMatchObject({ action: 'impersonation.ended', impersonator: { id: all.admin.id } });
  });
  it('begins only in the session that asked for it', async () => {
    const { admin, person } = await act();
    const { body } = await product.visitor.send('POST', '/services/auth/login', {
      email: `admin.${people}@example.com`,
      password: goodPassword,
    });
    const other = product.as((body['service-api'] as { token: string }).token);
    const { token } = (await admin.send('POST', '/services/auth/impersonation_token', { id: person.id })).body;
    expect((await other.send('POST', '/services/auth/impersonate', { userId: person.id, token })).status).toBe(422);
    expect((await admin.send('POST', '/services/auth/impersonate', { userId: person.id, token })).status).toBe(200);
  });
  it('closes people, credentials, exports and erasure, also where staff act as a founder', async () => {
    const { master } = await act();
    const { token } = (await staff.send('POST', '/services/auth/impersonation_token', { id: master.id })).body;
    const { body } = await staff.send('POST', '/services/auth/impersonate', { userId: master.id, token });
    const acting = product.as((body['service-api'] as { token: string }).token);
    const answers: string[] = [];
    for (const name of callsClosedWhileImpersonating) {
      const call = calls.find((one) => one.name === name);
      const answer = call && (await make(acting, call));
      if (answer?.body.code !== 'IMPERSONATION_CLOSED') answers.push(`${name}: ${answer?.status}`);
    }
    expect(answers).toEqual([]);
    expect((await acting.get('/user')).status).toBe(200);
  });
});

describe('a new password', () => {
  const mails = async (email: string) => {
    const { readdirSync, readFileSync } = await import('node:fs');
    const folder = `${product.kernel.config.dataDir}/outbox`;
    return readdirSync(folder)
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .filter((text) => text.includes(`To: ${email}`));
  };
  it.each(['change', 'reset'])('by %s ends API tokens and open links, and is reported by email', async (way) => {
    const email = `token.${way}@example.com`;
    const person = await product.register('Token Holder', email);
    await product.sql(`update users set locale = 'de' where id = $1`, [person.id]);
    const { plainTextToken } = (await person.send('POST', '/tools/update_api_token')).body;
    const api = product.as(plainTextToken as string);
    expect((await api.get('/user')).status).toBe(200);
    const link = async () => {
      const before = (await mails(email)).length;
      await product.visitor.send('POST', '/services/auth/remember_password', { email });
      await expect.poll(async () => (await mails(email)).length).toBe(before + 1);
      return /reset-password\/(\S+)/.exec((await mails(email)).at(-1) ?? '')?.[1];
    };
    const token = await link();
    const reset = (password: string) =>
      product.visitor.send('POST', '/services/auth/reset_password', { token, password, password_confirmation: password });
    if (way === 'change') expect((await changePassword(person)).status).toBe(200);
    else expect((await reset('another-horse-battery')).status).toBe(200);
    expect((await api.get('/user')).status).toBe(401);
    expect((await reset('third-horse-battery')).status).toBe(422);
    await expect.poll(async () => (await mails(email)).filter((text) => text.includes('Passwort wurde geändert')).length).toBe(1);
  });
});

describe('tokens and clocks', () => {
  it('an API token is no cookie, and lists no sessions', async () => {
    const person = await product.register('Cookie Person');
    const { plainTextToken } = (await person.send('POST', '/tools/update_api_token')).body;
    expect((await byCookie(`folio_token=${String(plainTextToken)}`)).status).toBe(401);
    expect((await byCookie(`folio_impersonate_token=${String(plainTextToken)}`)).status).toBe(401);
    expect((await product.as(plainTextToken as string).get('/services/auth/sessions')).status).toBe(403);
  });
  it('a session that was made while the clock stood a year ahead is none', async () => {
    const person = await product.register('Ahead Person');
    await product.sql(
      `update sessions set created_at = created_at + interval '1 year', last_seen_at = last_seen_at + interval '1 year',
         expires_at = expires_at + interval '1 year' where user_id = $1`,
      [person.id],
    );
    expect((await person.get('/user')).status).toBe(401);
  });
});
