import { onEvent } from '../../kernel/events.ts';
import { scopeEmptied } from '../workspaces/index.ts';
import { moveOrders } from './empty-scope.queries.ts';

export const orderHandlers = [
  onEvent(scopeEmptied, async (_kernel, tx, { scope, toUserId, moved }) => {
    moved.documents += await moveOrders(tx, scope, toUserId);
  }),
];
