// SQL of keyword rules.
import { linkLimits } from '@folio/contract/link-words';
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../kernel/db/containing.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { pageUrls } from '../../pages/pages.table.ts';
import { websites } from '../../websites/websites.table.ts';
import { linkKeywords } from '../core/links.table.ts';

export type LinkRuleFields = typeof linkKeywords.$inferInsert;

const columns = {
  id: linkKeywords.id,
  website_id: linkKeywords.website_id,
  keyword: linkKeywords.keyword,
  page_url_id: linkKeywords.page_url_id,
  custom_url: linkKeywords.custom_url,
  match: linkKeywords.match,
  priority: linkKeywords.priority,
  max_per_document: linkKeywords.max_per_document,
  rel: linkKeywords.rel,
  in_new_texts: linkKeywords.in_new_texts,
  used: linkKeywords.used,
  created_at: linkKeywords.created_at,
  updated_at: linkKeywords.updated_at,
  page_url: pageUrls.url,
  page_title: pageUrls.title,
  page_http_state: pageUrls.http_state,
  page_state: pageUrls.state,
  page_indexable: pageUrls.indexable,
};

const select = (db: Db) =>
  db.orm.select(columns).from(linkKeywords).leftJoin(pageUrls, eq(pageUrls.id, linkKeywords.page_url_id));

/** A rule with the facts of its target. */
export type LinkRuleRow = Awaited<ReturnType<typeof listAllRules>>[number];

const neverUsed = eq(linkKeywords.used, 0);
const brokenTarget = sql`${pageUrls.state} in ('broken', 'redirected', 'excluded')`;

const orderings = {
  keyword: sql`lower(${linkKeywords.keyword})`,
  used: linkKeywords.used,
  updated_at: linkKeywords.updated_at,
};

export interface RuleFilter {
  search?: string | undefined;
  filter?: 'never_used' | 'broken_target' | undefined;
  sort: string;
  page: number;
  perPage: number;
}

/** Rules of a website by page, with how many there are. */
export async function listRules(db: Db, websiteId: number, { search, filter, sort, page, perPage }: RuleFilter) {
  const here = eq(linkKeywords.website_id, websiteId);
  const pattern = containing(search);
  const where = and(
    here,
    search
      ? or(ilike(linkKeywords.keyword, pattern), ilike(linkKeywords.custom_url, pattern), ilike(pageUrls.url, pattern))
      : undefined,
    filter === 'never_used' ? neverUsed : undefined,
    filter === 'broken_target' ? brokenTarget : undefined,
  );
  const isDown = sort.startsWith('-');
  const by: SQL | (typeof orderings)[keyof typeof orderings] = orderings[sort.replace('-', '') as keyof typeof orderings];
  const rows = await select(db)
    .where(where)
    .orderBy(isDown ? desc(by) : asc(by), asc(linkKeywords.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counts] = await db.orm
    .select({
      total: count(),
      filtered: sql<number>`count(*) filter (where ${where})::int`,
      never_used: sql<number>`count(*) filter (where ${neverUsed})::int`,
      broken_target: sql<number>`count(*) filter (where ${brokenTarget})::int`,
    })
    .from(linkKeywords)
    .leftJoin(pageUrls, eq(pageUrls.id, linkKeywords.page_url_id))
    .where(here);
  return { rows, total: 0, filtered: 0, never_used: 0, broken_target: 0, ...counts };
}

/** All rules of a website, or those with these ids. */
export const listAllRules = (db: Db, websiteId: number, ids?: readonly number[]) =>
  select(db)
    .where(and(eq(linkKeywords.website_id, websiteId), ids ? inArray(linkKeywords.id, [...ids]) : undefined))
    .orderBy(asc(linkKeywords.id))
    .limit(linkLimits.rules);

export async function findRule(db: Db, id: number): Promise<LinkRuleRow | null> {
  const [row] = await select(db).where(eq(linkKeywords.id, id));
  return row ?? null;
}

/** Rules by their ids, wherever they are. */
export const listRulesByIds = (db: Db, ids: readonly number[]) =>
  ids.length === 0 ? Promise.resolve([]) : select(db).where(inArray(linkKeywords.id, [...ids]));

/** Keeps other changes of a website's links out until the transaction ends; false where the website is gone. */
export async function lockLinks(tx: Db, websiteId: number): Promise<boolean> {
  const rows = await tx.orm.select({ id: websites.id }).from(websites).where(eq(websites.id, websiteId)).for('no key update');
  return rows.length > 0;
}

export async function countRules(db: Db, websiteId: number): Promise<number> {
  const [row] = await db.orm.select({ count: count() }).from(linkKeywords).where(eq(linkKeywords.website_id, websiteId));
  return row?.count ?? 0;
}

/** The id of the new rule; null where the keyword has one. */
export async function insertRule(tx: Db, rule: LinkRuleFields): Promise<number | null> {
  const [row] = await tx.orm.insert(linkKeywords).values(rule).onConflictDoNothing().returning({ id: linkKeywords.id });
  return row?.id ?? null;
}

/** False where it is gone. Throws a unique violation where the keyword is another rule's. */
export async function updateRule(tx: Db, id: number, changes: Partial<LinkRuleFields>): Promise<boolean> {
  const rows = await tx.orm
    .update(linkKeywords)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(linkKeywords.id, id))
    .returning({ id: linkKeywords.id });
  return rows.length > 0;
}

