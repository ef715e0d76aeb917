// Texts that links may be set in: live pages and documents of a website's scope, both as sanitised markup.
import { createHash } from 'node:crypto';
import { sanitiseHtml } from '@folio/engine/document/sanitise-html';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { containing } from '../../../kernel/db/containing.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { inScope } from '../../../kernel/db/scope.ts';
import { documentVersions } from '../../documents/documents.table.ts';
import { documentTexts, orderDetails, orders } from '../../orders/orders.table.ts';
import type { WebsiteRow } from '../../websites/index.ts';
import { websites } from '../../websites/websites.table.ts';
import { findPage, findPageOfDocument, findPageText, isLive } from './page-reads.queries.ts';

/** A page or a document with its text. */
export interface TextSubject {
  pageId: number | null;
  detailId: number | null;
  title: string;
  /** URL of the page; null for a draft. */
  url: string | null;
  isLive: boolean;
  html: string;
  language: string;
  hash: string;
  /** Of a document. */
  version: { id: number; number: number } | null;
}

/** SHA-256 of a text, in hex. */
export const hashOf = (html: string): string => createHash('sha256').update(html).digest('hex');

const isHere = (website: WebsiteRow) =>
  and(
    eq(orderDetails.account_id, website.account_id),
    inScope({ workspaceId: website.workspace_id, userId: website.user_id }, orderDetails),
  );

const isText = and(eq(orderDetails.category, 'text'), eq(orderDetails.status, 'accepted'));

/** A document of the website's scope with its newest text, or null. */
export async function findDocumentSubject(db: Db, website: WebsiteRow, detailId: number): Promise<TextSubject | null> {
  const [row] = await db.orm
    .select({
      title: documentVersions.title,
      html: documentVersions.html,
      language: orderDetails.language,
      versionId: documentVersions.id,
      number: documentVersions.number,
    })
    .from(orderDetails)
    .innerJoin(documentVersions, eq(documentVersions.id, orderDetails.current_version_id))
    .where(and(eq(orderDetails.id, detailId), isHere(website), isText));
  if (!row) return null;
  const page = await findPageOfDocument(db, website.id, detailId);
  const html = sanitiseHtml(row.html);
  return {
    pageId: null,
    detailId,
    title: row.title,
    url: page?.url ?? null,
    isLive: page !== null && isLive(page),
    html,
    language: row.language,
    hash: hashOf(html),
    version: { id: row.versionId, number: row.number },
  };
}

/** A live page of the website with its text as it was read last, or null. */
export async function findPageSubject(db: Db, website: WebsiteRow, pageId: number): Promise<TextSubject | null> {
  const page = await findPage(db, pageId);
  if (page?.website_id !== website.id) return null;
  const html = await findPageText(db, pageId);
  if (html === null) return null;
  return {
    pageId,
    detailId: null,
    title: page.title ?? page.url,
    url: page.url,
    isLive: isLive(page),
    html,
    language: page.language ?? website.language,
    hash: hashOf(html),
    version: null,
  };
}

/** The text of a page or of a document. */
export const findSubject = (
  db: Db,
  website: WebsiteRow,
  of: { page_url_id: number | null; order_detail_id: number | null },
): Promise<TextSubject | null> =>
  of.order_detail_id === null
    ? findPageSubject(db, website, of.page_url_id ?? 0)
    : findDocumentSubject(db, website, of.order_detail_id);

const ofWebsite = (website: WebsiteRow) => sql`(${orders.website_id} is null or ${orders.website_id} = ${website.id})`;

/** Ids of documents that may get links, after one id. Those that were ordered for another website are its own. */
export async function listDocumentsToRead(db: Db, website: WebsiteRow, after: number, limit: number): Promise<number[]> {
  const rows = await db.orm
    .select({ id: orderDetails.id })
    .from(orderDetails)
    .innerJoin(orders, eq(orders.id, orderDetails.order_id))
    .where(and(isHere(website), isText, ofWebsite(website), gt(orderDetails.id, after)))
    .orderBy(asc(orderDetails.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Ids of documents with all words of any of these queries. */
export async function listDocumentsWith(
  db: Db,
  website: WebsiteRow,
  words: readonly string[],
  configuration: string,
  limit: number,
): Promise<number[]> {
  if (words.length === 0) return [];
  const queries = sql`array(select unnest(array[plainto_tsquery(search_configuration(${configuration}), w), plainto_tsquery('simple', unaccent(w))]) from unnest(${sql.param([...words])}::text[]) w)`;
  const rows = await db.orm
    .select({ id: orderDetails.id })
    .from(orderDetails)
    .innerJoin(orders, eq(orders.id, orderDetails.order_id))
    .innerJoin(documentTexts, eq(documentTexts.order_detail_id, orderDetails.id))
    .where(and(isHere(website), isText, ofWebsite(website), sql`${documentTexts.terms} @@ any (${queries})`))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Newest documents of a scope that are searched for an address, and those of them that are answered. */
const searched = { documents: 5000, found: 500 } as const;

/** Ids of documents of a website's scope with one of these addresses in their text. */
export async function listDocumentsLinking(db: Db, website: WebsiteRow, urls: readonly string[]): Promise<number[]> {
  if (urls.length === 0) return [];
  const newest = db.orm
    .select({ id: orderDetails.id, version: orderDetails.current_version_id })
    .from(orderDetails)
    .innerJoin(orders, eq(orders.id, orderDetails.order_id))
    .where(and(isHere(website), isText, ofWebsite(website)))
    .orderBy(desc(orderDetails.id))
    .limit(searched.documents)
    .as('newest');
  const rows = await db.orm
    .select({ id: newest.id })
    .from(newest)
    .innerJoin(documentVersions, eq(documentVersions.id, newest.version))
    .where(sql`${documentVersions.html} like any (${sql.param(urls.map((url) => containing(url.replace(/\/$/, ''))))}::text[])`)
    .limit(searched.found);
  return rows.map(({ id }) => id);
}

/** Which of these documents are in the website's scope. */
export async function listOwnDocuments(db: Db, website: WebsiteRow, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db.orm
    .select({ id: orderDetails.id })
    .from(orderDetails)
    .where(and(inArray(orderDetails.id, [...ids]), isHere(website), isText));
  return rows.map(({ id }) => id);
}

/** The website of a text's order, if it belongs to the order's scope; null otherwise, and for results other than text. */
export async function findWebsiteOfOrder(db: Db, orderDetailId: number): Promise<WebsiteRow | null> {
  const [row] = await db.orm
    .select({ website: websites })
    .from(orderDetails)
    .innerJoin(orders, eq(orders.id, orderDetails.order_id))
    .innerJoin(websites, eq(websites.id, orders.website_id))
    .where(
      and(
        eq(orderDetails.id, orderDetailId),
        eq(orderDetails.category, 'text'),
        eq(websites.account_id, orderDetails.account_id),
        sql`${websites.workspace_id} is not distinct from ${orderDetails.workspace_id}`,
        sql`(${websites.workspace_id} is not null or ${websites.user_id} = ${orderDetails.user_id})`,
      ),
    );
  return row?.website ?? null;
}
