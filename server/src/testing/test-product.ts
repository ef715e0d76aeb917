// A whole product on an empty database, for tests of features through HTTP.
import type { Role as UserRole } from '@folio/contract/users';
import type pg from 'pg';
import { createHttpServer } from '../app/http.ts';
import { readConfig } from '../app/read-config.ts';
import { startKernel } from '../app/start-kernel.ts';
import { startWorkers } from '../app/start-workers.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { createTestDatabase } from './child-product.ts';
import { watchAnswers } from './declared-answers.ts';
import { emptyFolders, rememberFresh } from './fresh-product.ts';

export interface TestAnswer {
  status: number;
  headers: Headers;
  // Answers are looked into freely by tests.
  body: Record<string, unknown>;
}

export interface TestCaller {
  id: number;
  token: string;
  get: (path: string, query?: Record<string, string | number | undefined>) => Promise<TestAnswer>;
  send: (
    method: 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<TestAnswer>;
}

export interface TestProduct {
  kernel: Kernel;
  url: string;
  visitor: TestCaller;
  /** Registers an account; the first one is staff. */
  register: (name: string, email?: string) => Promise<TestCaller>;
  /** Registers someone and seats them in another's account. */
  join: (owner: TestCaller, name: string, role: UserRole) => Promise<TestCaller>;
  as: (token: string, id?: number) => TestCaller;
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  stop: () => Promise<void>;
}

/** A password that is neither short nor trivial. */
export const goodPassword = 'correct-horse-battery';

async function read(response: Response): Promise<TestAnswer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? (JSON.parse(text) as Record<string, unknown>) : { text },
  };
}

function callerOf(url: string, token: string | null, id: number): TestCaller {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return {
    id,
    token: token ?? '',
    get: async (path, query = {}) => {
      const given = Object.entries(query).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
      const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
      return read(await fetch(`${url}${path}?${search.toString()}`, { headers: authorization }));
    },
    send: async (method, path, body, headers = {}) => {
      const isForm = body instanceof FormData;
      const type: Record<string, string> = isForm || body === undefined ? {} : { 'content-type': 'application/json' };
      return read(
        await fetch(`${url}${path}`, {
          method,
          headers: { ...authorization, ...type, ...headers },
          ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        }),
      );
    },
  };
}

/** A product with the function that ends it. `reset` restores its state after the start. */
export interface OwnProduct extends TestProduct {
  reset: () => Promise<void>;
}

/** Starts a product on a fresh database. `environment` overrides the configuration; workers run unless `FOLIO_ROLE` is web. */
export async function startOwnProduct(environment: Record<string, string> = {}): Promise<OwnProduct> {
  const database = await createTestDatabase();
  const config = readConfig({
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.connectionString,
    PORT: '0',
    LOG_LEVEL: 'fatal',
    ...environment,
  });
  const { kernel, stop } = await startKernel(config);
  const workers = config.role === 'web' ? null : await startWorkers(kernel);
  const http = createHttpServer(kernel);
  const undeclared = watchAnswers(http);
  const url = await http.listen({ host: '127.0.0.1', port: config.port });
  const api = `${url}/api`;
  const visitor = callerOf(api, null, 0);
  const sql = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await kernel.database.pool.query<Row>(text, values)).rows;
  const register: TestProduct['register'] = async (
    person,
    email = `${person.toLowerCase().replaceAll(' ', '.')}@example.com`,
  ) => {
    const { body, status } = await visitor.send('POST', '/services/auth/register', {
      name: person,
      email,
      password: goodPassword,
    });
    if (status !== 200) throw new Error(`Registration answered ${status}: ${JSON.stringify(body)}`);
    const { id } = body.user as { id: number };
    // Most tests are about features that a new account hides at first.
    await sql(`update accounts set branding = '{}' where id = (select account_id from users where id = $1)`, [id]);
    return callerOf(api, (body['service-api'] as { token: string }).token, id);
  };
  const refuseUndeclared = () => {
    const found = new Set(undeclared.splice(0));
    if (found.size > 0) throw new Error(`The contract does not declare what calls answered:\n${[...found].join('\n')}`);
  };
  const makeFresh = await rememberFresh(kernel.database.pool);
  return {
    kernel,
    url,
    visitor,
    as: (token, id = 0) => callerOf(api, token, id),
    register,
    join: async (owner, name, role) => {
      const caller = await register(name);
      const account = '(select account_id from users where id = $1)';
      await sql(`update users set account_id = ${account}, role = $3 where id = $2`, [owner.id, caller.id, role]);
      await sql(`update seats set account_id = ${account} where user_id = $2`, [owner.id, caller.id]);
      return caller;
    },
    sql,
    reset: async () => {
      await makeFresh();
      emptyFolders(database.dataDir);
      refuseUndeclared();
    },
    stop: async () => {
      await http.close();
      await workers?.stop();
      await stop();
      await database.close();
      refuseUndeclared();
    },
  };
}

type Role = 'all' | 'web';
/** Products of this process that nobody uses, by role, emptied. */
const shared = new Map<Role, OwnProduct>();
const isBorrowed = new Set<Role>();

/**
 * A product on an empty database. Each process of tests has one for each role: `stop` empties it for the next file. With other settings, or
 * while it is in use, another product is started.
 */
export async function startTestProduct(environment: { FOLIO_ROLE?: Role } & Record<string, string> = {}): Promise<TestProduct> {
  const { FOLIO_ROLE: role = 'all', ...more } = environment;
  if (Object.keys(more).length > 0 || isBorrowed.has(role)) return startOwnProduct(environment);
  isBorrowed.add(role);
  const idle = shared.get(role);
  shared.delete(role);
  const product = idle ?? (await startOwnProduct(environment));
  return {
    ...product,
    stop: async () => {
      isBorrowed.delete(role);
      // One that cannot be emptied is used by nobody again.
      await product.reset();
      shared.set(role, product);
    },
  };
}
