import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can, scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { pageRights } from '../pages/index.ts';
import { type Batch, batchCards } from './batch-cards.ts';
import { getVisibleCard } from './category-cards.policy.ts';
import { presentCard } from './category-cards.present.ts';
import { listCards } from './category-cards.queries.ts';
import { createCard, editCard, removeCard } from './edit-card.ts';
import { findKeywords } from './find-keywords.ts';
import { previewCard } from './preview-card.ts';
import { demoteKeyword, promoteKeyword } from './promote-keyword.ts';
import { type Written, writeCards } from './write-cards.ts';

/** Calls on category cards and their keywords. */
export const categoryCardRoutes = (kernel: Kernel) => ({
  findKeywords: rpc.categoryCards.findKeywords.handler(async ({ context: { actor }, input }) => ({
    ...(await findKeywords(kernel, actor, input)),
    can: { manage: can(actor, pageRights.manage) },
  })),
  promote: rpc.categoryCards.promote.handler(async ({ context: { actor }, input }) => {
    const { link, keyword, outdatedCards } = await promoteKeyword(kernel, actor, input);
    return { message: message('keyword_linked', actor.language), link, keyword, outdated_cards: outdatedCards };
  }),
  demote: rpc.categoryCards.demote.handler(async ({ context: { actor }, input }) => ({
    message: message('keyword_unlinked', actor.language),
    keyword: await demoteKeyword(kernel, actor, input),
  })),
  show: rpc.categoryCards.show.handler(async ({ context: { actor }, input }) => {
    if (input.id !== undefined) {
      const card = await getVisibleCard(kernel, actor, input.id);
      const counts = { draft: 0, writing: 0, ready: 0, outdated: 0, [card.state]: 1 };
      return { category_cards: [presentCard(card, actor)], recordsTotal: 1, recordsFiltered: 1, counts };
    }
    const { website_id: websiteId, state, search, page, per_page: perPage } = input;
    const scope = scopeOf(actor, input.workspace_id);
    const { rows, counts, total, filtered } = await listCards(kernel.database, scope, {
      websiteId,
      state,
      search,
      page,
      perPage,
    });
    return {
      category_cards: rows.map((row) => presentCard(row, actor)),
      recordsTotal: total,
      recordsFiltered: filtered,
      counts,
    };
  }),
  preview: rpc.categoryCards.preview.handler(async ({ context: { actor }, input }) => ({
    preview: await previewCard(kernel, actor, input.id),
  })),
  create: rpc.categoryCards.create.handler(({ context, input }) =>
    withIdempotencyKey(
      kernel,
      context,
      { call: 'categoryCards.create', body: input },
      (keep: Keep<number>) => createCard(kernel, context.actor, input, keep),
      async (id) => ({
        message: message('card_saved', context.actor.language),
        category_card: presentCard(await getVisibleCard(kernel, context.actor, id), context.actor),
      }),
    ),
  ),
  edit: rpc.categoryCards.edit.handler(async ({ context: { actor }, input }) => {
    await editCard(kernel, actor, input);
    return {
      message: message('card_saved', actor.language),
      category_card: presentCard(await getVisibleCard(kernel, actor, input.id), actor),
    };
  }),
  remove: rpc.categoryCards.remove.handler(async ({ context: { actor }, input }) => {
    await removeCard(kernel, actor, input.id);
    return { message: message('card_deleted', actor.language) };
  }),
  refresh: rpc.categoryCards.refresh.handler(({ context, input }) =>
    withIdempotencyKey(
      kernel,
      context,
      { call: 'categoryCards.refresh', body: input },
      (keep: Keep<Written>) => writeCards(kernel, context.actor, input, keep),
      ({ price, orderIds }) => ({ price, order_ids: orderIds }),
    ),
  ),
  batch: rpc.categoryCards.batch.handler(({ context, input }) =>
    withIdempotencyKey(
      kernel,
      context,
      { call: 'categoryCards.batch', body: input },
      (keep: Keep<Batch>) => batchCards(kernel, context.actor, input, keep),
      ({ ids, bulkOrderId, ordered, incomplete, price }) => ({
        ...(ids.length > 0 ? { message: message('cards_created', context.actor.language, { count: ids.length }) } : {}),
        category_card_ids: ids,
        bulk_order_id: bulkOrderId,
        ordered,
        incomplete,
        price,
      }),
    ),
  ),
});
