// SQL of how much a website has of links.
import type { Db } from '../../../kernel/db/database.ts';

/** How much a website has of suggestions, rules, open conflicts and runs. */
export async function countLinks(db: Db, websiteId: number) {
  const { rows } = await db.client.query<{
    suggestions: number;
    rules: number;
    conflicts: number;
    runs: number;
    links_set: number;
  }>(
    `select (select count(*)::int from link_suggestions where website_id = $1 and state = 'pending') as suggestions,
            (select count(*)::int from link_keywords where website_id = $1) as rules,
            (select count(*)::int from keyword_conflicts where website_id = $1 and state = 'open') as conflicts,
            (select count(*)::int from link_runs where website_id = $1) as runs,
            (select count(*)::int from link_suggestions where website_id = $1 and state = 'applied') as links_set`,
    [websiteId],
  );
  return rows[0] ?? { suggestions: 0, rules: 0, conflicts: 0, runs: 0, links_set: 0 };
}
