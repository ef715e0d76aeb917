// Checks of a replica before reads, and of the primary that it should be a copy of.
import type { Db } from '../database.ts';
import { positionColumn, readAt, readPosition, type WalPosition } from './wal-position.ts';

type Asking = Pick<Db['client'], 'query'>;

export interface ReplicaFacts {
  /** False for a primary, also one that was a replica until now. */
  isRecovering: boolean;
  /** Replayed position; null if it never replayed. */
  replayed: bigint | null;
  timeline: number;
  /** Names the database cluster, the same in all its copies. */
  system: string;
  /** Names the running server: another behind the same address has another name. */
  server: string;
  /** The server process of the connection. */
  pid: number;
  /** Age of the last replayed transaction; null if there was none. */
  secondsOld: number | null;
}

/** The control file is written before a timeline is replayed to its next restart point, so that the newer of both numbers counts. */
const factsText = `select pg_is_in_recovery() as "isRecovering", pg_last_wal_replay_lsn()::text as replayed, pg_backend_pid() as pid,
    (select greatest(c.timeline_id, r.min_recovery_end_timeline) from pg_control_checkpoint() c, pg_control_recovery() r) as timeline,
    (select system_identifier::text from pg_control_system()) as system,
    concat_ws(' ', host(inet_server_addr()), inet_server_port(), extract(epoch from pg_postmaster_start_time())) as server,
    extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as "secondsOld"`;

const progressText = 'select pg_is_in_recovery() as "isRecovering", pg_last_wal_replay_lsn()::text as replayed';

type Row<Facts> = Omit<Facts, 'replayed'> & { replayed: string | null };

const withReplayed = <Facts>(row: Row<Facts>) => ({ ...row, replayed: readAt(row.replayed) }) as Facts;

/** `before` are statements that run first, in the same round trip. */
export async function readReplicaFacts(client: Asking, before: readonly string[] = []): Promise<ReplicaFacts> {
  // Several commands have a list of results.
  const results = [await client.query<Row<ReplicaFacts>>([...before, factsText].join('; '))].flat();
  return withReplayed(results.at(-1)?.rows[0] as Row<ReplicaFacts>);
}

export type Progress = Pick<ReplicaFacts, 'isRecovering' | 'replayed'>;

export async function readProgress(client: Asking): Promise<Progress> {
  const { rows } = await client.query<Row<Progress>>(progressText);
  return withReplayed(rows[0] as Row<Progress>);
}

/** The name of the primary's cluster; null where the user may not read it. */
export async function readSystem(client: Asking): Promise<string | null> {
  const { rows } = await client.query<{ system: string }>('select system_identifier::text as system from pg_control_system()');
  return rows[0]?.system ?? null;
}

/** Commits an empty message on the primary, with which all that was written of the log before is flushed and sent. */
export async function completeWalRecord(client: Asking): Promise<void> {
  await client.query("select pg_logical_emit_message(true, 'folio', '')");
}

/** Written position of the primary; null on a replica. */
export async function readPrimaryPosition(client: Asking): Promise<WalPosition | null> {
  const { rows } = await client.query<{ position: string | null }>(`select ${positionColumn} as position`);
  return readPosition(rows[0]?.position ?? null);
}
