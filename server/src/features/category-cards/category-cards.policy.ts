// Permissions for category cards: everyone in the scope sees and writes them; they are deleted as documents are.
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { can, isInReach } from '../../kernel/policy.ts';
import { pageRights } from '../pages/index.ts';
import { type CardRow, findCard, type ShownCard } from './category-cards.queries.ts';

/** True for a card with the required input for its text. */
export const isComplete = (card: Pick<CardRow, 'primary_kw'>): boolean => card.primary_kw.trim() !== '';

/** Actions the actor can take on a card. */
export function cardAbilities(actor: Actor, card: CardRow) {
  const isReached = isInReach(actor, card);
  return {
    edit: isReached && card.state !== 'writing',
    delete: isReached && (card.user_id === actor.id || can(actor, pageRights.manage)),
    write: isReached && card.workspace_id !== null && card.state !== 'writing' && isComplete(card),
  };
}

/** A card the actor reaches; 404 otherwise. */
export async function getVisibleCard(kernel: Kernel, actor: Actor, id: number): Promise<ShownCard> {
  const card = await findCard(kernel.database, id);
  if (!card || !isInReach(actor, card)) throw notFound();
  return card;
}
