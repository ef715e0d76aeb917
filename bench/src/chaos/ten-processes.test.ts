// Five web and five worker processes are one installation: limits, sessions, keys and fair shares hold over all of them.
import { setTimeout as wait } from 'node:timers/promises';
import { csvOf, formOf } from '@folio/server/testing/table-files';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, callApi } from '../api/api-call.ts';
import { type Installation, startInstallation } from './installation.ts';
import { registerTeams, type Team } from './teams.ts';

const ofEach = 5;
const deaths: string[] = [];
const password = 'correct-horse-battery';
let installation: Installation;
let teams: Team[];

const webs = () => installation.webUrls;
const web = (nth: number) => webs()[nth % ofEach] ?? '';
const logIn = (nth: number, email: string, word = password) =>
  callApi(web(nth), { method: 'POST', path: 'services/auth/login', body: { email, password: word } });
const tokenOf = (answer: Answer | null) => (answer?.body['service-api'] as { token: string } | undefined)?.token ?? '';
const detailOf = (answer: Answer | null) =>
  (answer?.body['order'] as { order_details: { id: number }[] } | undefined)?.order_details[0]?.id;

beforeAll(async () => {
  installation = await startInstallation({
    roles: [...Array<'web'>(ofEach).fill('web'), ...Array<'worker'>(ofEach).fill('worker')],
    hasSmallDisks: false,
    onDeath: (name, code) => deaths.push(`${name} ended with ${code}`),
  });
  ({ teams } = await registerTeams(web(0), 3, null));
}, 180_000);
afterAll(() => installation?.stop(), 60_000);

it('ten wrong passwords are all that all processes together allow', async () => {
  const answers = [];
  for (let nth = 0; nth < 3 * ofEach; nth += 1)
    answers.push((await logIn(nth, 'person-2@example.com', 'wrong-horse-battery'))?.status);
  expect(answers.slice(0, 10).every((status) => status === 422 || status === 401)).toBe(true);
  expect(answers.slice(10)).toEqual(Array(3 * ofEach - 10).fill(429));
});

it('a session that ended on one is refused by all, at once', async () => {
  const token = tokenOf(await logIn(0, 'person-0@example.com'));
  const statuses = async () =>
    (await Promise.all(webs().map((url) => callApi(url, { method: 'GET', path: 'user', token })))).map(
      (answer) => answer?.status,
    );
  expect(await statuses()).toEqual(Array(ofEach).fill(200));
  expect((await callApi(web(3), { method: 'POST', path: 'services/auth/logout', body: {}, token }))?.status).toBe(200);
  expect(await statuses()).toEqual(Array(ofEach).fill(401));
});

it('20 calls with one key, at all of them, place one order', async () => {
  const body = {
    tool: 'review_response',
    fields: { business: 'Mill Lane', review: 'The shoes grip on wet stone.', language: 'en' },
  };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      callApi(web(nth), {
        method: 'POST',
        path: 'services/orders/create',
        body,
        token: teams[0]?.token ?? '',
        headers: { 'idempotency-key': 'one-order' },
      }),
    ),
  );
  const ids = new Set(answers.filter((answer) => answer?.status === 200).map(detailOf));
  expect(ids.size).toBe(1);
  const orders = await installation.cluster.query('select from orders');
  expect(orders).toHaveLength(1);
});

it("an account's 1,000 rows leave another's order its turn", async () => {
  const rows = Array.from({ length: 1000 }, (_, nth) => `Trail shoe ${nth},Grips on wet rock,en`);
  const form = () => formOf({ tool: 'review_response', file: csvOf(['business,review,language', ...rows].join('\n')) });
  const bulk = await callApi(web(1), {
    method: 'POST',
    path: 'services/orders/bulk/create',
    form,
    token: teams[0]?.token ?? '',
  });
  expect(bulk?.status).toBe(200);
  const placed = await callApi(web(2), {
    method: 'POST',
    path: 'services/orders/create',
    body: { tool: 'review_response', fields: { business: 'Tent', review: 'Light', language: 'en' } },
    token: teams[1]?.token ?? '',
  });
  const id = detailOf(placed);
  const state = async () => {
    const [row] = await installation.cluster.query<{ status: string; waiting: number }>(
      `select status, (select count(*)::int from order_details where bulk_order_id is not null and status <> 'accepted') as waiting
       from order_details where id = $1`,
      [id],
    );
    return row;
  };
  while ((await state())?.status !== 'accepted') await wait(50);
  expect((await state())?.waiting).toBeGreaterThan(500);
  expect(deaths).toEqual([]);
});
