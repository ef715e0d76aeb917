// Against a real OpenID Connect provider, a process of its own on loopback, as a browser would walk through it.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSignInProvider } from '../../kernel/sign-in.ts';
import { findFreePort } from '../../testing/free-port.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { findPerson } from './find-person.ts';
import { type SignInConfig, singleSignOnConfig } from './single-sign-on.config.ts';
import { endSessionUrl, safePath } from './single-sign-on.ts';

let product: TestProduct;
let provider: ChildProcess;
let issuer: string;
let founder: TestCaller;

const script = fileURLToPath(new URL('../../testing/openid-provider.ts', import.meta.url));

async function startProvider(port: number, redirectUri: string): Promise<void> {
  provider = spawn(process.execPath, [script, String(port), redirectUri], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}/.well-known/openid-configuration`;
  await vi.waitFor(async () => expect((await fetch(address)).ok).toBe(true), { timeout: 15_000, interval: 100 });
}

beforeAll(async () => {
  const [port, ownPort] = [await findFreePort(), await findFreePort()];
  issuer = `http://127.0.0.1:${port}`;
  product = await startTestProduct({
    FOLIO_ROLE: 'web',
    PORT: String(ownPort),
    PUBLIC_URL: `http://127.0.0.1:${ownPort}`,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'folio',
    OIDC_CLIENT_SECRET: 'a secret for tests only',
    OIDC_NAME: 'Halden ID',
    OIDC_ROLE_MAP: 'leads=intermediate, heads=admin',
    OIDC_DEFAULT_ROLE: 'user',
  });
  await startProvider(port, `${product.kernel.config.publicUrl}/api/services/auth/oidc/callback`);
  founder = await product.register('Founder Person');
});
afterAll(async () => {
  provider.kill();
  await product.stop();
});

/** A browser's cookies by host. */
class Jar {
  readonly #cookies = new Map<string, Map<string, string>>();
  async visit(address: string, more: { method?: string; body?: URLSearchParams; headers?: object } = {}): Promise<Response> {
    const { host } = new URL(address);
    const own = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, own);
    const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { ...more, redirect: 'manual', headers: { ...more.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '' || /max-age=0/i.test(line)) own.delete(name);
      else own.set(name, value);
    }
    return response;
  }
  set(host: string, name: string, value: string): void {
    this.#cookies.set(host, new Map([...(this.#cookies.get(host) ?? []), [name, value]]));
  }
  get(host: string, name: string): string | undefined {
    return this.#cookies.get(host)?.get(name);
  }
}

/** Follows redirects until a page of ours is reached; answers its path and the visited addresses. */
async function walk(jar: Jar, address: string): Promise<{ path: string; visited: string[] }> {
  const visited: string[] = [];
  let next = address;
  for (let step = 0; step < 12; step += 1) {
    visited.push(next);
    const response = await jar.visit(next);
    const location = response.headers.get('location');
    if (!location) return { path: new URL(next).pathname + new URL(next).search, visited };
    const target = new URL(location, next);
    if (target.host === new URL(product.url).host && !target.pathname.startsWith('/api/'))
      return { path: target.pathname + target.search, visited };
    next = target.href;
  }
  throw new Error(`Too many redirects: ${visited.join(' ')}`);
}

const become = (person: Record<string, unknown>) =>
  fetch(`${issuer}/person`, { method: 'POST', body: JSON.stringify({ email_verified: true, ...person }) });
const start = () => `${product.url}/api/services/auth/oidc/start`;

/** `session` is the token of a browser that is logged in. */
async function signIn(person: Record<string, unknown>, query = '', session?: string) {
  await become(person);
  const jar = new Jar();
  if (session) jar.set(new URL(product.url).host, 'folio_token', session);
  const { path, visited } = await walk(jar, `${start()}${query}`);
  const token = jar.get(new URL(product.url).host, 'folio_token');
  return { path, visited, jar, caller: token ? product.as(token) : null };
}
const roleOf = async (caller: TestCaller | null) =>
  ((await caller?.get('/tools/show_user_info'))?.body.user_info as { role: string; name: string } | undefined)?.role;

