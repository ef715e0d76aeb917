// Connections to one replica. A statement runs only on a server that has replayed the position needed by its request.
import { setTimeout as wait } from 'node:timers/promises';
import { isRecording } from '@folio/engine/work/tracing';
import pg from 'pg';
import { isDatabaseLost, withoutNames } from '../database.ts';
import { inOnePacket } from '../one-packet.ts';
import { recoverLostConnections } from '../outlive-lost-connections.ts';
import { traceStatements } from '../trace-statements.ts';
import { type Progress, type ReplicaFacts, readProgress, readReplicaFacts } from './replica.queries.ts';
import type { WalPosition } from './wal-position.ts';

/** Why a replica is not read from: out of reach, too far behind, no copy of the primary, or all its connections are in use. */
export type RefusalReason = 'away' | 'behind' | 'unfit' | 'busy';

export class ReplicaRefusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** In milliseconds. A statement that takes longer, or that the replica cancels, runs once more on the primary, which allows 12 s. */
const settings = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 5000,
  default_transaction_read_only: 'on',
};
const { default_transaction_read_only: _readOnly, ...limits } = settings;
const forSession = Object.entries(settings).map(([name, value]) => `set ${name} = ${value}`);
const forTransaction = ['begin read only', ...Object.entries(limits).map(([name, value]) => `set local ${name} = ${value}`)];
const readTimeoutMs = 12_000;
const connectTimeoutMs = 1000;
/** Between two questions how far the replica is. */
const firstPauseMs = 1;
const maxPauseMs = 8;

/** A running server, and how far it is known to have replayed: it never goes back. */
interface Server {
  timeline: number;
  replayed: bigint;
}

interface Known {
  /** A pooler is between, so that each transaction may be on another server. */
  isPooled: boolean;
  server: Server;
}

/** Throws if a server is known not to be a copy of the primary with this system. */
export function refuseUnfit(facts: ReplicaFacts, system: string | null): void {
  if (!facts.isRecovering) throw new ReplicaRefusal('unfit', 'It is no standby server');
  if (system !== null && facts.system !== system) throw new ReplicaRefusal('unfit', 'It is a copy of another database');
}

const hasReached = ({ timeline, replayed }: { timeline: number; replayed: bigint | null }, need: WalPosition) =>
  timeline === need.timeline && replayed !== null && replayed >= need.at;

export class ReplicaConnections {
  readonly #size: number;
  readonly #systemOf: () => string | null;
  readonly #connectionString: string;
  readonly #used = new Set<pg.PoolClient>();
  readonly #known = new WeakMap<pg.PoolClient, Known>();
  readonly #servers = new Map<string, Server>();
  #pool: pg.Pool;

  /** `systemOf` answers the system of the primary. */
  constructor(connectionString: string, size: number, systemOf: () => string | null) {
    this.#connectionString = connectionString;
    this.#size = size;
    this.#systemOf = systemOf;
    this.#pool = this.#open();
  }

  countUsed = (): number => this.#used.size;

  /** Runs something on a connection that shows all up to `need`, for which it waits until the moment `until` of `performance.now()`. */
  async use<T>(need: WalPosition, until: number, isTransaction: boolean, run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (this.#pool.totalCount >= this.#size && this.#pool.idleCount <= this.#pool.waitingCount)
      throw new ReplicaRefusal('busy', 'All connections are in use');
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    this.#used.add(client);
    try {
      const { isPooled, server } = this.#known.get(client) ?? (await this.#examine(client));
      if (isPooled) return await this.#within(client, run, () => this.#begin(client, need, until));
      await this.#reach(client, server, need, until);
      return await (isTransaction ? this.#within(client, run, () => client.query('begin read only')) : run(client));
    } catch (problem) {
      if (problem instanceof Error && isDatabaseLost(problem)) broken = problem;
      throw problem;
    } finally {
      this.#used.delete(client);
      client.release(broken);
    }
  }

  /** Ends all connections. Running statements fail at once and are repeated on the primary. */
  drop(): void {
    const old = this.#pool;
    this.#pool = this.#open();
    for (const client of this.#used) client.connection.stream.destroy();
    old.end().catch(() => undefined);
  }

  close = (): Promise<void> => this.#pool.end();

  #open(): pg.Pool {
    const pool = new pg.Pool({
      connectionString: this.#connectionString,
      max: this.#size,
      application_name: 'folio-reads',
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 30_000,
      query_timeout: readTimeoutMs,
      // As on the primary (`together`).
      pipeline: true,
    });
    // The next user of the connection, or the replica watcher, detects the failure.
    pool.on('connect', inOnePacket);
    pool.on('error', () => undefined);
    recoverLostConnections(pool);
    if (isRecording()) traceStatements(pool, { 'folio.database': 'replica' });
    return pool;
  }

  async #examine(client: pg.PoolClient): Promise<Known> {
    const facts = await readReplicaFacts(client);
    refuseUnfit(facts, this.#systemOf());
    const isPooled = (client as unknown as { processID: number }).processID !== facts.pid;
    const known: Known = { isPooled, server: this.#servers.get(facts.server) ?? { timeline: 0, replayed: -1n } };
    this.#note(known.server, facts);
    if (isPooled) withoutNames(client);
    else {
      this.#servers.set(facts.server, known.server);
      await client.query(forSession.join('; '));
    }
    this.#known.set(client, known);
    return known;
  }

  #note(server: Server, { timeline = server.timeline, replayed }: Partial<ReplicaFacts> & Progress): void {
    server.timeline = timeline;
    if (replayed !== null && replayed > server.replayed) server.replayed = replayed;
  }

  async #reach(client: pg.PoolClient, server: Server, need: WalPosition, until: number): Promise<void> {
    if (hasReached(server, need)) return;
    if (server.timeline === need.timeline) return this.#wait(client, server, need, until);
    const facts = await readReplicaFacts(client);
    refuseUnfit(facts, this.#systemOf());
    this.#note(server, facts);
    await this.#wait(client, server, need, until);
  }

  async #wait(client: pg.PoolClient, server: Server, need: WalPosition, until: number): Promise<void> {
    for (let pauseMs = firstPauseMs; !hasReached(server, need); pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      const progress = await readProgress(client);
      if (!progress.isRecovering) throw new ReplicaRefusal('unfit', 'It is no standby server');
      this.#note(server, progress);
      if (hasReached(server, need)) return;
      if (server.timeline !== need.timeline || performance.now() + pauseMs > until)
        throw new ReplicaRefusal('behind', 'It has not replayed what was committed before');
      await wait(pauseMs);
    }
  }

  /** Facts about a server behind a pooler hold for one transaction. */
  async #begin(client: pg.PoolClient, need: WalPosition, until: number): Promise<void> {
    const facts = await readReplicaFacts(client, forTransaction);
    refuseUnfit(facts, this.#systemOf());
    await this.#wait(client, { timeline: facts.timeline, replayed: facts.replayed ?? -1n }, need, until);
  }

  async #within<T>(client: pg.PoolClient, run: (client: pg.PoolClient) => Promise<T>, begin: () => Promise<unknown>): Promise<T> {
    try {
      await begin();
      const answer = await run(client);
      await client.query('commit');
      return answer;
    } catch (problem) {
      await client.query('rollback');
      throw problem;
    }
  }
}
