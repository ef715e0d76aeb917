// The order in which transactions lock rows, as their statements say it.
import type pg from 'pg';

/** Tables in the order in which a transaction locks rows of several of them (ARCHITECTURE.md). */
export const lockOrder = ['order_details', 'tasks', 'orders', 'translation_requests', 'translation_lines', 'translation_jobs'];

/** Tables with rows that a statement locks: by a locking clause, an update or a deletion. Keys checked by a foreign key do not count. */
function lockedBy(text: string): string[] {
  const words = text.replaceAll('"', '').toLowerCase();
  const written = [...words.matchAll(/\b(?:update|delete from)\s+([a-z_]+)/g)].map(([, table = '']) => table);
  const locking = /\bfor (?:no key )?update\b/.test(words)
    ? [...words.matchAll(/\b(?:from|join)\s+([a-z_]+)/g)].map(([, table = '']) => table)
    : [];
  return [...locking, ...written].filter((table) => lockOrder.includes(table));
}

/** Watches the transactions on all connections of the pool from now on; answers each pair of tables that was locked the other way round, with its statement. */
export function watchLockOrder(pool: pg.Pool): Set<string> {
  const turned = new Set<string>();
  const watched = new WeakSet<pg.PoolClient>();
  const watch = (client: pg.PoolClient): pg.PoolClient => {
    if (watched.has(client)) return client;
    watched.add(client);
    const query = client.query.bind(client) as (...words: unknown[]) => unknown;
    let held: string[] | null = null;
    return Object.assign(client, {
      query: (first: unknown, ...others: unknown[]) => {
        const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '');
        if (/^begin/i.test(text)) held = [];
        else if (/^(?:commit|rollback)/i.test(text)) held = null;
        else if (held) {
          for (const table of lockedBy(text)) {
            const rank = lockOrder.indexOf(table);
            const later = held.find((other) => lockOrder.indexOf(other) > rank);
            if (later && !held.includes(table) && !held.includes(`new ${table}`))
              turned.add(`${table} after ${later}: ${text.replace(/\s+/g, ' ').slice(0, 160)}`);
            held.push(table);
          }
          // Nobody else sees a row that is new.
          for (const [, table = ''] of text.replaceAll('"', '').matchAll(/insert into\s+([a-z_]+)/gi)) held.push(`new ${table}`);
        }
        return query(first, ...others);
      },
    });
  };
  // Single statements connect by a callback; they are no transactions.
  const connect = pool.connect.bind(pool) as (...words: unknown[]) => Promise<pg.PoolClient>;
  pool.connect = ((...words: unknown[]) => (words.length > 0 ? connect(...words) : connect().then(watch))) as typeof pool.connect;
  return turned;
}