describe('signing in at the provider', () => {
  it('is offered by name', async () => {
    expect((await product.visitor.get('/services/platform')).body.single_sign_on).toBe('Halden ID');
  });
  it('makes a person on a free seat, with the role of their groups, and leads where they wanted to go', async () => {
    const { path, caller } = await signIn(
      { sub: 'ada', email: 'Ada@halden.example', name: 'Ada', groups: ['leads'] },
      '?redirect=/orders',
    );
    expect(path).toBe('/orders');
    expect(await roleOf(caller)).toBe('intermediate');
    const [seat] = await product.sql('select email from seats where user_id = (select id from users where email = $1)', [
      'ada@halden.example',
    ]);
    expect(seat).toEqual({ email: 'ada@halden.example' });
  });
  it('knows the person again by identity, whatever unverified address they have now, and follows their groups', async () => {
    const { caller } = await signIn({
      sub: 'ada',
      email: 'renamed@halden.example',
      email_verified: false,
      name: 'Ada',
      groups: ['heads', 'leads'],
    });
    expect(await roleOf(caller)).toBe('admin');
    expect(await product.sql(`select id from users where email like '%halden.example'`)).toHaveLength(1);
  });
  it('links a platform administrator only in a browser that is logged in, and never touches the founder’s role', async () => {
    const boss = { sub: 'boss', email: 'founder.person@example.com', groups: [] };
    const refused = await signIn(boss);
    expect([refused.path, refused.caller]).toEqual(['/login?sso=password_first', null]);
    const { path, caller } = await signIn(boss, '?redirect=/my-profile', founder.token);
    expect(path).toBe('/my-profile');
    expect(await roleOf(caller)).toBe('master');
    expect(caller && (await caller.get('/user')).body.user).toEqual({ id: founder.id });
  });
  it('links an existing user by a verified address', async () => {
    const nora = await product.join(founder, 'Nora Known', 'user');
    const { caller } = await signIn({ sub: 'nora', email: 'nora.known@example.com', email_verified: 'true' });
    expect(caller && (await caller.get('/user')).body.user).toEqual({ id: nora.id });
  });
  it('is refused for a second subject with the address of a linked user, until an owner unlinks', async () => {
    const nora2 = { sub: 'nora2', email: 'nora.known@example.com' };
    expect((await signIn(nora2)).path).toBe('/login?sso=linked_to_another');
    expect((await signIn({ sub: 'boss2', email: 'founder.person@example.com' }, '', founder.token)).path).toBe(
      '/login?sso=linked_to_another',
    );
    const { list } = (await founder.get('/features/user-seats/show')).body as {
      list: { id: number; email: string; has_single_sign_on: boolean; can: { unlink_single_sign_on: boolean } }[];
    };
    const seat = list.find(({ email }) => email === 'nora.known@example.com');
    expect([seat?.has_single_sign_on, seat?.can.unlink_single_sign_on]).toEqual([true, true]);
    const nora = (await signIn({ sub: 'nora', email: 'nora.known@example.com' })).caller;
    expect((await nora?.send('POST', '/features/user-seats/unlink_sso', { id: seat?.id }))?.status).toBe(403);
    expect((await founder.send('POST', '/features/user-seats/unlink_sso', { id: seat?.id })).status).toBe(200);
    expect((await founder.send('POST', '/features/user-seats/unlink_sso', { id: seat?.id })).status).toBe(403);
    expect((await signIn(nora2)).path).toBe('/');
    expect((await signIn({ sub: 'nora', email: 'nora.known@example.com' })).path).toBe('/login?sso=linked_to_another');
  });
  it('is listed and unlinked on the profile', async () => {
    const { caller } = await signIn({ sub: 'nora2', email: 'nora.known@example.com' });
    if (!caller) throw new Error('Nora was not let in');
    const { access } = (await caller.get('/services/auth/access')).body as { access: { kind: string; id: number }[] };
    const link = access.find(({ kind }) => kind === 'single_sign_on');
    expect((await caller.send('DELETE', '/services/auth/access', { kind: 'single_sign_on', id: link?.id })).status).toBe(200);
    expect(await product.sql(`select id from identities where subject = 'nora2'`)).toEqual([]);
  });
  it('takes the seat of an invitation with its workspaces', async () => {
    const workspace = await founder.send('PUT', '/features/workspace/create', { name: 'Newsroom' });
    const { id } = workspace.body.workspace as { id: number };
    await founder.send('PUT', '/features/user-seats/create', {
      email: 'eve@halden.example',
      access_level: 'User',
      workspace_ids: [id],
    });
    const { caller } = await signIn({ sub: 'eve', email: 'eve@halden.example', name: 'Eve' });
    expect(caller && (await caller.get('/services/orders/show', { workspace_id: id })).status).toBe(200);
  });
});

