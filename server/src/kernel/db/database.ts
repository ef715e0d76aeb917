// The connection pool, transactions, and the errors of a lost database.
import { setTimeout as wait } from 'node:timers/promises';
import { isRecording } from '@folio/engine/work/tracing';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { actBeforeCommit } from './before-commit.ts';
import type { Db } from './db.ts';
import { inOnePacket } from './one-packet.ts';
import { recoverLostConnections } from './outlive-lost-connections.ts';
import { traceStatements } from './trace-statements.ts';

export type { Db };

/** Runs the act once the changes are lasting: after the transaction, or at once outside of one. */
export function whenCommitted(db: Db, act: () => void): void {
  if (db.afterCommit) db.afterCommit(act);
  else act();
}

export interface Database extends Db {
  pool: pg.Pool;
  /**
   * Runs everything in one transaction; an error rolls all of it back. A transaction that PostgreSQL ended to resolve a deadlock or a conflict
   * of writes is run again after a short pause, up to twice: `run` has no effect outside of its transaction but by `afterCommit`.
   */
  transaction<T>(run: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Results of independent reads, in their order. Their statements go to the database in one piece, so they take one round trip instead of
   * one each. Every statement sees its own moment. Throws the first error, after all have ended.
   */
  together<T extends readonly unknown[]>(reads: Reads<T>): Promise<T>;
  close(): Promise<void>;
}

/** Timeouts of statements, of waits for a lock, and of silent transactions, in milliseconds. They stop a hung process from holding row locks. */
export const timeouts = {
  statement_timeout: 12_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 5000,
};

/**
 * Maximum wait of this process for the database, in milliseconds: for a connection, then for a response on it. Together at most 20 s: the
 * cost of a frozen server or pooler, or of a network that swallows packets. Only these reach `answer`, because it is more than
 * `statement_timeout`. Set by `connectionTimeoutMillis` and `query_timeout` of node-postgres.
 */
export const waits = { connection: 5000, answer: 14_000 };
/** Error message of node-postgres. The statement may still run, so that its connection must not be used again. */
export const isUnanswered = (problem: unknown): problem is Error =>
  problem instanceof Error && (problem.message === 'Query read timeout' || isUnanswered(problem.cause));

const setLocal = Object.entries(timeouts).map(([name, ms]) => `set local ${name} = ${ms}`);

/** A pooler gives each transaction another connection, on which a statement that was prepared by name does not exist. */
export function withoutNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  const nameless = (first: unknown) =>
    typeof first === 'object' && first !== null && 'name' in first && 'text' in first ? { ...first, name: undefined } : first;
  Object.assign(client, { query: (first: unknown, ...others: unknown[]) => query(nameless(first), ...others) });
}

/** Runs with a connection of its own, which goes back to the pool unless it was lost or is to be discarded. */
async function withConnection<T>(
  pool: pg.Pool,
  run: (client: pg.PoolClient, discard: (problem: Error) => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that is lost between two statements says so as an event, which would end the process if nobody listened.
  const discard = (problem: Error) => {
    broken = problem;
  };
  client.on('error', discard);
  try {
    return await run(client, discard);
  } finally {
    client.off('error', discard);
    client.release(broken);
  }
}

/** The number of times a transaction is begun if PostgreSQL ends it each time. */
const maxTries = 3;

/** The longest pause before the next try in milliseconds, times the tries so far. Its length is random, because two that collided would collide again. */
const maxPauseMs = 25;

export type Reads<T extends readonly unknown[]> = { readonly [K in keyof T]: (db: Db) => Promise<T[K]> };

/**
 * Waits until all have ended, then throws the first error. For statements sent at once on one connection: it must not go to others, nor its
 * transaction end, while statements of it are under way or to come.
 */
export async function allEnded<T extends readonly unknown[]>(
  acts: {
    readonly [K in keyof T]: T[K] | Promise<T[K]>;
  },
): Promise<T> {
  const answers = await Promise.allSettled(acts);
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  return answers.map((answer) => answer.status === 'fulfilled' && answer.value) as unknown as T;
}

/** Reads by `db`, which sends its statements to the connection. */
export async function readTogether<T extends readonly unknown[]>(
  db: Db,
  reads: Reads<T>,
  discard: (problem: Error) => void,
): Promise<T> {
  try {
    return (await allEnded(reads.map((read) => read(db)))) as unknown as T;
  } catch (problem) {
    if (isUnanswered(problem)) discard(problem);
    throw problem;
  }
}

/**
 * Opens a pool; connections are made when first needed. `onLost` is called with idle connections that broke. `isPooled` says that a pooler is
 * between: settings are then made for each transaction, and single statements run without a limit of their own. `waits` replaces limits; an
 * `answer` of 0 is none.
 */
export function openDatabase(
  connectionString: string,
  options: {
    size?: number;
    name?: string;
    isPooled?: boolean;
    waits?: Partial<typeof waits>;
    onLost?: (problem: Error) => void;
  } = {},
): Database {
  const limits = { ...waits, ...options.waits };
  const pool = new pg.Pool({
    connectionString,
    max: options.size ?? 20,
    application_name: options.name ?? 'folio',
    connectionTimeoutMillis: limits.connection,
    idleTimeoutMillis: 30_000,
    query_timeout: limits.answer,
    // Statements that are asked for at once are sent at once, each with its own end (`together`).
    pipeline: true,
    ...(options.isPooled ? {} : timeouts),
  });
  const begin = options.isPooled ? ['begin', ...setLocal].join('; ') : 'begin';
  if (options.isPooled) pool.on('connect', withoutNames);
  pool.on('connect', inOnePacket);
  pool.on('error', (problem) => options.onLost?.(problem));
  recoverLostConnections(pool);
  if (isRecording()) traceStatements(pool);
  const transact = <T>(run: (tx: Db) => Promise<T>): Promise<T> =>
    withConnection(pool, async (client, discard) => {
      // Sent with the first statement.
      const begun = client.query(begin);
      begun.catch(() => undefined);
      try {
        const acts: (() => void)[] = [];
        const tx: Db = { orm: drizzle(client), client, afterCommit: (act) => void acts.push(act) };
        const result = await run(tx);
        await begun;
        const settle = await actBeforeCommit(tx);
        await client.query('commit');
        settle?.();
        for (const act of acts) act();
        return result;
      } catch (problem) {
        if (isUnanswered(problem)) discard(problem);
        else await client.query('rollback').catch(discard);
        throw problem;
      }
    });
  return {
    pool,
    orm: drizzle(pool),
    client: pool,
    transaction: async (run) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await transact(run);
        } catch (problem) {
          if (tries === maxTries || !hasGivenWay(problem)) throw problem;
          await wait(Math.random() * maxPauseMs * tries);
        }
      }
    },
    together: (reads) =>
      withConnection(pool, (client, discard) => readTogether({ orm: drizzle(client), client }, reads, discard)),
    close: () => pool.end(),
  };
}

