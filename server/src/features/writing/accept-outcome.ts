// The generated text becomes the document of its order, and its price is settled, in one transaction.
import type { Tool } from '@folio/catalogue/define-tool';
import { settledPrice } from '@folio/contract/tool-price';
import type { EngineOutcome } from '@folio/engine/core/engine-types';
import { withNotes } from '@folio/engine/document/document-notes';
import { allEnded } from '../../kernel/db/database.ts';
import { raiseEvent } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { lockVoiceMaker } from '../brand-voices/index.ts';
import { deliverVersion, prepareVersion } from '../documents/index.ts';
import { settleCredits } from '../ledger/index.ts';
import { attempts, orderEvents } from '../orders/index.ts';
import { newTextLinksPort } from './new-text-links-port.ts';
import { orderEvent } from './order-event.ts';
import { insertMadeFiles, saveGeneratedFiles } from './save-generated-files.ts';
import { isVoiceAsked, saveVoice } from './save-voice.ts';
import { wholeOf, workOf } from './write-part.ts';

type Facts = NonNullable<Parameters<typeof prepareVersion>[2]>;

/** Scoring context of a first text, as the document's row has it by now. */
const factsOf = (
  attempt: attempts.Attempt,
  { workspaceId, userId }: { workspaceId: number | null; userId: number },
  { content, engine, sourcesUsed }: Pick<Facts, 'content' | 'engine'> & { sourcesUsed: number[] },
): Facts => ({
  account_id: attempt.account_id,
  workspace_id: workspaceId,
  user_id: userId,
  tool_slug: attempt.tool_slug,
  category: attempt.category,
  language: attempt.language,
  engine,
  content,
  fields: attempt.fields,
  source_ids: [...attempt.source_ids, ...sourcesUsed],
});

/** Marks the outcome as delivered, as the next version of its document, and settles its price; nothing where another attempt was faster. */
export async function acceptOutcome(
  kernel: Kernel,
  tool: Tool,
  attempt: attempts.Attempt,
  outcome: EngineOutcome,
): Promise<void> {
  const { id, fields, language, part, account_id: accountId, user_id: userId } = attempt;
  const price = settledPrice(tool.credits, attempt.price, {
    result: outcome.result,
    words: outcome.words,
    input: workOf(tool, attempt).fields,
    isOutline: outcome.engine.nature === 'outline' || outcome.engine.nature === 'brief',
    ...(outcome.share === undefined ? {} : { share: outcome.share }),
  });
  const given = typeof fields.order_title === 'string' && fields.order_title !== '' ? fields.order_title : null;
  // A result without a title uses the title of the order.
  const ordered = given ?? (outcome.title === tool.name ? attempt.title : outcome.title);
  const files = await saveGeneratedFiles(kernel, attempt, outcome);
  // The text is not generated again after a transaction conflict.
  await kernel.database.transaction(async (tx) => {
    const canHaveVoice = isVoiceAsked(attempt, outcome) && (await lockVoiceMaker(tx, userId));
    const { result: content, words, engine, sourcesUsed, ...whole } = part ? await wholeOf(tx, id, part, outcome) : outcome;
    const title = part ? whole.title : ordered;
    const accepted = await attempts.acceptAttempt(tx, id, attempt.attempt, {
      title,
      content,
      words,
      engine,
      sourcesUsed,
      language,
      price,
    });
    if (!accepted) return;
    kernel.changes.note(tx, { workspace_id: accepted.workspaceId, user_id: accepted.userId });
    const said = await saveVoice(tx, attempt, accepted, outcome, canHaveVoice);
    const made = await insertMadeFiles(tx, files, withNotes(whole.html, said));
    const { workspaceId, userId: ownerId } = accepted;
    const settle = { accountId, userId, orderDetailId: id, reserved: attempt.credits_reserved, spent: price };
    const event = orderEvent({ ...attempt, user_id: ownerId }, { workspaceId, title });
    // A rewritten item of a text and the text of an order without a website get no links.
    const isLinked = part === null && attempt.website_id !== null;
    const html = isLinked ? await newTextLinksPort.of(kernel)(tx, { orderDetailId: id, html: made, language }) : made;
    // A rewritten text becomes the next version, which dispatches its changes to comments and approvals.
    if (attempt.version_count > 0) {
      await deliverVersion(kernel, tx, { orderDetailId: id, title, html, words, userId, origin: 'engine' });
      await allEnded([settleCredits(tx, settle), raiseEvent(tx, orderEvents.orderAccepted, event)]);
      return;
    }
    const insertVersion = await prepareVersion(
      tx,
      { order_detail_id: id, title, html, words, origin: 'engine' },
      factsOf(attempt, accepted, { content, engine, sourcesUsed }),
    );
    // Sent at once, the account's row, for which others wait, last.
    await allEnded([insertVersion(), settleCredits(tx, settle), raiseEvent(tx, orderEvents.orderAccepted, event)]);
  });
}
