// Second opinions and rewrites of a dead process time out after fifty and ten minutes. This runs the timeout now,
// as if that time had passed.
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

const writing = { second_opinions: 'remarks is null', passage_rewrites: "after = ''" };

/** Milliseconds to wait for work to time out, and its minimum age: work with an immediate model reply has ended by then. */
const findWithinMs = 15_000;
const writtenForMs = 400;

async function isWritten({ query }: Cluster): Promise<boolean> {
  const found = Object.entries(writing).map(
    ([table, isUnfinished]) =>
      `exists (select from ${table} where ${isUnfinished} and created_at < now() - interval '${writtenForMs} ms')`,
  );
  const [row] = await query<{ found: boolean }>(`select ${found.join(' or ')} as found`);
  return row?.found === true;
}

/** Gives up all that are being written, also by a process that continues with them, as one does that was frozen for so long. */
export async function abortAttempt({ query }: Cluster): Promise<void> {
  for (const [table, isUnfinished] of Object.entries(writing))
    await query(`update ${table} set created_at = now() - interval '1 hour' where ${isUnfinished}`);
  await query("insert into pgboss.job (name) values ('opinion.sweep'), ('rewrite.sweep') on conflict do nothing");
}

/** The same once something is being written. */
export async function abortNextAttempt(cluster: Cluster): Promise<void> {
  const giveUpAt = performance.now() + findWithinMs;
  while (performance.now() < giveUpAt) {
    if (await isWritten(cluster)) return abortAttempt(cluster);
    await wait(200);
  }
}
