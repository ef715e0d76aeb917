// SQL that removes rows by their age, a step at a time along an index.
import type { Db } from '../../kernel/db/database.ts';
import type { AgingRows } from './retention.config.ts';

interface Aging {
  table: string;
  /** Column compared with the age; an index begins with it. */
  moment: string;
  /** Its type, in which the moment of a step's last row comes back. */
  type: 'timestamptz' | 'date';
  /** The predicate of the index, where it has one. */
  only?: string;
}

export const aging: Record<AgingRows, Aging> = {
  model_calls: { table: 'model_calls', moment: 'created_at', type: 'timestamptz' },
  webhook_deliveries: { table: 'webhook_deliveries', moment: 'created_at', type: 'timestamptz' },
  read_notifications: { table: 'notifications', moment: 'read_at', type: 'timestamptz', only: 'read_at is not null' },
  notifications: { table: 'notifications', moment: 'created_at', type: 'timestamptz' },
  inbox_states: { table: 'inbox_states', moment: 'updated_at', type: 'timestamptz' },
  // Before the sessions, which they name.
  one_time_tokens: { table: 'one_time_tokens', moment: 'expires_at', type: 'timestamptz' },
  sessions: { table: 'sessions', moment: 'expires_at', type: 'timestamptz' },
  report_days: { table: 'report_days', moment: 'day', type: 'date' },
  report_approvals: { table: 'report_approvals', moment: 'day', type: 'date' },
};

export interface RemovedStep {
  /** Number of old rows found, and number of removed rows. */
  found: number;
  removed: number;
  /** The moment of the last row, at which the next step begins: the index still has the removed rows, and they are not read once more. */
  last: string | null;
}

/** The statement of a step: `$1` is the first moment, `$2` the one before which rows are too old, `$3` the most rows. */
export const removalOf = ({ table, moment, type, only = 'true' }: Aging): string =>
  `with old as (select ctid, ${moment} as moment from ${table} where ${moment} >= $1::${type} and ${moment} < $2::${type} and ${only}
     order by ${moment} limit $3 for update skip locked),
   gone as (delete from ${table} where ctid = any(array(select ctid from old)) returning 1)
   select (select count(*)::int from gone) as removed, count(*)::int as found, max(moment)::text as last from old`;

/** Removes at most `limit` rows from before a moment; several at once remove different rows. */
export async function removeStep(
  db: Db,
  rows: AgingRows,
  span: { from: string; before: Date },
  limit: number,
): Promise<RemovedStep> {
  const { rows: answered } = await db.client.query<RemovedStep>(removalOf(aging[rows]), [span.from, span.before, limit]);
  return answered[0] ?? { found: 0, removed: 0, last: null };
}
