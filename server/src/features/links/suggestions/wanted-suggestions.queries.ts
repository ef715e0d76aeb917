// SQL of suggestions that a person asked for: links that are to lead elsewhere after a conflict or a redirect.
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/database.ts';
import { linkSuggestions } from '../links.table.ts';

export type WantedSuggestion = typeof linkSuggestions.$inferInsert;

/**
 * Adds suggestions that a person asked for; answers their ids. Those of a preview that was discarded are used once more, as the text is now; those
 * in a run are left out.
 */
export async function insertWanted(tx: Db, suggestions: readonly WantedSuggestion[]): Promise<number[]> {
  const ids: number[] = [];
  for (const suggestion of suggestions) {
    const [added] = await tx.orm
      .insert(linkSuggestions)
      .values(suggestion)
      .onConflictDoNothing()
      .returning({ id: linkSuggestions.id });
    const [row] = added
      ? [added]
      : await tx.orm
          .update(linkSuggestions)
          .set(suggestion)
          .where(
            and(
              eq(linkSuggestions.website_id, suggestion.website_id),
              sql`coalesce(${linkSuggestions.page_url_id}, 0) = ${suggestion.page_url_id ?? 0}`,
              sql`coalesce(${linkSuggestions.order_detail_id}, 0) = ${suggestion.order_detail_id ?? 0}`,
              sql`md5(${linkSuggestions.target_url}) = md5(${suggestion.target_url})`,
              sql`md5(${linkSuggestions.sentence}) = md5(${suggestion.sentence})`,
              eq(linkSuggestions.state, 'pending'),
              sql`${linkSuggestions.run_target_id} is null`,
            ),
          )
          .returning({ id: linkSuggestions.id });
    if (row) ids.push(row.id);
  }
  return [...new Set(ids)];
}
