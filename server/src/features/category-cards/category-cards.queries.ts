// SQL of category cards.
import type { CardState } from '@folio/contract/card-words';
import { and, eq, gt, ilike, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { containing } from '../../kernel/db/containing.ts';
import type { Db } from '../../kernel/db/database.ts';
import { inScope } from '../../kernel/db/scope.ts';
import type { Scope, Scoped } from '../../kernel/policy.ts';
import { orderDetails } from '../orders/orders.table.ts';
import { pageUrls } from '../pages/pages.table.ts';
import { tasks } from '../tasks/core/tasks.table.ts';
import { type EmptiedScope, isInEmptied } from '../workspaces/index.ts';
import { categoryCards } from './category-cards.table.ts';

export type CardRow = typeof categoryCards.$inferSelect;
export type CardChanges = Partial<Omit<typeof categoryCards.$inferInsert, 'id' | 'account_id' | 'user_id' | 'workspace_id'>>;
/** The document of a card that is on hold or failed; null if it is neither. */
type Stopped = Pick<typeof orderDetails.$inferSelect, 'status' | 'reason' | 'reason_detail'> | null;

/** A card with the address of its page, and the task and the problem of its document. */
export type ShownCard = CardRow & { page_url: string | null; open_task_id: number | null; stopped: Stopped };

const shown = (db: Db) =>
  db.orm
    .select({
      card: categoryCards,
      page_url: pageUrls.url,
      open_task_id: tasks.id,
      stopped: { status: orderDetails.status, reason: orderDetails.reason, reason_detail: orderDetails.reason_detail },
    })
    .from(categoryCards)
    .leftJoin(pageUrls, eq(pageUrls.id, categoryCards.page_url_id))
    .leftJoin(tasks, eq(tasks.order_detail_id, categoryCards.order_detail_id))
    .leftJoin(
      orderDetails,
      and(eq(orderDetails.id, categoryCards.order_detail_id), inArray(orderDetails.status, ['onHold', 'failed'])),
    )
    .$dynamic();

const flat = (row: { card: CardRow; page_url: string | null; open_task_id: number | null; stopped: Stopped }): ShownCard => ({
  ...row.card,
  // Its document was deleted while it was written.
  state: row.card.state === 'writing' && row.card.order_detail_id === null ? 'draft' : row.card.state,
  page_url: row.page_url,
  open_task_id: row.open_task_id,
  stopped: row.stopped,
});

export async function findCard(db: Db, id: number): Promise<ShownCard | null> {
  const [row] = await shown(db).where(eq(categoryCards.id, id));
  return row ? flat(row) : null;
}

/** The card that a document is written for, or null. */
export async function findCardOfDocument(db: Db, orderDetailId: number): Promise<CardRow | null> {
  const [card] = await db.orm.select().from(categoryCards).where(eq(categoryCards.order_detail_id, orderDetailId));
  return card ?? null;
}

export async function listCardsByIds(db: Db, ids: readonly number[]): Promise<ShownCard[]> {
  const rows = await shown(db)
    .where(inArray(categoryCards.id, [...ids]))
    .orderBy(categoryCards.id);
  return rows.map(flat);
}

interface CardFilter {
  websiteId?: number | undefined;
  state?: CardState | undefined;
  search?: string | undefined;
  page: number;
  perPage: number;
}

/** Outdated ones first, then the newest. */
const order = sql`case ${categoryCards.state} when 'outdated' then 0 else 1 end, ${categoryCards.updated_at} desc, ${categoryCards.id} desc`;

/** Cards of a scope, with how many there are in each state. */
export async function listCards(db: Db, scope: Scope, { websiteId, state, search, page, perPage }: CardFilter) {
  const isHere = and(eq(categoryCards.account_id, scope.accountId), inScope(scope, categoryCards));
  const pattern = containing(search);
  const where = and(
    isHere,
    websiteId === undefined ? undefined : eq(categoryCards.website_id, websiteId),
    state === undefined ? undefined : eq(categoryCards.state, state),
    search ? or(ilike(categoryCards.category_name, pattern), ilike(categoryCards.primary_kw, pattern)) : undefined,
  );
  const rows = await shown(db)
    .where(where)
    .orderBy(order)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const counted = await db.orm
    .select({ state: categoryCards.state, count: sql<number>`count(*)::int` })
    .from(categoryCards)
    .where(isHere)
    .groupBy(categoryCards.state);
  const [found] = await db.orm.select({ count: sql<number>`count(*)::int` }).from(categoryCards).where(where);
  const counts: Record<CardState, number> = { draft: 0, writing: 0, ready: 0, outdated: 0 };
  for (const one of counted) counts[one.state] = one.count;
  const total = counted.reduce((sum, one) => sum + one.count, 0);
  return { rows: rows.map(flat), counts, total, filtered: found?.count ?? 0 };
}

export async function insertCard(tx: Db, card: typeof categoryCards.$inferInsert): Promise<number> {
  const [row] = await tx.orm.insert(categoryCards).values(card).returning({ id: categoryCards.id });
  if (!row) throw new Error('The card was not inserted');
  return row.id;
}

/** Which of the documents are texts of the tool, so that a card is rewritten into them. */
export async function listWrittenDocuments(db: Db, orderDetailIds: readonly number[]): Promise<Set<number>> {
  if (orderDetailIds.length === 0) return new Set();
  const rows = await db.orm
    .select({ id: orderDetails.id })
    .from(orderDetails)
    .where(
      and(
        inArray(orderDetails.id, [...orderDetailIds]),
        eq(orderDetails.tool_slug, 'category_cards'),
        eq(orderDetails.kind, 'content'),
        gt(orderDetails.version_count, 0),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Changes a card and counts its revision; null where it is gone, or another revision than the one given. */
export async function updateCard(
  tx: Db,
  id: number,
  revision: number | undefined,
  changes: CardChanges,
): Promise<CardRow | null> {
  const [row] = await tx.orm
    .update(categoryCards)
    .set({ ...changes, revision: sql`${categoryCards.revision} + 1`, updated_at: sql`now()` })
    .where(and(eq(categoryCards.id, id), revision === undefined ? undefined : eq(categoryCards.revision, revision)))
    .returning();
  return row ?? null;
}

const isIdle = or(ne(categoryCards.state, 'writing'), isNull(categoryCards.order_detail_id));

/**
 * A card begins to be written into a document, in a new revision, or is ready where a person writes it; false where it is being written already, has changed
 * or is gone.
 */
export async function beginWriting(
  tx: Db,
  { id, revision }: { id: number; revision: number },
  orderDetailId: number,
  state: 'writing' | 'ready' = 'writing',
): Promise<boolean> {
  const rows = await tx.orm
    .update(categoryCards)
    .set({
      state,
      order_detail_id: orderDetailId,
      ...(state === 'ready' ? { problem: null } : {}),
      revision: sql`${categoryCards.revision} + 1`,
      updated_at: sql`now()`,
    })
    .where(and(eq(categoryCards.id, id), eq(categoryCards.revision, revision), isIdle))
    .returning({ id: categoryCards.id });
  return rows.length > 0;
}

const scopeColumns = { workspace_id: categoryCards.workspace_id, user_id: categoryCards.user_id };

const beingWritten = (orderDetailIds: readonly number[]) =>
  and(inArray(categoryCards.order_detail_id, [...orderDetailIds]), eq(categoryCards.state, 'writing'));

/** Marks cards with an accepted document as ready. Returns their scopes. */
export async function endWriting(tx: Db, orderDetailIds: readonly number[]): Promise<Scoped[]> {
  if (orderDetailIds.length === 0) return [];
  return tx.orm
    .update(categoryCards)
    .set({ state: 'ready', problem: null, updated_at: sql`now()` })
    .where(beingWritten(orderDetailIds))
    .returning(scopeColumns);
}

/** Turns cards without a written text back into drafts. Rewritten ones keep their text and former issues. Returns their scopes. */
export async function stopWriting(tx: Db, orderDetailIds: readonly number[]): Promise<Scoped[]> {
  if (orderDetailIds.length === 0) return [];
  const hasText = tx.orm
    .select({ one: sql`1` })
    .from(orderDetails)
    .where(and(eq(orderDetails.id, categoryCards.order_detail_id), gt(orderDetails.version_count, 0)));
  return tx.orm
    .update(categoryCards)
    .set({
      state: sql`case when not exists (${hasText}) then 'draft' when ${categoryCards.problem} is null then 'ready' else 'outdated' end`,
      updated_at: sql`now()`,
    })
    .where(beingWritten(orderDetailIds))
    .returning(scopeColumns);
}

export async function deleteCard(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.orm.delete(categoryCards).where(eq(categoryCards.id, id)).returning({ id: categoryCards.id });
  return rows.length > 0;
}

/** Moves cards of a removed workspace or person into a user's personal workspace. */
export async function moveCards(tx: Db, scope: EmptiedScope, toUserId: number): Promise<void> {
  await tx.orm.update(categoryCards).set({ workspace_id: null, user_id: toUserId }).where(isInEmptied(scope, categoryCards));
}

/** Ready cards that link to one of the pages become outdated with this reason (`key:detail`); answers how many. */
export async function outdateCardsOf(tx: Db, pageIds: readonly number[], problem: string): Promise<number> {
  if (pageIds.length === 0) return 0;
  const { rowCount } = await tx.client.query(
    `update category_cards set state = 'outdated', problem = $2, updated_at = now()
      where state = 'ready' and exists (
        select 1 from jsonb_array_elements(linked_keywords) k where (k->>'page_url_id')::int = any($1::int[]))`,
    [pageIds, problem],
  );
  return rowCount ?? 0;
}

/** Cards that are outdated for this reason alone are ready again. */
export async function renewCards(tx: Db, problem: string): Promise<void> {
  await tx.orm
    .update(categoryCards)
    .set({ state: 'ready', problem: null, updated_at: sql`now()` })
    .where(and(eq(categoryCards.state, 'outdated'), eq(categoryCards.problem, problem)));
}

/** Ready cards of a scope that use a keyword without a link become outdated, since it has a target now; answers how many. */
export async function outdateCardsWith(tx: Db, scope: Scope, keyword: string, problem: string): Promise<number> {
  const rows = await tx.orm
    .update(categoryCards)
    .set({ state: 'outdated', problem, updated_at: sql`now()` })
    .where(
      and(
        eq(categoryCards.account_id, scope.accountId),
        inScope(scope, categoryCards),
        eq(categoryCards.state, 'ready'),
        sql`exists (select 1 from unnest(${categoryCards.soft_keywords}) k where lower(k) = ${keyword})`,
      ),
    )
    .returning({ id: categoryCards.id });
  return rows.length;
}