describe('refusals', () => {
  it('turn away addresses that the provider did not verify', async () => {
    // Left out means that the provider says nothing about it.
    for (const email_verified of [false, undefined, 'false']) {
      const { path, caller } = await signIn({ sub: 'mal', email: 'founder.person@example.com', email_verified });
      expect([path, caller]).toEqual(['/login?sso=unverified', null]);
    }
  });
  it('turn away people of another account, and those who are shut out', async () => {
    await product.register('Stranger Person');
    expect((await signIn({ sub: 'str', email: 'stranger.person@example.com' })).path).toBe('/login?sso=other_account');
    await product.sql(`update users set disabled_at = now() where email = 'ada@halden.example'`);
    expect((await signIn({ sub: 'ada', email: 'ada@halden.example' })).path).toBe('/login?sso=refused');
  });
  it('hold the seats, however many come at once', async () => {
    const [{ used } = { used: 0 }] = await product.sql<{ used: number }>(
      'select count(*)::int as used from seats where account_id = (select account_id from users where id = $1)',
      [founder.id],
    );
    await product.sql('update accounts set max_seats = $1', [used]);
    const { path } = await signIn({ sub: 'late', email: 'late@halden.example' });
    expect(path).toBe('/login?sso=no_seat');
    expect(await product.sql(`select id from users where email = 'late@halden.example'`)).toEqual([]);
    await product.sql('update accounts set max_seats = 50');
  });
  it('are noted in the audit log, and so is who got in', async () => {
    const noted = await product.sql(
      `select a.action, a.subject_name, u.email, a.details->>'reason' as reason, a.details->>'provider' as provider
       from audit_entries a left join users u on u.id = a.user_id
       where a.account_id = (select account_id from users where id = $1) and a.details ? 'provider' order by a.id`,
      [founder.id],
    );
    const began = (subject_name: string, email: string) => ({ action: 'session.began', subject_name, email, reason: null });
    const refused = (subject_name: string, email: string | null, reason: string) => ({
      action: 'session.refused',
      subject_name,
      email,
      reason,
    });
    expect(noted).toEqual(
      [
        began('Ada', 'ada@halden.example'),
        began('Ada', 'ada@halden.example'),
        refused('Founder Person', 'founder.person@example.com', 'password_first'),
        began('Founder Person', 'founder.person@example.com'),
        began('Nora Known', 'nora.known@example.com'),
        refused('Nora Known', 'nora.known@example.com', 'linked_to_another'),
        refused('Founder Person', 'founder.person@example.com', 'linked_to_another'),
        began('Nora Known', 'nora.known@example.com'),
        began('Nora Known', 'nora.known@example.com'),
        refused('Nora Known', 'nora.known@example.com', 'linked_to_another'),
        began('Nora Known', 'nora.known@example.com'),
        began('Eve', 'eve@halden.example'),
        ...Array.from({ length: 3 }, () => refused('founder.person@example.com', null, 'unverified')),
        refused('stranger.person@example.com', null, 'other_account'),
        refused('Ada', 'ada@halden.example', 'refused'),
        refused('late@halden.example', null, 'no_seat'),
      ].map((entry) => ({ ...entry, provider: issuer })),
    );
  });
  it('take no answer without the note of this browser, with another state, or a second time', async () => {
    await become({ sub: 'eve', email: 'eve@halden.example' });
    const jar = new Jar();
    const { visited } = await walk(jar, start());
    const callback = visited.at(-1) ?? '';
    expect(callback).toContain('/oidc/callback?code=');
    expect((await walk(new Jar(), callback)).path).toBe('/login?sso=failed');
    expect((await walk(jar, callback)).path).toBe('/login?sso=failed');
    const other = new Jar();
    await other.visit(start());
    expect((await walk(other, callback)).path).toBe('/login?sso=failed');
    const forged = new Jar();
    await forged.visit(start());
    expect((await walk(forged, `${product.url}/api/services/auth/oidc/callback?code=made-up&state=made-up`)).path).toBe(
      '/login?sso=failed',
    );
  });
  it('lead nowhere but to pages of ours', () => {
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', undefined, 'orders'])
      expect(safePath(path)).toBe('/');
    expect(safePath('/orders?status=ready')).toBe('/orders?status=ready');
  });
  it('say so while the provider is away, and passwords go on working', async () => {
    const away = await startTestProduct({
      FOLIO_ROLE: 'web',
      OIDC_ISSUER: 'http://127.0.0.1:1',
      OIDC_CLIENT_ID: 'folio',
      OIDC_CLIENT_SECRET: 'x',
    });
    const response = await fetch(`${away.url}/api/services/auth/oidc/start`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('/login?sso=away');
    expect((await (await away.register('Local Person')).get('/user')).status).toBe(200);
    await away.stop();
  });
});

describe('at the same time', () => {
  it('twenty first visits make one person, and each gets in', async () => {
    await become({ sub: 'twenty', email: 'twenty@halden.example', name: 'Twenty' });
    const jars = Array.from({ length: 20 }, () => new Jar());
    const walked = await Promise.all(jars.map((jar) => walk(jar, start())));
    expect(new Set(walked.map(({ path }) => path))).toEqual(new Set(['/']));
    expect(await product.sql(`select id from users where email = 'twenty@halden.example'`)).toHaveLength(1);
  });
  it('a person to whom the account is handed over stays its founder', async () => {
    const lock = `update users set role = 'master' where email = 'eve@halden.example'`;
    const { caller } = await whileLocked(product, lock, 1, () =>
      signIn({ sub: 'eve', email: 'eve@halden.example', groups: ['heads'] }),
    );
    expect(await roleOf(caller)).toBe('master');
  });
});

describe('logging out', () => {
  const ownHost = () => new URL(product.url).host;
  const logOut = async (jar: Jar): Promise<{ url: string | null; cookies: string[] }> => {
    const headers = { origin: product.url, 'content-type': 'application/json' };
    const response = await jar.visit(`${product.url}/api/services/auth/logout`, { method: 'POST', headers });
    expect(response.status).toBe(200);
    const { end_session_url: url } = (await response.json()) as { end_session_url: string | null };
    return { url, cookies: response.headers.getSetCookie() };
  };
  /** Confirms at the provider, as a person would; returns where it leads. */
  async function confirm(jar: Jar, url: string): Promise<string | null> {
    const page = await (await jar.visit(url)).text();
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    let location: string | null = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    let response = await jar.visit(location, { method: 'POST', body });
    for (let step = 0; step < 3 && (location = response.headers.get('location')); step += 1) {
      location = new URL(location, issuer).href;
      if (location.startsWith(product.url)) return location;
      response = await jar.visit(location);
    }
    return null;
  }
  const lea = { sub: 'lea', email: 'lea@halden.example', name: 'Lea' };
  beforeAll(() => product.sql('update accounts set max_seats = 50'));

  it('ends the session at the provider too, which leads back to the login page', async () => {
    const { jar } = await signIn(lea);
    // Without logging out, the provider lets the same person in again and asks nothing.
    const again = await walk(jar, start());
    expect(again.visited.some((address) => address.includes('/interaction/'))).toBe(false);
    const { url } = await logOut(jar);
    const asked = new URL(url ?? '');
    expect(asked.origin + asked.pathname).toBe(`${issuer}/session/end`);
    // Neither a token nor the person is in the address.
    expect([...asked.searchParams.keys()].toSorted()).toEqual(['client_id', 'post_logout_redirect_uri', 'state']);
    const back = new URL((await confirm(jar, url ?? '')) ?? '');
    expect(back.origin + back.pathname).toBe(`${product.url}/login`);
    expect(back.searchParams.get('state')).toBe(asked.searchParams.get('state'));
    const next = await walk(jar, start());
    expect(next.visited.some((address) => address.includes('/interaction/'))).toBe(true);
  });
  it('stays here for a session that a password opened, also in the browser of a linked person', async () => {
    const local = await product.register('Local Person');
    const jar = new Jar();
    jar.set(ownHost(), 'folio_token', local.token);
    expect((await logOut(jar)).url).toBeNull();
    expect((await local.get('/user')).status).toBe(401);
  });
  it('stays here if the session is of an earlier provider, or the provider announces no way', async () => {
    const { jar } = await signIn(lea);
    await product.sql(`update sessions set issuer = 'https://earlier.example' where issuer is not null`);
    expect((await logOut(jar)).url).toBeNull();
    const port = await findFreePort();
    const silentIssuer = `http://127.0.0.1:${port}`;
    const facts = { issuer: silentIssuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
    const silent = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(facts));
    });
    await new Promise<void>((resolve) => void silent.listen(port, '127.0.0.1', resolve));
    const config = {
      issuer: silentIssuer,
      clientId: 'folio',
      clientSecret: 'x',
      roleClaim: '',
      scopes: 'openid',
      trustsEmail: false,
    };
    expect(await createSignInProvider(config).end(`${product.url}/login`)).toBeNull();
    silent.close();
  });
  it('ends the session here at once if the provider is away', async () => {
    const { jar, caller } = await signIn(lea);
    const away = 'http://127.0.0.1:1';
    await product.sql('update sessions set issuer = $1 where issuer is not null', [away]);
    const gone = await startTestProduct({ FOLIO_ROLE: 'web', OIDC_ISSUER: away, OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' });
    expect(await endSessionUrl(gone.kernel, away)).toBeNull();
    await gone.stop();
    expect((await logOut(jar)).url).toBeNull();
    expect((await caller?.get('/user'))?.status).toBe(401);
  });
  it('stays here with OIDC_LOGOUT=off', async () => {
    const provider = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'folio', OIDC_CLIENT_SECRET: 'x' };
    const off = await startTestProduct({ FOLIO_ROLE: 'web', ...provider, OIDC_LOGOUT: 'off' });
    expect(await endSessionUrl(off.kernel, issuer)).toBeNull();
    await off.stop();
    const on = await startTestProduct({ FOLIO_ROLE: 'web', ...provider });
    expect(await endSessionUrl(on.kernel, issuer)).toContain(`${issuer}/session/end?`);
    await on.stop();
  });
  it('ends the own session of a browser that acts as another user, here and at the provider', async () => {
    const { jar, caller } = await signIn({ sub: 'boss', email: 'founder.person@example.com' });
    const local = await product.join(founder, 'Acted Person', 'user');
    const asked = await caller?.send('POST', '/services/auth/impersonation_token', { id: local.id });
    const begun = await caller?.send('POST', '/services/auth/impersonate', { userId: local.id, token: asked?.body.token });
    const { token: acting = '' } = (begun?.body['service-api'] ?? {}) as { token?: string };
    jar.set(ownHost(), 'folio_impersonate_token', acting);
    const { url, cookies } = await logOut(jar);
    expect(url).toContain(`${issuer}/session/end?`);
    expect(new Set(cookies.map((line) => line.split('=')[0]))).toEqual(new Set(['folio_impersonate_token', 'folio_token']));
    expect([(await caller?.get('/user'))?.status, (await product.as(acting).get('/user')).status]).toEqual([401, 401]);
    expect((await local.get('/user')).status).toBe(200);
    const noted = await product.sql(
      `select action, user_id, impersonator_id from audit_entries where action in ('session.ended', 'impersonation.ended') order by id desc limit 2`,
    );
    expect(noted).toEqual([
      { action: 'session.ended', user_id: founder.id, impersonator_id: null },
      { action: 'impersonation.ended', user_id: local.id, impersonator_id: founder.id },
    ]);
  });
});

