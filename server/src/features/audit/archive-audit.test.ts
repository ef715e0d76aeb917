// Old months of the log go into files; the chain continues from them, and a change of a file is found.
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startOwnProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { archiveAudit } from './archive-audit.ts';
import { recordAudit } from './audit.queries.ts';
import { findBrokenArchive } from './verify-archives.ts';
import { findBrokenLink } from './verify-audit.queries.ts';

let product: TestProduct;
let owner: TestCaller;
let accountId = 0;

/** Entries of the log, one for each of these months ago. */
async function note(...monthsAgo: number[]): Promise<void> {
  for (const months of monthsAgo) {
    await product.sql(
      `insert into audit_entries (account_id, user_id, action, subject_name, details, created_at)
       values ($1, $2, 'seat.invited', 'Paula Person', '{"role": "user", "share": 0.50}', now() - $3 * interval '1 month')`,
      [accountId, owner.id, months],
    );
  }
}

const archives = () =>
  product.sql<{ id: number; storage_key: string; entries: number }>(
    'select id, storage_key, entries from audit_archives order by id',
  );
const entries = async () => (await product.sql('select id from audit_entries where account_id = $1', [accountId])).length;
const brokenLink = () => findBrokenLink(product.kernel.database);
const brokenArchive = (storage: Pick<TestProduct['kernel']['storage'], 'find'> = product.kernel.storage) =>
  findBrokenArchive(product.kernel.database, storage);

/** The storage with other bytes in every file. */
const changed = (change: (text: string) => string) => ({
  find: async (key: string) => {
    const file = await product.kernel.storage.find(key);
    return file && gzipSync(change(gunzipSync(file).toString('utf8')));
  },
});

beforeAll(async () => {
  product = await startOwnProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  const [row] = await product.sql<{ account_id: number }>('select account_id from users where id = $1', [owner.id]);
  accountId = row?.account_id ?? 0;
});
beforeEach(async () => {
  await product.sql(
    `alter table audit_entries disable trigger user; delete from audit_entries; delete from audit_chain; delete from audit_heads;
     delete from audit_archives; alter table audit_entries enable trigger user`,
  );
  await note(30, 20, 14, 3, 0);
});
afterAll(() => product.stop());

it('keeps everything where no age is set', async () => {
  await archiveAudit(product.kernel, 0);
  expect([await entries(), await archives()]).toEqual([5, []]);
});

it('archives months that are old enough, and the chain continues', async () => {
  await archiveAudit(product.kernel, 12);
  expect([await entries(), await archives()]).toEqual([2, [expect.objectContaining({ entries: 3 })]]);
  expect([await brokenLink(), await brokenArchive()]).toEqual([null, null]);
  await note(0);
  await recordAudit(product.kernel.database, { id: owner.id, accountId, impersonator: null }, { action: 'seat.removed' });
  await archiveAudit(product.kernel, 2);
  expect((await archives()).map((archive) => archive.entries)).toEqual([3, 1]);
  expect([await entries(), await brokenLink(), await brokenArchive()]).toEqual([3, null, null]);
});

it('archives a log as a whole, and new entries follow the archive', async () => {
  await product.sql(`alter table audit_entries disable trigger user; update audit_entries set created_at = created_at - interval '2 years';
    alter table audit_entries enable trigger user; delete from audit_chain; delete from audit_heads;
    select link_audit_entry(e) from audit_entries e order by id`);
  await archiveAudit(product.kernel, 12);
  expect([await entries(), await brokenLink(), await brokenArchive()]).toEqual([0, null, null]);
  await note(0);
  expect(await brokenLink()).toBeNull();
  await product.sql(`update audit_archives set last_hash = sha256('x')`);
  expect(await brokenLink()).not.toBeNull();
});

it('has no name of a subject in a file', async () => {
  await archiveAudit(product.kernel, 12);
  const [archive] = await archives();
  const text = gunzipSync((await product.kernel.storage.find(archive?.storage_key ?? '')) ?? '').toString('utf8');
  expect(text).toContain('seat.invited');
  expect(text).not.toContain('Paula');
});

it('archives each entry once, however many do so at once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => archiveAudit(product.kernel, 12)));
  expect((await archives()).map((archive) => archive.entries)).toEqual([3]);
  expect([await entries(), await brokenLink(), await brokenArchive()]).toEqual([2, null, null]);
});

it('refuses to delete entries that no archive has', async () => {
  const [first] = await product.sql<{ id: number }>('select min(id) as id from audit_entries');
  const deleted = product.sql(
    `begin; set local folio.archiving = 'on'; delete from audit_entries where id = ${first?.id}; commit`,
  );
  await expect(deleted).rejects.toThrow('append-only');
});

it.each([
  ['changed', () => changed((text) => text.replace('seat.invited', 'seat.deleted'))],
  ['missing', () => ({ find: () => Promise.resolve(null) })],
])('finds a file that is %s', async (_, storage) => {
  await archiveAudit(product.kernel, 12);
  const [archive] = await archives();
  expect(await brokenArchive(storage())).toEqual({ account_id: accountId, archive_id: archive?.id, entry_id: null });
});

it('finds a changed entry in a file whose checksum was replaced', async () => {
  await archiveAudit(product.kernel, 12);
  const [first] = await product.sql<{ id: number }>('select entry_id as id from audit_chain order by entry_id limit 1');
  const storage = changed((text) => text.replace('seat.invited', 'seat.deleted'));
  const [archive] = await archives();
  const file = await storage.find(archive?.storage_key ?? '');
  await product.sql('update audit_archives set sha256 = sha256($1)', [file]);
  const broken = await brokenArchive(storage);
  expect(broken?.entry_id).toBeGreaterThan(0);
  expect(broken?.entry_id).toBeLessThan(first?.id ?? 0);
});

it('finds an archive that is missing between two others', async () => {
  await archiveAudit(product.kernel, 24);
  await archiveAudit(product.kernel, 16);
  await archiveAudit(product.kernel, 12);
  const [, second, third] = await archives();
  await product.sql('delete from audit_archives where id = $1', [second?.id]);
  expect(await brokenArchive()).toEqual({ account_id: accountId, archive_id: third?.id, entry_id: null });
});
