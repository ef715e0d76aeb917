// SQL that moves the oldest entries of the audit log into a file, and checks the content of such a file.
import type { Db } from '../../kernel/db/database.ts';
import { auditArchives } from './audit-archives.table.ts';

export type AuditArchive = typeof auditArchives.$inferSelect;

interface OldLink {
  position: number;
  created_at: Date;
  hash: Buffer;
  /** JSON of the entry without the name of its subject, with `subject_digest` and `hash` of its link as hexadecimal numbers. */
  line: string;
}

/** Accounts after this one, in their order, with a first entry from before a moment; at most `limit`. */
export async function listAccountsWithOld(db: Db, before: Date, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await db.client.query<{ account_id: number }>(
    `select h.account_id from audit_heads h where h.account_id > $2 and exists (
       select from (select entry_id from audit_chain c where c.account_id = h.account_id order by position limit 1) as first
         join audit_entries e on e.id = first.entry_id where e.created_at < $1)
     order by h.account_id limit $3`,
    [before, afterId, limit],
  );
  return rows.map((row) => row.account_id);
}

/** The first links of an account's log, up to the first entry that is not from before the moment. */
export async function listOldLinks(db: Db, accountId: number, before: Date, limit: number): Promise<OldLink[]> {
  const { rows } = await db.client.query<OldLink>(
    `select c.position, e.created_at, c.hash, (to_jsonb(e) - 'subject_name' || jsonb_build_object(
         'subject_digest', encode(c.subject_digest, 'hex'), 'hash', encode(c.hash, 'hex')))::text as line
     from (select * from audit_chain where account_id = $1 order by position limit $2) c join audit_entries e on e.id = c.entry_id
     order by c.position`,
    [accountId, limit],
  );
  const end = rows.findIndex(({ created_at: createdAt }) => createdAt >= before);
  return end < 0 ? rows : rows.slice(0, end);
}

/** The hash that an account's chain continues from; empty where nothing was archived. */
export async function findArchivedHash(db: Db, accountId: number): Promise<Buffer> {
  const { rows } = await db.client.query<{ last_hash: Buffer }>(
    'select last_hash from audit_archives where account_id = $1 order by id desc limit 1',
    [accountId],
  );
  return rows[0]?.last_hash ?? Buffer.alloc(0);
}

/** Lets nobody else archive entries of an account until the transaction ends; new entries are not held up. */
export async function lockArchives(tx: Db, accountId: number): Promise<void> {
  await tx.client.query(`select pg_advisory_xact_lock(hashtext('audit_archives'), $1)`, [accountId]);
}

/** Records the file and removes its entries. The trigger of the log allows this only for entries in a recorded file. */
export async function insertArchive(tx: Db, archive: typeof auditArchives.$inferInsert): Promise<void> {
  await tx.orm.insert(auditArchives).values(archive);
  await tx.client.query(`set local folio.archiving = 'on'`);
  const { rowCount } = await tx.client.query(
    `delete from audit_entries where id = any(array(select entry_id from audit_chain where account_id = $1 and position <= $2))`,
    [archive.account_id, archive.last_position],
  );
  if (rowCount !== archive.entries) throw new Error(`An archive of ${archive.entries} entries would have removed ${rowCount}`);
  await tx.client.query('delete from audit_chain where account_id = $1 and position <= $2', [
    archive.account_id,
    archive.last_position,
  ]);
}

/** Archives in their order, by account; at most `limit` after the one of this place. */
export async function listArchives(db: Db, after: { accountId: number; id: number }, limit: number): Promise<AuditArchive[]> {
  const { rows } = await db.client.query<AuditArchive>(
    'select * from audit_archives where (account_id, id) > ($1, $2) order by account_id, id limit $3',
    [after.accountId, after.id, limit],
  );
  return rows;
}

/** The first entry of these lines with a hash that does not follow from the one before it, null if all do; and the hash of the last one. */
export async function checkLines(db: Db, previous: Buffer, lines: readonly string[]) {
  const { rows } = await db.client.query<{ wrong_id: number | null; last_hash: Buffer | null }>(
    `with given as (
       select jsonb_populate_record(null::audit_entries, line::jsonb) as entry, decode(line::jsonb->>'subject_digest', 'hex') as digest,
         decode(line::jsonb->>'hash', 'hex') as hash, at from unnest($2::text[]) with ordinality as lines (line, at)),
     linked as (select *, lag(hash, 1, $1::bytea) over (order by at) as previous from given)
     select (select (entry).id from linked where hash <> audit_hash_of(entry, previous, digest) order by at limit 1) as wrong_id,
       (select hash from given order by at desc limit 1) as last_hash`,
    [previous, lines],
  );
  return { wrongId: rows[0]?.wrong_id ?? null, lastHash: rows[0]?.last_hash ?? null };
}
