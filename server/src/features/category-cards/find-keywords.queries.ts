// SQL of the keyword search: documents and pages of a scope that hold a phrase, with their keywords.
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { inScope } from '../../kernel/db/scope.ts';
import type { Scope } from '../../kernel/policy.ts';
import { documentTexts, orderDetails, orders } from '../orders/orders.table.ts';
import { pageTexts, pageUrls } from '../pages/pages.table.ts';
import { keywordIndex } from './category-cards.table.ts';
import { documentContains, pageContains } from './contains-phrase.queries.ts';

/** Texts looked at in one search. */
const maxHolders = 20_000;

export interface Holder {
  orderDetailId: number | null;
  pageUrlId: number | null;
  title: string;
  url: string | null;
  linked: number;
  soft: number;
}

interface Wanted {
  scope: Scope;
  websiteIds: readonly number[];
  keyword: string;
  language: string;
  isLinkedOnly: boolean;
  brandVoiceId: number | null;
}

/** Texts of which a linked keyword holds the searched words. */
const containsLinked = (subject: 'order_detail_id' | 'page_url_id', id: unknown, { keyword, language }: Wanted) =>
  sql`exists (select 1 from ${keywordIndex} where ${keywordIndex[subject]} = ${id} and ${keywordIndex.kind} = 'linked'
      and to_tsvector(search_configuration(${language}::text), ${keywordIndex.keyword}) @@ phraseto_tsquery(search_configuration(${language}::text), ${keyword}::text))`;

const countOf = (subject: 'order_detail_id' | 'page_url_id', id: unknown, kind: 'linked' | 'soft') =>
  sql<number>`(select count(*)::int from ${keywordIndex} where ${keywordIndex[subject]} = ${id} and ${keywordIndex.kind} = ${kind})`;

const listDocuments = (db: Db, wanted: Wanted): Promise<Holder[]> =>
  db.orm
    .select({
      orderDetailId: orderDetails.id,
      pageUrlId: sql<number | null>`null::int`,
      title: orderDetails.title,
      url: sql<string | null>`null::text`,
      linked: countOf('order_detail_id', orderDetails.id, 'linked'),
      soft: countOf('order_detail_id', orderDetails.id, 'soft'),
    })
    .from(documentTexts)
    .innerJoin(orderDetails, eq(orderDetails.id, documentTexts.order_detail_id))
    .innerJoin(orders, eq(orders.id, orderDetails.order_id))
    .where(
      and(
        documentContains(wanted.scope, wanted.keyword, wanted.language),
        inScope(wanted.scope, orderDetails),
        eq(orderDetails.status, 'accepted'),
        wanted.brandVoiceId === null ? undefined : eq(orders.brand_voice_id, wanted.brandVoiceId),
        wanted.isLinkedOnly ? containsLinked('order_detail_id', orderDetails.id, wanted) : undefined,
      ),
    )
    .limit(maxHolders);

const listPages = (db: Db, wanted: Wanted): Promise<Holder[]> =>
  wanted.websiteIds.length === 0
    ? Promise.resolve([])
    : db.orm
        .select({
          orderDetailId: sql<number | null>`null::int`,
          pageUrlId: pageUrls.id,
          title: sql<string>`coalesce(${pageUrls.title}, ${pageUrls.url})`,
          url: pageUrls.url,
          linked: countOf('page_url_id', pageUrls.id, 'linked'),
          soft: countOf('page_url_id', pageUrls.id, 'soft'),
        })
        .from(pageTexts)
        .innerJoin(pageUrls, eq(pageUrls.id, pageTexts.page_url_id))
        .where(
          and(
            pageContains(wanted.keyword, wanted.language),
            inArray(pageTexts.website_id, [...wanted.websiteIds]),
            sql`${pageUrls.state} <> 'excluded'`,
            // The page of a document of this scope is that document.
            wanted.brandVoiceId === null ? undefined : sql`${pageUrls.order_detail_id} is null`,
            wanted.isLinkedOnly ? containsLinked('page_url_id', pageUrls.id, wanted) : undefined,
          ),
        )
        .limit(maxHolders);

/** Everything that holds the phrase: most linked keywords first, then most soft ones, then by title. */
export async function listHolders(db: Db, wanted: Wanted): Promise<Holder[]> {
  const holders = [...(await listDocuments(db, wanted)), ...(await listPages(db, wanted))];
  return holders.toSorted(
    (one, other) => other.linked - one.linked || other.soft - one.soft || one.title.localeCompare(other.title),
  );
}

export type IndexRow = Pick<
  typeof keywordIndex.$inferSelect,
  'order_detail_id' | 'page_url_id' | 'keyword' | 'count' | 'kind' | 'target_page_id' | 'target_url'
>;

/** Keywords of some texts, most frequent first. */
export async function listKeywordsOf(
  db: Db,
  holders: readonly Pick<Holder, 'orderDetailId' | 'pageUrlId'>[],
): Promise<IndexRow[]> {
  const details = holders.flatMap(({ orderDetailId: id }) => id ?? []);
  const pages = holders.flatMap(({ pageUrlId: id }) => id ?? []);
  const columns = {
    order_detail_id: keywordIndex.order_detail_id,
    page_url_id: keywordIndex.page_url_id,
    keyword: keywordIndex.keyword,
    count: keywordIndex.count,
    kind: keywordIndex.kind,
    target_page_id: keywordIndex.target_page_id,
    target_url: keywordIndex.target_url,
  };
  const read = (column: typeof keywordIndex.order_detail_id | typeof keywordIndex.page_url_id, ids: number[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db.orm
          .select(columns)
          .from(keywordIndex)
          .where(and(isNotNull(column), inArray(column, ids)))
          .orderBy(sql`${keywordIndex.count} desc`, keywordIndex.keyword);
  return [...(await read(keywordIndex.order_detail_id, details)), ...(await read(keywordIndex.page_url_id, pages))];
}

/** Texts to read the sentence from. */
export async function listTextsOf(
  db: Db,
  holders: readonly Pick<Holder, 'orderDetailId' | 'pageUrlId'>[],
): Promise<Map<string, string>> {
  const details = holders.flatMap(({ orderDetailId: id }) => id ?? []);
  const pages = holders.flatMap(({ pageUrlId: id }) => id ?? []);
  const documents =
    details.length === 0
      ? []
      : await db.orm
          .select({ id: documentTexts.order_detail_id, text: documentTexts.text })
          .from(documentTexts)
          .where(inArray(documentTexts.order_detail_id, details));
  const live =
    pages.length === 0
      ? []
      : await db.orm
          .select({ id: pageTexts.page_url_id, html: pageTexts.html })
          .from(pageTexts)
          .where(inArray(pageTexts.page_url_id, pages));
  return new Map([
    ...documents.map(({ id, text }): [string, string] => [`d${id}`, text]),
    ...live.map(({ id, html }): [string, string] => [`p${id}`, html]),
  ]);
}
