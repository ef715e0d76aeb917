// Divided and joined segments, with the texts of every job of their line.
import type { Db } from '../../../kernel/db/database.ts';
import type { SegmentRow, SegmentSourceRow } from './segments.queries.ts';

/** Text of a job for a segment; `is_done` if the job was delivered. */
export interface StateOfJob
  extends Pick<SegmentRow, 'target' | 'initial' | 'status' | 'origin' | 'percent' | 'reason' | 'revision'> {
  job_id: number;
  segment_id: number;
  is_done: boolean;
}

/** Locks a line, so that its segments are divided and joined one after the other. Callers lock the job after it. */
export async function lockLine(tx: Db, lineId: number): Promise<{ segment_count: number } | null> {
  const { rows } = await tx.client.query<{ segment_count: number }>(
    'select segment_count from translation_lines where id = $1 for update',
    [lineId],
  );
  return rows[0] ?? null;
}

export async function findSource(tx: Db, lineId: number, id: number): Promise<SegmentSourceRow | null> {
  const { rows } = await tx.client.query<SegmentSourceRow>('select * from segments where id = $1 and line_id = $2', [id, lineId]);
  return rows[0] ?? null;
}

/** The segment after a position, where it is of the same paragraph. */
export async function findNextOfUnit(
  tx: Db,
  { line_id: lineId, position, unit }: SegmentSourceRow,
): Promise<SegmentSourceRow | null> {
  const { rows } = await tx.client.query<SegmentSourceRow>(
    'select * from segments where line_id = $1 and position = $2 and unit = $3',
    [lineId, position + 1, unit],
  );
  return rows[0] ?? null;
}

/** Texts of all jobs of the line for segments, locked until the transaction ends. */
export async function lockStatesOf(tx: Db, ids: readonly number[]): Promise<StateOfJob[]> {
  const { rows } = await tx.client.query<StateOfJob>(
    `select s.job_id, s.segment_id, s.target, s.initial, s.status, s.origin, s.percent, s.reason, s.revision, j.state in ('delivered', 'done') as is_done from segment_states s join translation_jobs j on j.id = s.job_id
     where s.segment_id = any($1::int[]) order by s.segment_id, s.job_id for update of s`,
    [ids],
  );
  return rows;
}

/** Moves the segments after a position by one: first out of the way, since no two may have the same position in between. */
export async function movePositions(tx: Db, lineId: number, after: number, by: 1 | -1): Promise<void> {
  await tx.client.query('update segments set position = -(position + $3) where line_id = $1 and position > $2', [
    lineId,
    after,
    by,
  ]);
  await tx.client.query('update segments set position = -position where line_id = $1 and position < 0', [lineId]);
}

export async function updateSource(tx: Db, id: number, source: string, space: string): Promise<void> {
  await tx.client.query('update segments set source = $2, space = $3 where id = $1', [id, source, space]);
}

/** Answers its id. */
export async function insertAfter(tx: Db, left: SegmentSourceRow, source: string): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    'insert into segments (line_id, position, unit, source, space) values ($1, $2, $3, $4, $5) returning id',
    [left.line_id, left.position + 1, left.unit, source, left.space],
  );
  if (!rows[0]) throw new Error('The segment was not inserted');
  return rows[0].id;
}

export async function setSegmentCount(tx: Db, lineId: number, count: number): Promise<void> {
  await tx.client.query('update translation_lines set segment_count = $2 where id = $1', [lineId, count]);
}

/** Writes states of several jobs and inserts those of a new segment. `userId` changed those of `jobId`. */
export async function putStates(tx: Db, states: readonly StateOfJob[], jobId: number, userId: number): Promise<void> {
  await tx.client.query(
    `insert into segment_states (job_id, segment_id, target, initial, status, origin, percent, reason, revision, changed_by)
     select job_id, segment_id, target, initial, status, origin, percent, reason, revision, case when job_id = $2 then $3::int end
     from jsonb_to_recordset($1::jsonb)
       as c(job_id int, segment_id int, target text, initial text, status text, origin text, percent smallint, reason text, revision int)
     on conflict (job_id, segment_id) do update set target = excluded.target, initial = excluded.initial, status = excluded.status,
       origin = excluded.origin, percent = excluded.percent, reason = excluded.reason, revision = excluded.revision,
       changed_by = coalesce(excluded.changed_by, segment_states.changed_by), updated_at = now()`,
    [JSON.stringify(states), jobId, userId],
  );
}

/** Deletes a segment after its comments move to another one. */
export async function mergeInto(tx: Db, keptId: number, goneId: number): Promise<void> {
  await tx.client.query('update segment_comments set segment_id = $1 where segment_id = $2', [keptId, goneId]);
  await tx.client.query('delete from segments where id = $1', [goneId]);
}
