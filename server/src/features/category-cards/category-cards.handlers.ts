// Updates cards and the keyword index after changes of texts, pages and orders.
import { type EventSubscriber, onEvent, payloadOf } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { voiceDeleted } from '../brand-voices/index.ts';
import { documentSaved } from '../documents/index.ts';
import { linkEvents } from '../links/index.ts';
import { orderEvents } from '../orders/index.ts';
import { pageStateChanged, pagesRead } from '../pages/index.ts';
import { scopeEmptied } from '../workspaces/index.ts';
import { endWriting, moveCards, outdateCardsOf, renewCards, stopWriting } from './category-cards.queries.ts';
import { clearVoiceOfCards } from './clear-voice.queries.ts';
import { reindexKeywords, requestIndex } from './index-keywords.ts';
import { queueDocuments, queueHolders, queuePages } from './keyword-index.queries.ts';

export const categoryCardHandlers = [
  onEvent(documentSaved, async (kernel, tx, { orderDetailId }) => {
    if ((await queueDocuments(tx, [orderDetailId])) > 0) await requestIndex(kernel, tx);
  }),
  onEvent(pagesRead, async (kernel, tx, { pageIds }) => {
    await queuePages(tx, pageIds);
    // Its primary keyword may have changed: texts that link to it are read again.
    await queueHolders(tx, { targetPageIds: pageIds });
    await requestIndex(kernel, tx);
  }),
  /** A target that breaks or moves demotes its keyword; one that answers again promotes it back. */
  onEvent(pageStateChanged, async (kernel, tx, { pages }) => {
    for (const { id, to } of pages) {
      const problem = `card_target_lost:${id}`;
      if (to === 'broken' || to === 'redirected') await outdateCardsOf(tx, [id], problem);
      if (to === 'active') await renewCards(tx, problem);
    }
    await queueHolders(tx, { targetPageIds: pages.map(({ id }) => id) });
    await queuePages(
      tx,
      pages.map(({ id }) => id),
    );
    await requestIndex(kernel, tx);
  }),
  onEvent(linkEvents.linkRulesChanged, (kernel, tx, { scope, keywords, language }) =>
    reindexKeywords(kernel, tx, scope, { keywords, language }),
  ),
  onEvent(orderEvents.orderCancelled, async (_kernel, tx, { orderDetailIds }) => {
    await stopWriting(tx, orderDetailIds);
  }),
  onEvent(voiceDeleted, (_kernel, tx, voice) => clearVoiceOfCards(tx, voice)),
  onEvent(scopeEmptied, (_kernel, tx, { scope, toUserId }) => moveCards(tx, scope, toUserId)),
];

/** Documents that were accepted are read for the index, and their cards are ready; cards of failed ones are drafts again. */
export const followCardOrders =
  (kernel: Kernel): EventSubscriber =>
  async (tx, events) => {
    const accepted = events.flatMap((event) => (payloadOf(orderEvents.orderAccepted, event) ? (event.subjectId ?? []) : []));
    const failed = events.flatMap((event) => (payloadOf(orderEvents.orderFailed, event) ? (event.subjectId ?? []) : []));
    const changed = [...(await endWriting(tx, accepted)), ...(await stopWriting(tx, failed))];
    // Noted with its document, the card still was being written.
    for (const scope of changed) kernel.changes.note(tx, scope);
    if (accepted.length === 0) return;
    await queueDocuments(tx, accepted);
    await requestIndex(kernel, tx);
  };
