// One replica: whether it may be read from now. It is watched beside the requests, so that none waits for one that is away.
import pg from 'pg';
import type { Log } from '../../log.ts';
import { isDatabaseLost, sqlErrorCode } from '../database.ts';
import { readReplicaFacts } from './replica.queries.ts';
import { ReplicaConnections, ReplicaRefusal, refuseUnfit } from './replica-connections.ts';
import { laterOf, type WalPosition } from './wal-position.ts';

export type ReplicaState = 'ready' | 'away' | 'behind' | 'unfit';

/** Milliseconds between two checks of a replica that is ready, one that is behind, and (doubled after each) one that is away or unfit. */
const readyMs = 1000;
const behindMs = 100;
const firstAwayMs = 250;
const maxAwayMs = 10_000;
/** Maximum time a check can take; whatever runs on a replica that does not answer within it is given up. */
const answerWithinMs = 1000;

/** SQLSTATEs of statements that took too long or blocked the replay: they do not mean a fault of the server. */
const ofStatement = new Set(['57014', '55P03', '40001']);
const isCancelled = (problem: unknown) => ofStatement.has(sqlErrorCode(problem) ?? '');

export interface ReplicaOptions {
  connectionString: string;
  /** Host, port and database, for logs and figures. */
  name: string;
  /** Number of connections for reads in a process. */
  size: number;
  /** The system of the primary. */
  systemOf: () => string | null;
  log: Log;
}

export class Replica {
  readonly name: string;
  readonly connections: ReplicaConnections;
  readonly #options: ReplicaOptions;
  readonly #stopping = new AbortController();
  readonly #watching: Promise<void>;
  #state: ReplicaState = 'away';
  /** The reason that the log has. */
  #logged: string | null = null;
  #client: pg.Client | null = null;
  /** Why the connection was lost; null while it holds. */
  #lostBy: Error | null = null;
  #lagSeconds: number | null = null;
  #newest: WalPosition | null = null;
  #hurry: () => void = () => undefined;

  constructor(options: ReplicaOptions) {
    this.name = options.name;
    this.#options = options;
    this.connections = new ReplicaConnections(options.connectionString, options.size, options.systemOf);
    this.#watching = this.#watch();
  }

  get state(): ReplicaState {
    return this.#state;
  }

  /** Notes how far the primary is: a replica that was behind is used once it has caught up with that. */
  see(position: WalPosition): void {
    this.#newest = laterOf(this.#newest, position);
  }

  /** Runs something on a connection that shows all up to `need`; throws where that cannot be had until then. */
  async use<T>(need: WalPosition, until: number, isTransaction: boolean, run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (this.#state !== 'ready') throw new ReplicaRefusal(this.#state, `It is ${this.#state}`);
    try {
      return await this.connections.use(need, until, isTransaction, run);
    } catch (problem) {
      if (problem instanceof ReplicaRefusal) {
        if (problem.reason !== 'busy') this.#become(problem.reason, problem.message);
      } else if (isDatabaseLost(problem) && !isCancelled(problem)) this.#become('away', problem);
      throw problem;
    }
  }

  /** Replication lag at the last check, in seconds; null if it did not respond. */
  get lagSeconds(): number | null {
    return this.#lagSeconds;
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    this.#hurry();
    await this.#watching;
    await this.connections.close();
  }

  #become(state: ReplicaState, reason: unknown = null): void {
    const before = this.#state;
    this.#state = state;
    if (state !== 'ready' && before === 'ready') this.#hurry();
    // A replica falls behind and catches up many times a minute, which figures show.
    const words =
      state === 'behind' ? this.#logged : state === 'ready' ? null : reason instanceof Error ? reason.message : String(reason);
    if (words === this.#logged) return;
    const isFirst = this.#logged === null;
    this.#logged = words;
    if (words === null) this.#options.log.info({ replica: this.name }, 'Reads go to the replica again');
    else if (isFirst)
      this.#options.log.warn({ replica: this.name, err: words }, 'Reads go to the primary: the replica cannot be used');
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#options.connectionString,
      application_name: 'folio-replica-watch',
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
    });
    // A connection that is lost says why as an event; statements on it then only say that it is lost.
    client.on('error', (problem) => (this.#lostBy = problem));
    await client.connect();
    this.#lostBy = null;
    return client;
  }

  async #check(): Promise<void> {
    try {
      this.#client ??= await this.#connect();
      const newest = this.#newest;
      const facts = await readReplicaFacts(this.#client);
      refuseUnfit(facts, this.#options.systemOf());
      const isBehind =
        newest !== null && (facts.timeline !== newest.timeline || facts.replayed === null || facts.replayed < newest.at);
      this.#lagSeconds = isBehind ? facts.secondsOld : 0;
      // One that is ready is found behind by requests, which wait for it first.
      if (this.#state !== 'ready') this.#become(isBehind ? 'behind' : 'ready');
    } catch (problem) {
      if (problem instanceof ReplicaRefusal) return this.#become('unfit', problem);
      if (isCancelled(problem)) return;
      // Queries on a server that does not respond need not wait for the end of their own time.
      if (this.#client !== null) this.connections.drop();
      const lost = this.#client;
      this.#client = null;
      this.#lagSeconds = null;
      lost?.end().catch(() => undefined);
      this.#become('away', this.#lostBy ?? problem);
    }
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    for (let awayMs = firstAwayMs; !signal.aborted; ) {
      await this.#check();
      const isUsable = this.#state === 'ready' || this.#state === 'behind';
      awayMs = isUsable ? firstAwayMs : Math.min(awayMs * 2, maxAwayMs);
      await this.#pause(this.#state === 'ready' ? readyMs : this.#state === 'behind' ? behindMs : awayMs);
    }
    await this.#client?.end().catch(() => undefined);
  }

  /** Waits so long; less where the state changes meanwhile or the product stops. */
  async #pause(ms: number): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    let shorten = () => {};
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, ms);
      shorten = () => {
        clearTimeout(timer);
        timer = setTimeout(resolve, this.#stopping.signal.aborted ? 0 : behindMs);
      };
      this.#hurry = shorten;
    });
    this.#hurry = () => undefined;
  }
}
