// The sweep of the storage, as it would run two days later: files named by a row stay, all others are deleted.
import { readdirSync, utimesSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Installation } from './installation.ts';
import type { Records } from './records.ts';

const sweepWithinS = 60;

const namedKeys = ['assets', 'additional_sources', 'bulk_uploads', 'chat_attachments']
  .map((table) => `select storage_key as key from ${table} where storage_key is not null`)
  .join(' union ');

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Runs one job of the queue; answers how it ended, or its state where it did not in time. */
async function runJob({ query }: Cluster, name: string): Promise<string> {
  const [job] = await query<{ id: string }>('insert into pgboss.job (name) values ($1) returning id', [name]);
  const giveUpAt = performance.now() + sweepWithinS * 1000;
  for (;;) {
    const [now] = await query<{ state: string }>('select state from pgboss.job where name = $1 and id = $2', [name, job?.id]);
    const state = now?.state ?? 'gone';
    if (['completed', 'failed', 'cancelled', 'gone'].includes(state) || performance.now() > giveUpAt) return state;
    await wait(500);
  }
}

export async function sweepFiles({ cluster, dataDir }: Installation, records: Records): Promise<void> {
  const folder = join(dataDir, 'files');
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  await cluster.query(`update assets set created_at = now() - interval '2 days' where order_detail_id is null`);
  for (const file of listFiles(folder)) utimesSync(file, twoDaysAgo, twoDaysAgo);
  const state = await runJob(cluster, 'asset.sweep');
  if (state !== 'completed') records.violate('the storage is swept', `its job is ${state}`);
  const named = new Set((await cluster.query<{ key: string }>(namedKeys)).map(({ key }) => key));
  for (const file of listFiles(folder)) {
    const key = relative(folder, file);
    if (!named.has(key)) records.violate('no file is left that no row names', key);
  }
}
