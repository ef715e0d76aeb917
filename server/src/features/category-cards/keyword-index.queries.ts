// SQL of the keyword index and of its queue.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { inScope } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import { documentVersions } from '../documents/documents.table.ts';
import { documentTexts, orderDetails } from '../orders/orders.table.ts';
import { pageTexts, pageUrls } from '../pages/pages.table.ts';
import { websites } from '../websites/websites.table.ts';
import { keywordIndex } from './category-cards.table.ts';
import { documentContains, pageContains } from './contains-phrase.queries.ts';
import type { KnownKeyword } from './known-keywords.queries.ts';

const maxMatching = 20_000;

/** Puts documents into the queue and answers how many did not wait already. */
export async function queueDocuments(tx: Db, orderDetailIds: readonly number[]): Promise<number> {
  if (orderDetailIds.length === 0) return 0;
  const rows = await tx.orm
    .select({ id: orderDetails.id, account: orderDetails.account_id })
    .from(orderDetails)
    .where(sql`${orderDetails.id} = any(${sql.param(orderDetailIds)}::int[])`)
    .orderBy(orderDetails.id)
    .for('key share');
  const { rowCount } = await tx.client.query(
    `insert into keyword_queue (order_detail_id, account_id) select * from unnest($1::int[], $2::int[]) on conflict do nothing`,
    [rows.map(({ id }) => id), rows.map(({ account }) => account)],
  );
  return rowCount ?? 0;
}

/** Puts pages into the queue. */
export async function queuePages(tx: Db, pageIds: readonly number[]): Promise<void> {
  if (pageIds.length === 0) return;
  const rows = await tx.orm
    .select({ id: pageUrls.id, account: pageUrls.account_id })
    .from(pageUrls)
    .where(sql`${pageUrls.id} = any(${sql.param(pageIds)}::int[])`)
    .orderBy(pageUrls.id)
    .for('key share');
  await tx.client.query(
    `insert into keyword_queue (page_url_id, account_id) select * from unnest($1::int[], $2::int[]) on conflict do nothing`,
    [rows.map(({ id }) => id), rows.map(({ account }) => account)],
  );
}

/** Puts every document and page into the queue in which one of the keywords was counted, or that leads to one of the pages. */
export async function queueHolders(
  tx: Db,
  about: { accountId?: number; keywords?: string[]; targetPageIds?: number[] },
): Promise<void> {
  await tx.client.query(
    `insert into keyword_queue (account_id, order_detail_id, page_url_id)
     select distinct account_id, order_detail_id, page_url_id from keyword_index
      where (account_id = $1 and keyword = any($2::text[])) or target_page_id = any($3::int[])
     on conflict do nothing`,
    [about.accountId ?? null, about.keywords ?? [], about.targetPageIds ?? []],
  );
}

/** Texts of a scope in which a keyword may occur now that it is known, at most 20,000 of each kind. */
export async function listMatching(
  db: Db,
  scope: Scope,
  { keyword, language, websiteIds }: { keyword: string; language: string; websiteIds: readonly number[] },
): Promise<{ documents: number[]; pages: number[] }> {
  const documents = await db.orm
    .select({ id: orderDetails.id })
    .from(documentTexts)
    .innerJoin(orderDetails, eq(orderDetails.id, documentTexts.order_detail_id))
    .where(and(documentContains(scope, keyword, language), inScope(scope, orderDetails)))
    .limit(maxMatching);
  const pages =
    websiteIds.length === 0
      ? []
      : await db.orm
          .select({ id: pageTexts.page_url_id })
          .from(pageTexts)
          .where(and(inArray(pageTexts.website_id, [...websiteIds]), pageContains(keyword, language)))
          .limit(maxMatching);
  return { documents: documents.map(({ id }) => id), pages: pages.map(({ id }) => id) };
}

export interface WaitingText {
  id: number;
  orderDetailId: number | null;
  pageUrlId: number | null;
  accountId: number;
  workspaceId: number | null;
  userId: number;
  language: string;
  html: string;
}

/** The next texts of the queue, taken out of it; other workers take others. What was deleted meanwhile is left out. */
export async function claimWaiting(tx: Db, limit: number): Promise<{ taken: number; texts: WaitingText[] }> {
  const { rows } = await tx.client.query<{ id: number; order_detail_id: number | null; page_url_id: number | null }>(
    `delete from keyword_queue where id in (select id from keyword_queue order by id limit $1 for update skip locked)
     returning id, order_detail_id, page_url_id`,
    [limit],
  );
  const details = rows.flatMap(({ order_detail_id: id }) => id ?? []);
  const pages = rows.flatMap(({ page_url_id: id }) => id ?? []);
  const documents =
    details.length === 0
      ? []
      : await tx.orm
          .select({
            id: orderDetails.id,
            accountId: orderDetails.account_id,
            workspaceId: orderDetails.workspace_id,
            userId: orderDetails.user_id,
            language: orderDetails.language,
            html: documentVersions.html,
          })
          .from(orderDetails)
          .innerJoin(documentVersions, eq(documentVersions.id, orderDetails.current_version_id))
          .where(inArray(orderDetails.id, details));
  const live =
    pages.length === 0
      ? []
      : await tx.orm
          .select({
            id: pageUrls.id,
            accountId: pageUrls.account_id,
            workspaceId: websites.workspace_id,
            userId: websites.user_id,
            language: sql<string>`coalesce(${pageUrls.language}, ${websites.language})`,
            html: sql<string>`coalesce(${pageTexts.html}, '')`,
          })
          .from(pageUrls)
          .innerJoin(websites, eq(websites.id, pageUrls.website_id))
          .leftJoin(pageTexts, eq(pageTexts.page_url_id, pageUrls.id))
          .where(inArray(pageUrls.id, pages));
  return {
    taken: rows.length,
    texts: [
      ...documents.map((row) => ({ ...row, orderDetailId: row.id, pageUrlId: null })),
      ...live.map((row) => ({ ...row, orderDetailId: null, pageUrlId: row.id })),
    ],
  };
}

/** Replaces the counts of a text. */
export async function saveCounts(
  tx: Db,
  { orderDetailId, pageUrlId, accountId, language }: WaitingText,
  counts: readonly (KnownKeyword & { count: number })[],
): Promise<void> {
  await tx.orm
    .delete(keywordIndex)
    .where(
      orderDetailId === null ? eq(keywordIndex.page_url_id, pageUrlId ?? 0) : eq(keywordIndex.order_detail_id, orderDetailId),
    );
  if (counts.length === 0) return;
  await tx.orm.insert(keywordIndex).values(
    counts.map(({ keyword, kind, targetPageId, targetUrl, count }) => ({
      account_id: accountId,
      order_detail_id: orderDetailId,
      page_url_id: pageUrlId,
      keyword,
      language,
      count,
      kind,
      target_page_id: targetPageId,
      target_url: targetUrl,
    })),
  );
}
