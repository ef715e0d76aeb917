// Second opinions and rewrites whose process died are given up after ten or fifty minutes: here at once, as if that time had passed.
import type { Cluster } from './cluster.ts';

const ageAll = ['second_opinions', 'passage_rewrites'].map(
  (table) =>
    `update ${table} set created_at = now() - interval '1 hour' where ${table === 'second_opinions' ? 'remarks is null' : "after = ''"}`,
);

/** Also those whose process goes on writing them, as one does that was frozen for so long. */
export async function giveUpWriting({ query }: Cluster): Promise<void> {
  for (const text of ageAll) await query(text);
  await query("insert into pgboss.job (name) values ('opinion.sweep'), ('rewrite.sweep') on conflict do nothing");
}
