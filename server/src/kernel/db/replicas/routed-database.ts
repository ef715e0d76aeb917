// A database with reads on replicas: statements within `ReadReplicas.read` go to a replica, all others to the primary.
import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Database, type Db, type Reads, readTogether } from '../database.ts';
import type { Replica } from './replica.ts';
import type { WalPosition } from './wal-position.ts';

/** One try to answer a request from a replica. */
export interface ReplicaTry {
  readonly replica: Replica;
  readonly need: WalPosition;
  /** Until when (`performance.now()`) it waits for the replica. */
  readonly until: number;
  /** False once the response exists: later statements go to the primary. */
  isOpen: boolean;
  statements: number;
  /** The first thing that failed on the replica; the answer is then worth nothing, whatever was made of it. */
  problem: Error | null;
}

const tries = new AsyncLocalStorage<ReplicaTry | null>();

export const withinTry = <T>(one: ReplicaTry, run: () => T): T => tries.run(one, run);

/** Runs a function on the primary, also while a replica serves the request: for decisions, such as the caller's identity. */
export const onPrimary = <T>(run: () => T): T => tries.run(null, run);

function currentTry(): ReplicaTry | null {
  const one = tries.getStore();
  return one?.isOpen ? one : null;
}

const asError = (problem: unknown) => (problem instanceof Error ? problem : new Error(String(problem)));

/** Notes the first failure of a try. */
async function watched<T>(one: ReplicaTry, run: () => Promise<T>): Promise<T> {
  one.statements += 1;
  try {
    return await run();
  } catch (problem) {
    one.problem ??= asError(problem);
    throw problem;
  }
}

type Query = (...words: unknown[]) => Promise<unknown>;

const queryOf = (client: Pick<pg.ClientBase, 'query'>) => client.query.bind(client) as unknown as Query;

/** Streams (COPY, cursors) and calls with a callback are none. */
const isStatement = (words: readonly unknown[]) =>
  typeof words.at(-1) !== 'function' && !(typeof words[0] === 'object' && words[0] !== null && 'submit' in words[0]);

class RoutedClient {
  readonly #primary: Query;

  constructor(primary: Database) {
    this.#primary = queryOf(primary.pool);
  }

  query(...words: unknown[]): Promise<unknown> {
    const one = currentTry();
    if (one === null || !isStatement(words)) return this.#primary(...words);
    return watched(one, () => one.replica.use(one.need, one.until, false, (client) => queryOf(client)(...words)));
  }
}

/** The connection of a transaction on a replica. */
class WatchedClient {
  readonly #try: ReplicaTry;
  readonly #query: Query;

  constructor(one: ReplicaTry, client: pg.PoolClient) {
    this.#try = one;
    this.#query = queryOf(client);
  }

  query(...words: unknown[]): Promise<unknown> {
    return watched(this.#try, () => this.#query(...words));
  }
}

const asClient = (client: RoutedClient | WatchedClient) => client as unknown as pg.PoolClient;

/** Runs something with a connection of the replica. What it throws itself is an answer; its statements note their own failures. */
async function lend<T>(one: ReplicaTry, isTransaction: boolean, run: (db: Db) => Promise<T>): Promise<T> {
  let hasRun = false;
  try {
    return await one.replica.use(one.need, one.until, isTransaction, async (lent) => {
      hasRun = true;
      const client = asClient(new WatchedClient(one, lent));
      return run({ orm: drizzle(client), client });
    });
  } catch (problem) {
    if (!hasRun) one.problem ??= asError(problem);
    throw problem;
  }
}

async function transactionOn<T>(one: ReplicaTry, run: (tx: Db) => Promise<T>): Promise<T> {
  const acts: (() => void)[] = [];
  const answer = await lend(one, true, (db) => run({ ...db, afterCommit: (act) => void acts.push(act) }));
  for (const act of acts) act();
  return answer;
}

// One that is not answered is discarded by the replica's connections.
const togetherOn = <T extends readonly unknown[]>(one: ReplicaTry, reads: Reads<T>): Promise<T> =>
  lend(one, false, (db) => readTogether(db, reads, () => undefined));

/** The database as features know it. Its pool is the primary's. */
export function routedDatabase(primary: Database): Database {
  const client = asClient(new RoutedClient(primary));
  return {
    pool: primary.pool,
    client,
    orm: drizzle(client),
    isReplicated: true,
    transaction: (run) => {
      const one = currentTry();
      return one === null ? primary.transaction(run) : transactionOn(one, run);
    },
    together: (reads) => {
      const one = currentTry();
      return one === null ? primary.together(reads) : togetherOn(one, reads);
    },
    close: () => primary.close(),
  };
}
