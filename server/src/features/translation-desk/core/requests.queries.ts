import type { RequestState } from '@folio/contract/translation-words';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { containing } from '../../../kernel/db/containing.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { scopeSql } from '../../../kernel/db/scope.ts';
import type { Scope } from '../../../kernel/policy.ts';
import { type EmptiedScope, isInEmptied } from '../../workspaces/index.ts';
import { numberMatches, numberSql } from './request-number.ts';
import { translationLines, translationRequests } from './requests.table.ts';

export type RequestRow = typeof translationRequests.$inferSelect;
export type LineRow = typeof translationLines.$inferSelect;

export async function insertRequest(db: Db, values: typeof translationRequests.$inferInsert): Promise<RequestRow> {
  const [row] = await db.orm.insert(translationRequests).values(values).returning();
  if (!row) throw new Error('The request was not inserted');
  return row;
}

export async function insertLines(db: Db, values: (typeof translationLines.$inferInsert)[]): Promise<LineRow[]> {
  return values.length === 0 ? [] : db.orm.insert(translationLines).values(values).returning();
}

export async function findRequest(db: Db, id: number): Promise<RequestRow | null> {
  const [row] = await db.orm.select().from(translationRequests).where(eq(translationRequests.id, id));
  return row ?? null;
}

/** The request, locked until the transaction ends. Callers that change documents lock those first. */
export async function lockRequest(tx: Db, id: number): Promise<RequestRow | null> {
  const [row] = await tx.orm.select().from(translationRequests).where(eq(translationRequests.id, id)).for('update');
  return row ?? null;
}

/** Writes the changes and counts them. */
export async function updateRequest(
  tx: Db,
  id: number,
  changes: Partial<typeof translationRequests.$inferInsert>,
): Promise<RequestRow> {
  const [row] = await tx.orm
    .update(translationRequests)
    .set({ ...changes, revision: sql`${translationRequests.revision} + 1`, updated_at: sql`now()` })
    .where(eq(translationRequests.id, id))
    .returning();
  if (!row) throw new Error(`Request ${id} is gone`);
  return row;
}

export async function deleteRequest(tx: Db, id: number): Promise<void> {
  await tx.orm.delete(translationRequests).where(eq(translationRequests.id, id));
}

/** Lines in their order, at most 100 of a request. */
export function listLines(db: Db, requestIds: readonly number[]): Promise<LineRow[]> {
  return requestIds.length === 0
    ? Promise.resolve([])
    : db.orm
        .select()
        .from(translationLines)
        .where(inArray(translationLines.request_id, [...requestIds]))
        .orderBy(asc(translationLines.request_id), asc(translationLines.position))
        .limit(10_000);
}

export async function findLine(db: Db, id: number): Promise<LineRow | null> {
  const [row] = await db.orm.select().from(translationLines).where(eq(translationLines.id, id));
  return row ?? null;
}

/** The newest line of a document. */
export async function findLineOfDocument(db: Db, orderDetailId: number): Promise<LineRow | null> {
  const { rows } = await db.client.query<LineRow>(
    'select * from translation_lines where order_detail_id = $1 order by id desc limit 1',
    [orderDetailId],
  );
  return rows[0] ?? null;
}

/** The newest line of a document with a source of its own and an authorized request; null without one. */
export async function findSourceLine(
  db: Db,
  orderDetailId: number,
): Promise<(LineRow & Pick<RequestRow, 'source_language' | 'use_memory'>) | null> {
  const { rows } = await db.client.query<LineRow & Pick<RequestRow, 'source_language' | 'use_memory'>>(
    `select l.*, r.source_language, r.use_memory from translation_lines l join translation_requests r on r.id = l.request_id
     where l.order_detail_id = $1 and l.source_kind <> 'own' and r.authorised_at is not null order by l.id desc limit 1`,
    [orderDetailId],
  );
  return rows[0] ?? null;
}

