import { onEvent } from '../../kernel/events.ts';
import { modelConnected } from '../models/index.ts';
import { scopeEmptied } from '../workspaces/index.ts';
import { requestEmbedding } from './embed-passages.ts';
import { leaveWorkspace } from './sources.queries.ts';

export const sourceHandlers = [
  onEvent(scopeEmptied, async (_kernel, tx, { scope }) => {
    if ('workspaceId' in scope) await leaveWorkspace(tx, scope.workspaceId);
  }),
  onEvent(modelConnected, async (kernel, tx, { capability }) => {
    if (capability === 'embedding') await requestEmbedding(kernel, tx);
  }),
];
