// SQL of how much a website has of links.
import type { Db } from '../../kernel/db/database.ts';
import type { WebsiteRow } from '../websites/index.ts';
import { countOpenConflicts } from './conflicts/conflicts.queries.ts';

/** Counts of suggestions, rules, open conflicts and runs of a website. */
export async function countLinks(db: Db, website: WebsiteRow) {
  const { rows } = await db.client.query<{
    suggestions: number;
    rules: number;
    runs: number;
    links_set: number;
  }>(
    `select (select count(*)::int from link_suggestions where website_id = $1 and state = 'pending') as suggestions,
            (select count(*)::int from link_keywords where website_id = $1) as rules,
            (select count(*)::int from link_runs where website_id = $1) as runs,
            (select count(*)::int from link_suggestions where website_id = $1 and state = 'applied') as links_set`,
    [website.id],
  );
  const counts = rows[0] ?? { suggestions: 0, rules: 0, runs: 0, links_set: 0 };
  return { ...counts, conflicts: await countOpenConflicts(db, website) };
}
