// Calls on second opinions.
import { opinionPrice } from '@folio/contract/second-opinions';
import { countWords } from '@folio/contract/tool-price';
import { textOfHtml } from '@folio/engine/document/plain-text';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { findCurrentVersion, getVisibleDetail } from '../documents/index.ts';
import { orderPolicy } from '../orders/index.ts';
import { createSecondOpinion, findReader, presentOpinion, waitForOpinion } from './create-second-opinion.ts';
import { findLastOpinion, findOpinion } from './second-opinions.queries.ts';

export function secondOpinionRoutes(kernel: Kernel) {
  return {
    show: rpc.secondOpinions.show.handler(async ({ context: { actor }, input }) => {
      const detail = await getVisibleDetail(kernel, actor, input.order_detail_id);
      const version = await findCurrentVersion(kernel.database, detail.id);
      const last = await findLastOpinion(kernel.database, detail.id);
      const reader = await findReader(kernel, detail.account_id);
      return {
        opinion: last && presentOpinion(last),
        price: opinionPrice(countWords(textOfHtml(version?.html ?? ''))),
        model: reader?.modelId ?? null,
        can: { create: reader !== null && version !== null && orderPolicy.abilities(actor, detail).edit },
      };
    }),
    create: rpc.secondOpinions.create.handler(({ context, input, signal }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'secondOpinions.create', body: input },
        (keep: Keep<number>) => createSecondOpinion(kernel, context.actor, input.order_detail_id, keep, signal),
        async (id) => ({ opinion: await waitForOpinion(kernel, context.actor, id, signal) }),
        async (id) => (await findOpinion(kernel.database, id)) === null,
      ),
    ),
  };
}
