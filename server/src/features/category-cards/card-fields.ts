// Card input for the tool that writes it, and for its task.
import type { CardRow, ShownCard } from './category-cards.queries.ts';

/** A card before it is kept. */
export type BatchCard = Pick<
  CardRow,
  | 'category_name'
  | 'brand'
  | 'primary_kw'
  | 'linked_keywords'
  | 'soft_keywords'
  | 'h2_headings'
  | 'cards'
  | 'content_length'
  | 'footer_content'
  | 'language'
  | 'page_url_id'
>;

export const cardTool = 'category_cards';

/** Fields of the tool, as the card has them. */
export function fieldsOf(card: Omit<BatchCard, 'page_url_id'> & { page_url: string | null }): Record<string, unknown> {
  return {
    category_name: card.category_name,
    ...(card.brand ? { brand: card.brand } : {}),
    ...(card.page_url ? { page_url: card.page_url } : {}),
    ...(card.primary_kw ? { primary_kw: card.primary_kw } : {}),
    linked_keywords: card.linked_keywords.map(({ keyword }) => keyword),
    soft_keywords: card.soft_keywords,
    h2_headings: card.h2_headings,
    cards: card.cards,
    content_length: card.content_length,
    footer_content: card.footer_content !== '',
    language: card.language,
  };
}

/** The meta data that a task has of its card. */
export const metadataOf = (card: Pick<ShownCard, 'brand' | 'category_name' | 'primary_kw' | 'footer_content'>) => ({
  brand: card.brand.slice(0, 100),
  category_name: card.category_name,
  primary_kw: card.primary_kw,
  // A footer that is only asked for has no text yet.
  footer_content: card.footer_content === card.category_name ? '' : card.footer_content,
});