/** Node's and PostgreSQL's codes of a database that is away, and (57014, 55P03, 25P03, 25P04) of work that took longer than `timeouts`. */
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '53200',
  '53300',
  '57014',
  '55P03',
  '25P03',
  '25P04',
]);
/** The last four are of pgbouncer, which sends them with 08P01 (protocol violation). */
const lostWords =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|not currently accepting connections|server login has been failing|query_wait_timeout|no more connections allowed|pgbouncer cannot connect/i;

/** True when an error means that the database cannot be reached, or not do its work, now, rather than that a query was wrong. */
export function isDatabaseLost(problem: unknown): boolean {
  for (let error = problem; error instanceof Error; error = error.cause) {
    const { code } = error as { code?: unknown };
    if ((typeof code === 'string' && lostCodes.has(code)) || lostWords.test(error.message)) return true;
  }
  return false;
}

/** The SQL error code (SQLSTATE) of a failed query, or null. Drizzle keeps it in the cause. */
export function sqlErrorCode(problem: unknown): string | null {
  for (let error = problem; error instanceof Error; error = error.cause) {
    const { code } = error as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

/** SQLSTATEs of text that PostgreSQL cannot hold: a zero character, in a text or in JSON. */
const unstorable = new Set(['22021', '22P05']);

/** Half of a pair of surrogates in JSON comes with the SQLSTATE of any malformed value; only its detail shows which. */
function isBrokenPair(problem: unknown): boolean {
  for (let error = problem; error instanceof Error; error = error.cause) {
    const { code, detail } = error as { code?: unknown; detail?: unknown };
    if (code === '22P02') return typeof detail === 'string' && detail.includes('surrogate');
  }
  return false;
}

/** Returns true if a text of the caller holds characters that the database cannot store. */
export const isUnstorable = (problem: unknown): boolean => unstorable.has(sqlErrorCode(problem) ?? '') || isBrokenPair(problem);

/** SQLSTATEs of transactions that PostgreSQL ended for the sake of others (deadlock, conflict of writes), and that succeed when they are repeated. */
const gaveWay = new Set(['40P01', '40001']);

/** Only PostgreSQL's own error counts: another one with such a code says nothing about the transaction. */
function hasGivenWay(problem: unknown): boolean {
  for (let error = problem; error instanceof Error; error = error.cause)
    if (error instanceof pg.DatabaseError) return gaveWay.has(error.code ?? '');
  return false;
}

/** SQLSTATE of a statement that waited for a lock longer than `lock_timeout`. */
const lockNotAvailable = '55P03';

/** True where others changed or held the same rows, so that a new try makes sense. */
export const isBusy = (problem: unknown): boolean => hasGivenWay(problem) || sqlErrorCode(problem) === lockNotAvailable;

/** SQLSTATE of a row that names another which is gone, or is named by one that is not. */
export const foreignKeyViolation = '23503';

/** SQLSTATE of a broken unique constraint. */
export const uniqueViolation = '23505';
