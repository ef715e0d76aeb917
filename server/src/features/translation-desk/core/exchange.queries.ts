import { maxKeptImports } from '@folio/contract/translation-exchange';
import { maxLineSegments } from '@folio/contract/translation-words';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { type ReplacedState, segmentImports } from './exchange.table.ts';
import type { SegmentRow } from './segments.queries.ts';

export type ImportRecord = typeof segmentImports.$inferSelect;

/** A segment of a job as files hold it. */
export interface ExchangedSegment extends Omit<SegmentRow, 'comments'> {
  updated_at: Date;
  /** Name of the last user to change it. */
  changed_by_name: string | null;
}

const selected = `select g.id, g.position, g.unit, g.source, g.space, g.max_length, s.target, s.initial, s.status, s.origin, s.percent, s.reason,
    s.revision, s.updated_at, u.name as changed_by_name
  from segment_states s join segments g on g.id = s.segment_id left join users u on u.id = s.changed_by where s.job_id = $1`;

/** All segments of a job in their order. */
export async function listExchanged(db: Db, jobId: number): Promise<ExchangedSegment[]> {
  const { rows } = await db.client.query<ExchangedSegment>(`${selected} order by g.position limit $2`, [jobId, maxLineSegments]);
  return rows;
}

/** The same, their states locked until the transaction ends. */
export async function lockExchanged(tx: Db, jobId: number): Promise<ExchangedSegment[]> {
  const { rows } = await tx.client.query<ExchangedSegment>(`${selected} order by s.segment_id limit $2 for update of s`, [
    jobId,
    maxLineSegments,
  ]);
  return rows.toSorted((a, b) => a.position - b.position);
}

/** Answers its id. Only the newest imports of a job are kept. */
export async function insertImport(tx: Db, values: typeof segmentImports.$inferInsert): Promise<number> {
  const [row] = await tx.orm.insert(segmentImports).values(values).returning({ id: segmentImports.id });
  if (!row) throw new Error('The import was not inserted');
  await tx.client.query(
    'delete from segment_imports where id in (select id from segment_imports where job_id = $1 order by id desc offset $2)',
    [values.job_id, maxKeptImports],
  );
  return row.id;
}

export async function findNewestImport(tx: Db, jobId: number): Promise<ImportRecord | null> {
  const [row] = await tx.orm
    .select()
    .from(segmentImports)
    .where(eq(segmentImports.job_id, jobId))
    .orderBy(desc(segmentImports.id))
    .limit(1);
  return row ?? null;
}

export async function findImport(db: Db, id: number): Promise<ImportRecord | null> {
  const [row] = await db.orm.select().from(segmentImports).where(eq(segmentImports.id, id));
  return row ?? null;
}

/** Callers lock its job first. */
export async function lockImport(tx: Db, id: number): Promise<ImportRecord | null> {
  const [row] = await tx.orm.select().from(segmentImports).where(eq(segmentImports.id, id)).for('update');
  return row ?? null;
}

export async function markUndone(tx: Db, id: number, restored: number, at: Date): Promise<void> {
  await tx.orm.update(segmentImports).set({ undone_at: at, restored }).where(eq(segmentImports.id, id));
}

/** Segments that undone imports of a job had replaced, of the newest 20. */
export async function listUndoneStates(db: Db, jobId: number): Promise<ReplacedState[]> {
  const rows = await db.orm
    .select({ replaced: segmentImports.replaced })
    .from(segmentImports)
    .where(and(eq(segmentImports.job_id, jobId), isNotNull(segmentImports.undone_at)))
    .orderBy(desc(segmentImports.id))
    .limit(20);
  return rows.flatMap(({ replaced }) => replaced);
}

/** Puts states back that have not been changed since; answers how many. */
export async function restoreStates(tx: Db, jobId: number, userId: number, replaced: readonly ReplacedState[]): Promise<number> {
  const { rowCount } = await tx.client.query(
    `update segment_states s set target = c.target, status = c.status, origin = c.origin, percent = c.percent, reason = c.reason,
       changed_by = $2, revision = s.revision + 1, updated_at = now()
     from jsonb_to_recordset($3::jsonb) as c(id int, target text, status text, origin text, percent smallint, reason text, revision int)
     where s.job_id = $1 and s.segment_id = c.id and s.revision = c.revision and s.status <> 'locked'`,
    [jobId, userId, JSON.stringify(replaced)],
  );
  return rowCount ?? 0;
}
