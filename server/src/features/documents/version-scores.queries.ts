// All SQL of version scores, and of the facts for scoring documents.
import type { EngineMark } from '@folio/engine/core/engine-types';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { orderDetails, orders } from '../orders/orders.table.ts';
import { documentVersions, versionScores } from './documents.table.ts';

/** Score input of a document, apart from its text. */
export interface ScoredFacts {
  account_id: number;
  workspace_id: number | null;
  user_id: number;
  tool_slug: string;
  category: 'text' | 'media';
  language: string;
  engine: EngineMark | null;
  content: Record<string, unknown>;
  /** The input of the order, of a row its own. */
  fields: Record<string, unknown>;
  /** Sources that were given or used. */
  source_ids: number[];
}

const factColumns = {
  account_id: orderDetails.account_id,
  workspace_id: orderDetails.workspace_id,
  user_id: orderDetails.user_id,
  tool_slug: orderDetails.tool_slug,
  category: orderDetails.category,
  language: orderDetails.language,
  engine: orderDetails.engine,
  content: sql<
    Record<string, unknown>
  >`jsonb_build_object('meta_title', ${orderDetails.content} -> 'meta_title', 'meta_description', ${orderDetails.content} -> 'meta_description')`,
  fields: sql<Record<string, unknown>>`coalesce(${orders.fields}, '{}') || coalesce(${orderDetails.fields}, '{}')`,
  source_ids: sql<number[]>`${orders.source_ids} || ${orderDetails.sources_used}`,
};

/** Null where the document is gone. */
export async function findScoredFacts(db: Db, orderDetailId: number): Promise<ScoredFacts | null> {
  const [row] = await db.orm
    .select(factColumns)
    .from(orderDetails)
    .innerJoin(orders, eq(orders.id, orderDetails.order_id))
    .where(eq(orderDetails.id, orderDetailId));
  return row ?? null;
}

/** A version with its saved text, and the facts for its score. Null if it is gone. */
export async function findScoredVersion(
  db: Db,
  versionId: number,
): Promise<(ScoredFacts & { title: string; html: string }) | null> {
  const [row] = await db.orm
    .select({ ...factColumns, title: documentVersions.title, html: documentVersions.html })
    .from(documentVersions)
    .innerJoin(orderDetails, eq(orderDetails.id, documentVersions.order_detail_id))
    .innerJoin(orders, eq(orders.id, orderDetails.order_id))
    .where(eq(documentVersions.id, versionId));
  return row ?? null;
}

/** A version is judged once, when it is closed. */
export async function insertScore(db: Db, score: typeof versionScores.$inferInsert): Promise<void> {
  await db.orm.insert(versionScores).values(score);
}
