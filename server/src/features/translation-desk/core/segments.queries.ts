import type { CorrectionReason, SegmentOrigin, SegmentStatus } from '@folio/contract/translation-words';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { segmentComments, segmentStates, segments } from './segments.table.ts';

export type SegmentSourceRow = typeof segments.$inferSelect;

/** A segment with the text of a job. */
export interface SegmentRow {
  id: number;
  position: number;
  unit: number;
  source: string;
  space: string;
  max_length: number | null;
  target: string;
  initial: string | null;
  status: SegmentStatus;
  origin: SegmentOrigin;
  percent: number | null;
  reason: CorrectionReason | null;
  comments: number;
  revision: number;
}

/** Rows of one statement. */
const rowsPerStatement = 500;

/** Answers their ids in the order given. */
export async function insertSegments(tx: Db, values: (typeof segments.$inferInsert)[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < values.length; from += rowsPerStatement) {
    const rows = await tx.orm
      .insert(segments)
      .values(values.slice(from, from + rowsPerStatement))
      .returning({ id: segments.id, position: segments.position });
    ids.push(...rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id));
  }
  return ids;
}

export async function insertStates(tx: Db, values: (typeof segmentStates.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < values.length; from += rowsPerStatement)
    await tx.orm
      .insert(segmentStates)
      .values(values.slice(from, from + rowsPerStatement))
      .onConflictDoNothing();
}

/** The next stage begins with the texts of the stage before. */
export async function copyStates(tx: Db, fromJobId: number, toJobId: number): Promise<void> {
  await tx.client.query(
    `insert into segment_states (job_id, segment_id, target, initial, status, origin, percent)
     select $2, segment_id, target, target, case when status = 'locked' then 'locked' else 'draft' end, 'given', null
     from segment_states where job_id = $1
     on conflict (job_id, segment_id) do update set target = excluded.target, initial = excluded.initial, status = excluded.status,
       origin = excluded.origin, reason = null, revision = segment_states.revision + 1, updated_at = now()`,
    [fromJobId, toJobId],
  );
}

const shown = `g.id, g.position, g.unit, g.source, g.space, g.max_length, s.target, s.initial, s.status, s.origin, s.percent, s.reason, s.revision,
  (select count(*)::int from segment_comments c where c.segment_id = g.id) as comments`;

/** Segments of a job after a position, in their order. `onlyChanged` omits segments left unchanged by the stage. */
export async function listSegments(
  db: Db,
  jobId: number,
  { after, limit, onlyChanged = false }: { after: number; limit: number; onlyChanged?: boolean },
): Promise<SegmentRow[]> {
  const { rows } = await db.client.query<SegmentRow>({
    name: `segments${onlyChanged ? '-changed' : ''}`,
    text: `select ${shown} from segment_states s join segments g on g.id = s.segment_id
      where s.job_id = $1 and g.position > $2 ${onlyChanged ? 'and s.initial is not null and s.initial <> s.target' : ''}
      order by g.position limit $3`,
    values: [jobId, after, limit],
  });
  return rows;
}

/** The segments of a job by their ids, their states locked until the transaction ends. */
export async function lockSegments(tx: Db, jobId: number, ids: readonly number[]): Promise<SegmentRow[]> {
  const { rows } = await tx.client.query<SegmentRow>(
    `select ${shown} from segment_states s join segments g on g.id = s.segment_id
     where s.job_id = $1 and s.segment_id = any($2::int[]) order by s.segment_id for update of s`,
    [jobId, ids],
  );
  return rows;
}

/** Segments of the same source that nobody has begun, locked. */
export async function lockRepetitions(tx: Db, jobId: number, sources: readonly string[], except: readonly number[]) {
  const { rows } = await tx.client.query<SegmentRow>(
    `select ${shown} from segment_states s join segments g on g.id = s.segment_id
     where s.job_id = $1 and g.source = any($2::text[]) and not (s.segment_id = any($3::int[])) and s.status = 'new'
     order by s.segment_id limit 2000 for update of s`,
    [jobId, sources, except],
  );
  return rows;
}

export interface SegmentChange {
  id: number;
  target: string;
  status: SegmentStatus;
  origin: SegmentOrigin;
  percent: number | null;
  reason: SegmentRow['reason'];
}

/** Writes the states in one statement and counts the changes. */
export async function writeStates(tx: Db, jobId: number, userId: number, changes: readonly SegmentChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.client.query(
    `update segment_states s set target = c.target, status = c.status, origin = c.origin, percent = c.percent, reason = c.reason,
       changed_by = $2, revision = s.revision + 1, updated_at = now()
     from jsonb_to_recordset($3::jsonb) as c(id int, target text, status text, origin text, percent smallint, reason text)
     where s.job_id = $1 and s.segment_id = c.id`,
    [jobId, userId, JSON.stringify(changes)],
  );
}

/** Editor and time of the last segment change of a job. */
export async function listLastChanges(db: Db, jobId: number, ids: readonly number[]) {
  const { rows } = await db.client.query<{ segment_id: number; user_id: number; name: string; at: Date }>(
    `select s.segment_id, u.id as user_id, u.name, s.updated_at as at from segment_states s join users u on u.id = s.changed_by
     where s.job_id = $1 and s.segment_id = any($2::int[])`,
    [jobId, ids],
  );
  return new Map(rows.map((row) => [row.segment_id, row]));
}

