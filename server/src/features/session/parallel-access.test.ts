// Passwords, codes and tokens that change while others are being used.
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashToken } from '../../kernel/secrets.ts';
import {
  goodPassword,
  startTestProduct,
  type TestAnswer,
  type TestCaller,
  type TestProduct,
} from '../../testing/test-product.ts';
import { whileLocked } from '../../testing/while-locked.ts';

let product: TestProduct;
let owner: TestCaller;
let count = 0;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
});
afterAll(() => product.stop());

const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
const someone = () => product.join(owner, `Person ${(count += 1)}`, 'user');
const logIn = (email: string, password = goodPassword) =>
  product.visitor.send('POST', '/services/auth/login', { email, password });
const statusesOf = (answers: TestAnswer[]) => new Set(answers.map(({ status }) => status));
const otherPassword = (index: number) => `another-horse-battery-${index}`;
const change = (person: TestCaller, index: number) =>
  person.send('POST', '/services/auth/change_password', {
    current_password: goodPassword,
    new_password: otherPassword(index),
    new_confirm_password: otherPassword(index),
  });
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const beginFactor = async (person: TestCaller) => {
  const begun = await person.send('PUT', '/services/auth/authenticator/create', { current_password: goodPassword });
  return begun.body.secret as string;
};
const confirmFactor = (person: TestCaller, code: string) => person.send('POST', '/services/auth/authenticator/confirm', { code });

it('a password that changes while it is compared opens no session', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, someone));
  const ids = people.map(({ id }) => id).join(', ');
  const lock = `update users set password_hash = 'another' where id in (${ids})`;
  const emails = await product.sql<{ email: string }>(`select email from users where id in (${ids})`);
  const answers = await whileLocked(product, lock, 15, () => Promise.all(emails.map(({ email }) => logIn(email))));
  expect(statusesOf(answers)).toEqual(new Set([401]));
  expect(
    await product.sql(`select id from sessions where user_id in (${ids}) and created_at > now() - interval '1 minute'`),
  ).toHaveLength(20);
});

it('of many who change one password at once, one does', async () => {
  const person = await someone();
  const email = emailOf(`Person ${count}`);
  const lock = `select 1 from users where id = ${person.id} for update`;
  const answers = await whileLocked(product, lock, 8, () =>
    Promise.all(Array.from({ length: 8 }, (_, index) => change(person, index))),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
  const won = answers.findIndex(({ status }) => status === 200);
  expect((await logIn(email, otherPassword(won))).status).toBe(200);
});

it('a reset and a change at once do not wait for each other', async () => {
  const person = await someone();
  const token = 'reset_for-this-test';
  await product.sql(
    `insert into one_time_tokens (token_hash, purpose, user_id, expires_at) values ($1, 'reset_password', $2, now() + interval '1 hour')`,
    [hashToken(token), person.id],
  );
  const reset = () =>
    product.visitor.send('POST', '/services/auth/reset_password', {
      token,
      password: otherPassword(100),
      password_confirmation: otherPassword(100),
    });
  const lock = `select 1 from users where id = ${person.id} for update`;
  const answers = await whileLocked(product, lock, 20, async (untilWaiting) => {
    const changed = change(person, 1);
    await untilWaiting(1);
    return Promise.all([changed, ...Array.from({ length: 19 }, reset)]);
  });
  expect(answers.map(({ status }) => status)).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
});

it('a login that waits for its code ends with the password', async () => {
  const person = await someone();
  const secret = await beginFactor(person);
  expect((await confirmFactor(person, codeOf(secret))).status).toBe(200);
  await product.sql('update authenticators set last_step = 0');
  const { body } = await logIn(emailOf(`Person ${count}`));
  const { token } = body.second_factor as { token: string };
  const lock = `select 1 from users where id = ${person.id} for update`;
  const answers = await whileLocked(product, lock, 2, async (untilWaiting) => {
    const changed = change(person, 1);
    await untilWaiting(1);
    const finished = product.visitor.send('POST', '/services/auth/second_factor', { token, code: codeOf(secret) });
    return Promise.all([changed, finished]);
  });
  expect(answers.map(({ status }) => status)).toEqual([200, 401]);
});

it('a secret that is replaced while its code is checked is not confirmed', async () => {
  const person = await someone();
  const secret = await beginFactor(person);
  const lock = `update authenticators set secret_sealed = secret_sealed || 'x' where user_id = ${person.id}`;
  const confirmed = await whileLocked(product, lock, 1, () => confirmFactor(person, codeOf(secret)));
  expect(confirmed.status).toBe(422);
  expect((await person.get('/services/auth/authenticator/show')).body).toMatchObject({ is_on: false });
});

it('no token outlives the session that makes it', async () => {
  const person = await someone();
  const lock = `with gone as (delete from sessions where user_id = ${person.id}) select 1 from users where id = ${person.id} for update`;
  const create = () => person.send('PUT', '/tools/api_tokens/create', { name: 'Mine', scopes: ['read'] });
  const refresh = () => person.send('POST', '/tools/update_api_token', {});
  const answers = await whileLocked(product, lock, 20, () =>
    Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? create() : refresh()))),
  );
  expect(statusesOf(answers)).toEqual(new Set([401]));
  expect(await product.sql('select id from api_tokens where user_id = $1', [person.id])).toEqual([]);
});

it.each([
  ['the person is raised to an owner', ({ id }: TestCaller) => `update users set role = 'master' where id = ${id}`],
  ['the caller is an owner no more', () => `update users set role = 'user' where id = ${owner.id}`],
])('twenty calls take no second factor where %s meanwhile', async (_, change) => {
  const person = await someone();
  await confirmFactor(person, codeOf(await beginFactor(person)));
  const reset = () => owner.send('POST', '/services/auth/authenticator/reset', { person_id: person.id });
  const [before] = await product.sql<{ role: string }>('select role from users where id = $1', [owner.id]);
  try {
    const answers = await whileLocked(product, change(person), 1, () => Promise.all(Array.from({ length: 20 }, reset)));
    expect(statusesOf(answers)).toEqual(new Set([403]));
    const kept = 'select from authenticators where user_id = $1 and confirmed_at is not null';
    expect(await product.sql(kept, [person.id])).toHaveLength(1);
  } finally {
    await product.sql('update users set role = $2 where id = $1', [owner.id, before?.role]);
    await product.sql(`update users set role = 'user' where id = $1`, [person.id]);
  }
});
