import type { JobView } from '@folio/contract/translation-jobs';
import type { JobState } from '@folio/contract/translation-words';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { containing } from '../../../kernel/db/containing.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { jobOffers, translationJobs } from './jobs.table.ts';
import { numberMatches, numberSql } from './request-number.ts';

export type JobRow = typeof translationJobs.$inferSelect;
export type OfferRow = typeof jobOffers.$inferSelect;

export async function insertJobs(tx: Db, values: (typeof translationJobs.$inferInsert)[]): Promise<JobRow[]> {
  return values.length === 0 ? [] : tx.orm.insert(translationJobs).values(values).returning();
}

export async function findJob(db: Db, id: number): Promise<JobRow | null> {
  const [row] = await db.orm.select().from(translationJobs).where(eq(translationJobs.id, id));
  return row ?? null;
}

/** The job, locked until the transaction ends. Callers lock its request first. */
export async function lockJob(tx: Db, id: number): Promise<JobRow | null> {
  const [row] = await tx.orm.select().from(translationJobs).where(eq(translationJobs.id, id)).for('update');
  return row ?? null;
}

/** True for a job that still has work: neither approved nor cancelled. */
export const isLive = ({ state }: Pick<JobRow, 'state'>): boolean => state !== 'done' && state !== 'cancelled';

/** Jobs of requests by line and place. */
export function listJobsOf(db: Db, requestIds: readonly number[]): Promise<JobRow[]> {
  return requestIds.length === 0
    ? Promise.resolve([])
    : db.orm
        .select()
        .from(translationJobs)
        .where(inArray(translationJobs.request_id, [...requestIds]))
        .orderBy(asc(translationJobs.line_id), asc(translationJobs.position))
        .limit(10_000);
}

export async function updateJob(tx: Db, id: number, changes: Partial<typeof translationJobs.$inferInsert>): Promise<JobRow> {
  const [row] = await tx.orm
    .update(translationJobs)
    .set({ ...changes, revision: sql`${translationJobs.revision} + 1`, updated_at: sql`now()` })
    .where(eq(translationJobs.id, id))
    .returning();
  if (!row) throw new Error(`Job ${id} is gone`);
  return row;
}

/** The job that delivered last of a document's lines with a source of their own. */
export async function findDelivery(db: Db, orderDetailId: number): Promise<Pick<JobRow, 'id' | 'version_number'> | null> {
  const { rows } = await db.client.query<Pick<JobRow, 'id' | 'version_number'>>(
    `select j.id, j.version_number from translation_jobs j join translation_lines l on l.id = j.line_id
     where l.order_detail_id = $1 and l.source_kind <> 'own' and j.version_number is not null and j.state in ('delivered', 'done')
     order by j.version_number desc limit 1`,
    [orderDetailId],
  );
  return rows[0] ?? null;
}

/** The stage that delivered this version of a document; null for a version without a linguist. */
export async function findDeliveredStage(db: Db, orderDetailId: number, version: number): Promise<JobRow['stage'] | null> {
  const { rows } = await db.client.query<Pick<JobRow, 'stage'>>(
    `select j.stage from translation_jobs j join translation_lines l on l.id = j.line_id
     where l.order_detail_id = $1 and j.version_number = $2 and j.state in ('delivered', 'done') order by j.id desc limit 1`,
    [orderDetailId, version],
  );
  return rows[0]?.stage ?? null;
}

/** Jobs that could begin but are offered to nobody, with their requests, at most 200. */
export async function listUnoffered(db: Db): Promise<Pick<JobRow, 'id' | 'request_id'>[]> {
  const { rows } = await db.client.query<Pick<JobRow, 'id' | 'request_id'>>(
    `select j.id, j.request_id from translation_jobs j join translation_lines l on l.id = j.line_id
     join translation_requests r on r.id = j.request_id
     where j.state = 'new' and j.linguist_id is null and l.segment_count > 0 and r.state in ('authorised', 'in_progress', 'revision')
       and not exists (select from translation_jobs b where b.line_id = j.line_id and b.position < j.position
         and b.state not in ('delivered', 'done', 'cancelled'))
     order by j.id limit 200`,
  );
  return rows;
}

