// Writing cards: an order of the tool for each, priced first, and the card follows its document. A card that has a document gets its next version.
import type { OrderedTask } from '@folio/contract/orders';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, forbidden, invalidField, notFound } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { isInReach, scopeOf } from '../../kernel/policy.ts';
import { findUsableVoice } from '../brand-voices/index.ts';
import { orderContext, orderInput, orderRows, placing } from '../orders/index.ts';
import { lockTaskOfDocument, saveTaskMetadata } from '../tasks/index.ts';
import { cardTool, fieldsOf, metadataOf } from './card-fields.ts';
import { cardAbilities, isComplete } from './category-cards.policy.ts';
import { beginWriting, listCardsByIds, listWrittenDocuments, type ShownCard } from './category-cards.queries.ts';
import { oneCardFields, partOf } from './one-card.ts';

export interface Written {
  price: number;
  orderIds: number[];
}

/** Runs at the end of the transaction that orders a card. */
type WithOrder = (tx: Db, orderId: number) => Promise<void>;

/** Gives the task of a document, where it has one, the meta data of its card. */
async function keepMetadata(tx: Db, card: ShownCard, orderDetailId: number): Promise<void> {
  const task = await lockTaskOfDocument(tx, orderDetailId);
  if (task) await saveTaskMetadata(tx, task, metadataOf(card));
}

/** Orders the document of a card. A voice switched off since is left out: the card's author does not see it. */
async function orderCard(
  kernel: Kernel,
  actor: Actor,
  card: ShownCard,
  { task, withOrder }: { task: OrderedTask | undefined; withOrder: WithOrder },
): Promise<number> {
  const { brand_voice_id: voice } = card;
  const isUsable = voice !== null && (await findUsableVoice(kernel.database, scopeOf(actor, card.workspace_id), voice)) !== null;
  const order = {
    tool: cardTool,
    fields: fieldsOf(card),
    title: card.category_name,
    workspace_id: card.workspace_id,
    ...(task ? { task } : {}),
    ...(isUsable ? { brand_voice_id: voice } : {}),
    ...(card.website_id === null ? {} : { website_id: card.website_id }),
  };
  const placed = await placing.placeOrder(kernel, actor, order, async (tx, { order: { id: orderId }, details }) => {
    const id = details[0]?.id ?? 0;
    await keepMetadata(tx, card, id);
    // Of two orders for one card the second is rolled back with its credits.
    if (!(await beginWriting(tx, card, id, task?.type === 'manual' ? 'ready' : 'writing'))) throw conflict('card_changed');
    await withOrder(tx, orderId);
  });
  return placed.order.id;
}

/** Writes the next version of the card's document, or of one of its cards. Throws 409 while its task is in review, and where document or card changed meanwhile. */
async function rewriteCard(
  kernel: Kernel,
  actor: Actor,
  card: ShownCard,
  { orderDetailId, only, withOrder }: { orderDetailId: number; only: number | undefined; withOrder: WithOrder },
): Promise<number> {
  const tool = await orderInput.getTool(kernel.database, actor, cardTool);
  return kernel.database.transaction(async (tx) => {
    await orderContext.lockScope(tx, scopeOf(actor, card.workspace_id));
    const [detail] = await orderRows.lockDetails(tx, [orderDetailId]);
    if (!detail || !isInReach(actor, detail)) throw conflict('card_changed');
    const task = await lockTaskOfDocument(tx, orderDetailId);
    if (task?.status === 'ready' || task?.status === 'approved') throw conflict('card_in_review', { name: card.category_name });
    if (detail.status !== 'accepted') throw conflict('card_changed');
    const part = only === undefined ? undefined : await partOf(tx, card, detail, only);
    await placing.rewriteDetail(kernel, tx, actor, detail, { tool, fields: fieldsOf(card), part });
    if (task) await saveTaskMetadata(tx, task, metadataOf(card));
    if (!(await beginWriting(tx, card, orderDetailId))) throw conflict('card_changed');
    await withOrder(tx, detail.order_id);
    return detail.order_id;
  });
}

/**
 * Price of generating the cards; with that price given, orders them. Throws 404 for a card out of reach, 403 in the personal workspace (the tool assigns
 * tasks), 422 at `primary_kw` with the names of cards that have none, 422 at `only` where that card is not written, 409 for another price, for a card that is being written, is in review or has another revision, and where credits run out; cards ordered before that
 * stay ordered.
 */
export async function writeCards(
  kernel: Kernel,
  actor: Actor,
  call: {
    ids: readonly number[];
    price?: number | undefined;
    revisions?: readonly number[] | undefined;
    task?: OrderedTask | undefined;
    only?: number | undefined;
  },
  keep: Keep<Written>,
): Promise<Written> {
  const cards = await listCardsByIds(kernel.database, call.ids);
  if (cards.length !== new Set(call.ids).size || cards.some((card) => !isInReach(actor, card))) throw notFound();
  if (cards.some((card) => card.workspace_id === null)) throw forbidden('tool_needs_workspace');
  const incomplete = cards.filter((card) => !isComplete(card)).map(({ category_name: name }) => name);
  if (incomplete.length > 0) throw invalidField('primary_kw', 'cards_without_keyword', { names: incomplete.join(', ') });
  if (cards.some((card) => !cardAbilities(actor, card).write)) throw conflict('card_changed');
  const seen = new Map(call.ids.map((id, index) => [id, call.revisions?.[index]]));
  if (call.revisions && cards.some((card) => seen.get(card.id) !== card.revision)) throw conflict('card_changed');
  const written = await listWrittenDocuments(
    kernel.database,
    cards.flatMap((card) => card.order_detail_id ?? []),
  );
  const documentOf = (card: ShownCard) =>
    card.order_detail_id !== null && written.has(card.order_detail_id) ? card.order_detail_id : null;
  // A human author has the document already.
  if (call.task?.type === 'manual' && cards.some((card) => documentOf(card) !== null))
    throw invalidField('task.type', 'not_an_option');
  const { only } = call;
  // One card alone is written of one category that has been written.
  if (only !== undefined && cards.some((card) => cards.length > 1 || documentOf(card) === null))
    throw invalidField('only', 'not_an_option');
  const priced = (card: ShownCard) => ({ ...fieldsOf(card), ...(only === undefined ? {} : oneCardFields) });
  const prices = await Promise.all(
    cards.map((card) => placing.quoteOrder(kernel, actor, { tool: cardTool, fields: priced(card), task: call.task })),
  );
  const price = prices.reduce((sum, one) => sum + one.price, 0);
  if (call.price === undefined) return { price, orderIds: [] };
  if (call.price !== price) throw conflict('price_changed', { price });
  const orderIds: number[] = [];
  for (const card of cards) {
    const document = documentOf(card);
    // All are ordered when the last one is.
    const withOrder: WithOrder = async (tx, orderId) => {
      if (card === cards.at(-1)) await keep(tx, { price, orderIds: [...orderIds, orderId] });
    };
    orderIds.push(
      document === null
        ? await orderCard(kernel, actor, card, { task: call.task, withOrder })
        : await rewriteCard(kernel, actor, card, { orderDetailId: document, only, withOrder }),
    );
  }
  return { price, orderIds };
}
