import { onEvent } from '../../kernel/events.ts';
import { personRemoved } from '../accounts/index.ts';
import { workspaceDeleted } from '../workspaces/index.ts';
import { deleteCaps } from './caps.queries.ts';

export const ledgerHandlers = [
  onEvent(personRemoved, (_kernel, tx, { userId }) => deleteCaps(tx, { userId })),
  onEvent(workspaceDeleted, (_kernel, tx, { workspaceId }) => deleteCaps(tx, { workspaceId })),
];
