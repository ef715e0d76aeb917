import { onEvent } from '../../kernel/events.ts';
import { documentTextChanged } from '../documents/index.ts';
import { moveQuotes } from './move-quotes.ts';

export const commentHandlers = [
  onEvent(documentTextChanged, (_kernel, tx, { orderDetailId, oldHtml, newHtml }) =>
    moveQuotes(tx, orderDetailId, oldHtml, newHtml),
  ),
];
