// The look-up of every call: calls that arrive at once share a statement, never a person.
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { findActorByToken } from './find-actor.ts';

let product: TestProduct;
let people: TestCaller[];

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  people = await Promise.all(Array.from({ length: 6 }, (_, n) => product.register(`Person ${n}`)));
});
afterAll(() => product.stop());

const find = async (token: string) => (await findActorByToken(product.kernel, token))?.id ?? null;

it('finds each person by their own token, by two statements for all of one turn, and notes a use once', async () => {
  const apiTokens = await Promise.all(
    people.slice(0, 3).map(async (person) => ({
      id: person.id,
      token: (await person.send('POST', '/tools/update_api_token')).body.plainTextToken as string,
    })),
  );
  const callers = Array.from({ length: 4 }, () => [...people, ...apiTokens.toReversed()]).flat();
  const tokens = callers.map(({ token }) => token).flatMap((token) => [token, `${token}x`]);
  const query = vi.spyOn(product.kernel.database.client, 'query');
  const found = await Promise.all(tokens.map(find));
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect(found).toEqual(callers.flatMap(({ id }) => [id, null]));
  // And one for each API token, which was not used before.
  expect(statements).toBe(2 + 3);
});

it('knows an ended session no more in the next turn, also while an earlier question is open', async () => {
  const [person] = people;
  const earlier = find(person?.token ?? '');
  await turn();
  await product.sql('delete from sessions where user_id = $1', [person?.id]);
  expect(await find(person?.token ?? '')).toBeNull();
  await earlier;
});

it('is by people that no call can change', async () => {
  const actor = await findActorByToken(product.kernel, people[1]?.token ?? '');
  expect(() => Object.assign(actor ?? {}, { isAdmin: true })).toThrow(TypeError);
});
