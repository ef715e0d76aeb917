import { onEvent } from '../../kernel/events.ts';
import { documentEvents } from '../documents/index.ts';
import { releaseCredits } from '../ledger/index.ts';
import { dropOpinionsOf } from './second-opinions.queries.ts';

export const secondOpinionHandlers = [
  onEvent(documentEvents.documentsDeleting, async (_kernel, tx, { orderDetailIds }) => {
    for (const reserved of await dropOpinionsOf(tx, orderDetailIds)) await releaseCredits(tx, reserved);
  }),
];
