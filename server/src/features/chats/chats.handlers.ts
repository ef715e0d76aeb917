import { onEvent } from '../../kernel/events.ts';
import { scopeEmptied } from '../workspaces/index.ts';
import { deleteChatsOf, leaveWorkspace } from './empty-scope.queries.ts';

export const chatHandlers = [
  // A conversation stays with its author: of a deleted workspace among their own ones, of a removed person it is deleted.
  onEvent(scopeEmptied, (_kernel, tx, { scope }) =>
    'workspaceId' in scope ? leaveWorkspace(tx, scope.workspaceId) : deleteChatsOf(tx, scope.userId),
  ),
];