/** The newest line with a source of its own on which people have finished their work; null where none have. */
export async function findPeoplesLine(db: Db, orderDetailId: number): Promise<LineRow | null> {
  const { rows } = await db.client.query<LineRow>(
    `select l.* from translation_lines l where l.order_detail_id = $1 and l.source_kind <> 'own' and exists (
       select from translation_jobs j join translation_lines o on o.id = j.line_id
       where o.order_detail_id = $1 and j.state = 'done' and j.stage <> 'certificate')
     order by l.id desc limit 1`,
    [orderDetailId],
  );
  return rows[0] ?? null;
}

/** The request that adds this stage to the document and was not authorised yet, with its line; null without one. */
export async function findAddedRequest(
  tx: Db,
  orderDetailId: number,
  stage: string,
): Promise<{ request: RequestRow; line: LineRow } | null> {
  const [row] = await tx.orm
    .select({ request: translationRequests, line: translationLines })
    .from(translationLines)
    .innerJoin(translationRequests, eq(translationRequests.id, translationLines.request_id))
    .where(
      and(
        eq(translationLines.order_detail_id, orderDetailId),
        inArray(translationRequests.state, ['draft', 'quote_requested', 'quoted']),
        sql`${translationRequests.details}->>'service' = ${stage}`,
      ),
    )
    .orderBy(asc(translationRequests.id))
    .limit(1);
  return row ?? null;
}

/** Requests with a line of one of these documents, the oldest first, at most 50. */
export async function listRequestsOfDocuments(db: Db, orderDetailIds: readonly number[]): Promise<RequestRow[]> {
  const ids = db.orm
    .select({ id: translationLines.request_id })
    .from(translationLines)
    .where(inArray(translationLines.order_detail_id, [...orderDetailIds]));
  return orderDetailIds.length === 0
    ? []
    : db.orm
        .select()
        .from(translationRequests)
        .where(inArray(translationRequests.id, ids))
        .orderBy(asc(translationRequests.id))
        .limit(50);
}

export async function updateLine(tx: Db, id: number, changes: Partial<typeof translationLines.$inferInsert>): Promise<void> {
  await tx.orm.update(translationLines).set(changes).where(eq(translationLines.id, id));
}

/** The number of a request that still needs one of these documents; null where none does. Those that are not are deleted with their documents. */
export async function findRunningRequestOf(tx: Db, orderDetailIds: readonly number[]): Promise<string | null> {
  const { rows } = await tx.client.query<{ number: string }>(
    `select ${numberSql('r')} as number from translation_requests r join translation_lines l on l.request_id = r.id
     where l.order_detail_id = any($1::int[]) and r.state not in ('draft', 'quote_requested', 'quoted', 'approved', 'cancelled')
     order by r.id limit 1`,
    [orderDetailIds],
  );
  return rows[0]?.number ?? null;
}

/**
 * Lines without segments, with readable texts and without a queued preparation, at most 50: of running requests, or of one. A file exists
 * when its request is authorized, a model's text once it is accepted.
 */
export async function listUnprepared(db: Db, queue: string, requestId: number | null): Promise<number[]> {
  const { rows } = await db.client.query<{ id: number }>(
    `select l.id from translation_lines l join translation_requests r on r.id = l.request_id join order_details d on d.id = l.order_detail_id
     where l.segment_count = 0 and r.state in ('authorised', 'in_progress', 'revision') and ($2::int is null or r.id = $2)
       and (d.status = 'accepted' or (d.status = 'in_progress' and d.kind = 'translation_line'))
       and exists (select from translation_jobs j where j.line_id = l.id and j.state not in ('done', 'cancelled'))
       and not exists (select from pgboss.job q where q.name = $1 and q.state < 'completed' and (q.data->>'lineId')::int = l.id)
     order by l.id limit 50`,
    [queue, requestId],
  );
  return rows.map(({ id }) => id);
}

/** True for a running request with a model's text that failed: somebody must retry it or cancel the request. */
const hasFailedStage = `(r.state in ('authorised', 'in_progress', 'revision') and exists (select from translation_lines f
  join order_details d on d.id = f.order_detail_id where f.request_id = r.id and d.kind = 'content' and d.status = 'failed'))`;

