// SQL of failing connections: when they open, the caller that may try, and when they close. All by the database's clock, for all processes.
import type { Db } from '../../kernel/db/database.ts';
import { type ServingChoice, servingConnection, valuesOfServing } from './models.queries.ts';

/** Failures one after another that open a breaker. More than one order makes on its own. */
export const maxFailures = 5;
/** Failures with more minutes than this between them do not belong together. */
const memoryMinutes = 10;
/** Seconds for which it opens first, and at most. */
const firstOpenSeconds = 30;
const maxOpenSeconds = 600;
/** Longer than any call: a caller that died leaves the try to the next. */
const probeMinutes = 16;

const enterServing = {
  name: 'enter-serving-connection',
  text: `with serving as materialized (${servingConnection}),
    probe as (
      update model_breakers b set probe_until = now() + interval '${probeMinutes} minutes' from serving s
      where b.connection_id = s.id and b.open_until <= now() and (b.probe_until is null or b.probe_until <= now()) returning 1)
    select s.id, exists (select 1 from probe) or not exists (
      select 1 from model_breakers b where b.connection_id = s.id and b.open_until is not null) as may
    from serving s`,
};

/** A connection that serves, and whether a caller may call it. */
export interface Entered {
  /** Null where nothing of the kind is chosen. */
  connectionId: number | null;
  canCall: boolean;
}

/** The connection that serves, which a caller may call: always while it is closed; one at a time when its pause is over. */
export async function enter(db: Db, accountId: number, choice: ServingChoice): Promise<Entered> {
  const { rows } = await db.client.query<{ id: number | null; may: boolean }>({
    ...enterServing,
    values: valuesOfServing(accountId, choice),
  });
  return { connectionId: rows[0]?.id ?? null, canCall: rows[0]?.may ?? true };
}

/** Closes it; true where it was open. */
export async function close(db: Db, connectionId: number): Promise<boolean> {
  const { rows } = await db.client.query<{ was_open: boolean }>(
    'delete from model_breakers where connection_id = $1 returning open_until is not null as was_open',
    [connectionId],
  );
  return rows[0]?.was_open ?? false;
}

/** Lets the next caller try: the one before learned nothing of the connection. */
export async function endProbe(db: Db, connectionId: number): Promise<void> {
  await db.client.query('update model_breakers set probe_until = null where connection_id = $1 and probe_until is not null', [
    connectionId,
  ]);
}

/** Counts a failure; true where it is open now. A failure of calls that began before it opened does not open it for longer. */
export async function countFailure(db: Db, connectionId: number): Promise<boolean> {
  const pause = (times: string) =>
    `now() + least(${maxOpenSeconds}, ${firstOpenSeconds} * power(2, least(10, ${times}))) * interval '1 second'`;
  const { rows } = await db.client.query<{ is_open: boolean }>(
    `insert into model_breakers as b (connection_id, failures) select id, 1 from model_connections where id = $1
     on conflict (connection_id) do update set
       failures = case when b.open_until is null and b.last_failed_at < now() - interval '${memoryMinutes} minutes' then 1 else b.failures + 1 end,
       last_failed_at = now(),
       probe_until = null,
       times_opened = case
         when b.open_until <= now() then b.times_opened + 1
         when b.open_until is null and b.failures + 1 >= ${maxFailures} and b.last_failed_at >= now() - interval '${memoryMinutes} minutes' then 1
         else b.times_opened end,
       open_until = case
         when b.open_until <= now() then ${pause('b.times_opened')}
         when b.open_until is null and b.failures + 1 >= ${maxFailures} and b.last_failed_at >= now() - interval '${memoryMinutes} minutes' then ${pause('0')}
         else b.open_until end
     returning open_until is not null as is_open`,
    [connectionId],
  );
  return rows[0]?.is_open ?? false;
}
