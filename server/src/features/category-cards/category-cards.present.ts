import type { CategoryCard } from '@folio/contract/category-cards';
import type { Actor } from '../../kernel/actor.ts';
import { findMessage, message } from '../../kernel/messages/messages.ts';
import { orderPresent } from '../orders/index.ts';
import { cardAbilities, isComplete } from './category-cards.policy.ts';
import type { ShownCard } from './category-cards.queries.ts';

/** Why a card is outdated (`key:detail`), or cannot be written. */
function problemOf(card: ShownCard, actor: Actor): string | null {
  const { problem } = card;
  // Earlier versions kept this key in the row.
  if (problem === null || problem.startsWith('card_needs_keyword'))
    return isComplete(card) ? null : message('card_needs_keyword', actor.language);
  const at = problem.indexOf(':');
  return findMessage(problem.slice(0, at), actor.language, { detail: problem.slice(at + 1) });
}

/** A card as the contract has it. */
export const presentCard = (card: ShownCard, actor: Actor): CategoryCard => ({
  id: card.id,
  workspace_id: card.workspace_id,
  website_id: card.website_id,
  category_name: card.category_name,
  brand: card.brand,
  page_url_id: card.page_url_id,
  page_url: card.page_url,
  primary_kw: card.primary_kw,
  linked_keywords: card.linked_keywords,
  soft_keywords: card.soft_keywords,
  h2_headings: card.h2_headings,
  content_length: card.content_length,
  cards: card.cards,
  footer_content: card.footer_content,
  language: card.language,
  brand_voice_id: card.brand_voice_id,
  order_detail_id: card.order_detail_id,
  task_id: card.open_task_id,
  state: card.state,
  hold_reason:
    card.stopped?.status === 'onHold' && card.state === 'writing'
      ? (orderPresent.reasonOf(card.stopped, actor.language) ?? '')
      : null,
  document_problem: card.stopped && orderPresent.problemOf(card.stopped, actor.language),
  problem: problemOf(card, actor),
  revision: card.revision,
  updated_at: card.updated_at.toISOString(),
  can: cardAbilities(actor, card),
});
