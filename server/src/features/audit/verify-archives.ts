// Checks the files of the audit log: each is the one that was written, follows the one before it, and its entries follow one another.
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { Database } from '../../kernel/db/database.ts';
import type { Storage } from '../../kernel/storage.ts';
import { type AuditArchive, checkLines, listArchives } from './audit-archives.queries.ts';

const maxArchives = 100;

/** A file of the log that does not hold; without an entry the file as a whole is missing, changed or out of its order. */
export interface BrokenArchive {
  account_id: number;
  archive_id: number;
  entry_id: number | null;
}

async function findFault(database: Database, storage: Pick<Storage, 'find'>, archive: AuditArchive, previous: Buffer) {
  const broken = { account_id: archive.account_id, archive_id: archive.id, entry_id: null };
  const file = await storage.find(archive.storage_key);
  if (file === null || !createHash('sha256').update(file).digest().equals(archive.sha256)) return broken;
  if (!archive.previous_hash.equals(previous)) return broken;
  const lines = gunzipSync(file).toString('utf8').trimEnd().split('\n');
  const { wrongId, lastHash } = await checkLines(database, previous, lines);
  if (wrongId !== null) return { ...broken, entry_id: wrongId };
  return lines.length === archive.entries && lastHash?.equals(archive.last_hash) ? null : broken;
}

/** The first file that does not hold; null where all do. */
export async function findBrokenArchive(database: Database, storage: Pick<Storage, 'find'>): Promise<BrokenArchive | null> {
  let last: AuditArchive | null = null;
  for (;;) {
    const archives: AuditArchive[] = await listArchives(
      database,
      { accountId: last?.account_id ?? 0, id: last?.id ?? 0 },
      maxArchives,
    );
    for (const archive of archives) {
      const previous = last?.account_id === archive.account_id ? last.last_hash : Buffer.alloc(0);
      const fault = await findFault(database, storage, archive, previous);
      if (fault) return fault;
      last = archive;
    }
    if (archives.length < maxArchives) return null;
  }
}
