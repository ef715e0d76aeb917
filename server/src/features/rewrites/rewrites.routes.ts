// Calls that rewrite a passage of a document.
import { rewriteActions, rewritePrice } from '@folio/contract/rewrites';
import { whyNotBuiltIn } from '@folio/engine/rewrite/rewrite-passage';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { rpc } from '../../kernel/rpc.ts';
import { getEditableDetail } from '../documents/index.ts';
import { findTextModelName } from '../models/index.ts';
import { rewritePassage } from './rewrite-passage.ts';

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
        status: 'success' as const,
        options: rewriteActions.map((action) => ({ action, price, reason: reasonFor(action) })),
      };
    }),
    write: rpc.rewrites.write.handler(({ context: { actor, setHeader }, input, signal }) => {
      // A proxy that gathers the answer first would show the words all at once.
      setHeader('x-accel-buffering', 'no');
      return rewritePassage(kernel, actor, input, signal);
    }),
  };
}
