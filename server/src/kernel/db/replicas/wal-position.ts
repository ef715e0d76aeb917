// Positions in the write-ahead log that PostgreSQL has written, and a replica has replayed. Commits before a request lie before the
// position of that moment, so that a replica which has replayed it shows all of it, by whichever person and process it was written.

/** A position in the log of a primary. After a failover, another primary writes another timeline: its positions are not comparable. */
export interface WalPosition {
  timeline: number;
  at: bigint;
}

/**
 * The position at which every visible commit has been written; null if the server is not a primary. Flushed positions are enough, and are
 * sent to replicas at once. If commits do not wait for the disk, they are visible before they are flushed.
 */
export const positionColumn = `(select substr(pg_walfile_name(at), 1, 8) || ':' || at from
  (select case when pg_is_in_recovery() then null when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end as at) as wal)`;

/** A position as PostgreSQL writes it, like `16/B374D848`; null for anything else. */
export function readAt(text: string | null): bigint | null {
  const found = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text ?? '');
  return found ? (BigInt(`0x${found[1]}`) << 32n) + BigInt(`0x${found[2]}`) : null;
}

/** Value of `positionColumn`, like `00000001:16/B374D848`. */
export function readPosition(text: string | null): WalPosition | null {
  const [timeline = '', at = ''] = (text ?? '').split(':');
  const number = readAt(at);
  return number === null || !/^[0-9A-F]{8}$/i.test(timeline) ? null : { timeline: Number.parseInt(timeline, 16), at: number };
}

/** The later of two positions: that of the newer timeline, or the larger one. */
export const laterOf = (one: WalPosition | null, other: WalPosition): WalPosition =>
  one === null || other.timeline > one.timeline || (other.timeline === one.timeline && other.at > one.at) ? other : one;
