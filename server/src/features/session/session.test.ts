import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { goodPassword, startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let founder: TestCaller;

beforeAll(async () => {
  product = await startTestProduct();
  founder = await product.register('Marta Ferri', 'marta@example.com');
});
afterAll(() => product.stop());

const logIn = (email: string, password: string) => product.visitor.send('POST', '/services/auth/login', { email, password });

/** Sends as a browser does: with a cookie and the page's origin. */
function browser(cookie: string, origin = product.url) {
  return (path: string, body: unknown = {}, method = 'POST') =>
    fetch(`${product.url}/api${path}`, {
      method,
      headers: { cookie, origin, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
}

const cookieOf = (response: { headers: Headers }) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

describe('registration', () => {
  it('makes the first person master and staff, later founders master only, with the initial credits', async () => {
    const first = (await founder.get('/tools/show_user_info')).body.user_info as Record<string, unknown>;
    expect([first.role, first.is_admin, first.credits]).toEqual(['master', true, { available: 10_000, reserved: 0 }]);
    const second = await product.register('Second Founder');
    const info = (await second.get('/tools/show_user_info')).body.user_info as Record<string, unknown>;
    expect([info.role, info.is_admin]).toEqual(['master', false]);
  });
  it('makes one first person even when many register at once', async () => {
    const fresh = await startTestProduct({ FOLIO_ROLE: 'web' });
    await Promise.all(Array.from({ length: 8 }, (_, index) => fresh.register(`Founder ${index}`)));
    expect(await fresh.sql('select count(*)::int as staff from users where is_admin')).toEqual([{ staff: 1 }]);
    await fresh.stop();
  });
  it('refuses trivial passwords and a taken address at their fields', async () => {
    const send = (body: Record<string, unknown>) =>
      product.visitor.send('POST', '/services/auth/register', {
        name: 'Anna Berg',
        email: 'anna@example.com',
        password: goodPassword,
        ...body,
      });
    expect((await send({ password: 'aaaaaaaaaaaa' })).body.errors).toEqual({
      password: ['Choose a password that is harder to guess'],
    });
    expect((await send({ password: 'password1234' })).status).toBe(422);
    expect((await send({ email: 'MARTA@example.com' })).body.errors).toEqual({
      email: ['This email already has an account'],
    });
  });
  it('can be closed by staff', async () => {
    await founder.send('POST', '/admin/flags', { is_registration_open: false });
    const { status } = await product.visitor.send('POST', '/services/auth/register', {
      name: 'Late',
      email: 'late@example.com',
      password: goodPassword,
    });
    expect(status).toBe(403);
    await founder.send('POST', '/admin/flags', { is_registration_open: true });
  });
  it('sets one cookie where its transaction was begun twice, of the session that there is', async () => {
    await product.sql(`create sequence first_sessions; create function refuse_first() returns trigger language plpgsql as $$
      begin
        if nextval('first_sessions') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return new;
      end; $$; create trigger refuse_first after insert on sessions for each row execute function refuse_first()`);
    const registered = await product.visitor.send('POST', '/services/auth/register', {
      name: 'Rita Twice',
      email: 'rita@example.com',
      password: goodPassword,
    });
    expect(await product.sql('select last_value::int as tries from first_sessions')).toEqual([{ tries: 2 }]);
    await product.sql('drop trigger refuse_first on sessions');
    expect(registered.headers.getSetCookie()).toHaveLength(1);
    expect((await browser(cookieOf(registered))('/user', {}, 'GET')).status).toBe(200);
  });
});

describe('login', () => {
  it('answers the token and sets an HttpOnly cookie; with "remember" it lasts a year', async () => {
    const { body, headers } = await logIn('Marta@Example.com ', goodPassword);
    expect(body.user).toMatchObject({ id: founder.id });
    expect(headers.getSetCookie()[0]).toMatch(/^folio_token=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const remembered = await product.visitor.send('POST', '/services/auth/login', {
      email: 'marta@example.com',
      password: goodPassword,
      remember: true,
    });
    expect(remembered.headers.get('set-cookie')).toContain('Max-Age=31536000');
  });
  it('says the same of a wrong address and a wrong password, in words and in work', async () => {
    const [wrongPassword, wrongAddress] = [
      await logIn('marta@example.com', 'wrong password here'),
      await logIn('nobody@example.com', 'wrong password here'),
    ];
    expect([wrongPassword.status, wrongPassword.body]).toEqual([
      401,
      { status: 'error', code: 'WRONG_CREDENTIALS', message: 'Incorrect email or password' },
    ]);
    expect([wrongAddress.status, wrongAddress.body]).toEqual([wrongPassword.status, wrongPassword.body]);
  });
  it('stops guessing at one account after ten tries, also for the right password', async () => {
    await product.register('Guess Me', 'guess@example.com');
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await logIn('guess@example.com', `wrong ${attempt}`)).status).toBe(401);
    const { status, headers } = await logIn('guess@example.com', goodPassword);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
  it('keeps neither token nor password in the database', async () => {
    const rows = await product.sql<{ dump: string }>(
      `select (select json_agg(u)::text from users u) || (select json_agg(s)::text from sessions s) as dump`,
    );
    expect(rows[0]?.dump).not.toContain(goodPassword);
    expect(rows[0]?.dump).not.toContain(founder.token);
  });
});

describe('the cookie', () => {
  it('is good for reading from anywhere, for writing only from the own pages', async () => {
    const cookie = cookieOf(await logIn('marta@example.com', goodPassword));
    expect((await browser(cookie)('/user', undefined, 'GET')).status).toBe(200);
    expect((await browser(cookie)('/tools/update_user_info', { name: 'Marta Ferri' })).status).toBe(200);
    expect((await browser(cookie, 'https://evil.example')('/tools/update_user_info', { name: 'Stolen' })).status).toBe(403);
    expect((await browser(cookie, 'null')('/tools/update_user_info', { name: 'Stolen' })).status).toBe(403);
  });
  it('ends at logout', async () => {
    const cookie = cookieOf(await logIn('marta@example.com', goodPassword));
    const response = await browser(cookie)('/services/auth/logout');
    expect(response.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true);
    expect((await browser(cookie)('/user', undefined, 'GET')).status).toBe(401);
  });
});

describe('lock', () => {
  it('keeps who one is and asks for the password again', async () => {
    const person = await product.register('Lock Person', 'lock@example.com');
    await person.send('POST', '/services/auth/lock');
    expect((await person.get('/user')).body).toMatchObject({ status: 'success', is_locked: true });
    expect((await person.get('/tools/show_user_info')).status).toBe(403);
    expect((await person.send('POST', '/services/auth/unlock', { password: 'wrong password here' })).status).toBe(422);
    expect((await person.send('POST', '/services/auth/unlock', { password: goodPassword })).status).toBe(200);
    expect((await person.get('/tools/show_user_info')).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const outbox = () => join(product.kernel.config.dataDir, 'outbox');
  const linkFrom = async (email: string) => {
    const mail = await vi.waitFor(() => {
      const found = readdirSync(outbox())
        .map((file) => readFileSync(join(outbox(), file), 'utf8'))
        .findLast((text) => text.includes(`To: ${email}`));
      if (!found) throw new Error('No mail yet');
      return found;
    }, 60_000);
    return /reset-password\/(\S+)/.exec(mail)?.[1] ?? '';
  };
  it('is reset by a link that works once and ends all sessions; unknown addresses get the same answer', async () => {
    const person = await product.register('Forgetful', 'forgetful@example.com');
    const known = await product.visitor.send('POST', '/services/auth/remember_password', { email: 'forgetful@example.com' });
    const unknown = await product.visitor.send('POST', '/services/auth/remember_password', { email: 'unknown@example.com' });
    expect(known.body).toEqual(unknown.body);
    expect(known.body.message).toMatch(/^No mail server is set up. If there is an account/);
    const token = await linkFrom('forgetful@example.com');
    const reset = (body: Record<string, unknown>) =>
      product.visitor.send('POST', '/services/auth/reset_password', {
        token,
        password: 'a much better one',
        password_confirmation: 'a much better one',
        ...body,
      });
    expect((await reset({ password_confirmation: 'something else' })).body.errors).toEqual({
      password_confirmation: ['The passwords do not match'],
    });
    expect((await reset({})).body.message).toBe('Your password has been reset');
    expect((await reset({})).status).toBe(422);
    expect((await person.get('/user')).status).toBe(401);
    expect((await logIn('forgetful@example.com', 'a much better one')).status).toBe(200);
    const sent = () => readdirSync(outbox()).filter((file) => file.endsWith('.txt'));
    // The link, and that the password is another.
    await vi.waitFor(() => expect(sent()).toHaveLength(2), { timeout: 15_000 });
  });
  it('is mailed again when the mail server was down, by a job that holds no link', async () => {
    await product.register('Patient', 'patient@example.com');
    const { mailer } = product.kernel;
    const send = vi.spyOn(mailer, 'send').mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    const asked = await product.visitor.send('POST', '/services/auth/remember_password', { email: 'patient@example.com' });
    expect(asked.status).toBe(200);
    const token = await linkFrom('patient@example.com');
    expect(send).toHaveBeenCalledTimes(2);
    const jobs = await product.sql<{ data: object }>("select data from pgboss.job where name = 'reset.mail'");
    expect(jobs.map(({ data }) => Object.keys(data))).toEqual(jobs.map(() => ['userId']));
    const password = 'a much better one';
    const reset = { token, password, password_confirmation: password };
    expect((await product.visitor.send('POST', '/services/auth/reset_password', reset)).status).toBe(200);
    send.mockRestore();
  });
});

describe('changing the password', () => {
  it('asks for the current one and ends the other sessions', async () => {
    const person = await product.register('Changer', 'changer@example.com');
    const other = product.as(((await logIn('changer@example.com', goodPassword)).body['service-api'] as { token: string }).token);
    const change = (body: Record<string, string>) =>
      person.send('POST', '/services/auth/change_password', {
        current_password: goodPassword,
        new_password: 'an even better one',
        new_confirm_password: 'an even better one',
        ...body,
      });
    expect((await change({ current_password: 'wrong password here' })).body.errors).toEqual({
      current_password: ['The current password is wrong'],
    });
    expect((await change({})).status).toBe(200);
    expect([(await person.get('/user')).status, (await other.get('/user')).status]).toEqual([200, 401]);
  });
});

describe('impersonation', () => {
  const link = async (asker: TestCaller, id: number) =>
    (await asker.send('POST', '/services/auth/impersonation_token', { id })).body as { userId: number; token: string };
  const exchange = (parameters: unknown) => founder.send('POST', '/services/auth/impersonate', parameters);

  it('answers the three messages of the specification', async () => {
    expect((await exchange(['x'])).body.message).toBe('The given parameters are not valid.');
    expect((await exchange({ userId: 'abc', token: 'x' })).body.message).toBe('The given userId is not valid.');
    expect((await exchange({ userId: 1, token: 5 })).body.message).toBe('The given token is not valid.');
    expect((await exchange({ userId: 1, token: 'unknown' })).body.message).toBe('The given token is not valid.');
  });
  it('works once, names both people, forbids credentials and nesting, and can be left', async () => {
    const person = await product.register('Helped Person');
    const given = await link(founder, person.id);
    const { body } = await exchange(given);
    expect((await exchange(given)).status).toBe(422);
    const acting = product.as((body['service-api'] as { token: string }).token, person.id);
    const info = (await acting.get('/tools/show_user_info')).body.user_info as Record<string, unknown>;
    expect([info.name, info.impersonator, info.can]).toMatchObject([
      'Helped Person',
      { id: founder.id, name: 'Marta Ferri' },
      { change_credentials: false, impersonate: false },
    ]);
    expect((await acting.send('POST', '/tools/update_api_token')).status).toBe(403);
    expect((await acting.send('POST', '/services/auth/impersonation_token', { id: person.id })).status).toBe(403);
    expect((await acting.send('POST', '/services/auth/leave_impersonation')).body.user).toEqual({
      id: founder.id,
      name: 'Marta Ferri',
    });
    expect((await acting.get('/user')).status).toBe(401);
  });
  it('is too late after 60 seconds', async () => {
    const person = await product.register('Late Person');
    const given = await link(founder, person.id);
    await product.sql(`update one_time_tokens set expires_at = now() - interval '1 second' where purpose = 'impersonate'`);
    expect((await exchange(given)).status).toBe(422);
  });
  it('is for staff, or for owners with people of the own account below them', async () => {
    const [owner, colleague, outsider] = [
      await product.register('Own Er'),
      await product.register('Col League'),
      await product.register('Out Sider'),
    ];
    await product.sql(`update users set role = 'user', account_id = (select account_id from users where id = $1) where id = $2`, [
      owner.id,
      colleague.id,
    ]);
    const ask = (asker: TestCaller, id: number) =>
      asker.send('POST', '/services/auth/impersonation_token', { id }).then((answer) => answer.status);
    expect(await ask(owner, colleague.id)).toBe(200);
    expect(await ask(owner, outsider.id)).toBe(404);
    expect(await ask(colleague, owner.id)).toBe(403);
    expect(await ask(founder, founder.id)).toBe(403);
  });
});

describe('API tokens', () => {
  it('are shown once, work as bearer, and a new one ends the old', async () => {
    const person = await product.register('Token Person');
    const first = (await person.send('POST', '/tools/update_api_token')).body;
    expect(first.message).toBe('Token Refreshed successfully');
    const byToken = product.as(first.plainTextToken as string);
    expect((await byToken.get('/user')).status).toBe(200);
    expect((await person.get('/tools/api_tokens/show')).body.api_token).toMatchObject({
      ending: (first.plainTextToken as string).slice(-4),
    });
    await person.send('POST', '/tools/update_api_token');
    expect((await byToken.get('/user')).status).toBe(401);
    const [dump] = await product.sql<{ text: string }>('select json_agg(t)::text as text from api_tokens t');
    expect(dump?.text).not.toContain(first.plainTextToken as string);
  });
});

describe('maintenance', () => {
  it('answers 503 with Retry-After to everybody but staff', async () => {
    const person = await product.register('Waiting Person');
    await founder.send('POST', '/admin/flags', { is_in_maintenance: true });
    const { status, headers } = await person.get('/tools/show_user_info');
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
    expect((await founder.get('/tools/show_user_info')).status).toBe(200);
    await founder.send('POST', '/admin/flags', { is_in_maintenance: false });
    expect((await person.get('/tools/show_user_info')).status).toBe(200);
  });
});
