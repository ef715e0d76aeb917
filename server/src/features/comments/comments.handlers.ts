import { onEvent } from '../../kernel/events.ts';
import { documentEvents } from '../documents/index.ts';
import { moveQuotes } from './move-quotes.ts';

export const commentHandlers = [
  onEvent(documentEvents.documentTextChanged, (_kernel, tx, { orderDetailId, oldHtml, newHtml }) =>
    moveQuotes(tx, orderDetailId, oldHtml, newHtml),
  ),
];