/** Counts of a job: segments, confirmed ones, changed ones, and a number that every save raises. */
export async function countStates(db: Db, jobId: number) {
  const { rows } = await db.client.query<{ total: number; confirmed: number; changed: number; revisions: number }>(
    `select count(*)::int as total, count(*) filter (where status in ('confirmed', 'reviewed', 'locked'))::int as confirmed,
       count(*) filter (where initial is not null and initial <> target)::int as changed, coalesce(sum(revision), 0)::int as revisions
     from segment_states where job_id = $1`,
    [jobId],
  );
  return rows[0] ?? { total: 0, confirmed: 0, changed: 0, revisions: 0 };
}

/** Positions of segments that this person has not reviewed; segments without words need no review. */
export async function listUnreviewed(db: Db, jobId: number, userId: number): Promise<number[]> {
  const { rows } = await db.client.query<{ position: number }>(
    `select g.position from segment_states s join segments g on g.id = s.segment_id
     where s.job_id = $1 and s.status <> 'locked' and (s.status <> 'reviewed' or s.changed_by is distinct from $2)`,
    [jobId, userId],
  );
  return rows.map(({ position }) => position);
}

/** The same of the jobs of requests, by job. */
export async function countStatesOf(db: Db, jobIds: readonly number[]) {
  const { rows } = await db.client.query<{ job_id: number; total: number; confirmed: number; changed: number }>(
    `select job_id, count(*)::int as total, count(*) filter (where status in ('confirmed', 'reviewed', 'locked'))::int as confirmed,
       count(*) filter (where initial is not null and initial <> target)::int as changed
     from segment_states where job_id = any($1::int[]) group by job_id`,
    [jobIds],
  );
  return new Map(rows.map((row) => [row.job_id, row]));
}

export async function findSegment(db: Db, jobId: number, id: number): Promise<SegmentRow | null> {
  const { rows } = await db.client.query<SegmentRow>(
    `select ${shown} from segment_states s join segments g on g.id = s.segment_id where s.job_id = $1 and g.id = $2`,
    [jobId, id],
  );
  return rows[0] ?? null;
}

/** The sources beside a segment, for matches in context. */
export async function findNeighbours(db: Db, segmentId: number): Promise<{ before: string | null; after: string | null }> {
  const { rows } = await db.client.query<{ before: string | null; after: string | null }>(
    `select (select b.source from segments b where b.line_id = g.line_id and b.position = g.position - 1) as before,
       (select n.source from segments n where n.line_id = g.line_id and n.position = g.position + 1) as after
     from segments g where g.id = $1`,
    [segmentId],
  );
  return rows[0] ?? { before: null, after: null };
}

/** Gives confirmed segments of a job back to be worked on. */
export async function reopenStates(tx: Db, jobId: number): Promise<void> {
  await tx.orm
    .update(segmentStates)
    .set({ status: 'draft', revision: sql`${segmentStates.revision} + 1`, updated_at: sql`now()` })
    .where(and(eq(segmentStates.job_id, jobId), inArray(segmentStates.status, ['confirmed', 'reviewed'])));
}

export interface CommentRow {
  id: number;
  segment_id: number;
  line_id: number;
  job_id: number;
  position: number;
  kind: 'comment' | 'query' | 'answer';
  text: string;
  user_id: number | null;
  user_name: string | null;
  resolved_at: Date | null;
  created_at: Date;
}

const comment = `select c.id, c.segment_id, c.line_id, c.job_id, g.position, c.kind, c.text, c.user_id, u.name as user_name, c.resolved_at, c.created_at
  from segment_comments c join segments g on g.id = c.segment_id left join users u on u.id = c.user_id`;

/** Comments of a line in the order of its segments, at most 1,000. */
export async function listComments(db: Db, lineId: number, kinds: readonly string[]): Promise<CommentRow[]> {
  const { rows } = await db.client.query<CommentRow>(
    `${comment} where c.line_id = $1 and c.kind = any($2::text[]) order by g.position, c.id limit 1000`,
    [lineId, kinds],
  );
  return rows;
}

export async function findComment(db: Db, id: number): Promise<CommentRow | null> {
  const { rows } = await db.client.query<CommentRow>(`${comment} where c.id = $1`, [id]);
  return rows[0] ?? null;
}

export async function insertComment(tx: Db, values: typeof segmentComments.$inferInsert): Promise<number> {
  const [row] = await tx.orm.insert(segmentComments).values(values).returning({ id: segmentComments.id });
  if (!row) throw new Error('The comment was not inserted');
  return row.id;
}

export async function resolveComment(tx: Db, id: number, userId: number, at: Date): Promise<void> {
  await tx.orm
    .update(segmentComments)
    .set({ resolved_at: at, resolved_by: userId })
    .where(and(eq(segmentComments.id, id), sql`${segmentComments.resolved_at} is null`));
}

/** Sources of a line in their order. */
export const listSources = (db: Db, lineId: number): Promise<SegmentSourceRow[]> =>
  db.orm.select().from(segments).where(eq(segments.line_id, lineId)).orderBy(asc(segments.position)).limit(20_000);
