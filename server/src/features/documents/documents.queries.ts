// All SQL of document versions.

import { textOfHtml } from '@folio/engine/document/plain-text';
import { sanitiseHtml } from '@folio/engine/document/sanitise-html';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import { users } from '../accounts/accounts.table.ts';
import { documentTexts, orderDetails } from '../orders/orders.table.ts';
import { documentVersions, versionScores } from './documents.table.ts';

export type DocumentVersionRow = typeof documentVersions.$inferSelect;

export type NewVersion = Omit<typeof documentVersions.$inferInsert, 'number'>;

const addVersion = {
  name: 'document-version',
  text: `with version as (
      insert into document_versions (order_detail_id, number, title, html, words, user_id, impersonator_id, origin, is_open, created_at, updated_at, restored_version_id)
      values ($1, (select coalesce(max(number), 0) + 1 from document_versions where order_detail_id = $1), $2, $3, $4, $5, $6, $7, $8, coalesce($9, now()), coalesce($9, now()), $11)
      returning id, number),
    searchable as (update document_texts set text = $10 where order_detail_id = $1),
    scored as (insert into version_scores (version_id, score, parts, rule_version) select id, $12::smallint, $13::jsonb, $14::smallint from version where $14::smallint is not null)
    update order_details set current_version_id = version.id, version_count = version.number from version where order_details.id = $1
    returning version.id`,
};

/** Stored score of a version. */
export type KeptScore = Omit<typeof versionScores.$inferInsert, 'version_id' | 'created_at'>;

/** A text as it is read: one that was kept under earlier rules, or brought from elsewhere, obeys those of now. */
const cleaned = <Row extends { html: string }>(row: Row): Row => ({ ...row, html: sanitiseHtml(row.html) });

/** No text of the database can hold a zero character. */
const searchableText = (html: string) => textOfHtml(html).replaceAll('\0', ' ');

/** Adds the next version with its score, where it has one, and makes it the current one. Callers hold the document's row, so that numbers do not collide. */
export async function insertVersionRow(db: Db, version: NewVersion, score: KeptScore | null): Promise<void> {
  const {
    order_detail_id,
    title,
    html,
    words,
    user_id = null,
    impersonator_id = null,
    origin,
    is_open = false,
    created_at = null,
    restored_version_id = null,
  } = version;
  const { rows } = await db.client.query<{ id: number }>({
    ...addVersion,
    values: [
      order_detail_id,
      title,
      html,
      words,
      user_id,
      impersonator_id,
      origin,
      is_open,
      created_at,
      searchableText(html),
      restored_version_id,
      score?.score ?? null,
      score && JSON.stringify(score.parts),
      score?.rule_version ?? null,
    ],
  });
  if (rows.length === 0) throw new Error('The version was not inserted');
}

/** Rewrites an open version. Closed versions never change. */
export async function extendVersion(
  db: Db,
  id: number,
  changes: { title: string; html: string; words: number; at: Date },
): Promise<DocumentVersionRow> {
  const { at, ...columns } = changes;
  const [row] = await db.orm
    .update(documentVersions)
    .set({ ...columns, revision: sql`${documentVersions.revision} + 1`, updated_at: at })
    .where(and(eq(documentVersions.id, id), eq(documentVersions.is_open, true)))
    .returning();
  if (!row) throw new Error(`Version ${id} is closed`);
  const text = searchableText(columns.html);
  await db.orm.update(documentTexts).set({ text }).where(eq(documentTexts.order_detail_id, row.order_detail_id));
  return row;
}

/** False where it was closed already. */
export async function closeVersionRow(db: Db, id: number): Promise<boolean> {
  const rows = await db.orm
    .update(documentVersions)
    .set({ is_open: false })
    .where(and(eq(documentVersions.id, id), eq(documentVersions.is_open, true)))
    .returning({ id: documentVersions.id });
  return rows.length > 0;
}

export async function setVersionName(db: Db, id: number, name: string | null): Promise<void> {
  await db.orm.update(documentVersions).set({ name }).where(eq(documentVersions.id, id));
}

/** Documents with an open version without changes since a moment, oldest first. */
export async function listIdleDocuments(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db.orm
    .select({ id: documentVersions.order_detail_id })
    .from(documentVersions)
    .where(and(eq(documentVersions.is_open, true), lt(documentVersions.updated_at, before)))
    .orderBy(documentVersions.updated_at)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function findVersion(db: Db, id: number): Promise<DocumentVersionRow | null> {
  const [row] = await db.orm.select().from(documentVersions).where(eq(documentVersions.id, id));
  return row ? cleaned(row) : null;
}

/** The newest version of a document, or null before there is one. */
export async function findCurrentVersion(db: Db, orderDetailId: number): Promise<DocumentVersionRow | null> {
  const [row] = await db.orm
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.order_detail_id, orderDetailId))
    .orderBy(desc(documentVersions.number))
    .limit(1);
  return row ? cleaned(row) : null;
}

