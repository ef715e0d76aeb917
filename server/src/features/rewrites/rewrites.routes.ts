// Calls that rewrite a passage of a document.
import { type RewriteEvent, rewriteActions, rewritePrice } from '@folio/contract/rewrites';
import { whyNotBuiltIn } from '@folio/engine/rewrite/rewrite-passage';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { getEditableDetail } from '../documents/index.ts';
import { findTextModelName } from '../models/index.ts';
import { followRewrite } from './follow-rewrite.ts';
import { rewritePassage } from './rewrite-passage.ts';
import { findRewrite } from './rewrites.queries.ts';

export function rewriteRoutes(kernel: Kernel) {
  return {
    options: rpc.rewrites.options.handler(async ({ context: { actor }, input }) => {
      const detail = await getEditableDetail(kernel, actor, input.order_detail_id);
      const hasModel = (await findTextModelName(kernel, actor.accountId)) !== null;
      const reasonFor = (action: (typeof rewriteActions)[number]) => {
        const code = hasModel ? null : whyNotBuiltIn(action, detail.language);
        return code === null ? null : message(code === 'NEEDS_MODEL' ? 'rewrite_needs_model' : code, actor.language);
      };
      const price = rewritePrice(input.words);
      return {
        options: rewriteActions.map((action) => ({ action, price, reason: reasonFor(action) })),
      };
    }),
    write: rpc.rewrites.write.handler(({ context, input, signal }) => {
      const { actor, setHeader } = context;
      // A proxy that gathers the answer first would show the words all at once.
      setHeader('x-accel-buffering', 'no');
      let begun: AsyncGenerator<RewriteEvent> | undefined;
      const begin = async (keep: Keep<number>) => {
        const { id, events } = await rewritePassage(kernel, actor, input, keep, signal);
        begun = events;
        return id;
      };
      return withIdempotencyKey(
        kernel,
        context,
        { call: 'rewrites.write', body: input },
        begin,
        (id) => begun ?? followRewrite(kernel, actor, id, signal),
        async (id) => (await findRewrite(kernel.database, id)) === null,
      );
    }),
  };
}
