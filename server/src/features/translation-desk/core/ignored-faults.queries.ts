// Warnings that linguists ignored.
import type { Db } from '../../../kernel/db/database.ts';

export interface IgnoredRow {
  segment_id: number;
  fault_hash: string;
  /** Name of the user that ignored it; empty if the user is gone. */
  name: string;
  created_at: Date;
}

/** Of a job, or of the given segments of it, at most 20,000. */
export async function listIgnored(db: Db, jobId: number, segmentIds: readonly number[] | null = null): Promise<IgnoredRow[]> {
  const { rows } = await db.client.query<IgnoredRow>(
    `select i.segment_id, i.fault_hash, coalesce(u.name, '') as name, i.created_at
     from segment_ignored_faults i left join users u on u.id = i.user_id
     where i.job_id = $1 and ($2::int[] is null or i.segment_id = any($2::int[])) order by i.segment_id, i.created_at limit 20000`,
    [jobId, segmentIds],
  );
  return rows;
}

/** Ignores a fault, or counts it once more. What the segment no longer has goes with it: `known` are the hashes of its faults now. */
export async function setIgnored(
  tx: Db,
  { jobId, segmentId, userId }: { jobId: number; segmentId: number; userId: number },
  hash: string,
  known: readonly string[],
  isIgnored: boolean,
): Promise<void> {
  await tx.client.query(
    `delete from segment_ignored_faults where job_id = $1 and segment_id = $2
       and (not (fault_hash = any($3::text[])) or ($5 = false and fault_hash = $4))`,
    [jobId, segmentId, known, hash, isIgnored],
  );
  if (!isIgnored) return;
  await tx.client.query(
    `insert into segment_ignored_faults (job_id, segment_id, fault_hash, user_id) values ($1, $2, $3, $4) on conflict do nothing`,
    [jobId, segmentId, hash, userId],
  );
}