/** Facts of a job for its lists. */
export interface ListedJob extends JobRow {
  /** The number of the job's request. */
  number: string;
  title: string;
  kind: 'machine' | 'proofreading' | 'managed' | 'certified';
  turnaround: 'standard' | 'express';
  source_language: string;
  target_language: string;
  line_name: string;
  notes: string;
  hold_reason: string | null;
  segment_count: number;
  confirmed: number;
  linguist_name: string | null;
  linguist_user_id: number | null;
  offer_id: number | null;
  offer_state: OfferRow['state'] | null;
  offer_expires_at: Date | null;
  queries: number;
  answers: number;
}

const columns = `j.*, ${numberSql('r')} as number, r.title, r.kind, r.turnaround, r.source_language, l.target_language, l.name as line_name, r.notes, l.segment_count,
  case when r.state = 'on_hold' then r.hold_reason end as hold_reason,
  u.name as linguist_name, u.id as linguist_user_id, o.id as offer_id, o.state as offer_state, o.expires_at as offer_expires_at,
  (select count(*)::int from segment_states s where s.job_id = j.id and s.status in ('confirmed', 'reviewed', 'locked')) as confirmed,
  (select count(*)::int from segment_comments c where c.job_id = j.id and c.kind = 'query' and c.resolved_at is null) as queries,
  (select count(*)::int from segment_comments c where c.job_id = j.id and c.kind = 'answer' and c.resolved_at is null) as answers`;
const from = `from translation_jobs j join translation_requests r on r.id = j.request_id join translation_lines l on l.id = j.line_id
  left join linguists g on g.id = j.linguist_id left join users u on u.id = g.user_id
  left join job_offers o on o.job_id = j.id and o.linguist_id = $1 and o.state = 'open' and o.expires_at > $2`;

/** Jobs of each view; $1 is the linguist, $2 now. Views of the desk hold the jobs of everybody. */
const views: Record<JobView, string> = {
  offers: `j.state = 'offered' and o.id is not null`,
  mine: `j.linguist_id = $1 and j.state in ('accepted', 'in_progress', 'sent_back')`,
  overdue: `j.linguist_id = $1 and j.state in ('accepted', 'in_progress', 'sent_back') and j.due_at < $2`,
  in_review: `j.linguist_id = $1 and j.state = 'delivered'`,
  sent_back: `j.linguist_id = $1 and j.state = 'sent_back'`,
  delivered: `j.linguist_id = $1 and j.state in ('delivered', 'done')`,
  without_linguist: `j.state in ('new', 'offered') and j.linguist_id is null and l.segment_count > 0`,
  at_risk: `j.state in ('accepted', 'in_progress', 'sent_back') and j.due_at < $2::timestamptz + interval '1 day'`,
};
const deskViews: readonly JobView[] = ['without_linguist', 'at_risk'];

interface Filter {
  view: JobView;
  search?: string | undefined;
  page: number;
  perPage: number;
}

/** Jobs of a view, the earliest due date first; `linguistId` 0 belongs to no linguist. */
export async function listJobs(db: Db, linguistId: number, isDesk: boolean, now: Date, filter: Filter) {
  const search = filter.search ? containing(filter.search) : null;
  const where = `${views[filter.view]} and ($3::text is null or r.title ilike $3 or ${numberMatches('r', '$3')})`;
  const { rows } = await db.client.query<ListedJob>(
    `select ${columns} ${from} where ${where} order by j.due_at nulls last, j.id limit $4 offset $5`,
    [linguistId, now, search, filter.perPage, (filter.page - 1) * filter.perPage],
  );
  const { rows: filtered } = await db.client.query<{ count: number }>(`select count(*)::int as count ${from} where ${where}`, [
    linguistId,
    now,
    search,
  ]);
  const shown = (Object.keys(views) as JobView[]).filter((view) => isDesk || !deskViews.includes(view));
  const counts: Record<string, number> = {};
  for (const view of shown) {
    const { rows: counted } = await db.client.query<{ count: number }>(
      `select count(*)::int as count ${from} where ${views[view]} and $1::int is not null and $2::timestamptz is not null`,
      [linguistId, now],
    );
    counts[view] = counted[0]?.count ?? 0;
  }
  return { rows, filtered: filtered[0]?.count ?? 0, counts };
}

/** One job as the lists show it. */
export async function findListedJob(db: Db, id: number, linguistId: number, now: Date): Promise<ListedJob | null> {
  const { rows } = await db.client.query<ListedJob>(`select ${columns} ${from} where j.id = $3`, [linguistId, now, id]);
  return rows[0] ?? null;
}

