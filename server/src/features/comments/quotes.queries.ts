// Quotes of comments as the text they are in knows them.
import type { Db } from '../../kernel/db/database.ts';
import type { QuoteAnchor } from './comments.table.ts';

export interface QuoteRow {
  id: number;
  quote: string;
  anchor: QuoteAnchor | null;
  /** The passage as it was when it was chosen. */
  chosen: (QuoteAnchor & { quote: string }) | null;
}

/** Quotes of a document's comments, at most 1,000. */
export async function listQuotes(tx: Db, orderDetailId: number): Promise<QuoteRow[]> {
  const { rows } = await tx.client.query<QuoteRow>({
    name: 'document-quotes-chosen',
    text: 'select id, quote, anchor, chosen from comments where order_detail_id = $1 and quote is not null order by id limit 1000',
    values: [orderDetailId],
  });
  return rows;
}

export async function updateQuotes(tx: Db, quotes: QuoteRow[]): Promise<void> {
  await tx.client.query(
    `update comments set quote = moved.quote, anchor = moved.anchor::jsonb
     from unnest($1::int[], $2::text[], $3::text[]) as moved (id, quote, anchor) where comments.id = moved.id`,
    [
      quotes.map(({ id }) => id),
      quotes.map(({ quote }) => quote),
      quotes.map(({ anchor }) => (anchor ? JSON.stringify(anchor) : null)),
    ],
  );
}
