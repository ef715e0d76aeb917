import { onEvent } from '../../kernel/events.ts';
import { documentsLeaving } from '../documents/index.ts';
import { scopeEmptied } from '../workspaces/index.ts';
import { forgetDocuments, moveSources } from './core/empty-scope.queries.ts';

export const linkHandlers = [
  onEvent(scopeEmptied, (_kernel, tx, { scope, toUserId }) => moveSources(tx, scope, toUserId)),
  onEvent(documentsLeaving, (_kernel, tx, { orderDetailIds }) => forgetDocuments(tx, orderDetailIds)),
];