/** States by the group of the list. For the desk, `needs_answer` holds requests that wait for a coordinator instead of the requester. */
const waitsForDesk: readonly RequestState[] = ['quote_requested', 'on_hold'];
const groupsOfRequester: Record<string, readonly RequestState[] | null> = {
  all: null,
  needs_answer: ['quoted', 'delivered'],
  quotes: ['draft', 'quote_requested', 'quoted'],
  running: ['authorised', 'in_progress', 'on_hold', 'revision'],
  delivered: ['delivered'],
  approved: ['approved'],
};

interface Filter {
  group: string;
  language?: string | undefined;
  search?: string | undefined;
  page: number;
  perPage: number;
}

/** Requests of a place, or of every account for the desk (`scope` null), the newest first. */
export async function listRequests(db: Db, scope: Scope | null, filter: Filter) {
  const values: unknown[] = [];
  const p = (value: unknown) => `$${values.push(value)}`;
  const inReach = scope === null ? `r.state not in ('draft')` : scopeSql(scope, 'r', p);
  const conditions = [inReach];
  if (filter.language) conditions.push(`r.target_languages @> array[${p(filter.language)}]::text[]`);
  if (filter.search) {
    const words = p(containing(filter.search));
    conditions.push(`(r.title ilike ${words} or ${numberMatches('r', words)})`);
  }
  const base = conditions.join(' and ');
  const { rows: counted } = await db.client.query<{ state: RequestState; failed: boolean; count: number }>(
    `select r.state, ${hasFailedStage} as failed, count(*)::int as count from translation_requests r where ${base} group by 1, 2`,
    values,
  );
  const groups = scope === null ? { ...groupsOfRequester, needs_answer: waitsForDesk } : groupsOfRequester;
  const countOf = (group: string) => {
    const states = groups[group] ?? null;
    const isIn = ({ state, failed }: { state: RequestState; failed: boolean }) =>
      states === null || states.includes(state) || (failed && group === 'needs_answer');
    return counted.filter(isIn).reduce((sum, { count }) => sum + count, 0);
  };
  const counts = Object.fromEntries(Object.keys(groups).map((name) => [name, countOf(name)]));
  const states = groups[filter.group] ?? null;
  const orFailed = filter.group === 'needs_answer' ? ` or ${hasFailedStage}` : '';
  const where = states === null ? base : `${base} and (r.state = any(${p(states)}::text[])${orFailed})`;
  const { rows } = await db.client.query<RequestRow & { requester: string }>(
    `select r.*, r.wanted_by::text as wanted_by, u.name as requester from translation_requests r join users u on u.id = r.user_id where ${where}
     order by r.created_at desc nulls last, r.id desc nulls last limit ${p(filter.perPage)} offset ${p((filter.page - 1) * filter.perPage)}`,
    values,
  );
  return { rows, counts, total: countOf('all'), filtered: countOf(filter.group) };
}

/** Requests with a delivery that counts as approved by now, at most 50. */
export async function listApprovable(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.client.query<{ id: number }>(
    `select id from translation_requests where state = 'delivered' and approves_at <= $1 order by approves_at limit 50`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Requests with a lapsed quote, at most 50. */
export async function listLapsedQuotes(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.client.query<{ id: number }>(
    `select id from translation_requests where state = 'quoted' and quote->>'valid_until' < $1
     order by quote->>'valid_until' limit 50`,
    [now.toISOString()],
  );
  return rows.map(({ id }) => id);
}

/** Requests that are not over and have lines among these documents. */
export async function listOpenRequestsOf(tx: Db, orderDetailIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select distinct r.id from translation_requests r join translation_lines l on l.request_id = r.id
     where l.order_detail_id = any($1::int[]) and r.state not in ('approved', 'cancelled') order by r.id limit 100`,
    [orderDetailIds],
  );
  return rows.map(({ id }) => id);
}

/** Requests go where their documents go. */
export async function moveRequests(tx: Db, scope: EmptiedScope, toUserId: number): Promise<void> {
  await tx.orm
    .update(translationRequests)
    .set({ workspace_id: null, user_id: toUserId })
    .where(and(isInEmptied(scope, translationRequests)));
}

/** Documents that the model is still to write. */
export async function countUnwritten(tx: Db, documentIds: readonly number[]): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    "select count(*)::int as count from order_details where id = any($1::int[]) and status <> 'accepted'",
    [documentIds],
  );
  return rows[0]?.count ?? 0;
}