/** True if another rule of the website has this keyword. Callers lock the website's links. */
export async function isKeywordTaken(tx: Db, websiteId: number, keyword: string, besides: number): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: linkKeywords.id })
    .from(linkKeywords)
    .where(
      and(
        eq(linkKeywords.website_id, websiteId),
        sql`lower(${linkKeywords.keyword}) = lower(${keyword})`,
        sql`${linkKeywords.id} <> ${besides}`,
      ),
    );
  return rows.length > 0;
}

/** Deletes the rule of a keyword; answers how many there were. */
export async function deleteRulesOf(tx: Db, websiteId: number, keyword: string): Promise<number> {
  const rows = await tx.orm
    .delete(linkKeywords)
    .where(and(eq(linkKeywords.website_id, websiteId), sql`lower(${linkKeywords.keyword}) = lower(${keyword})`))
    .returning({ id: linkKeywords.id });
  return rows.length;
}

export async function deleteRules(tx: Db, ids: readonly number[]): Promise<number> {
  const rows = await tx.orm
    .delete(linkKeywords)
    .where(inArray(linkKeywords.id, [...ids]))
    .returning({ id: linkKeywords.id });
  return rows.length;
}

/** Rules of a file: known keywords get their new fields. Answers how many are new. Callers lock the website's links. */
export async function upsertRules(tx: Db, rules: readonly LinkRuleFields[]): Promise<number> {
  const { rows } = await tx.client.query<{ added: number }>(
    `with kept as (
       insert into link_keywords (account_id, website_id, keyword, stems, page_url_id, custom_url, match, priority, max_per_document, rel, in_new_texts)
       select r.account_id, r.website_id, r.keyword, r.stems, r.page_url_id, r.custom_url, r.match, r.priority, r.max_per_document, r.rel, r.in_new_texts
       from jsonb_to_recordset($1::jsonb) as r(account_id int, website_id int, keyword text, stems text, page_url_id int, custom_url text,
         match text, priority text, max_per_document int, rel text, in_new_texts boolean)
       on conflict (website_id, lower(keyword)) do update set page_url_id = excluded.page_url_id, custom_url = excluded.custom_url,
         stems = excluded.stems, match = excluded.match, priority = excluded.priority, max_per_document = excluded.max_per_document,
         rel = excluded.rel, in_new_texts = excluded.in_new_texts, updated_at = now()
       returning (xmax = 0) as is_new)
     select count(*) filter (where is_new)::int as added from kept`,
    [JSON.stringify(rules)],
  );
  return rows[0]?.added ?? 0;
}

/** Counts links that were applied by rules, or undone. */
export async function addUses(tx: Db, uses: ReadonlyMap<number, number>): Promise<void> {
  for (const [id, by] of [...uses].toSorted(([a], [b]) => a - b))
    await tx.orm
      .update(linkKeywords)
      .set({ used: sql`greatest(0, ${linkKeywords.used} + ${by})` })
      .where(eq(linkKeywords.id, id));
}
