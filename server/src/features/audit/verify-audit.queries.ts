import type { Database } from '../../kernel/db/database.ts';

/** Breaks of a chain; without an entry its newest links are missing. */
export interface BrokenLink {
  account_id: number;
  entry_id: number | null;
}

/** The first entry that breaks its chain: changed, deleted or inserted by hand. Null if all chains hold. */
export function findBrokenLink(database: Database): Promise<BrokenLink | null> {
  return database.transaction(async (tx) => {
    // A log of years takes longer than a call may.
    await tx.client.query('set local statement_timeout = 0');
    const { rows } = await tx.client.query<BrokenLink>(
      `with archived as (select distinct on (account_id) account_id, last_hash from audit_archives order by account_id, id desc),
       links as (
         select c.*, coalesce(lag(c.hash) over (partition by c.account_id order by c.position), a.last_hash, '\\x'::bytea) as previous
         from audit_chain c left join archived a on a.account_id = c.account_id),
       newest as (
         select account_id, coalesce(c.hash, a.last_hash) as hash
         from (select distinct on (account_id) account_id, hash from audit_chain order by account_id, position desc) c
           full join archived a using (account_id)),
       broken as (
         select coalesce(l.account_id, e.account_id) as account_id, coalesce(l.entry_id, e.id) as entry_id
         from links l full join audit_entries e on e.id = l.entry_id
         where e.id is null or l.entry_id is null or l.account_id <> e.account_id
           or (l.salt is not null and l.subject_digest <> audit_digest_of(e, l.salt))
           or l.hash <> audit_hash_of(e, l.previous, l.subject_digest)
         union all
         select coalesce(h.account_id, n.account_id), null from audit_heads h full join newest n on n.account_id = h.account_id
         where h.hash is distinct from n.hash)
       select account_id, entry_id from broken order by entry_id nulls last, account_id limit 1`,
    );
    return rows[0] ?? null;
  });
}
