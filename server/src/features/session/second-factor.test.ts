import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let owner: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

/** The app's code some steps from now; each step's code works once, so tests ask for different ones. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const logIn = (email: string) => product.visitor.send('POST', '/services/auth/login', { email, password: goodPassword });
/** A fresh start for codes, as if half a minute had passed. */
const forgetSteps = () => product.sql('update authenticators set last_step = 0');

async function switchOn(caller: TestCaller): Promise<{ secret: string; recovery: string[] }> {
  const begun = await caller.send('PUT', '/services/auth/authenticator/create', { current_password: goodPassword });
  const secret = begun.body.secret as string;
  const confirmed = await caller.send('POST', '/services/auth/authenticator/confirm', { code: codeOf(secret) });
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
  await forgetSteps();
  return { secret, recovery: confirmed.body.recovery_codes as string[] };
}

describe('a second factor', () => {
  it('is asked for at login, and only the code opens a session, once', async () => {
    const person = await product.join(owner, 'Ada Person', 'user');
    const { secret } = await switchOn(person);
    const first = await logIn('ada.person@example.com');
    expect([first.status, first.body.user, first.headers.get('set-cookie')]).toEqual([200, undefined, null]);
    const { token } = first.body.second_factor as { token: string };
    const wrong = await product.visitor.send('POST', '/services/auth/second_factor', { token, code: '000000' });
    expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([422, ['code']]);
    const code = codeOf(secret);
    const both = await Promise.all(
      [1, 2].map(() => product.visitor.send('POST', '/services/auth/second_factor', { token, code })),
    );
    // The loser finds the code spent, or comes after the winner and finds the login ended.
    const [won, lost] = both.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(won).toBe(200);
    expect([401, 422]).toContain(lost);
    const session = both.find(({ status }) => status === 200);
    const bearer = session?.body['service-api'] as { token: string } | undefined;
    expect((await product.as(bearer?.token ?? '').get('/user')).status).toBe(200);
    expect((await product.visitor.send('POST', '/services/auth/second_factor', { token, code: codeOf(secret, 1) })).status).toBe(
      401,
    );
  });
  it('takes a recovery code once, however it is typed', async () => {
    const person = await product.join(owner, 'Bea Person', 'user');
    const { recovery } = await switchOn(person);
    expect(new Set(recovery).size).toBe(10);
    const [code = ''] = recovery;
    const finish = async (typed: string) => {
      const { body } = await logIn('bea.person@example.com');
      const { token } = body.second_factor as { token: string };
      return product.visitor.send('POST', '/services/auth/second_factor', { token, code: typed });
    };
    expect((await finish(` ${code.toUpperCase()} `)).status).toBe(200);
    expect((await finish(code)).status).toBe(422);
    expect((await finish((recovery[1] ?? '').replace('-', ''))).status).toBe(200);
    expect((await person.get('/services/auth/authenticator/show')).body).toMatchObject({ is_on: true, recovery_codes_left: 8 });
  });
  it('cannot be guessed', async () => {
    const person = await product.join(owner, 'Cleo Person', 'user');
    await switchOn(person);
    const { body } = await logIn('cleo.person@example.com');
    const { token } = body.second_factor as { token: string };
    const answers: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const code = String(100_000 + guess);
      answers.push((await product.visitor.send('POST', '/services/auth/second_factor', { token, code })).status);
    }
    expect(answers.at(-1)).toBe(429);
  });
  it('is not on before it is confirmed, and never kept in the clear', async () => {
    const person = await product.join(owner, 'Dora Person', 'user');
    const wrong = await person.send('PUT', '/services/auth/authenticator/create', { current_password: 'not the password' });
    expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([422, ['current_password']]);
    const { body } = await person.send('PUT', '/services/auth/authenticator/create', { current_password: goodPassword });
    expect(body.qr).toContain('<svg');
    expect((await logIn('dora.person@example.com')).body.user).toBeDefined();
    const rows = await product.sql('select * from authenticators');
    expect(JSON.stringify(rows)).not.toContain(body.secret);
  });
  it('goes off with password and code; owners take it from people below them, not from others', async () => {
    const person = await product.join(owner, 'Eva Person', 'user');
    const stranger = await product.register('Stranger Person');
    const { secret } = await switchOn(person);
    const remove = (code: string) =>
      person.send('DELETE', '/services/auth/authenticator/delete', { current_password: goodPassword, code });
    expect((await remove('000000')).status).toBe(422);
    expect((await remove(codeOf(secret))).status).toBe(200);
    await switchOn(person);
    const reset = (caller: TestCaller, id: number) =>
      caller.send('POST', '/services/auth/authenticator/reset', { person_id: id });
    expect((await reset(stranger, person.id)).status).toBe(404);
    expect((await reset(person, owner.id)).status).toBe(403);
    expect((await reset(owner, owner.id)).status).toBe(403);
    expect((await reset(owner, person.id)).status).toBe(200);
    expect((await logIn('eva.person@example.com')).body.user).toBeDefined();
  });
  it('makes new recovery codes for password and code; the earlier ones work no more', async () => {
    const person = await product.join(owner, 'Fay Person', 'user');
    const { secret, recovery } = await switchOn(person);
    const renew = (code: string, current_password = goodPassword) =>
      person.send('POST', '/services/auth/authenticator/recovery_codes', { current_password, code });
    expect(Object.keys((await renew(codeOf(secret), 'not the password')).body.errors as object)).toEqual(['current_password']);
    expect(Object.keys((await renew('000000')).body.errors as object)).toEqual(['code']);
    const { status, body } = await renew(codeOf(secret));
    const renewed = body.recovery_codes as string[];
    expect([status, new Set([...recovery, ...renewed]).size]).toEqual([200, 20]);
    const finish = async (code: string) => {
      const { token } = (await logIn('fay.person@example.com')).body.second_factor as { token: string };
      return (await product.visitor.send('POST', '/services/auth/second_factor', { token, code })).status;
    };
    expect(await finish(recovery[0] ?? '')).toBe(422);
    expect(await finish(renewed[0] ?? '')).toBe(200);
    expect((await person.get('/services/auth/authenticator/show')).body).toMatchObject({ is_on: true, recovery_codes_left: 9 });
    const without = await product.join(owner, 'Gil Person', 'user');
    const none = await without.send('POST', '/services/auth/authenticator/recovery_codes', {
      current_password: goodPassword,
      code: '123456',
    });
    expect(none.status).toBe(404);
  });
  it('is not taken from anybody by a token', async () => {
    const person = await product.join(owner, 'Hal Person', 'user');
    await switchOn(person);
    const made = await owner.send('PUT', '/tools/api_tokens/create', {
      name: 'Everything',
      scopes: ['read', 'orders', 'manage'],
    });
    const token = product.as(made.body.plainTextToken as string);
    expect((await token.get('/user')).status).toBe(200);
    const reset = await token.send('POST', '/services/auth/authenticator/reset', { person_id: person.id });
    expect(reset.status).toBe(403);
    expect((await logIn('hal.person@example.com')).body.second_factor).toBeDefined();
  });
});