/** Delivery record of each linguist, and their open words. */
export async function listRecords(db: Db, linguistIds: readonly number[]) {
  const { rows } = await db.client.query<{ linguist_id: number; open_words: number; on_time: number | null }>(
    `select linguist_id, coalesce(sum(words) filter (where state in ('accepted', 'in_progress', 'sent_back')), 0)::int as open_words,
       (avg(case when due_at is null or delivered_at <= due_at then 1 else 0 end) filter (where state in ('delivered', 'done')))::float8 as on_time
     from translation_jobs where linguist_id = any($1::int[]) group by linguist_id`,
    [linguistIds],
  );
  return new Map(rows.map((row) => [row.linguist_id, row]));
}

export async function insertOffers(tx: Db, values: (typeof jobOffers.$inferInsert)[]): Promise<void> {
  if (values.length > 0) await tx.orm.insert(jobOffers).values(values).onConflictDoNothing();
}

/** The open offer of a job to a linguist, whether it is over or not. */
export async function findOpenOffer(tx: Db, jobId: number, linguistId: number): Promise<OfferRow | null> {
  const [row] = await tx.orm
    .select()
    .from(jobOffers)
    .where(and(eq(jobOffers.job_id, jobId), eq(jobOffers.linguist_id, linguistId), eq(jobOffers.state, 'open')))
    .for('update');
  return row ?? null;
}

export async function answerOffer(tx: Db, id: number, state: OfferRow['state'], at: Date, reason: string | null): Promise<void> {
  await tx.orm.update(jobOffers).set({ state, answered_at: at, reason }).where(eq(jobOffers.id, id));
}

/** True where the job was ever offered to the linguist. */
export async function wasOffered(db: Db, jobId: number, linguistId: number): Promise<boolean> {
  const rows = await db.orm
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .where(and(eq(jobOffers.job_id, jobId), eq(jobOffers.linguist_id, linguistId)))
    .limit(1);
  return rows.length > 0;
}

/** Ends the offers of a job that are still open. */
export async function endOffers(tx: Db, jobId: number, state: 'withdrawn' | 'expired'): Promise<void> {
  await tx.orm
    .update(jobOffers)
    .set({ state })
    .where(and(eq(jobOffers.job_id, jobId), eq(jobOffers.state, 'open')));
}

/** Linguists with an offer of a job, and their last response. */
export async function listOffersOf(db: Db, jobId: number): Promise<{ linguist_id: number; state: OfferRow['state'] }[]> {
  const { rows } = await db.client.query<{ linguist_id: number; state: OfferRow['state'] }>(
    'select distinct on (linguist_id) linguist_id, state from job_offers where job_id = $1 order by linguist_id, id desc limit 500',
    [jobId],
  );
  return rows;
}

/** Jobs with only expired offers, at most 50. */
export async function listExpiredJobs(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.client.query<{ job_id: number }>(
    `select distinct o.job_id from job_offers o where o.state = 'open' and o.expires_at <= $1
       and not exists (select 1 from job_offers n where n.job_id = o.job_id and n.state = 'open' and n.expires_at > $1) limit 50`,
    [now],
  );
  return rows.map(({ job_id: id }) => id);
}

export async function hasOpenOffers(tx: Db, jobId: number): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .where(and(eq(jobOffers.job_id, jobId), eq(jobOffers.state, 'open')))
    .limit(1);
  return rows.length > 0;
}

/** Ends the offers of a removed user. */
export async function endLinguist(tx: Db, userId: number): Promise<void> {
  await tx.client.query(
    `with left_linguist as (update linguists set is_active = false where user_id = $1 returning id)
     update job_offers set state = 'withdrawn' where state = 'open' and linguist_id in (select id from left_linguist)`,
    [userId],
  );
}

/** Takes a linguist's offers back. */
export async function withdrawOffersTo(tx: Db, linguistId: number): Promise<void> {
  await tx.orm
    .update(jobOffers)
    .set({ state: 'withdrawn' })
    .where(and(eq(jobOffers.linguist_id, linguistId), eq(jobOffers.state, 'open')));
}

export async function hasOpenJobs(tx: Db, linguistId: number): Promise<boolean> {
  const open: JobState[] = ['accepted', 'in_progress', 'sent_back', 'delivered'];
  const rows = await tx.orm
    .select({ id: translationJobs.id })
    .from(translationJobs)
    .where(and(eq(translationJobs.linguist_id, linguistId), inArray(translationJobs.state, open)))
    .limit(1);
  return rows.length > 0;
}
