// Issues of a page, as SQL conditions over its row; the same rules for lists, counts, the map and the page itself.
import { type PageIssue, pageIssues } from '@folio/contract/page-words';

const isLive = (alias: string) => `(${alias}.state = 'active' and ${alias}.indexable = 'yes' and ${alias}.http_state = 200)`;

/** By issue, the condition over a row of `page_urls`. */
export const issueSql = (alias: string): Record<PageIssue, string> => ({
  broken: `${alias}.state = 'broken'`,
  redirect: `${alias}.state = 'redirected'`,
  orphan: `(${isLive(alias)} and ${alias}.links_in = 0)`,
  conflict: `(${isLive(alias)} and ${alias}.primary_kw is not null and exists (select from page_urls o
    where o.website_id = ${alias}.website_id and lower(o.primary_kw) = lower(${alias}.primary_kw) and o.primary_kw is not null
      and o.id <> ${alias}.id and ${isLive('o')}))`,
  weak: `(${isLive(alias)} and ${alias}.links_in_content < 2)`,
  no_keyword: `(${alias}.state in ('discovered', 'active') and ${alias}.indexable = 'yes' and ${alias}.primary_kw is null)`,
  draft: `(${alias}.state = 'discovered' and (${alias}.goes_live_at is not null or ${alias}.order_detail_id is not null))`,
});

/** Primary keywords that several live pages of a website have, in lower case, with how many pages. */
export const sharedKeywordsSql = (websiteId: string) =>
  `select lower(o.primary_kw) as keyword, count(*)::int as pages from page_urls o where o.website_id = ${websiteId} and o.primary_kw is not null
     and ${isLive('o')} group by lower(o.primary_kw) having count(*) > 1`;

/** The same conditions for whole lists: keywords that repeat are found before, in place of once a row, and are a parameter. */
export const filterSql = (alias: string, shared: string): Record<PageIssue, string> => ({
  ...issueSql(alias),
  conflict: `(${isLive(alias)} and ${alias}.primary_kw is not null and lower(${alias}.primary_kw) = any(${shared}::text[]))`,
});

/** The issues of a row from the worst, as an array of text. */
export function issuesSql(alias: string): string {
  const conditions = issueSql(alias);
  const each = pageIssues.map((issue) => `case when ${conditions[issue]} then '${issue}' end`);
  return `array_remove(array[${each.join(', ')}]::text[], null)`;
}
