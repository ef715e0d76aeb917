// SQL of suggestions that a person asked for: links that are to lead elsewhere after a conflict or a redirect.
import type { Db } from '../../../kernel/db/database.ts';
import type { linkSuggestions } from '../core/links.table.ts';

export type WantedSuggestion = typeof linkSuggestions.$inferInsert;

const found = `text_hash text, target_page_id int, anchor text, anchor_at smallint, paragraph int, reason text, reason_detail text, replaced_url text, confidence smallint`;
const names = found.replaceAll(/ (?:text|int|smallint)\b/g, '');

const insert = {
  name: 'insert-wanted-suggestions',
  text: `insert into link_suggestions as s (website_id, page_url_id, order_detail_id, target_url, sentence, ${names})
    select website_id, page_url_id, order_detail_id, target_url, sentence, ${names}
    from jsonb_to_recordset($1::jsonb) as r(website_id int, page_url_id int, order_detail_id int, target_url text, sentence text, ${found})
    on conflict (website_id, coalesce(page_url_id, 0), coalesce(order_detail_id, 0), md5(target_url), md5(sentence)) do update
    set (${names}) = row(${names.replaceAll(/\w+/g, 'excluded.$&')})
    where s.state = 'pending' and s.run_target_id is null
    returning s.id`,
};

const keyOf = (one: WantedSuggestion) =>
  JSON.stringify([one.website_id, one.page_url_id ?? 0, one.order_detail_id ?? 0, one.target_url, one.sentence]);

/**
 * Adds suggestions that a person asked for; answers their ids. Those of a preview that was discarded are used once more, as the text is now; those
 * in a run are left out.
 */
export async function insertWanted(tx: Db, suggestions: readonly WantedSuggestion[]): Promise<number[]> {
  const byKey = new Map(suggestions.map((one) => [keyOf(one), one]));
  const { rows } = await tx.client.query<{ id: number }>({ ...insert, values: [JSON.stringify([...byKey.values()])] });
  return rows.map(({ id }) => id);
}
