import { onEvent } from '../../kernel/events.ts';
import { documentsDeleting } from '../documents/index.ts';
import { releaseCredits } from '../ledger/index.ts';
import { dropRewritesOf } from './rewrites.queries.ts';

export const rewriteHandlers = [
  onEvent(documentsDeleting, async (_kernel, tx, { orderDetailIds }) => {
    for (const reserved of await dropRewritesOf(tx, orderDetailIds)) await releaseCredits(tx, reserved);
  }),
];
