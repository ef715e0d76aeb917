// SQL of many cards at once: category pages without a card, and the keywords of texts that hold a page's keyword.
import { and, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { inScope } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import { orderDetails } from '../orders/orders.table.ts';
import { pageUrls } from '../pages/pages.table.ts';
import { categoryCards, keywordIndex } from './category-cards.table.ts';
import { type IndexRow, listKeywordsOf } from './find-keywords.queries.ts';

export type NewCard = typeof categoryCards.$inferInsert;

/** Rows of one statement: its parameters are at most 65,535. */
const rowsAtATime = 500;
/** Texts of which keywords are proposed. */
const maxHolders = 2000;

/** Inserts cards, in order, and answers their ids. */
export async function insertCards(tx: Db, cards: readonly NewCard[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < cards.length; at += rowsAtATime) {
    const rows = await tx.orm
      .insert(categoryCards)
      .values(cards.slice(at, at + rowsAtATime))
      .returning({ id: categoryCards.id });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Category pages of a website, or those named of it, that have no card; by URL, one more than the limit at most. */
export async function listPagesWithoutCard(db: Db, websiteId: number, ids: readonly number[] | undefined, limit: number) {
  const card = db.orm.select({ one: sql`1` }).from(categoryCards).where(eq(categoryCards.page_url_id, pageUrls.id));
  return await db.orm
    .select({
      id: pageUrls.id,
      url: pageUrls.url,
      name: sql<string>`coalesce(nullif(trim(${pageUrls.h1}), ''), nullif(trim(${pageUrls.title}), ''), ${pageUrls.url})`,
      primary_kw: pageUrls.primary_kw,
      language: pageUrls.language,
    })
    .from(pageUrls)
    .where(
      and(
        eq(pageUrls.website_id, websiteId),
        ids === undefined
          ? and(eq(pageUrls.type, 'category'), inArray(pageUrls.state, ['active', 'discovered']))
          : inArray(pageUrls.id, [...ids]),
        notExists(card),
      ),
    )
    .orderBy(pageUrls.url)
    .limit(limit + 1);
}

/** Which of the pages have a card. Callers have locked the website's pages. */
export async function hasCards(tx: Db, pageIds: readonly number[]): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: categoryCards.id })
    .from(categoryCards)
    .where(inArray(categoryCards.page_url_id, [...pageIds]))
    .limit(1);
  return rows.length > 0;
}

/** Keywords (in lower case) with the indexed keywords of the scope's documents and the website's pages that hold them. */
export async function listKeywordsBeside(
  db: Db,
  scope: Scope,
  websiteId: number,
  keywords: readonly string[],
): Promise<Map<string, IndexRow[]>> {
  if (keywords.length === 0) return new Map();
  const isWanted = and(eq(keywordIndex.account_id, scope.accountId), inArray(keywordIndex.keyword, [...keywords]));
  const documents = await db.orm
    .select({ keyword: keywordIndex.keyword, id: orderDetails.id })
    .from(keywordIndex)
    .innerJoin(orderDetails, eq(orderDetails.id, keywordIndex.order_detail_id))
    .where(
      and(isWanted, isNotNull(keywordIndex.order_detail_id), inScope(scope, orderDetails), eq(orderDetails.status, 'accepted')),
    )
    .orderBy(sql`${keywordIndex.count} desc`, orderDetails.id)
    .limit(maxHolders);
  const pages = await db.orm
    .select({ keyword: keywordIndex.keyword, id: pageUrls.id })
    .from(keywordIndex)
    .innerJoin(pageUrls, eq(pageUrls.id, keywordIndex.page_url_id))
    .where(and(isWanted, isNotNull(keywordIndex.page_url_id), eq(pageUrls.website_id, websiteId)))
    .orderBy(sql`${keywordIndex.count} desc`, pageUrls.id)
    .limit(maxHolders);
  const rows = await listKeywordsOf(db, [
    ...[...new Set(documents.map(({ id }) => id))].map((id) => ({ orderDetailId: id, pageUrlId: null })),
    ...[...new Set(pages.map(({ id }) => id))].map((id) => ({ orderDetailId: null, pageUrlId: id })),
  ]);
  const byHolder = Map.groupBy(rows, (row) => (row.order_detail_id === null ? `p${row.page_url_id}` : `d${row.order_detail_id}`));
  const beside = new Map<string, IndexRow[]>();
  for (const [kind, holders] of [
    ['d', documents],
    ['p', pages],
  ] as const)
    for (const { keyword, id } of holders)
      beside.set(keyword, [...(beside.get(keyword) ?? []), ...(byHolder.get(`${kind}${id}`) ?? [])]);
  return beside;
}

/** Rows of a bulk order, in the order of its file. */
export async function listRowIds(tx: Db, bulkOrderId: number): Promise<number[]> {
  const rows = await tx.orm
    .select({ id: orderDetails.id })
    .from(orderDetails)
    .where(eq(orderDetails.bulk_order_id, bulkOrderId))
    .orderBy(orderDetails.row_number);
  return rows.map(({ id }) => id);
}
