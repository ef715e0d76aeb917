// Moving a detail through its states. Every write of a run carries the attempt's number, so that only the newest attempt counts.
import type { EngineMark, Progress } from '@folio/engine/core/engine-types';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import type { OrderDetailRow } from './orders.queries.ts';
import { orderDetails, type WrittenPart } from './orders.table.ts';

const busy = ['processing', 'in_progress'] as const;

/** A detail at the start of its newest attempt, with the order's facts for it. */
export interface Attempt {
  id: number;
  order_id: number;
  title: string;
  account_id: number;
  workspace_id: number | null;
  user_id: number;
  tool_slug: string;
  category: 'text' | 'media';
  language: string;
  attempt: number;
  price: number;
  credits_reserved: number;
  /** The order's input with the detail's own where it differs. */
  fields: Record<string, unknown>;
  source_ids: number[];
  brand_voice_id: number | null;
  guideline_id: number | null;
  website_id: number | null;
  bulk_order_id: number | null;
  /** The user that ordered it while impersonating. */
  impersonator_id: number | null;
  /** False where its person was disabled or removed. */
  may_be_written: boolean;
  /** Milliseconds that earlier tries took. */
  worked_ms: number;
  /** 0 until it has a text. */
  version_count: number;
  /** The only part to write; null for the whole text. */
  part: WrittenPart | null;
}

const begin = {
  name: 'begin-attempt',
  text: `update order_details d set status = 'in_progress', attempt = d.attempt + 1, progress = null, updated_at = now()
    from orders o where d.id = $1 and o.id = d.order_id and d.status in ('processing', 'in_progress')
    returning d.id, d.order_id, d.title, d.account_id, d.workspace_id, d.user_id, d.tool_slug, d.category, d.language, d.attempt, d.price, d.credits_reserved, o.fields || coalesce(d.fields, '{}') as fields, o.source_ids, o.brand_voice_id, o.guideline_id, o.website_id, o.impersonator_id, d.bulk_order_id, d.worked_ms, d.version_count, d.part,
      not exists (select 1 from users u where u.id = d.user_id and u.disabled_at is not null) as may_be_written`,
};

/** Begins an attempt; null when there is nothing left to do. */
export async function beginAttempt(db: Db, id: number): Promise<Attempt | null> {
  const { rows } = await db.client.query<Attempt>({ ...begin, values: [id] });
  return rows[0] ?? null;
}

const ofAttempt = (id: number, attempt: number) =>
  and(eq(orderDetails.id, id), eq(orderDetails.attempt, attempt), eq(orderDetails.status, 'in_progress'));

export async function saveProgress(db: Db, id: number, attempt: number, progress: Progress): Promise<void> {
  await db.orm.update(orderDetails).set({ progress, updated_at: sql`now()` }).where(ofAttempt(id, attempt));
}

interface Accepted {
  title: string;
  content: Record<string, unknown>;
  words: number;
  engine: EngineMark;
  sourcesUsed: number[];
  language: string;
  /** Final cost, if it is known only now. */
  price?: number;
}

const accept = {
  name: 'accept-attempt',
  text: `update order_details set status = 'accepted', title = $3, content = $4, words = $5, engine = $6, sources_used = $7, language = $8,
      price = coalesce($9, price), accepted_at = coalesce(accepted_at, now()), credits_reserved = 0, reason = null, reason_detail = null,
      progress = null, part = null, updated_at = now()
    where id = $1 and attempt = $2 and status = 'in_progress' returning workspace_id as "workspaceId", user_id as "userId"`,
};

/** Marks the result as delivered and returns the document's present scope and owner; null if another attempt was faster or the document is gone. */
export async function acceptAttempt(
  db: Db,
  id: number,
  attempt: number,
  accepted: Accepted,
): Promise<{ workspaceId: number | null; userId: number } | null> {
  const { title, content, words, engine, sourcesUsed, language, price = null } = accepted;
  // A text that is rewritten was accepted before, and keeps that day.
  const values = [id, attempt, title, JSON.stringify(content), words, JSON.stringify(engine), sourcesUsed, language, price];
  const { rows } = await db.client.query<{ workspaceId: number | null; userId: number }>({ ...accept, values });
  return rows[0] ?? null;
}

export interface AttemptEnd {
  status: 'failed' | 'onHold';
  reason: string;
  detail: string | null;
  /** Milliseconds after which it continues automatically. */
  resumeInMs?: number | null;
  /** The connection that it waits for. */
  connectionId?: number | null;
}

/** Adds the duration of a failed try. */
export async function addWorked(db: Db, id: number, attempt: number, milliseconds: number): Promise<void> {
  await db.orm
    .update(orderDetails)
    .set({ worked_ms: sql`${orderDetails.worked_ms} + ${Math.round(milliseconds)}` })
    .where(ofAttempt(id, attempt));
}

/**
 * Ends a busy detail as failed or on hold and returns its former values; null if it is not busy any more. A rewritten detail keeps its text and is
 * accepted as before. `attempt` null means any.
 */
export async function endAttempt(db: Db, id: number, attempt: number | null, end: AttemptEnd): Promise<OrderDetailRow | null> {
  const [before] = await db.orm
    .select()
    .from(orderDetails)
    .where(
      and(
        eq(orderDetails.id, id),
        inArray(orderDetails.status, [...busy]),
        attempt === null ? undefined : eq(orderDetails.attempt, attempt),
      ),
    )
    .for('update');
  if (!before) return null;
  const ended =
    before.version_count > 0
      ? { status: 'accepted' as const, reason: null, reason_detail: null, resume_at: null, waits_for_connection: null }
      : {
          status: end.status,
          reason: end.reason,
          reason_detail: end.detail,
          resume_at: end.resumeInMs ? sql`now() + ${Math.round(end.resumeInMs)} * interval '1 millisecond'` : null,
          waits_for_connection: end.connectionId ?? null,
        };
  await db.orm
    .update(orderDetails)
    .set({
      ...ended,
      credits_reserved: 0,
      progress: null,
      part: null,
      updated_at: sql`now()`,
    })
    .where(eq(orderDetails.id, id));
  return before;
}

/**
 * Ends details, with locked rows, as canceled. Those being rewritten keep their text. Their attempt's number goes up, so a worker that still has
 * them writes nothing.
 */
export async function cancelDetails(tx: Db, ids: number[]): Promise<void> {
  await tx.orm
    .update(orderDetails)
    .set({
      status: sql`case when ${orderDetails.version_count} > 0 then 'accepted' else 'failed' end`,
      reason: sql`case when ${orderDetails.version_count} > 0 then null else 'CANCELLED' end`,
      reason_detail: null,
      credits_reserved: 0,
      progress: null,
      part: null,
      attempt: sql`${orderDetails.attempt} + 1`,
      updated_at: sql`now()`,
    })
    .where(inArray(orderDetails.id, ids));
}

const isCurrent = {
  name: 'is-attempt-current',
  text: `select 1 from order_details where id = $1 and attempt = $2 and status = 'in_progress'`,
};

/** True while nobody has ended this attempt or begun another one. */
export async function isAttemptCurrent(db: Db, id: number, attempt: number): Promise<boolean> {
  const { rows } = await db.client.query({ ...isCurrent, values: [id, attempt] });
  return rows.length > 0;
}
