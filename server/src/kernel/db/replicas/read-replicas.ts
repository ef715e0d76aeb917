// The entrance to replicas: other code imports nothing else of this folder.
// Which requests are answered from a replica. The primary says with the look-up of the caller how far it has written; a replica that does not show
// all of that, or fails, leaves the request to the primary.
import type { Log } from '../../log.ts';
import { replicaReads } from '../../metrics.ts';
import { type Database, sqlErrorCode } from '../database.ts';
import { completeWalRecord, readPrimaryPosition, readSystem } from './replica.queries.ts';
import { Replica } from './replica.ts';
import { ReplicaRefusal } from './replica-connections.ts';
import { type ReplicaTry, withinTry } from './routed-database.ts';
import { readPosition, type WalPosition } from './wal-position.ts';

export { readPrimaryPosition, readReplicaFacts, readSystem } from './replica.queries.ts';
export { ReplicaRefusal, refuseUnfit } from './replica-connections.ts';
export { onPrimary, routedDatabase } from './routed-database.ts';
export { positionColumn, type WalPosition } from './wal-position.ts';

export interface ReplicaSettings {
  /** URLs of replicas. */
  urls: readonly string[];
  /** Connections that a process opens to each for reads. */
  connections: number;
  /** Maximum wait of a request for a replica to replay earlier commits, in milliseconds. */
  maxWaitMs: number;
}

/** Bytes of a page of the log. */
const walPage = 8192n;

/** SQLSTATE of a write, or of a lock for one, where nothing may be written. */
const readOnly = '25006';

/** Why the primary answers. */
function reasonOf(problem: Error): string {
  if (problem instanceof ReplicaRefusal) return problem.reason;
  return sqlErrorCode(problem) === readOnly ? 'writes' : 'failed';
}

export class ReadReplicas {
  readonly #primary: Database;
  readonly #settings: ReplicaSettings;
  readonly #log: Log;
  readonly #all: readonly Replica[];
  /** Calls that were found to write. */
  readonly #writing = new Set<string>();
  #system: string | null = null;
  #next = 0;
  #isCompleting = false;
  #isReadingSystem = false;

  /** `nameOf` makes a name of an address, without its password. */
  constructor(primary: Database, settings: ReplicaSettings, log: Log, nameOf: (url: string) => string) {
    this.#primary = primary;
    this.#settings = settings;
    this.#log = log;
    this.#all = settings.urls.map(
      (connectionString) =>
        new Replica({
          connectionString,
          name: nameOf(connectionString),
          size: settings.connections,
          systemOf: () => this.#system,
          log,
        }),
    );
    // A new connection may lead to another primary than before.
    primary.pool.on('connect', () => void this.#readSystem());
  }

  get all(): readonly Replica[] {
    return this.#all;
  }

  /** Answers a call from a replica that shows all up to the position of its caller; from the primary where there is none. `run` may run twice. */
  async read<T>(call: string, ofCaller: string | null, run: () => Promise<T>): Promise<T> {
    const position = readPosition(ofCaller);
    const replica = position === null || this.#writing.has(call) ? null : this.#choose(position);
    if (replica === null || position === null) return this.#fromPrimary(this.#reasonWithout(call, position), run);
    const until = performance.now() + this.#settings.maxWaitMs;
    const one: ReplicaTry = { replica, need: position, until, isOpen: true, statements: 0, problem: null };
    const answered = await withinTry(one, async () => {
      try {
        const answer = await run();
        return () => answer;
      } catch (problem) {
        return () => {
          throw problem;
        };
      }
    });
    one.isOpen = false;
    if (one.problem !== null) return this.#fromPrimary(this.#note(call, one.problem), run);
    if (one.statements > 0) replicaReads.inc({ from: 'replica', reason: '' });
    return answered();
  }

  /** Asks the primary how far it is, so that figures of lag are right where nobody asks for anything. */
  async measure(): Promise<void> {
    const position = await readPrimaryPosition(this.#primary.client).catch(() => null);
    if (position !== null) this.#see(position);
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((replica) => replica.close()));
  }

  #fromPrimary<T>(reason: string, run: () => Promise<T>): Promise<T> {
    replicaReads.inc({ from: 'primary', reason });
    return run();
  }

  #see(position: WalPosition): void {
    if (position.at % walPage === 0n) this.#completeRecord();
    for (const replica of this.#all) replica.see(position);
  }

  #choose(position: WalPosition): Replica | null {
    this.#see(position);
    for (let tries = 0; tries < this.#all.length; tries += 1) {
      this.#next = (this.#next + 1) % this.#all.length;
      const replica = this.#all[this.#next];
      if (replica?.state === 'ready') return replica;
    }
    return null;
  }

  #reasonWithout(call: string, position: WalPosition | null): string {
    if (this.#writing.has(call)) return 'writes';
    if (position === null) return 'unfit';
    return this.#all.some(({ state }) => state === 'behind') ? 'behind' : (this.#all[0]?.state ?? 'away');
  }

  #note(call: string, problem: Error): string {
    const reason = reasonOf(problem);
    if (reason === 'writes') this.#writing.add(call);
    if (reason === 'writes' || reason === 'failed')
      this.#log.debug({ call, err: problem.message }, 'A read failed on the replica and went to the primary');
    return reason;
  }

  /**
   * PostgreSQL's writer flushes whole pages, so that a position at the end of one may be amid a record, which no replica replays before the
   * next commit has the rest of it sent: on a quiet server for half a second. A message that nothing reads is such a commit.
   */
  #completeRecord(): void {
    if (this.#isCompleting) return;
    this.#isCompleting = true;
    completeWalRecord(this.#primary.client)
      .catch(() => undefined)
      .finally(() => {
        this.#isCompleting = false;
      });
  }

  async #readSystem(): Promise<void> {
    // It may need another connection itself.
    if (this.#isReadingSystem) return;
    this.#isReadingSystem = true;
    this.#system = await readSystem(this.#primary.client).catch(() => this.#system);
    this.#isReadingSystem = false;
  }
}
