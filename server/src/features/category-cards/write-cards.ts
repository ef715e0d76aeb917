// Writing cards: an order of the tool for each, priced first, and the card follows its document.
import type { Actor } from '../../kernel/actor.ts';
import { conflict, forbidden, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { isInReach } from '../../kernel/policy.ts';
import { placing } from '../orders/index.ts';
import { cardAbilities } from './category-cards.policy.ts';
import { beginWriting, listCardsByIds, type ShownCard } from './category-cards.queries.ts';

const tool = 'category_cards';

/** Fields of the tool, as the card has them. */
export function fieldsOf(card: ShownCard): Record<string, unknown> {
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

/**
 * What writing the cards costs; with that price given, orders them. Throws 404 for a card out of reach, 403 in the personal workspace (the tool assigns
 * tasks), 409 for another price, for a card that is being written or has another revision, and where credits run out; cards ordered before that stay ordered.
 */
export async function writeCards(
  kernel: Kernel,
  actor: Actor,
  call: { ids: readonly number[]; price?: number | undefined; revisions?: readonly number[] | undefined },
): Promise<{ price: number; orderIds: number[] }> {
  const cards = await listCardsByIds(kernel.database, call.ids);
  if (cards.length !== new Set(call.ids).size || cards.some((card) => !isInReach(actor, card))) throw notFound();
  if (cards.some((card) => card.workspace_id === null)) throw forbidden('tool_needs_workspace');
  if (cards.some((card) => !cardAbilities(actor, card).write)) throw conflict('card_changed');
  const seen = new Map(call.ids.map((id, index) => [id, call.revisions?.[index]]));
  if (call.revisions && cards.some((card) => seen.get(card.id) !== card.revision)) throw conflict('card_changed');
  const prices = await Promise.all(cards.map((card) => placing.quoteOrder(kernel, actor, { tool, fields: fieldsOf(card) })));
  const price = prices.reduce((sum, one) => sum + one.price, 0);
  if (call.price === undefined) return { price, orderIds: [] };
  if (call.price !== price) throw conflict('price_changed', { price });
  const orderIds: number[] = [];
  for (const card of cards) {
    const order = {
      tool,
      fields: fieldsOf(card),
      title: card.category_name,
      workspace_id: card.workspace_id,
      ...(card.brand_voice_id === null ? {} : { brand_voice_id: card.brand_voice_id }),
      ...(card.website_id === null ? {} : { website_id: card.website_id }),
    };
    const placed = await placing.placeOrder(kernel, actor, order, async (tx, { details }) => {
      // Of two orders for one card the second is taken back with its credits.
      if (!(await beginWriting(tx, card, details[0]?.id ?? 0))) throw conflict('card_changed');
    });
    orderIds.push(placed.order.id);
  }
  return { price, orderIds };
}