describe('a new address at the provider', () => {
  const mia = { sub: 'mia', email: 'mia@halden.example', name: 'Mia' };
  const row = () =>
    product.sql(
      `select u.email, s.email as seat from users u join seats s on s.user_id = u.id join identities i on i.user_id = u.id where i.subject = 'mia'`,
    );
  it('is taken over once it is verified, and reset links to the old one stop working', async () => {
    await signIn(mia);
    await product.visitor.send('POST', '/services/auth/remember_password', { email: mia.email });
    await signIn({ ...mia, email: 'mia.new@halden.example', email_verified: false });
    expect(await row()).toEqual([{ email: mia.email, seat: mia.email }]);
    const { caller } = await signIn({ ...mia, email: 'Mia.New@halden.example' });
    const email = 'mia.new@halden.example';
    expect(await row()).toEqual([{ email, seat: email }]);
    expect((await caller?.get('/tools/show_user_info'))?.body.user_info).toMatchObject({ email });
    const noted = await product.sql(`select details from audit_entries where action = 'address.taken_over'`);
    expect(noted).toEqual([{ details: { from: mia.email, to: email } }]);
    expect(await product.sql('select 1 from one_time_tokens where used_at is null and purpose = $1', ['reset_password'])).toEqual(
      [],
    );
  });
  it('is refused if it belongs to another user, who stays as they are', async () => {
    const before = await row();
    await product.join(founder, 'Taken Person', 'user');
    const taken = { ...mia, name: 'Mia Renamed', email: 'taken.person@example.com' };
    const { path, caller } = await signIn(taken);
    expect([path, caller]).toEqual(['/login?sso=address_taken', null]);
    expect(await row()).toEqual(before);
    expect(await product.sql(`select 1 from users where name = 'Mia Renamed'`)).toEqual([]);
    const noted = await product.sql(
      `select subject_name, details->>'reason' as reason from audit_entries order by id desc limit 1`,
    );
    expect(noted).toEqual([{ subject_name: 'Mia', reason: 'address_taken' }]);
  });
  it('goes to one of two users who come with it at the same time', async () => {
    const [one, two] = [`one@halden.example`, `two@halden.example`];
    const [first, second] = [await signIn({ sub: 'one', email: one }), await signIn({ sub: 'two', email: two })];
    const shared = 'shared@halden.example';
    const config = singleSignOnConfig.of(product.kernel.config);
    const person = (subject: string) => ({ issuer, subject, email: shared, isEmailVerified: true, name: null, groups: [] });
    const results = await Promise.allSettled(
      ['one', 'two'].map((subject) =>
        product.kernel.database.transaction((tx) => findPerson(tx, config as SignInConfig, person(subject), null)),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await product.sql('select 1 from users where email = $1', [shared])).toHaveLength(1);
    expect([first.path, second.path]).toEqual(['/', '/']);
  });
});

it('takes over the name of the provider', async () => {
  await product.sql('update accounts set max_seats = 50');
  const nora = { sub: 'nora', email: 'nora@halden.example', name: 'Nora', groups: ['leads'] };
  await signIn(nora);
  const renamed = { ...nora, name: ' Nora\nByron ' };
  const { caller } = await signIn(renamed);
  const info = (await caller?.get('/tools/show_user_info'))?.body.user_info;
  expect(info).toMatchObject({ name: 'Nora Byron', email: 'nora@halden.example' });
  await signIn(renamed);
  const noted = await product.sql(`select details from audit_entries where action = 'name.taken_over'`);
  expect(noted).toEqual([{ details: { from: 'Nora', to: 'Nora Byron' } }]);
});

it('takes over the name of the person at the provider alone, also while they act as another user', async () => {
  await signIn({ sub: 'olga', email: 'olga@halden.example', name: 'Olga', groups: [] });
  const [olga] = await product.sql<{ id: number }>(`select id from users where email = 'olga@halden.example'`);
  const asked = await founder.send('POST', '/services/auth/impersonation_token', { id: olga?.id });
  const begun = await founder.send('POST', '/services/auth/impersonate', { userId: olga?.id, token: asked.body.token });
  expect(begun.status).toBe(200);
  const acting = (begun.body['service-api'] as { token: string }).token;
  expect((await product.as(acting).get('/user')).body.user).toEqual({ id: olga?.id });
  await become({ sub: 'boss', email: 'founder.person@example.com', name: 'Founder Renamed', groups: [] });
  const jar = new Jar();
  const { host } = new URL(product.url);
  jar.set(host, 'folio_token', founder.token);
  jar.set(host, 'folio_impersonate_token', acting);
  await walk(jar, start());
  const names = await product.sql('select name from users where id = any($1) order by id', [[founder.id, olga?.id]]);
  expect(names).toEqual([{ name: 'Founder Renamed' }, { name: 'Olga' }]);
  const taken = await product.sql(
    `select user_id, impersonator_id, details->>'to' as name from audit_entries where action = 'name.taken_over' and subject_id = any($1)`,
    [[founder.id, olga?.id]],
  );
  expect(taken).toEqual([{ user_id: founder.id, impersonator_id: null, name: 'Founder Renamed' }]);
  // The provider cannot be used to enter the other user's profile: nothing of it is recorded there either.
  expect(
    await product.sql(`select 1 from audit_entries where action = 'session.began' and subject_id = $1`, [olga?.id]),
  ).toHaveLength(1);
});