/** The newest versions of documents, by document; without documents that have none. */
export async function listNewestVersions(db: Db, orderDetailIds: readonly number[]): Promise<Map<number, DocumentVersionRow>> {
  const wanted = sql`${documentVersions.order_detail_id} = any(${sql.param(orderDetailIds)}::int[])`;
  const rows = await db.orm
    .selectDistinctOn([documentVersions.order_detail_id])
    .from(documentVersions)
    .where(wanted)
    .orderBy(documentVersions.order_detail_id, desc(documentVersions.number));
  return new Map(rows.map((row) => [row.order_detail_id, cleaned(row)]));
}

/** The version that was the newest one before another. */
export async function findVersionBefore(
  db: Db,
  version: Pick<DocumentVersionRow, 'order_detail_id' | 'number'>,
): Promise<DocumentVersionRow | null> {
  const [row] = await db.orm
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.order_detail_id, version.order_detail_id), lt(documentVersions.number, version.number)))
    .orderBy(desc(documentVersions.number))
    .limit(1);
  return row ? cleaned(row) : null;
}

/** The newest texts of documents, by their ids. */
export async function listCurrentVersions(
  db: Db,
  orderDetailIds: number[],
): Promise<Map<number, { title: string; html: string }>> {
  const rows = await db.orm
    .select({ id: orderDetails.id, title: documentVersions.title, html: documentVersions.html })
    .from(orderDetails)
    .innerJoin(documentVersions, eq(documentVersions.id, orderDetails.current_version_id))
    .where(sql`${orderDetails.id} = any(${sql.param(orderDetailIds)}::int[])`);
  return new Map(rows.map(({ id, ...version }) => [id, cleaned(version)]));
}

/** The texts of a document's versions, newest first. */
export async function listTexts(db: Db, orderDetailId: number, limit: number): Promise<{ title: string; html: string }[]> {
  const rows = await db.orm
    .select({ title: documentVersions.title, html: documentVersions.html })
    .from(documentVersions)
    .where(eq(documentVersions.order_detail_id, orderDetailId))
    .orderBy(desc(documentVersions.number))
    .limit(limit);
  return rows.map(cleaned);
}

/** The last text written by the engine, before edits; null if there is none. */
export async function findEngineText(db: Db, orderDetailId: number): Promise<string | null> {
  const [row] = await db.orm
    .select({ html: documentVersions.html })
    .from(documentVersions)
    .where(and(eq(documentVersions.order_detail_id, orderDetailId), eq(documentVersions.origin, 'engine')))
    .orderBy(desc(documentVersions.number))
    .limit(1);
  return row?.html ?? null;
}

/** Locks a document's row, so that saves of two people follow one another. Throws 404 for one that was deleted meanwhile. */
export async function lockDocument(db: Db, orderDetailId: number): Promise<void> {
  const rows = await db.orm
    .select({ id: orderDetails.id })
    .from(orderDetails)
    .where(eq(orderDetails.id, orderDetailId))
    .for('update');
  if (rows.length === 0) throw notFound('order_not_found');
}

/** Locks the rows of documents in the order of their ids, until the transaction ends. Answers the ids of those that are still there. */
export async function lockDocuments(tx: Db, orderDetailIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx.orm
    .select({ id: orderDetails.id })
    .from(orderDetails)
    .where(sql`${orderDetails.id} = any(${sql.param(orderDetailIds)}::int[])`)
    .orderBy(orderDetails.id)
    .for('update');
  return new Set(rows.map(({ id }) => id));
}

/** Title and words as the list shows them follow the newest version. With `isTextNew` the text is another than was approved: the approval is undone. */
export async function updateDocumentFacts(
  db: Db,
  orderDetailId: number,
  { isTextNew, ...facts }: { title: string; words: number; content?: Record<string, unknown>; isTextNew: boolean },
): Promise<void> {
  await db.orm
    .update(orderDetails)
    .set({ ...facts, ...(isTextNew ? { approved_by: null, approved_at: null } : {}), updated_at: sql`now()` })
    .where(eq(orderDetails.id, orderDetailId));
}

/** Versions newest first with their authors, without their text, at most 500; or only the one with this id. */
export async function listVersions(db: Db, orderDetailId: number, versionId?: number) {
  const impersonators = alias(users, 'impersonators');
  const restored = alias(documentVersions, 'restored');
  return db.orm
    .select({
      id: documentVersions.id,
      number: documentVersions.number,
      name: documentVersions.name,
      created_at: documentVersions.created_at,
      updated_at: documentVersions.updated_at,
      origin: documentVersions.origin,
      words: documentVersions.words,
      user_id: documentVersions.user_id,
      user_name: users.name,
      impersonator_id: documentVersions.impersonator_id,
      impersonator_name: impersonators.name,
      restored_number: restored.number,
      score: versionScores.score,
      score_rule_version: versionScores.rule_version,
    })
    .from(documentVersions)
    .leftJoin(users, eq(users.id, documentVersions.user_id))
    .leftJoin(impersonators, eq(impersonators.id, documentVersions.impersonator_id))
    .leftJoin(restored, eq(restored.id, documentVersions.restored_version_id))
    .leftJoin(versionScores, eq(versionScores.version_id, documentVersions.id))
    .where(
      and(
        eq(documentVersions.order_detail_id, orderDetailId),
        versionId === undefined ? undefined : eq(documentVersions.id, versionId),
      ),
    )
    .orderBy(desc(documentVersions.number))
    .limit(500);
}
export type VersionListRow = Awaited<ReturnType<typeof listVersions>>[number];
