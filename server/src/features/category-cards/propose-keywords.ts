// Keywords for the card of a category page: those that documents and pages use beside the page's own keyword.
import type { Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import { listKeywordsBeside } from './batch.queries.ts';
import type { CardRow } from './category-cards.queries.ts';

/** Proposed keywords of each kind: one for each of the usual cards, and some to mention. */
const maxLinked = 6;
const maxSoft = 6;

interface CategoryPage {
  id: number;
  name: string;
  primary_kw: string | null;
}

const keywordOf = ({ primary_kw: keyword, name }: CategoryPage) => (keyword ?? name).trim().toLowerCase();

/** Keywords by page, the most frequent first; never the page's own keyword, nor a link to the page itself. */
export async function proposeKeywords(
  db: Db,
  scope: Scope,
  websiteId: number,
  pages: readonly CategoryPage[],
): Promise<Map<number, { linked: CardRow['linked_keywords']; soft: string[] }>> {
  const beside = await listKeywordsBeside(db, scope, websiteId, [...new Set(pages.map(keywordOf))]);
  return new Map(
    pages.map((page) => {
      const own = keywordOf(page);
      const counts = new Map<string, { count: number; row: NonNullable<ReturnType<typeof beside.get>>[number] }>();
      for (const row of beside.get(own) ?? [])
        if (row.keyword !== own && row.target_page_id !== page.id)
          counts.set(row.keyword, { row, count: (counts.get(row.keyword)?.count ?? 0) + row.count });
      const ranked = [...counts.values()].toSorted(
        (one, other) => other.count - one.count || one.row.keyword.localeCompare(other.row.keyword),
      );
      const linked = ranked.filter(({ row }) => row.kind === 'linked').slice(0, maxLinked);
      const soft = ranked.filter(({ row }) => row.kind === 'soft').slice(0, maxSoft);
      return [
        page.id,
        {
          linked: linked.map(({ row }) => ({ keyword: row.keyword, page_url_id: row.target_page_id, url: row.target_url })),
          soft: soft.map(({ row }) => row.keyword),
        },
      ];
    }),
  );
}
