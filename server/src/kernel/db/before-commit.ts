// Something that belongs to whatever a call writes, in the same transaction: the first transaction of the call that wrote anything commits it too.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db.ts';

interface Pending {
  act: ((tx: Db) => Promise<void>) | null;
}

const pending = new AsyncLocalStorage<Pending>();

/**
 * Runs `run`; `act` is run once, at the end of the first transaction in which it wrote, or, where it wrote outside of one or in one of another call,
 * with `db` after it succeeded.
 */
export async function withActBeforeCommit<T>(db: Db, act: (tx: Db) => Promise<void>, run: () => Promise<T>): Promise<T> {
  const own: Pending = { act };
  const answer = await pending.run(own, run);
  const left = own.act;
  own.act = null;
  if (left) await left(db);
  return answer;
}

/** Called before a commit. Returns a function to call after it succeeds; null if nothing waits, or nothing was written. */
export async function actBeforeCommit(tx: Db): Promise<(() => void) | null> {
  const own = pending.getStore();
  const act = own?.act;
  if (!own || !act) return null;
  const { rows } = await tx.client.query<{ wrote: boolean }>('select pg_current_xact_id_if_assigned() is not null as wrote');
  if (!rows[0]?.wrote) return null;
  await act(tx);
  return () => {
    own.act = null;
  };
}
