import { onEvent } from '../../kernel/events.ts';
import { scopeEmptied, scopeEmptying } from '../workspaces/index.ts';
import { lockOrders, moveOrders } from './empty-scope.queries.ts';

export const orderHandlers = [
  onEvent(scopeEmptying, (_kernel, tx, { scope }) => lockOrders(tx, scope)),
  onEvent(scopeEmptied, async (_kernel, tx, { scope, toUserId, moved }) => {
    moved.documents += await moveOrders(tx, scope, toUserId);
  }),
];
