// Moves old entries of the audit log into files of the storage, a part of one account at a time. The file is written first: a process that dies
// before the transaction leaves bytes that no row names, which the sweep of the storage removes.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { keepStored } from '../../kernel/keep-stored.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { rowsRemoved } from '../../kernel/metrics.ts';
import { findArchivedHash, insertArchive, listAccountsWithOld, listOldLinks, lockArchives } from './audit-archives.queries.ts';

/** Area of the storage. */
const auditArea = 'audit';

const maxEntries = 5000;
const maxAccounts = 200;

/** The first moment (UTC) of the month so many months ago: months are archived whole. */
function startOfMonth(now: Date, monthsAgo: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
}

/** Archives the next part of an account's log; false where nothing is old enough. */
async function archivePart(kernel: Kernel, accountId: number, before: Date): Promise<boolean> {
  const { database, storage } = kernel;
  const archived = await database.transaction(async (tx) => {
    await lockArchives(tx, accountId);
    const links = await listOldLinks(tx, accountId, before, maxEntries);
    const [first, last] = [links[0], links.at(-1)];
    if (!first || !last) return 0;
    const file = gzipSync(links.map(({ line }) => `${line}\n`).join(''));
    const previousHash = await findArchivedHash(tx, accountId);
    const storageKey = await storage.save(auditArea, file);
    const archive = {
      account_id: accountId,
      storage_key: storageKey,
      sha256: createHash('sha256').update(file).digest(),
      bytes: file.length,
      entries: links.length,
      first_at: first.created_at,
      last_at: last.created_at,
      last_position: last.position,
      previous_hash: previousHash,
      last_hash: last.hash,
    };
    // Removes the file if the transaction gives way in a deadlock and runs again.
    await keepStored(kernel, [storageKey], () => insertArchive(tx, archive));
    return links.length;
  });
  if (archived > 0) rowsRemoved.inc({ rows: 'audit_entries' }, archived);
  return archived > 0;
}

/** Archives entries of months that ended more than so many months ago; 0 keeps all of them in the database. */
export async function archiveAudit(kernel: Kernel, months: number, signal?: AbortSignal): Promise<void> {
  if (months === 0) return;
  const isAborted = () => signal?.aborted ?? false;
  const before = startOfMonth(kernel.clock.now(), months);
  for (let afterId = 0; ; ) {
    const accountIds = await listAccountsWithOld(kernel.database, before, afterId, maxAccounts);
    for (const accountId of accountIds)
      while (!isAborted() && (await archivePart(kernel, accountId, before))) {
        // Part by part, each in its own transaction.
      }
    const last = accountIds.at(-1);
    if (last === undefined || accountIds.length < maxAccounts || isAborted()) return;
    afterId = last;
  }
}
