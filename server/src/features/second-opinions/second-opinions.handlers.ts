import { onEvent } from '../../kernel/events.ts';
import { documentsDeleting } from '../documents/index.ts';
import { releaseCredits } from '../ledger/index.ts';
import { dropOpinionsOf } from './second-opinions.queries.ts';

export const secondOpinionHandlers = [
  onEvent(documentsDeleting, async (_kernel, tx, { orderDetailIds }) => {
    for (const reserved of await dropOpinionsOf(tx, orderDetailIds)) await releaseCredits(tx, reserved);
  }),
];
