// Calls to the product as a process of its own, and stopping its workers at a row that they write.
import { expect, vi } from 'vitest';
import type { ChildProduct, TestDatabase } from './child-product.ts';
import type { TestProduct } from './test-product.ts';

export interface ChildCaller {
  id: number;
  send: (method: string, path: string, body: object) => Promise<Record<string, unknown>>;
  get: (path: string) => Promise<Record<string, unknown>>;
}

/** Registers a person with a process of the product; answers their calls. */
export async function registerWith({ url }: ChildProduct, password: string): Promise<ChildCaller> {
  const call = async (method: string, path: string, body: object | null, token: string) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const person = { name: 'Marta Ferri', email: 'marta@example.com', password };
  const body = await call('POST', '/services/auth/register', person, '');
  const { token } = body['service-api'] as { token: string };
  const user = body['user'] as { id: number };
  return {
    id: user.id,
    send: (method, path, body) => call(method, path, body, token),
    get: (path) => call('GET', path, null, token),
  };
}

/** Database access for builders of test data, over the database of child products. */
export const builderOf = ({ query }: TestDatabase): Pick<TestProduct, 'sql'> => ({ sql: query });

/** A key of advisory locks that nothing else uses. */
const lockKey = 4242;

/**
 * Stops every process that writes a row of a table so that `condition` is true, in the middle of its transaction, until `release`. `reached`
 * waits for the first one.
 */
export async function stopWritersAt(database: TestDatabase, table: string, condition: string) {
  await database.query('select pg_advisory_lock($1)', [lockKey]);
  await database.query(
    `create or replace function stop_writer() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(${lockKey}); return new; end $$`,
  );
  await database.query(
    `create trigger stop_writer before insert or update on ${table} for each row when (${condition}) execute function stop_writer()`,
  );
  return {
    reached: () =>
      vi.waitFor(
        async () =>
          expect(
            await database.query(
              `select from pg_locks where locktype = 'advisory' and objid = $1 and not granted and database = (select oid from pg_database where datname = current_database())`,
              [lockKey],
            ),
          ).not.toEqual([]),
        { timeout: 60_000, interval: 50 },
      ),
    release: async () => {
      await database.query('select pg_advisory_unlock($1)', [lockKey]);
      await database.query(`drop trigger stop_writer on ${table}`);
    },
  };
}
